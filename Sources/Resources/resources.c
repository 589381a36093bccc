// SwiftPM puts this folder's resources beside the program; for a target of Swift it would load Foundation to find them.

import FoundationEssentials
import Glibc
import SaveFormat

// Prints a table of what becomes of every one-byte change of the saves named on the command line, and ends with
// status 1 when one is not answered as it should be.

/// Fills up to a column's width.
func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(width - text.count, 0)) + text
}

let files = CommandLine.arguments.dropFirst()
let codes = Diagnostic.Code.allCases.filter { $0 != .file && $0 != .size }
let heads = ["texts", "loaded", "warned"] + codes.map(\.rawValue) + ["slowest"]
print("save".padded(16) + heads.map { column($0, 12) }.joined())

var findings: [String] = []
for file in files {
  let result = Exhaustion(of: [UInt8](try Data(contentsOf: URL(filePath: file))))
  let refused = codes.map { result.refused[$0] ?? 0 }
  let numbers = [result.texts, result.loaded, result.warned] + refused
  let slowest = "\(Int((result.slowest * 1e6).rounded())) µs"
  let name = file.split(separator: "/").last.map(String.init) ?? file
  let cells = numbers.map(String.init) + [slowest]
  print(name.padded(16) + cells.map { column($0, 12) }.joined())
  findings += result.findings.map { "\(name) \($0)" }
}
for finding in findings { print(finding) }
exit(findings.isEmpty ? 0 : 1)

extension String {
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}

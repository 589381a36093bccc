extension Descriptor {
  /// Whether a container's home holds anything that a person may miss: more in Documents than an empty
  /// Inbox, or more in Library than what can be computed again.
  func holdsWhatAPersonMayMiss() -> Bool {
    Sandbox.layout.contains { components in
      if components == ["tmp"] || components == ["Library", "Caches"] { return false }
      do throws(FileFault) {
        return try openFolder(at: components).names().contains { name in
          guard let name else { return true }
          return !TemporaryFile.isName(name) && !Sandbox.layout.contains(components + [name])
        }
      } catch .doesNotExist {
        return false
      } catch {
        // What cannot be looked at is kept.
        return true
      }
    }
  }
}

extension Folder {
  /// Renames a file that cannot be used, so that nothing is written over it.
  ///
  /// `NAME.plist` becomes `NAME.damaged-N.plist` with the first number that is free.
  ///
  /// - Parameter companions: What stands behind the name in those of the files that belong to it; they
  ///   go first, where they are.
  /// - Returns: The name that it has now.
  public func setAside(
    _ name: String, with companions: [String] = []
  ) throws(FileError) -> String {
    var number = 1
    while true {
      let newName = aside(name, number)
      number += 1
      if (try? attributes(of: newName)) != nil { continue }
      do throws(FileError) {
        for companion in companions { try moveIfThere(name + companion, newName + companion) }
        try move(name, to: newName, replacing: false)
        return newName
      } catch  where error.fault == .alreadyExists {
        continue
      }
    }
  }

  private func aside(_ name: String, _ number: Int) -> String {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return "\(name[..<dot]).damaged-\(number)\(name[dot...])"
  }

  private func moveIfThere(_ name: String, _ newName: String) throws(FileError) {
    do throws(FileError) {
      try move(name, to: newName, replacing: false)
    } catch  where error.fault == .doesNotExist {
      // There is none.
    }
  }
}

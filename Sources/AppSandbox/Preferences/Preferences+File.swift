import Glibc

extension Preferences {
  private var fileName: String { domain + ".plist" }

  /// What the file holds; `nil` if there is none.
  func read() throws(PropertyListFileError) -> [String: PropertyList]? {
    let list: PropertyList
    do throws(PropertyListFileError) {
      list = try folder.readPropertyList(fileName)
    } catch .file(let error) where error.fault == .doesNotExist {
      return nil
    }
    guard let members = list.dictionaryValue else {
      let error = PropertyListError(.rootIsNoDictionary(list.kind))
      throw .content(path: folder.path(of: fileName), error)
    }
    return members
  }

  func write(_ members: [String: PropertyList]) throws(PropertyListFileError) {
    try folder.write(.dictionary(members), to: fileName)
  }

  /// Renames the file to `DOMAIN.damaged-N.plist` with the first number that is free.
  func setAside(because error: PropertyListFileError) throws(PropertyListFileError) -> DamagedFile {
    do throws(FileError) {
      return DamagedFile(name: try folder.setAside(fileName), error: error)
    } catch {
      throw .file(error)
    }
  }

  /// Waits for others to be done with the file, which takes them a few milliseconds.
  func lock() throws(PreferencesError) -> FileLock {
    let name = "Preferences-\(domain).lock"
    let end = ContinuousClock.now + .seconds(2)
    while true {
      do throws(FileError) {
        if let lock = try FileLock(name, in: locks) { return lock }
      } catch {
        throw .file(.file(error))
      }
      if ContinuousClock.now > end { throw .isBusy(path: locks.path(of: name)) }
      usleep(1000)
    }
  }
}

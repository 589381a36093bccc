import FoundationEssentials

/// A property list's file that cannot be read or written.
public enum PropertyListFileError: Error, Hashable, Sendable {
  case file(FileError)
  /// The file was read, or the list was not written, for a reason in its content.
  case content(path: String, PropertyListError)
}

extension PropertyListFileError: CustomStringConvertible {
  /// `PATH: REASON`.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .content(let path, let error): "\(path): \(error)"
    }
  }
}

extension Folder {
  /// Reads a property list in either form, within the limits of ``PropertyList``.
  public func readPropertyList(
    _ name: String
  ) throws(PropertyListFileError) -> PropertyList {
    let data: Data
    do throws(FileError) {
      data = try read(name, limit: PropertyList.sizeLimit)
    } catch {
      throw .file(error)
    }
    do throws(PropertyListError) {
      return try PropertyList.read(data)
    } catch {
      throw .content(path: path(of: name), error)
    }
  }

  /// Writes a property list as XML, with the promises of ``write(_:to:replacing:)``.
  ///
  /// - Throws: ``PropertyListFileError``; the old file is then as it was.
  public func write(
    _ list: PropertyList, to name: String, replacing: Bool = true
  ) throws(PropertyListFileError) {
    let data: Data
    do throws(PropertyListError) {
      data = try list.xml()
    } catch {
      throw .content(path: path(of: name), error)
    }
    do throws(FileError) {
      try write(data, to: name, replacing: replacing)
    } catch {
      throw .file(error)
    }
  }
}

import FoundationEssentials

/// Secrets in files of their own, each written whole or not at all.
struct SecretFiles: SecretTexts {
  let folder: Folder

  /// Larger than any line that a secret within its limit makes.
  private static let limit = 2 * Keychain.limit

  func text(for item: KeychainItem) throws(KeychainError) -> String? {
    let data: Data
    do throws(FileError) {
      data = try folder.read(name(item), limit: Self.limit)
    } catch {
      switch error.fault {
      case .doesNotExist: return nil
      case .isLarger: throw .isDamaged(item, in: .files)
      default: throw .file(error)
      }
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .isDamaged(item, in: .files)
    }
    return text
  }

  func keep(_ text: String, for item: KeychainItem) throws(KeychainError) {
    do throws(FileError) {
      try folder.write(Data(text.utf8), to: name(item))
    } catch {
      throw .file(error)
    }
  }

  func remove(_ item: KeychainItem) throws(KeychainError) {
    do throws(FileError) {
      try folder.remove(name(item))
    } catch {
      if error.fault != .doesNotExist { throw .file(error) }
    }
  }

  private func name(_ item: KeychainItem) -> String { item.fileName + ".secret" }
}

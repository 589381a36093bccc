import AppSandbox
import SavedGames
import TerminalBoard

/// Why a theme is not to be had.
enum ThemeError: Error {
  case isUnknown(String)
  case file(FileError)
  /// As a path in the bundle.
  case isNotUTF8(file: String)
  /// As a path in the bundle.
  case content(file: String, ThemeFault)
}

extension ThemeError: CustomStringConvertible {
  var description: String {
    switch self {
    case .isUnknown(let name): "there is no theme \"\(name)\"."
    case .file(let error): "\(error)."
    case .isNotUTF8(let file): "\(file): is not UTF-8."
    case .content(let file, let fault): "\(file): \(fault)."
    }
  }
}

/// The themes that the bundle brings, and the plain one, which is always there.
struct Themes {
  /// The theme of who has chosen none.
  static let usual = "block"

  private static let folder = "themes"
  private static let suffix = ".theme"
  /// In bytes.
  private static let sizeLimit = 65_536

  let bundle: ResourceBundle?

  /// What they are called, the plain one last; of a bundle that cannot be read, that one alone.
  var names: [String] {
    let files = (try? bundle?.list(Themes.folder)) ?? []
    return files.filter { $0.hasSuffix(Themes.suffix) }.map {
      String($0.dropLast(Themes.suffix.count))
    } + [Theme.plain.name]
  }

  func theme(named name: String) throws(ThemeError) -> Theme {
    if name == Theme.plain.name { return .plain }
    guard let bundle, !name.contains("/") else { throw .isUnknown(name) }
    let file = Themes.folder + "/" + name + Themes.suffix
    let text = try text(of: file, in: bundle, named: name)
    do throws(ThemeFault) {
      return try Theme(name: name, text: text)
    } catch {
      throw .content(file: file, error)
    }
  }

  private func text(
    of file: String, in bundle: ResourceBundle, named name: String
  ) throws(ThemeError) -> String {
    do throws(FileError) {
      let data = try bundle.read(file, limit: Themes.sizeLimit)
      if let text = String(validating: data, as: UTF8.self) { return text }
    } catch  where error.fault == .doesNotExist {
      throw .isUnknown(name)
    } catch {
      throw .file(error)
    }
    throw .isNotUTF8(file: file)
  }

  /// The theme behind `theme` that a terminal can show; after the last comes the first.
  ///
  /// - Parameter isASCII: Whether the terminal shows ASCII alone.
  /// - Returns: Also why any between the two is passed over; `theme` itself where there is no other.
  func next(after theme: Theme, isASCII: Bool) -> (theme: Theme, faults: [ThemeError]) {
    let names = names
    let start = names.firstIndex(of: theme.name) ?? -1
    var faults: [ThemeError] = []
    for step in 1...names.count {
      do throws(ThemeError) {
        let next = try self.theme(named: names[(start + step) % names.count])
        if next.isASCII || !isASCII { return (next, faults) }
      } catch {
        faults.append(error)
      }
    }
    return (theme, faults)
  }
}

import AppSandbox
import SavedGames
import TerminalBoard

/// Why a theme is not to be had.
enum ThemeError: Error {
  case isUnknown(String)
  case text(ResourceTextError)
  /// As a path in the bundle.
  case content(file: String, ThemeFault)
}

extension ThemeError: CustomStringConvertible {
  var description: String {
    switch self {
    case .isUnknown(let name): "there is no theme \"\(name)\"."
    case .text(let error): "\(error)"
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
    let text: String
    do throws(ResourceTextError) {
      text = try bundle.text(of: file)
    } catch .file(let error) where error.fault == .doesNotExist {
      throw .isUnknown(name)
    } catch {
      throw .text(error)
    }
    do throws(ThemeFault) {
      return try Theme(name: name, text: text)
    } catch {
      throw .content(file: file, error)
    }
  }

  /// The theme behind `theme` that a terminal can show; after the last comes the first.
  ///
  /// - Parameter isASCII: Whether the terminal shows ASCII alone.
  /// - Returns: Also why any between the two is passed over; `theme` itself where there is no other.
  func next(after theme: Theme, isASCII: Bool) -> (theme: Theme, faults: [ThemeError]) {
    var faults: [ThemeError] = []
    for name in names.following(theme.name) {
      do throws(ThemeError) {
        let next = try self.theme(named: name)
        if next.isASCII || !isASCII { return (next, faults) }
      } catch {
        faults.append(error)
      }
    }
    return (theme, faults)
  }
}

extension Surroundings {
  /// The one of our languages that the environment asks for, by the names of POSIX:
  /// `language_TERRITORY.codeset@modifier`.
  var language: String {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    let name = names.first { !$0.isEmpty } ?? ""
    let parts = name.prefix { $0 != "." && $0 != "@" }.split(
      separator: "_", omittingEmptySubsequences: false)
    return switch (parts.first, parts.dropFirst().first) {
    case ("fr", _): "fr"
    // Elsewhere Chinese is written in traditional characters.
    case ("zh", nil), ("zh", "CN"), ("zh", "SG"): "zh-Hans"
    default: "en"
    }
  }
}

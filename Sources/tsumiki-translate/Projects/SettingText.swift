import Foundation

/// The values of settings, which may stand in each other.
enum SettingText {
  /// A longer value is a mistake or an attack; it is cut there.
  static let mostBytes = 1 << 16

  /// A value with `$(inherited)` put in, for which a setting may also say its own name.
  static func inheriting(_ value: String, _ old: String, of name: String) -> String {
    let ways = ["inherited", name].flatMap { ["$(\($0))", "${\($0)}"] }
    let words = Dictionary(ways.map { ($0, old) }) { first, _ in first }
    return replacing(words, in: value, mostBytes: mostBytes)
  }

  /// A text with words replaced.
  ///
  /// Nothing more is put in where the text would become longer than `mostBytes`.
  static func replacing(_ words: [String: String], in text: String, mostBytes: Int) -> String {
    var result = text
    for (word, value) in words.sorted(by: { $0.key < $1.key }) {
      guard result.contains(word) else { continue }
      let parts = result.components(separatedBy: word)
      let length = result.utf8.count + (parts.count - 1) * (value.utf8.count - word.utf8.count)
      guard length <= mostBytes else { continue }
      result = parts.joined(separator: value)
    }
    return result
  }

  /// A text with `$(NAME)` and `${NAME:rfc1034identifier}` put in.
  static func expand(_ text: String, _ variables: [String: String]) -> String {
    var expansion = SettingExpansion(variables)
    return expansion.text(text[...])
  }

  /// The setting of a name with conditions, such as `NAME[sdk=iphoneos*]`; nil where they do not hold for a
  /// phone in a configuration.
  static func name(_ written: String, configuration: String?) -> String? {
    let name = written.prefix { $0 != "[" }.trimmingCharacters(in: .whitespaces)
    for condition in written.matches(of: /\[\s*(\w+)\s*=\s*([^\]]*)\]/) {
      let wanted = condition.2.trimmingCharacters(in: .whitespaces)
      let known: [Substring: String?] = [
        "sdk": "iphoneos", "arch": "arm64", "config": configuration, "variant": "normal",
      ]
      guard let value = known[condition.1] ?? nil, matches(value, wanted) else { return nil }
    }
    return name
  }

  /// Whether a value is the one of a condition, whose star stands for any end.
  private static func matches(_ value: String, _ wanted: String) -> Bool {
    guard let star = wanted.firstIndex(of: "*") else { return value == wanted }
    return value.hasPrefix(wanted[..<star])
  }

  /// A setting as the name of a module, which is also that of files and folders: what no name in
  /// Swift can hold is made an underscore.
  static func moduleName(_ value: String) -> String {
    let isName =
      !value.isEmpty && value.utf8.count <= 200 && value.first?.isNumber == false
      && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName ? value : AppFolder.moduleName(String(value.prefix(100)))
  }

  /// Whether a value that becomes a name leads to another folder.
  static func leadsElsewhere(_ value: String) -> Bool { value.contains("/") || value == ".." }
}

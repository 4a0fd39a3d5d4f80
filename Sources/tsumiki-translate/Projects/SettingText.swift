import Foundation

/// The values of settings, which may stand in each other.
enum SettingText {
  /// A longer value is a mistake or an attack; it is cut there.
  static let mostBytes = 1 << 16

  /// A value with `$(inherited)` put in.
  static func inheriting(_ value: String, _ old: String) -> String {
    replacing(["$(inherited)": old, "${inherited}": old], in: value, mostBytes: mostBytes)
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
    var result = text
    for _ in 0..<8 {
      guard let match = result.firstMatch(of: /\$[({]([A-Za-z0-9_]+)(:[A-Za-z0-9_:]+)?[)}]/) else {
        break
      }
      var value = variables[String(match.1)] ?? ""
      if let modifier = match.2, modifier.contains("identifier") {
        value = String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
      }
      guard result.utf8.count + value.utf8.count <= mostBytes else { break }
      result.replaceSubrange(match.range, with: value)
    }
    return result
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

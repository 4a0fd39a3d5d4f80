/// Puts the values of settings into the texts of a property list.
struct ListValues {
  private let variables: [String: String]
  /// How much may be put in; more is a mistake or an attack, and stays as it is written.
  private var room: Int

  init(_ variables: [String: String], mostBytes: Int) {
    self.variables = variables
    room = mostBytes
  }

  /// The list with the values of what its texts name.
  mutating func putIn(_ value: Any) -> Any {
    switch value {
    case let text as String:
      guard room > 0, text.contains("$") else { return text }
      let expanded = SettingText.expand(text, variables)
      room -= expanded.utf8.count
      return expanded
    case let list as [Any]: return list.map { putIn($0) }
    case let entries as [String: Any]:
      return entries.sorted { $0.key < $1.key }.reduce(into: [String: Any]()) { result, entry in
        result[entry.key] = putIn(entry.value)
      }
    default: return value
    }
  }
}

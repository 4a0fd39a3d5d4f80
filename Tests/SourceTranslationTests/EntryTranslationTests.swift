import Testing

/// Values that `@Entry` puts into the environment.
@Suite struct EntryTranslationTests {
  private func entry(_ line: String, in type: String = "EnvironmentValues") -> String {
    let source = "extension \(type) {\n  \(line)\n}"
    let lines = body(source).split(separator: "\n").map(String.init)
    return lines[1].split(separator: " ").joined(separator: " ")
  }

  @Test(arguments: [
    ("@Entry var size: Int = 1", "Int", "return 1"),
    ("@Entry var size: CGSize?", "CGSize?", "nil"),
    ("@Entry var size: () -> Void = { a() }", "() -> Void", "return { a() }"),
  ])
  func `a value has a property and a key`(line: String, type: String, value: String) {
    #expect(
      entry(line)
        == "var size: \(type) { get { self[_EntryKey_size.self] }"
        + " set { self[_EntryKey_size.self] = newValue } };"
        + " private struct _EntryKey_size: SwiftUI.EnvironmentKey { typealias Value = \(type);"
        + " static var defaultValue: \(type) { \(value) } }"
    )
  }

  @Test(arguments: ["1", "-1.5", "Store.preview", "UUID().uuidString", "[1, 2]", "nil as Store?"])
  func `the value may tell the type`(value: String) {
    for access in ["", "public ", "private "] {
      #expect(
        entry("@Entry \(access)var size = \(value)")
          == "\(access)var size: _EntryKey_size.Value { get { self[_EntryKey_size.self] }"
          + " set { self[_EntryKey_size.self] = newValue } };"
          + " \(access)struct _EntryKey_size: SwiftUI.EnvironmentKey {"
          + " \(access == "public " ? access : "")nonisolated(unsafe) static let defaultValue ="
          + " \(value) }"
      )
    }
  }

  @Test func `an entry is as open as the extension around it`() {
    let source = "public extension EnvironmentValues {\n  @Entry var size = 1\n}"
    #expect(body(source).contains("} }; struct _EntryKey_size: SwiftUI.EnvironmentKey {"))
    #expect(body(source).contains("{ public nonisolated(unsafe) static let defaultValue = 1 }"))
  }

  @Test func `a transaction has entries as well`() {
    #expect(entry("@Entry var size: Int = 1", in: "Transaction").contains("SwiftUI.TransactionKey"))
  }

  @Test func `access and other attributes stay`() {
    let text = entry("@Entry @MainActor public internal(set) var size: Int = 1")
    #expect(text.hasPrefix("@MainActor public internal(set) var size: Int { get {"))
  }

  @Test func `a value may go over several lines`() {
    let source = """
      extension EnvironmentValues {
        @Entry var store: Store =
          Store(
            1
          )
        var other: Int { 1 }
      }
      """
    let lines = body(source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 7)
    #expect(lines.suffix(3) == ["    ) } }", "  var other: Int { 1 }", "}"])
  }

  @Test(arguments: ["Store", "Transaction2"])
  func `in other types the name may mean something else`(type: String) {
    #expect(entry("@Entry var size: Int = 1", in: type) == "@Entry var size: Int = 1")
  }
}

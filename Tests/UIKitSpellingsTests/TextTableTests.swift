import Diagnostics
import Foundation
import Testing
import UIKitSpellings

/// Tables in which not every value is a text.
@Suite struct TextTableTests {
  private static var table: [String: Any] {
    [
      "plain": "a text", "books": ["other": "%d"], "list": ["one"], "number": 7,
    ]
  }

  private func withBundle(
    _ format: PropertyListSerialization.PropertyListFormat,
    _ body: (Bundle) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tables-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try PropertyListSerialization.data(fromPropertyList: Self.table, format: format, options: 0)
      .write(to: language.appendingPathComponent("Table.strings"))
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `show keys where there is no text, and tell of it once`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    try withBundle(format) { bundle in
      let told = UIKitDiagnostics.recording {
        for _ in 0..<2 {
          func text(_ key: String, _ value: String = "") -> String {
            _localizedString(key, tableName: "Table", bundle: bundle, value: value, comment: "")
          }
          #expect(text("plain") == "a text")
          #expect(text("books") == "books")
          #expect(text("list", "a list") == "a list")
          #expect(text("number") == "number")
          #expect(text("absent", "none") == "none")
        }
      }
      #expect(told.map(\.code) == ["TSK-STRINGS"])
      #expect(told.first?.description.contains("books, list, number") == true)
    }
  }
}

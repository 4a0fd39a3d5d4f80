import Foundation
import Testing
import UIKitSpellings

/// Forms that a `.stringsdict` gives to texts with numbers.
@Suite struct `Texts with forms for numbers` {
  private func text(_ format: String, _ arguments: any CVarArg...) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plurals-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = [
      "books": [
        "NSStringLocalizedFormatKey": format,
        "n": ["NSStringFormatValueTypeKey": "d", "one": "%d book", "other": "%d books"],
      ]
    ]
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
      .write(to: language.appendingPathComponent("Table.stringsdict.plist"))
    let bundle = try #require(Bundle(path: folder.path))
    let known = _localizedString("books", tableName: "Table", bundle: bundle, comment: "")
    return String(_format: known, arguments: arguments)
  }

  @Test func `take the form of the number`() throws {
    #expect(try text("%#@n@ here", 1) == "1 book here")
    #expect(try text("%2$@ has %1$#@n@", 3, "Ann" as NSString) == "Ann has 3 books")
  }

  @Test(arguments: [
    "%-1$#@n", "%@ of", "%s", "%n", "%*d", "%1000000000d", "%.999999999f", "%p", "%1000$lld",
    "%2$d", "%0$d", "%2$4294967296 ", "%32001$**/**", "%7$ %",
  ])
  func `read no memory that a file names`(format: String) throws {
    #expect(try text("\(format) %#@n@", 3).contains(format))
  }

  @Test(arguments: ["\(Int.max)", String(repeating: "9", count: 30), "0"])
  func `count no further than there are numbers`(place: String) throws {
    let first = "%\(place)$#@n@"
    #expect(try text("\(first) and %1$d", 3).hasSuffix(" and 3"))
    #expect(try text("\(first) of %#@n@", 3).contains(" of "))
    #expect(try text("\(first) and %d of %#@n@", 3).contains(" of "))
  }
}

import Foundation
import TestSupport
import Testing
import UIKit
import UIKitSpellings

/// Forms of texts in several languages, by the rules that their grammars have.
@Suite struct `Forms for numbers` {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("plurals-\(UUID().uuidString).bundle")

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ table: [String: Any], _ language: String) throws -> Bundle {
      let folder = url.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
        .write(to: folder.appendingPathComponent("Table.stringsdict.plist"))
      return try #require(Bundle(path: url.path))
    }
  }

  private static func variable(_ forms: [String]) -> [String: String] {
    var variable = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType"]
    variable["NSStringFormatValueTypeKey"] = "d"
    for form in forms { variable[form] = "\(form) %d" }
    return variable
  }

  private static let all = ["zero", "one", "two", "few", "many", "other"]

  @Test func `in English are one, and all others`() throws {
    let folder = Folder()
    let table: [String: Any] = [
      "key": ["NSStringLocalizedFormatKey": "%#@n@", "n": Self.variable(["one", "other"])]
    ]
    let bundle = try folder.write(table, "en")
    let format = _localizedString("key", tableName: "Table", bundle: bundle, comment: "")
    for number in -3...120 {
      #expect(String(_format: format, number) == "\(abs(number) == 1 ? "one" : "other") \(number)")
    }
  }

  /// The rules for whole numbers, as Unicode's tables have them.
  private static func form(_ number: Int, _ language: String) -> String {
    let (ones, tens) = (number % 10, number % 100)
    switch language {
    case "ru":
      if ones == 1, tens != 11 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "pl":
      if number == 1 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "ar":
      if number < 3 { return ["zero", "one", "two"][number] }
      return (3...10).contains(tens) ? "few" : (11...99).contains(tens) ? "many" : "other"
    case "cs": return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "fr": return number < 2 ? "one" : "other"
    case "ja": return "other"
    default: return number == 1 ? "one" : "other"
    }
  }

  @Test(arguments: ["ru", "pl", "ar", "cs", "ja", "de", "he"])
  func `in other languages follow their rules`(
    _ language: String
  ) throws {
    let folder = Folder()
    // Nothing is special where a language has no form for it.
    let forms = language == "ar" ? Self.all : Self.all.filter { $0 != "zero" }
    let table: [String: Any] = [
      "key": ["NSStringLocalizedFormatKey": "%#@n@", "n": Self.variable(forms)]
    ]
    let bundle = try folder.write(table, language)
    let format = _localizedString("key", tableName: "Table", bundle: bundle, comment: "")
    for number in 0...130 where language != "he" || number != 2 {
      #expect(String(_format: format, number) == "\(Self.form(number, language)) \(number)")
    }
  }

  @Test func `have one for nothing where a text has it, whatever the language`() throws {
    let folder = Folder()
    let table: [String: Any] = [
      "key": ["NSStringLocalizedFormatKey": "%#@n@", "n": Self.variable(Self.all)],
      "plain": ["NSStringLocalizedFormatKey": "%#@n@", "n": Self.variable(["one", "other"])],
    ]
    let bundle = try folder.write(table, "en")
    let text = { _localizedString($0, tableName: "Table", bundle: bundle, comment: "") }
    #expect(String(_format: text("key"), 0) == "zero 0")
    #expect(String(_format: text("plain"), 0) == "other 0")
  }

  @Test(arguments: 0..<40) func `of several numbers are each one's own, in any order`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let folder = Folder()
    let names = ["a", "b", "c"]
    let order = names.indices.shuffled(using: &random)
    let isPlaced = random.once(in: 2)
    // By their places where the order is another.
    let parts = (isPlaced ? order : Array(names.indices)).map { index in
      isPlaced ? "%\(index + 1)$#@\(names[index])@" : "%#@\(names[index])@"
    }
    var entry: [String: Any] = ["NSStringLocalizedFormatKey": parts.joined(separator: ", ")]
    for name in names { entry[name] = Self.variable(["one", "other"]) }
    let bundle = try folder.write(["key": entry], "en")
    let numbers = names.map { _ in random.int(0...3) }
    let format = _localizedString("key", tableName: "Table", bundle: bundle, comment: "")
    let found = String(_format: format, arguments: numbers)
    let expected = (isPlaced ? order : Array(names.indices)).map {
      "\(numbers[$0] == 1 ? "one" : "other") \(numbers[$0])"
    }
    #expect(found == expected.joined(separator: ", "))
  }

  @Test func `in forms of others follow their own number`() throws {
    let folder = Folder()
    let table: [String: Any] = [
      "key": [
        "NSStringLocalizedFormatKey": "%#@files@",
        "files": [
          "NSStringFormatValueTypeKey": "d", "one": "%d file in %2$#@folders@",
          "other": "%d files in %2$#@folders@",
        ],
        "folders": ["NSStringFormatValueTypeKey": "d", "one": "one folder", "other": "%d folders"],
      ]
    ]
    let bundle = try folder.write(table, "en")
    let format = _localizedString("key", tableName: "Table", bundle: bundle, comment: "")
    #expect(String(_format: format, 1, 1) == "1 file in one folder")
    #expect(String(_format: format, 1, 3) == "1 file in 3 folders")
    #expect(String(_format: format, 5, 2) == "5 files in 2 folders")
  }

  @Test func `of one key are the same text every time`() throws {
    let folder = Folder()
    let table: [String: Any] = [
      "a": ["NSStringLocalizedFormatKey": "%#@n@", "n": Self.variable(["other"])],
      "b": ["NSStringLocalizedFormatKey": "%#@n@", "n": Self.variable(["other"])],
    ]
    let bundle = try folder.write(table, "en")
    let texts = ["a", "b", "a", "b", "a"].map {
      _localizedString($0, tableName: "Table", bundle: bundle, comment: "")
    }
    #expect(Set(texts).count == 2 && texts[0] == texts[2] && texts[1] == texts[3])
    // A key that the table lacks is asked of Foundation.
    let other = _localizedString(
      "c",
      tableName: "Table",
      bundle: bundle,
      value: "given",
      comment: ""
    )
    #expect(other == "given")
  }

  @Test(arguments: [
    ("%d", "7"), ("%5d|", "    7|"), ("%-5d|", "7    |"), ("%05d", "00007"), ("%+d", "+7"),
    ("%%d", "%d"), ("100%%", "100%"), ("%1$d %1$d", "7 7"), ("no number", "no number"),
  ])
  func `of plain formats are what Foundation makes of them`(format: String, text: String) {
    #expect(String(_format: format, 7) == text)
    #expect(String._localizedStringWithFormat("%@", "x" as NSString) == "x")
    #expect(String(_format: "%.1.2f", 1.256) == "1.26")
  }
}

@MainActor @Suite struct `What casts find in objects` {
  @Test func `are numbers, geometry and texts, whatever they are kept as`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(_anyObject(rect).cgRectValue == rect)
    #expect(_anyObject(CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(_anyObject(CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(_anyObject(insets).uiEdgeInsetsValue == insets)
    let sevens: [Any] = [7, UInt(7), 7.0, Float(7), CGFloat(7), NSNumber(value: 7), "7"]
    for seven in sevens {
      #expect(_anyObject(seven).intValue == 7 && _anyObject(seven).integerValue == 7)
      #expect(_anyObject(seven).doubleValue == 7 && _anyObject(seven).floatValue == 7)
    }
    #expect(_anyObject(true).boolValue == true && _anyObject("YES").boolValue == true)
    #expect(_anyObject(0).boolValue == false)
  }

  @Test func `are nothing in what has none`() {
    for value in [nil, "word" as Any?, [1] as Any?] {
      #expect(_anyObject(value).cgRectValue == nil && _anyObject(value).uintValue == nil)
      #expect(_anyObject(value).stringValue == nil)
    }
    #expect(_anyObject(nil).intValue == nil && _anyObject(nil).boolValue == nil)
    #expect(_object(nil) == nil)
    #expect(_object("text") as? String == "text")
    #expect((_object(3) as? NSNumber)?.intValue == 3)
  }

  @Test(arguments: 0..<60) func `a rectangle of a shape is the largest in the middle`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let shape = CGSize(width: random.double(0.1...9), height: random.double(0.1...9))
    let bounds = CGRect(
      x: random.double(-9...9),
      y: random.double(-9...9),
      width: random.double(0.1...99),
      height: random.double(0.1...99)
    )
    let found = AVMakeRect(aspectRatio: shape, insideRect: bounds)
    #expect(abs(found.width * shape.height - found.height * shape.width) < 1e-6)
    #expect(abs(found.midX - bounds.midX) < 1e-6 && abs(found.midY - bounds.midY) < 1e-6)
    // It touches two sides and leaves none.
    let (free, high) = (bounds.width - found.width, bounds.height - found.height)
    #expect(min(abs(free), abs(high)) < 1e-6 && free > -1e-6 && high > -1e-6)
  }

  @Test func `classes known at run time are made as they would be by name`() {
    final class Badge: UILabel {}
    let type: UIView.Type = Badge.self
    let view = _made(_metatype(type).init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(view is Badge && view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let plain: UIViewController.Type = UITableViewController.self
    #expect(_made(_metatype(plain).init()) is UITableViewController)
    // What is no object's class is made as it is.
    #expect(_made(_metatype(Int.self).init(5)) == 5)
  }
}

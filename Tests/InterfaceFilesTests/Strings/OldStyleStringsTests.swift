import Foundation
import InterfaceFiles
import TestSupport
import Testing

@Suite struct OldStyleStringsTests {
  private static func texts(_ text: String) throws -> [String: String] {
    try OldStyleStrings.texts(Data(text.utf8))
  }

  /// A text in quotation marks.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
      .replacingOccurrences(of: "\t", with: "\\t")
    return "\"\(escaped)\""
  }

  private static func table(_ random: inout RandomFiles) -> [String: String] {
    var table: [String: String] = [:]
    for _ in 0..<random.random.int(0...8) { table[random.text()] = random.text() }
    return table
  }

  private static func written(_ table: [String: String], _ random: inout RandomFiles) -> String {
    let gaps = [" ", "\n", "\t", "/* \"no\" = ; */", "// = \"\n", "  "]
    return table.sorted { $0.key < $1.key }.map { key, text in
      var gap: String { random.random.pick(gaps) }
      return gap + quoted(key) + gap + "=" + gap + quoted(text) + gap + ";" + gap
    }
    .joined()
  }

  // MARK: Laws

  @Test(arguments: 0..<100)
  func `a table that is written is read again, whatever stands between`(seed: Int) throws {
    var random = RandomFiles(seed: seed)
    let table = Self.table(&random)
    #expect(try Self.texts(Self.written(table, &random)) == table)
  }

  @Test(arguments: 0..<60)
  func `every encoding gives the same texts`(seed: Int) throws {
    var random = RandomFiles(seed: seed)
    let table = Self.table(&random)
    let text = "\"first\" = \"one\";" + Self.written(table, &random)
    let expected = try Self.texts(text)
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      let data = try #require(text.data(using: encoding))
      #expect(try OldStyleStrings.texts(data) == expected, "\(encoding)")
    }
    #expect(try OldStyleStrings.texts(Data("\u{FEFF}\(text)".utf8)) == expected)
  }

  @Test(arguments: 0..<100)
  func `a table that is cut short or damaged is told on one of its lines`(seed: Int) {
    var random = RandomFiles(seed: seed)
    var table = Self.table(&random)
    table["key"] = "text"
    var scalars = Array(Self.written(table, &random).unicodeScalars)
    if random.random.once(in: 2) {
      scalars = Array(scalars.prefix(random.random.int(1...scalars.count)))
    } else {
      scalars[random.random.int(0...scalars.count - 1)] = random.random.pick(["\"", ";", "=", "{"])
    }
    let text = String(String.UnicodeScalarView(scalars))
    do throws(StringsMistake) {
      _ = try OldStyleStrings.texts(Data(text.utf8))
    } catch {
      guard case .line(let line) = error.place else {
        Issue.record("no line is told")
        return
      }
      #expect(line >= 1 && line <= scalars.filter { $0 == "\n" }.count + 1)
      #expect(error.reason.hasSuffix("."))
    }
  }

  // MARK: Forms

  @Test func `a key without a text stands for itself`() throws {
    #expect(
      try Self.texts("plain; \"two words\";") == ["plain": "plain", "two words": "two words"]
    )
  }

  @Test func `words need no quotation marks`() throws {
    #expect(try Self.texts("a.b-c_d = $x:/1;") == ["a.b-c_d": "$x:/1"])
  }

  @Test func `the last semicolon may be missing`() throws {
    #expect(try Self.texts("a = b") == ["a": "b"])
  }

  @Test func `letters may be told by their numbers`() throws {
    #expect(try Self.texts("\"a\" = \"\\U00e4\\u00DF\";") == ["a": "äß"])
    #expect(try Self.texts("\"a\" = \"\\Uzz\";") == ["a": "zz"], "no number")
  }

  /// Translators' tools write letters beyond ASCII so, one number for each half of a rare one.
  @Test(arguments: 0..<60)
  func `a text is the same with every letter told by its number`(seed: Int) throws {
    var random = RandomFiles(seed: seed)
    let text = (0..<random.random.int(1...8)).map { _ in
      random.random.pick(["a", "ß", "日", "🙂", "𝄞", "é", "👩‍👧", "\u{10FFFF}", "\n"])
    }
    .joined()
    let escape = random.random.pick(["U", "u"])
    let escaped = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\\(escape)" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    #expect(try Self.texts("k = \"\(escaped.joined())\";") == ["k": text])
  }

  @Test func `half a letter is nothing, and leaves what follows it`() throws {
    #expect(try Self.texts("k = \"a\\UD83Db\";") == ["k": "ab"])
    #expect(try Self.texts("k = \"\\UDE42\";") == ["k": ""])
    #expect(try Self.texts("k = \"\\UD83D\\U0041\";") == ["k": "A"])
    #expect(try Self.texts("k = \"\\UD83D\\n\";") == ["k": "\n"])
    #expect(try Self.texts("k = \"\\UD83D\\UD83D\\UDE42\";") == ["k": "🙂"])
  }

  @Test func `a number ends with what is no digit`() throws {
    #expect(try Self.texts("k = \"\\U41-\";") == ["k": "A-"])
    #expect(try Self.texts("k = \"\\Ue4\";") == ["k": "ä"])
    #expect(try Self.texts("k = \"\\U00410\";") == ["k": "A0"])
    #expect(try Self.texts("k = \"\\U+041\";") == ["k": "+041"])
  }

  @Test func `other letters that are escaped are themselves`() throws {
    #expect(try Self.texts("\"a\" = \"\\q\\'\\r\";") == ["a": "q'\r"])
  }

  @Test func `a key that is told twice means the last`() throws {
    #expect(try Self.texts("a = 1; a = 2;") == ["a": "2"])
  }

  @Test func `nothing but comments is a table of nothing`() throws {
    #expect(try Self.texts("") == [:])
    #expect(try Self.texts("/* a */ // b") == [:])
    #expect(try Self.texts("/* is not closed") == [:])
  }

  @Test(
    arguments: [
      ("a = b\nc = d;", 1, "\"c\" stands where a semicolon is expected."),
      ("\"a\" = \"b\";\n\"c\" = ;", 2, "\";\" stands where a text is expected."),
      ("\n\n= b;", 3, "\"=\" stands where a key is expected."),
      ("a = ", 1, "the end of the file stands where a text is expected."),
      ("a;\n\"b\" = \"c;\nd;", 2, "A quotation mark is not closed."),
      ("\"a\n\nb", 1, "A quotation mark is not closed."),
      ("a =\nb\n\n\nc = d;", 4, "\"c\" stands where a semicolon is expected."),
    ]
  )
  func `what is wrong is told with its line`(text: String, line: Int, reason: String) {
    let mistake = #expect(throws: StringsMistake.self) { try Self.texts(text) }
    #expect(mistake?.reason == reason)
    #expect(mistake?.place == .line(line))
  }

  @Test func `bytes that are no text are told`() {
    let mistake = #expect(throws: StringsMistake.self) {
      try OldStyleStrings.texts(Data([0x61, 0xC3, 0x28, 0xFF]))
    }
    #expect(mistake?.reason == "The file is neither UTF-8 nor UTF-16.")
    #expect(mistake?.place == .line(1))
  }

  @Test(arguments: ["//", "// ", "// a", "// ab", "// abc;"])
  func `a comment ends with its line or with the file`(comment: String) throws {
    #expect(try Self.texts("\(comment)\na = 1;") == ["a": "1"])
    #expect(try Self.texts("a = 1;\n\(comment)") == ["a": "1"])
    #expect(try Self.texts("a = 1; /* b = 2; */") == ["a": "1"])
  }
}

import Foundation
import TestSupport
import Testing

@testable import tsumiki_translate

/// The values of settings, as Xcode puts them in.
@Suite struct `Settings that name others` {
  @Test(arguments: [
    ("$(A)", "one"), ("${A}", "one"), ("x$(A)y${B}z", "xoneytwo words!z"), ("$(NONE)", ""),
    ("$(A", "$(A"), ("$", "$"), ("$A", "$A"), ("costs 5$", "costs 5$"), ("", ""),
    ("$(LINK)", "one/two words!"), ("$(NAME_$(KIND))", "first"), ("$(A:upper)", "ONE"),
    ("$(B:rfc1034identifier)", "two-words-"), ("$(B:c99extidentifier)", "two_words_"),
    ("$(DIGIT:c99extidentifier)", "_D_Test"), ("$(B:identifier:upper)", "TWO_WORDS_"),
    ("$(NONE:default=other)", "other"), ("$(A:default=other)", "one"),
    ("$(NONE:default=$(A))", "one"), ("$(not a name)", "$(not a name)"),
    ("$(B:lower)", "two words!"),
  ])
  func `have those values`(_ text: String, _ expected: String) {
    let variables = [
      "A": "one", "B": "two words!", "LINK": "$(A)/${B}", "KIND": "B1", "NAME_B1": "first",
      "DIGIT": "3D Test",
    ]
    #expect(SettingText.expand(text, variables) == expected)
  }

  @Test func `may name as many as they like`() {
    let names = (0..<40).map { "N\($0)" }
    let variables = Dictionary(uniqueKeysWithValues: names.map { ($0, $0.lowercased()) })
    let text = names.map { "$(\($0))" }.joined(separator: "-")
    #expect(
      SettingText.expand(text, variables) == names.map { $0.lowercased() }.joined(separator: "-")
    )
  }

  @Test func `are empty where they name themselves in a circle`() {
    let circle = ["A": "a$(B)", "B": "b$(C)", "C": "c$(A)"]
    #expect(SettingText.expand("$(A)", circle) == "abc")
    #expect(SettingText.expand("$(SELF)", ["SELF": "$(SELF)"]).isEmpty)
  }

  @Test func `that double each other come to an end`() {
    var variables = ["N0": "x"]
    for number in 1...60 { variables["N\(number)"] = "$(N\(number - 1))$(N\(number - 1))" }
    for start in [5, 20, 60] {
      let text = SettingText.expand("$(N\(start))", variables)
      #expect(text.utf8.count <= SettingText.mostBytes)
      if start == 5 { #expect(text == String(repeating: "x", count: 32)) }
    }
  }

  /// Values that are put together at random, against putting in one by one.
  @Test(arguments: 0..<40) func `are what stands in them, in its place`(seed: Int) {
    var random = SplitMix64(seed: 9800 + seed)
    var (variables, values): ([String: String], [String: String]) = ([:], [:])
    for index in 0..<8 {
      var (written, meant) = ("", "")
      for _ in 0..<random.int(0...4) {
        if index > 0, random.once(in: 2) {
          let other = "V\(random.int(0...index - 1))"
          written += random.once(in: 2) ? "$(\(other))" : "${\(other)}"
          meant += values[other] ?? ""
        } else {
          let word = random.pick(["a", "b c", "-", "/é"])
          written += word
          meant += word
        }
      }
      (variables["V\(index)"], values["V\(index)"]) = (written, meant)
    }
    for (name, value) in values { #expect(SettingText.expand("$(\(name))", variables) == value) }
  }

  @Test(arguments: [
    ("A $(inherited)", "A old"), ("${inherited} B", "old B"), ("$(FLAGS) C", "old C"),
    ("${FLAGS}${FLAGS}", "oldold"), ("$(OTHER)", "$(OTHER)"), ("new", "new"),
  ])
  func `go on from what they were`(_ value: String, _ expected: String) {
    #expect(SettingText.inheriting(value, "old", of: "FLAGS") == expected)
  }

  @Test(arguments: [
    ("NAME", "NAME"), ("NAME[sdk=iphoneos*]", "NAME"), ("NAME[sdk=iphone*]", "NAME"),
    ("NAME[sdk=macosx*]", nil), ("NAME[sdk=iphonesimulator*]", nil), ("NAME[config=Debug]", "NAME"),
    ("NAME[config=Release]", nil), ("NAME[sdk=iphoneos*][arch=*]", "NAME"),
    ("NAME[arch=x86_64]", nil), ("NAME[sdk=*][config=Release]", nil), ("NAME[sky=blue]", nil),
  ])
  func `hold where their conditions do`(_ written: String, _ name: String?) {
    #expect(SettingText.name(written, configuration: "Debug") == name)
  }

  @Test(arguments: [
    ("App", "App"), ("My_App2", "My_App2"), ("Zürich", "Zürich"),
  ])
  func `that are names of modules stay so`(_ value: String, _ name: String) {
    #expect(SettingText.moduleName(value) == name)
  }

  @Test(arguments: ["My App", "3D", "", "a/b", "..", "x-y", String(repeating: "a", count: 300)])
  func `that are none become some`(_ value: String) {
    let name = SettingText.moduleName(value)
    #expect(!name.isEmpty && name.utf8.count <= 200 && name.first?.isNumber == false)
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    #expect(isName && SettingText.moduleName(name) == name)
  }
}

@Suite struct `Files of settings` {
  private func read(_ files: [String: String]) throws -> [String] {
    let folder = URL(fileURLWithPath: try SmallApp.folder(files))
    let file = ConfigurationFile(
      folder.appendingPathComponent("App.xcconfig"),
      enclosure: Enclosure(of: folder)
    )
    return file.settings.map { "\($0.name)=\($0.value)" }
  }

  @Test func `have a setting a line, without comments`() throws {
    let settings = try read([
      "App.xcconfig": """
      // The app's settings.
      NAME = App   // what it is called
        SPACED   =   a b
      EMPTY =
      FLAGS = -D A=1 -D B
      ADDRESS = https:/$()/example.com
      no setting
      """
    ])
    #expect(
      settings == [
        "NAME=App", "SPACED=a b", "EMPTY=", "FLAGS=-D A=1 -D B",
        "ADDRESS=https:/$()/example.com",
      ]
    )
  }

  @Test func `keep conditions with the name`() throws {
    let settings = try read([
      "App.xcconfig": "NAME[sdk=iphoneos*] = Phone\nNAME[sdk=macosx*][arch=*]=Mac = x\n"
    ])
    #expect(settings == ["NAME[sdk=iphoneos*]=Phone", "NAME[sdk=macosx*][arch=*]=Mac = x"])
  }

  @Test func `include others where they say so, each once inside itself`() throws {
    let settings = try read([
      "App.xcconfig": "A = 1\n#include \"Base/Base.xcconfig\"\n#include? \"Gone.xcconfig\"\nD = 4",
      "Base/Base.xcconfig": "B = 2\n#include \"../App.xcconfig\"\n#include \"More.xcconfig\"",
      "Base/More.xcconfig": "C = 3",
    ])
    #expect(settings == ["A=1", "B=2", "C=3", "D=4"])
  }
}

@Suite struct `Property lists in the old style` {
  private typealias Value = OldStylePlist.Value

  private func parse(_ text: String) throws -> Value { try OldStylePlist.parse(Data(text.utf8)) }

  @Test(arguments: [
    (#""a\nb\tc\\d\"e""#, "a\nb\tc\\d\"e"), (#"'it is "so"'"#, #"it is "so""#),
    (#""\U00e9\U4e2d""#, "é中"), (#""\Ud83d\Ude00!""#, "😀!"), ("\"😀é\"", "😀é"),
    ("a/b.c-d_e$f:g", "a/b.c-d_e$f:g"), ("\"\"", ""), (#""a\/b""#, "a/b"),
  ])
  func `have texts`(_ written: String, _ text: String) throws {
    #expect(try parse(written) == .text(text))
  }

  @Test(arguments: [#""\U""#, #""\Uzz""#, #""\Ud83d""#, #""\Ud83dx""#, #""\"#, #""\U12"#])
  func `that are cut off or broken stop nothing`(_ written: String) {
    if case .text(let text)? = try? parse(written) { #expect(text.count <= 5) }
  }

  private func random(_ numbers: inout SplitMix64, _ depth: Int) -> Value {
    switch numbers.int(0...(depth > 0 ? 3 : 1)) {
    case 2: return .list((0..<numbers.int(0...3)).map { _ in random(&numbers, depth - 1) })
    case 3:
      let pairs = (0..<numbers.int(0...3)).map { ("key \($0)", random(&numbers, depth - 1)) }
      return .dictionary(Dictionary(uniqueKeysWithValues: pairs))
    default:
      return .text(
        numbers.pick(["a", "b c", "x\"y", "\\", "é", "😀", "// no", "/* no */", "1.5", ""])
      )
    }
  }

  private func written(_ value: Value, _ numbers: inout SplitMix64) -> String {
    let blank = [" ", "\n", "\t", " /* {( */ ", "", " // ;\n"]
    func gap() -> String { numbers.pick(blank) }
    switch value {
    case .text(let text):
      let isPlain = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      if isPlain, numbers.once(in: 2) { return gap() + text + " " + gap() }
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return gap() + "\"\(escaped)\"" + gap()
    case .list(let list):
      let parts = list.map { written($0, &numbers) }
      let end = parts.isEmpty || numbers.once(in: 2) ? "" : ","
      return gap() + "(" + parts.joined(separator: ",") + end + gap() + ")" + gap()
    case .dictionary(let entries):
      let parts = entries.sorted { $0.key < $1.key }.map { key, value in
        written(.text(key), &numbers) + "=" + written(value, &numbers) + ";"
      }
      return gap() + "{" + parts.joined() + gap() + "}" + gap()
    }
  }

  @Test(arguments: 0..<60) func `are read as they were meant, whatever the blanks`(
    seed: Int
  ) throws {
    var numbers = SplitMix64(seed: 9900 + seed)
    let value = random(&numbers, 4)
    let text = written(value, &numbers)
    #expect(try parse(text) == value, "\(text)")
  }
}

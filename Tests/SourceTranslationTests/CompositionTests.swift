import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import SourceTranslation

/// Files put together at random from pieces, each of which is translated as if it stood alone.
@Suite struct `Files of many pieces` {
  /// Pieces of code; `§` is a number that no other piece of a file has.
  private static let pieces = [
    "let plain§ = 1",
    "/* @objc is said here: #selector(no) */ let comment§ = \"@IBOutlet #keyPath(a.b)\"",
    "struct Value§: Hashable {\n  var a = 1\n\n  func f(_ x: Int) -> Int { x + a }\n}",
    "enum Case§ { case one, two(Int) }",
    "class Held§ { @IBOutlet weak var x: B! }",
    "class Many§ {\n  @IBInspectable var a = 1\n  @objc\n  private func x() {}\n}",
    "@objc(Old§) class Renamed§ {}",
    "let path§ = #keyPath(Person.home.street)",
    "let selector§ = #selector(tap(sender:for:))",
    "let setter§ = #selector(setter: A.x)",
    "#if os(iOS)\nlet phone§ = 1\n#else\nlet other§ = 1\n#endif",
    "#if os(macOS) || os(iOS)\nlet either§ = 1\n#endif",
    "func newer§() {\n  if #available(iOS 26, *) {\n    a()\n    b()\n  } else { c() }\n}",
    "func guarded§() {\n  guard #available(iOS 99, *) else { return }\n  a()\n}",
    "func asks§() { d?.collectionView?(c, didSelectItemAt: i) }",
    "func forces§() { d.tableView!(t, heightForRowAt: i) }",
    "func timer§() { let t = Timer() }",
    "let count§ = s.characters.count",
    "let named§ = type(of: x).description()",
    "#Playground { View§() }\nlet shown§ = 1",
    "#Playground {\n  #selector(a)\n}\nlet played§ = 1",
    "class Told§: UIView {\n  @objc func tap§(_ x: Any) {}\n  func go() { f(#selector(tap§)) }\n}",
    "protocol Asking§: AnyObject {\n  func must()\n}",
    "extension Told where Self: AnyObject {\n  func more§() {}\n}",
    "let text§ = \"\"\"\n  @objc func x() {}\n\n  #if os(iOS)\n  \"\"\"",
  ]

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).trimmingSuffix() }
  }

  private static func file(_ random: inout SplitMix64) -> [String] {
    (0..<random.int(2...9)).map { number in
      random.pick(pieces).replacingOccurrences("§", with: "\(number)")
    }
  }

  /// A piece's lines when it is a file of its own, as many as it had.
  private static func alone(_ piece: String) -> [String] {
    let count = lines(piece).count
    let own = lines(body(piece))
    return own + [String](repeating: "", count: max(0, count - own.count))
  }

  @Test(arguments: 0..<60) func `are translated piece by piece, each line in its place`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let pieces = Self.file(&random)
    let expected = pieces.flatMap(Self.alone)
    var found = Self.lines(body(pieces.joined(separator: "\n")))
    found += [String](repeating: "", count: max(0, expected.count - found.count))
    #expect(found == expected)
  }

  @Test(arguments: 0..<30) func `once translated need nothing more`(seed: Int) {
    var random = SplitMix64(seed: 200 + seed)
    let once = body(Self.file(&random).joined(separator: "\n"))
    #expect(body(once) == once)
  }

  @Test(arguments: 0..<40) func `become what can be read again`(seed: Int) {
    var random = SplitMix64(seed: 400 + seed)
    let source = Self.file(&random).joined(separator: "\n")
    #expect(!Parser.parse(source: source).hasError)
    let text = translated(source)
    #expect(!Parser.parse(source: text).hasError, "\(text)")
  }

  @Test(arguments: 0..<30) func `keep comments, blank lines and letters of any length`(
    seed: Int
  ) {
    var random = SplitMix64(seed: 600 + seed)
    let notes = ["// é漢🙂 @objc", "/* #selector(a) */", "", "\t", "/// - Note: `@IBAction`"]
    var lines: [String] = []
    for piece in Self.file(&random) {
      for _ in 0..<random.int(0...2) { lines.append(random.pick(notes)) }
      lines += piece.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    lines.append("let last = 1")
    let found = body(lines.joined(separator: "\n"))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(found.count == lines.count)
    for (before, after) in zip(lines, found) where notes.contains(before) {
      #expect(after == before)
    }
    #expect(found.last == "let last = 1")
  }

  @Test(arguments: 0..<20) func `do not depend on the files beside them`(seed: Int) {
    var random = SplitMix64(seed: 800 + seed)
    let source = Self.file(&random).joined(separator: "\n")
    let others = Dictionary(
      uniqueKeysWithValues: (0..<random.int(1...4)).map { number in
        ("/app/Other\(number).swift", "final class Stranger\(number) { let a = \(number) }\n")
      }
    )
    #expect(translated(source, others: others) == translated(source))
  }

  @Test func `with lines that end as on other systems stay in their lines`() {
    let text = "class A {\r\n  @objc func x() {}\r\n}\r\nlet s = #selector(x)\r\nlet b = 1"
    let found = body(text)
    #expect(found.split(separator: "\r\n", omittingEmptySubsequences: false).count == 5)
    #expect(found.contains("let s = Selector(\"x\")") && found.hasSuffix("let b = 1"))
  }

  @Test(arguments: [
    "", "\n", "   ", "// only words", "#!/usr/bin/swift\nlet a = 1", "}{", "@", "let",
  ])
  func `of nothing, or of what is no Swift, are passed on`(source: String) {
    #expect(body(source) == source.trimmingSuffix())
  }
}

extension String {
  fileprivate func replacingOccurrences(_ mark: Character, with text: String) -> String {
    map { $0 == mark ? text : String($0) }.joined()
  }
}

/// What is entered for methods that are found by name.
@Suite struct `Methods by name` {
  private struct Method {
    let name: String
    let labels: [String?]
    let isAsync: Bool
    let isThrowing: Bool

    init(_ random: inout SplitMix64, _ number: Int) {
      name = random.pick(["tap", "show", "moveTo", "add", "drop"]) + "\(number)"
      labels = (0..<random.int(0...3)).map { _ in
        random.once(in: 3) ? nil : random.pick(["sender", "for", "at", "inView", "value"])
      }
      isAsync = random.once(in: 5)
      isThrowing = random.once(in: 5)
    }

    var declaration: String {
      let parameters = labels.enumerated().map { "\($1.map { "\($0) " } ?? "_ ")p\($0): Any?" }
      return "@objc func \(name)(\(parameters.joined(separator: ", ")))"
        + (isAsync ? " async" : "") + (isThrowing ? " throws" : "") + " {}"
    }

    var call: String {
      let arguments = labels.enumerated().map {
        // A keyword is a name between marks.
        let label = $1.map { $0 == "for" ? "`for`: " : "\($0): " } ?? ""
        return "\(label)SelectorTable.argument(a, \($0))"
      }
      let call = "o.\(name)(\(arguments.joined(separator: ", ")))"
      if isAsync {
        return "Task { @MainActor in _ = \(isThrowing ? "try? " : "")await \(call) }; return nil"
      }
      return "let r: Any? = \(isThrowing ? "try? " : "")\(call); return r"
    }
  }

  @Test(arguments: 0..<60) func `are entered with their labels, each once`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let methods = (0..<random.int(1...6)).map { Method(&random, $0) }
    let inside = methods.map { "  \($0.declaration)\n" }.joined()
    let text = translated("import UIKit\nclass Screen: UIView {\n\(inside)}\n")
    for method in methods {
      let selector = SelectorName.of(method.name, labels: method.labels)
      let entry = "SelectorTable.register(Screen.self, \"\(selector)\") { o, a in \(method.call) }"
      #expect(text.ranges(of: entry).count == 1, "\(entry)")
    }
    #expect(text.ranges(of: "SelectorTable.register(").count == methods.count)
    #expect(!Parser.parse(source: text).hasError)
  }

  @Test(arguments: 0..<40) func `are asked for by the name they have`(seed: Int) {
    var random = SplitMix64(seed: 300 + seed)
    let methods = (0..<random.int(1...4)).map { Method(&random, $0) }
    let inside = methods.map { "  \($0.declaration)\n" }.joined()
    for method in methods {
      let full =
        method.labels.isEmpty ? method.name : SelectorName.full(method.name, labels: method.labels)
      let asked = "let s = #selector(Screen.\(full))"
      let text = translated("import UIKit\n\(asked)\nclass Screen: UIView {\n\(inside)}\n")
      let selector = SelectorName.of(method.name, labels: method.labels)
      #expect(text.contains("let s = Selector(\"\(selector)\")"))
    }
  }

  /// How many letters must be put in, left out, changed or swapped with the next.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { rows[i][0] = i }
    for j in 0...b.count { rows[0][j] = j }
    for i in a.indices {
      for j in b.indices {
        var best = min(rows[i][j + 1], rows[i + 1][j]) + 1
        best = min(best, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        rows[i + 1][j + 1] = best
      }
    }
    return rows[a.count][b.count]
  }

  @Test(arguments: 0..<120) func `that were meant are one slip away`(seed: Int) {
    var random = SplitMix64(seed: 600 + seed)
    func word() -> String {
      "UI" + String((0..<random.int(1...4)).map { _ in random.pick(["a", "b", "c"]) })
    }
    let known = Set((0..<random.int(0...12)).map { _ in word() })
    let name = word()
    let near = known.filter { Self.distance(Array(name), Array($0)) == 1 }
    #expect(Misspelling.meant(by: name, among: known) == near.min(), "\(name) of \(known)")
  }
}

/// Edits at random places, against a list of characters.
@Suite struct `Edits of a text` {
  @Test(arguments: 0..<80) func `change what they name and nothing else`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let source = (0..<random.int(0...60)).map { _ in UInt8(random.int(97...122)) }
    var edits = TextEdits()
    var pieces = source.map { String(decoding: [$0], as: UTF8.self) }
    pieces.append("")
    var place = 0
    // In any order, but nowhere one over the other.
    var made: [(range: Range<Int>, text: String)] = []
    while place < source.count {
      let end = min(source.count, place + random.int(1...5))
      if random.once(in: 3) { made.append((place..<end, random.pick(["", "X", "long text"]))) }
      place = end
    }
    for edit in made.shuffled(using: &random) {
      edits.replace(edit.range, with: edit.text)
      for index in edit.range { pieces[index] = "" }
      pieces[edit.range.lowerBound] = edit.text
    }
    #expect(edits.apply(to: source) == pieces.joined())
    #expect(edits.isEmpty == made.isEmpty)
    // A part of the text has the edits of the part.
    let start = made.first?.range.lowerBound ?? 0
    #expect(edits.apply(to: source, in: start..<source.count) == pieces[start...].joined())
  }

  @Test(arguments: 0..<40) func `that blank keep the length of every line`(seed: Int) {
    var random = SplitMix64(seed: 200 + seed)
    let letters = (0..<random.int(1...80)).map { _ in random.pick(["a", " ", "\n", "é", "🙂"]) }
    let source = Array(letters.joined().utf8)
    let first = random.int(0...letters.count)
    let last = random.int(first...letters.count)
    func length(_ letters: ArraySlice<String>) -> Int { letters.joined().utf8.count }
    let start = length(letters[..<first])
    var edits = TextEdits()
    edits.blank(start..<start + length(letters[first..<last]), of: source)
    let expected = letters.enumerated().map { index, letter in
      guard (first..<last).contains(index), letter != "\n" else { return letter }
      return String(repeating: " ", count: letter.utf8.count)
    }
    #expect(edits.apply(to: source) == expected.joined())
  }
}

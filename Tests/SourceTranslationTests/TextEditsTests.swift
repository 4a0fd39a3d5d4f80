import TestSupport
import Testing

@testable import SourceTranslation

@Suite struct `Changes of a text` {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func `without any the text is as it was`() {
    #expect(TextEdits().isEmpty)
    #expect(TextEdits().apply(to: bytes("é\na")) == "é\na")
    #expect(TextEdits().apply(to: bytes("abcdef"), in: 2..<4) == "cd")
  }

  @Test func `are made where they were meant, whatever the order of entering`() {
    var edits = TextEdits()
    edits.replace(4..<5, with: "E")
    edits.insert("<", at: 0)
    edits.replace(1..<3, with: "")
    edits.insert(">", at: 6)
    #expect(edits.apply(to: bytes("abcdef")) == "<adEf>")
  }

  @Test func `at one place stand in the order of entering`() {
    var edits = TextEdits()
    edits.insert("1", at: 2)
    edits.insert("2", at: 2)
    edits.replace(2..<3, with: "3")
    #expect(edits.apply(to: bytes("abcd")) == "ab123d")
  }

  @Test func `inside a replaced range are dropped`() {
    var edits = TextEdits()
    edits.replace(1..<5, with: "-")
    edits.replace(2..<3, with: "x")
    #expect(edits.apply(to: bytes("abcdef")) == "a-f")
  }

  @Test func `that blank keep lines and bytes`() {
    var edits = TextEdits()
    let source = bytes("a é\n b\nc")
    edits.blank(2..<7, of: source)
    #expect(edits.apply(to: source) == "a   \n  \nc")
    #expect(edits.apply(to: source).utf8.count == source.count)
  }

  @Test func `that remove win over those inside, but not where the range is asked for itself`() {
    var edits = TextEdits()
    let source = bytes("ab cd ef")
    edits.replace(3..<4, with: "X")
    edits.remove(3..<5, of: source)
    #expect(edits.apply(to: source) == "ab    ef")
    #expect(edits.apply(to: source, in: 3..<5) == "Xd")
  }

  /// Edits that do not touch each other, against a text put together piece by piece.
  @Test(arguments: 0..<40)
  func `leave every byte between them as it was`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let source = (0..<60).map { _ in UInt8(random.int(97...122)) }
    var expected = ""
    var pieces: [(Range<Int>, String)] = []
    var position = 0
    while position < source.count {
      let kept = random.int(1...8)
      expected += String(
        decoding: source[position..<min(position + kept, source.count)],
        as: UTF8.self
      )
      position += kept
      guard position < source.count else { break }
      let end = min(position + random.int(0...5), source.count)
      let text = String(repeating: "#", count: random.int(0...3))
      pieces.append((position..<end, text))
      expected += text
      position = end
    }
    var edits = TextEdits()
    for (range, text) in pieces.shuffled(using: &random) { edits.replace(range, with: text) }
    #expect(edits.apply(to: source) == expected)
  }
}

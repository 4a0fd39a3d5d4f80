import Testing

@testable import TextShaping

@Suite struct `Forced directions` {
  private func levels(_ text: String, _ forced: [ForcedDirection]) -> [UInt8] {
    Array(text.utf16).withUnsafeBufferPointer { units in
      BidiLevels(0..<units.count, of: units, direction: .leftToRight, forced: forced).levels
    }
  }

  @Test func `an override turns letters around, an embedding leaves them`() {
    let override = [ForcedDirection(range: 1..<3, kinds: [.rightToLeftOverride])]
    #expect(levels("abcd", override) == [0, 1, 1, 0])
    let embedding = [ForcedDirection(range: 1..<3, kinds: [.rightToLeftEmbedding])]
    #expect(levels("abcd", embedding) == [0, 2, 2, 0])
  }

  @Test func `parts nest and may reach the ends`() {
    let nested = [
      ForcedDirection(range: 0..<2, kinds: [.rightToLeftEmbedding, .leftToRightOverride])
    ]
    #expect(levels("abcd", nested) == [2, 2, 0, 0])
    let two = [
      ForcedDirection(range: 0..<2, kinds: [.rightToLeftOverride]),
      ForcedDirection(range: 2..<4, kinds: [.rightToLeftOverride]),
    ]
    #expect(levels("abcd", two) == [1, 1, 1, 1])
  }

  @Test func `a part beyond the paragraph does nothing to it`() {
    #expect(
      levels("ab\u{5d0}", [ForcedDirection(range: 7..<9, kinds: [.rightToLeftOverride])]) == [
        0, 0, 1,
      ]
    )
  }
}

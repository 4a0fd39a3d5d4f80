import Foundation
import TestSupport
import Testing

@testable import SwiftData

@Suite struct `The order of texts` {
  @Test(arguments: 1...40) func `is the language's`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let letters = Array("aAbBzZ019  éÉ-_ß")
    let texts = (0..<60).map { _ in
      String((0..<random.int(0...5)).map { _ in random.pick(letters) })
    }
    let ranks = TextOrder.ranks(texts)
    for (one, a) in zip(texts, ranks) {
      for (other, b) in zip(texts, ranks) {
        let expected = one.localizedStandardCompare(other)
        #expect((a < b) == (expected == .orderedAscending), "\"\(one)\" and \"\(other)\"")
      }
    }
  }

  @Test func `has what is missing first`() {
    #expect(TextOrder.ranks(["b", nil, "a", "b", nil]) == [2, 0, 1, 2, 0])
  }
}

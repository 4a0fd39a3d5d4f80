import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite struct WordPlacesTests {
  @Test(arguments: 0..<200)
  func `words are found where Foundation finds them`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let letters = ["<", ">", "s", "v", "g", "é", "漢", "/"]
    func text(_ length: Int) -> String {
      (0..<length).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
    }
    let drawing = text(Int.random(in: 0...40, using: &random))
    let word = text(Int.random(in: 1...3, using: &random))
    #expect(drawing.place(of: word) == drawing.range(of: word, options: .literal))
    #expect(drawing.holds(word) == (drawing.range(of: word, options: .literal) != nil))
    let last = drawing.range(of: word, options: [.literal, .backwards])
    // Words that lie over each other count once, from the left.
    if word.count == 1 { #expect(drawing.lastPlace(of: word) == last) }
    guard let start = drawing.indices.randomElement(using: &random) else { return }
    let rest = start..<drawing.endIndex
    #expect(
      drawing.place(of: word, from: start)
        == drawing.range(of: word, options: .literal, range: rest)
    )
  }

  @Test func `no word is in no text`() {
    #expect("".place(of: "svg") == nil)
    #expect("sv".place(of: "svg") == nil)
    #expect("svg".place(of: "") == nil)
    let twice = "<svg><g/></svg></svg>"
    #expect(twice.lastPlace(of: "</svg>").map { twice[..<$0.lowerBound] } == "<svg><g/></svg>")
  }
}

import Testing

@testable import UIKit

@Suite struct TextUnitsTests {
  private func units(_ granularity: UITextGranularity, of text: String) -> [String] {
    let (units, whole) = (TextUnits(text), text as NSString)
    var found: [String] = []
    var place = 0
    while place < units.length {
      if let range = units.range(granularity, at: place, isBackward: false) {
        found.append(whole.substring(with: range))
        place = NSMaxRange(range)
      } else {
        place += 1
      }
    }
    return found
  }

  @Test(arguments: [
    ("one two", ["one", "two"]), ("don't, ‘ever’", ["don't", "ever"]),
    ("a_b 3.14", ["a_b", "3", "14"]),
    ("  ", []), ("café👍x", ["café", "x"]),
  ])
  func `words are letters and digits that follow each other`(_ text: String, words: [String]) {
    #expect(units(.word, of: text) == words)
  }

  @Test(arguments: [
    ("One. Two!  Three?", ["One. ", "Two!  ", "Three?"]), ("Pi is 3.14.", ["Pi is 3.14."]),
    ("「はい。」次。", ["「はい。」", "次。"]), ("He said \"no.\" So", ["He said \"no.\" ", "So"]),
    ("One\nTwo", ["One\n", "Two"]), ("Wait... what", ["Wait... ", "what"]),
  ])
  func `sentences follow each other without gaps`(_ text: String, sentences: [String]) {
    #expect(units(.sentence, of: text) == sentences)
  }

  @Test func `characters are those that readers count`() {
    #expect(units(.character, of: "a👍🏽e\u{301}") == ["a", "👍🏽", "e\u{301}"])
    #expect(units(.document, of: "a b") == ["a b"])
    #expect(units(.paragraph, of: "a\n\nb") == ["a\n", "\n", "b"])
  }

  @Test func `a place between two words touches the one on its side`() {
    let units = TextUnits("ab cd")
    #expect(units.range(.word, at: 2, isBackward: true) == NSRange(location: 0, length: 2))
    #expect(units.range(.word, at: 2, isBackward: false) == nil)
    #expect(units.range(.word, at: 3, isBackward: false) == NSRange(location: 3, length: 2))
    #expect(units.range(.word, at: 5, isBackward: false) == nil)
    #expect(units.range(.word, at: -1, isBackward: false) == nil)
    #expect(TextUnits("").range(.document, at: 0, isBackward: false) == nil)
  }

  @Test func `boundaries are ends going forward and starts going back`() {
    let units = TextUnits("ab cd.\nef")
    func walk(_ granularity: UITextGranularity, from start: Int, isBackward: Bool) -> [Int] {
      var places: [Int] = []
      var place = start
      while let next = units.boundary(granularity, from: place, isBackward: isBackward) {
        places.append(next)
        place = next
      }
      return places
    }
    #expect(walk(.word, from: 0, isBackward: false) == [2, 5, 9])
    #expect(walk(.word, from: 9, isBackward: true) == [7, 3, 0])
    #expect(walk(.paragraph, from: 0, isBackward: false) == [6, 9])
    #expect(walk(.paragraph, from: 9, isBackward: true) == [7, 0])
    #expect(walk(.document, from: 3, isBackward: false) == [9])
    #expect(units.isBoundary(.word, at: 2, isBackward: false))
    #expect(!units.isBoundary(.word, at: 2, isBackward: true))
  }

  @Test(arguments: ["", "a", "👨‍👩‍👧 x. y", "\n\n", "...", "'a'", "e\u{301}\u{302}"])
  func `every walk ends at the end of the text`(text: String) {
    let units = TextUnits(text)
    for granularity in [UITextGranularity.character, .word, .sentence, .paragraph, .document] {
      for isBackward in [false, true] {
        var (place, steps) = (isBackward ? units.length : 0, 0)
        while let next = units.boundary(granularity, from: place, isBackward: isBackward) {
          #expect(isBackward ? next < place : next > place)
          (place, steps) = (next, steps + 1)
          if steps > 100 { break }
        }
        #expect(place == (isBackward ? 0 : units.length))
      }
    }
  }
}

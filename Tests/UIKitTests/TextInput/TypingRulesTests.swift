import Testing

@testable import UIKit

@Suite struct `what keys type` {
  private func typed(_ text: String, _ rules: TypingRules, after before: String = "") -> String {
    text.reduce(into: before) { whole, character in
      let change = rules.replacement(typing: String(character), after: whole)
      whole = (String(whole.utf16.dropLast(change.deleted)) ?? "") + change.text
    }
  }

  @Test(arguments: [
    (UITextAutocapitalizationType.none, "one two. three", "one two. three"),
    (.allCharacters, "one two", "ONE TWO"), (.words, "one (two) don't", "One (Two) Don't"),
    (.sentences, "one two. three! \"four\n(five) v1.2 a", "One two. Three! \"Four\n(Five) v1.2 a"),
    (.sentences, "« oui »", "« oui »"), (.allCharacters, "straße", "STRAßE"),
  ])
  func `is capitalised as asked for`(
    _ capitals: UITextAutocapitalizationType,
    _ keys: String,
    _ text: String
  ) {
    #expect(typed(keys, TypingRules(capitals: capitals)) == text)
  }

  @Test func `gets round quotation marks, which open before words and close after them`() {
    let rules = TypingRules(roundsQuotes: true)
    #expect(typed("\"it's\" ('so')", rules) == "“it’s” (‘so’)")
  }

  @Test func `gets a dash for two hyphens`() {
    let rules = TypingRules(joinsHyphens: true)
    #expect(typed("a -- b-c", rules) == "a — b-c")
    #expect(rules.replacement(typing: "-", after: "👩‍👩‍👧-") == .init(deleted: 1, text: "—"))
  }

  @Test func `is the same at once and letter by letter`() {
    let rules = TypingRules(capitals: .sentences, roundsQuotes: true, joinsHyphens: true)
    let keys = "so -- \"it's\" done. really--yes\nno"
    let whole = rules.replacement(typing: keys, after: "")
    #expect(whole.deleted == 0 && whole.text == typed(keys, rules))
  }

  @Test func `pasted words stay apart from those around them`() {
    #expect(SmartSpaces.pasted("two", between: "e", and: "t") == " two ")
    #expect(SmartSpaces.pasted("two", between: " ", and: ".") == "two")
    #expect(SmartSpaces.pasted(", two", between: "e", and: nil) == ", two")
    #expect(SmartSpaces.pasted("two\nthree", between: "e", and: "t") == "two\nthree")
  }

  @Test func `a space goes with words that are cut`() {
    #expect(SmartSpaces.deleted("two", between: " ", and: " ") == (true, false))
    #expect(SmartSpaces.deleted("two", between: " ", and: nil) == (true, false))
    #expect(SmartSpaces.deleted("two", between: nil, and: " ") == (false, true))
    #expect(SmartSpaces.deleted("tw", between: " ", and: "o") == (false, false))
    #expect(SmartSpaces.deleted(" two", between: "e", and: " ") == (false, false))
  }
}

import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The editor of a text against a list of characters, and what can be undone.
@MainActor @Suite struct TextEditorModelTests {
  private static let pieces = ["a", "bc ", "é", "🙂", "\n", "漢", " ", "."]
  /// With characters of several scalars.
  private static let clusters = pieces + ["e\u{301}", "👩‍👩‍👧"]

  private func make(_ text: String) -> NSAttributedString { NSAttributedString(string: text) }

  private func editor(_ text: String) -> TextEditor {
    var editor = TextEditor()
    editor.set(make(text))
    return editor
  }

  /// A range of whole scalars.
  private func range(_ text: String, _ random: inout SplitMix64) -> NSRange {
    var edges = [0]
    for scalar in text.unicodeScalars { edges.append((edges.last ?? 0) + scalar.utf16.count) }
    let (a, b) = (random.pick(edges), random.pick(edges))
    return NSRange(location: min(a, b), length: abs(a - b))
  }

  @Test(arguments: 0..<20) func `replacing is what it is for strings`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var editor = TextEditor()
    var model = ""
    for _ in 0..<60 {
      let range = range(model, &random)
      let new = random.pick(Self.pieces)
      editor.replace(range, with: make(new))
      let units = Array(model.utf16)
      model = String(
        decoding: units[..<range.location] + Array(new.utf16) + units[NSMaxRange(range)...],
        as: UTF16.self
      )
      #expect(editor.string.utf16.elementsEqual(model.utf16))
      #expect(
        editor.selection == NSRange(location: range.location + new.utf16.count, length: 0)
      )
    }
  }

  @Test(arguments: 0..<20) func `all that was done can be undone and done again`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var editor = editor("start")
    var states = [editor.string]
    for _ in 0..<30 {
      editor.replace(range(editor.string, &random), with: make(random.pick(Self.pieces)))
      states.append(editor.string)
    }
    for state in states.dropLast().reversed() {
      #expect(editor.canUndo)
      editor.undo()
      #expect(editor.string == state)
    }
    #expect(!editor.canUndo)
    for state in states.dropFirst() {
      #expect(editor.canRedo)
      editor.redo()
      #expect(editor.string == state)
    }
    #expect(!editor.canRedo)
    editor.undo()
    editor.replace(NSRange(location: 0, length: 0), with: make("new"))
    #expect(!editor.canRedo)
  }

  @Test func `letters typed in a row are undone together`() {
    var editor = TextEditor()
    for letter in ["a", "b", "c"] {
      editor.replace(editor.selection, with: make(letter), isTyping: true)
    }
    editor.move(to: 0)
    editor.endTyping()
    editor.replace(editor.selection, with: make("x"), isTyping: true)
    #expect(editor.string == "xabc")
    editor.undo()
    #expect(editor.string == "abc")
    editor.undo()
    #expect(editor.string == "" && !editor.canUndo)
  }

  @Test(arguments: 0..<20) func `steps visit each character's edge, forth and back`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let text = (0..<20).map { _ in random.pick(Self.clusters) }.joined()
    let editor = editor(text)
    var edges = [0]
    for character in text { edges.append((edges.last ?? 0) + character.utf16.count) }
    var place = 0
    for edge in edges.dropFirst() {
      place = editor.next(place)
      #expect(place == edge)
    }
    #expect(editor.next(place) == place)
    for edge in edges.dropLast().reversed() {
      place = editor.previous(place)
      #expect(place == edge)
    }
    #expect(editor.previous(0) == 0)
  }

  @Test func `words begin and end where letters do`() {
    let editor = editor("  one, two_3  (four)")
    var ends: [Int] = []
    var place = 0
    while place < editor.length, ends.count < 9 {
      place = editor.nextWord(place)
      ends.append(place)
    }
    #expect(ends == [5, 12, 19, 20])
    var starts: [Int] = []
    while place > 0, starts.count < 9 {
      place = editor.previousWord(place)
      starts.append(place)
    }
    #expect(starts == [15, 7, 2, 0])
    #expect(editor.word(at: 3) == NSRange(location: 2, length: 3))
    #expect(editor.word(at: 5) == NSRange(location: 2, length: 3))
    #expect(editor.word(at: 6).length == 1)
  }

  @Test func `a selection grows from where it began, past it too`() {
    var editor = editor("0123456789")
    editor.move(to: 5)
    editor.move(to: 8, extending: true)
    #expect(editor.selection == NSRange(location: 5, length: 3) && editor.head == 8)
    editor.move(to: 2, extending: true)
    #expect(editor.selection == NSRange(location: 2, length: 3) && editor.head == 2)
    editor.move(to: 5, extending: true)
    #expect(editor.selection.length == 0)
    editor.move(to: 99)
    #expect(editor.selection == NSRange(location: 10, length: 0))
    editor.select(NSRange(location: 8, length: 50))
    #expect(editor.selection == NSRange(location: 8, length: 2))
  }

  @Test func `what is composed takes the place of what was composed before`() {
    var editor = editor("ab")
    editor.move(to: 1)
    editor.mark(make("か"), selected: NSRange(location: 1, length: 0))
    #expect(editor.string == "aかb" && editor.marked == NSRange(location: 1, length: 1))
    editor.mark(make("かん"), selected: NSRange(location: 0, length: 2))
    #expect(editor.string == "aかんb" && editor.selection == NSRange(location: 1, length: 2))
    editor.mark(make(""), selected: NSRange(location: 0, length: 0))
    #expect(editor.string == "ab" && editor.marked == nil)
    editor.undo()
    #expect(editor.string == "ab" && !editor.canUndo)
  }

  @Test(arguments: 0..<20) func `units cover the text without a gap`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let text = (0..<30).map { _ in random.pick(Self.clusters) }.joined()
    let units = TextUnits(text)
    for granularity in [UITextGranularity.character, .sentence, .paragraph] {
      var place = 0
      while place < units.length {
        guard let range = units.range(granularity, at: place, isBackward: false) else {
          Issue.record("nothing at \(place)")
          break
        }
        #expect(range.location == place && range.length > 0)
        // The same unit from anywhere within it.
        let middle = place + range.length / 2
        #expect(units.range(granularity, at: middle, isBackward: false) == range)
        #expect(units.range(granularity, at: NSMaxRange(range), isBackward: true) == range)
        place = max(place + 1, NSMaxRange(range))
      }
      #expect(place == units.length)
    }
  }

  @Test(arguments: 0..<20) func `boundaries are met going forth and going back`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let text = (0..<30).map { _ in random.pick(Self.clusters) }.joined()
    let units = TextUnits(text)
    for granularity in [UITextGranularity.character, .word, .sentence, .paragraph] {
      for isBackward in [false, true] {
        var place = isBackward ? units.length : 0
        while let next = units.boundary(granularity, from: place, isBackward: isBackward) {
          #expect(isBackward ? next < place : next > place)
          #expect(
            next == 0 || next == units.length
              || units.isBoundary(granularity, at: next, isBackward: isBackward)
          )
          place = next
        }
        #expect(place == (isBackward ? 0 : units.length))
      }
    }
  }
}

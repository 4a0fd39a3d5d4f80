import Foundation
import TestSupport
import Testing

@testable import TextShaping

@Suite struct HitTestingTests {
  @Test func `carets go from left to right through plain text`() {
    let text = layout("Hello")
    let xs = (0...5).map { text.caretRect(at: .init($0)).minX }
    #expect(xs[0] == 0)
    #expect(abs(xs[5] - text.size.width) < 1e-6)
    #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 })
    #expect(text.caretRect(at: .init(2)).height == text.size.height)
    #expect(text.caretRect(at: .init(2)).width == 0)
  }

  @Test func `carets go from right to left through Hebrew`() {
    let text = layout("שלום", width: 200)
    let xs = (0...4).map { text.caretRect(at: .init($0)).minX }
    #expect(abs(xs[0] - 200) < 1e-6)
    #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func `a point between two letters finds the nearer edge`() {
    let text = layout("Hello")
    for index in 0...5 {
      let x = text.caretRect(at: .init(index)).minX
      #expect(text.position(nearestTo: CGPoint(x: x + 0.3, y: 5)).index == index)
      #expect(text.position(nearestTo: CGPoint(x: x - 0.3, y: 5)).index == index)
    }
    #expect(text.position(nearestTo: CGPoint(x: -50, y: 5)).index == 0)
    #expect(text.position(nearestTo: CGPoint(x: 999, y: 5)).index == 5)
    #expect(text.position(nearestTo: CGPoint(x: 999, y: 999)).index == 5)
    #expect(text.position(nearestTo: CGPoint(x: -1, y: -999)).index == 0)
  }

  @Test(arguments: 0..<25)
  func `a caret's own place leads back to it`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let string = random.text(words: 12)
    let text = layout(string, width: .random(in: 60...300, using: &random))
    for (number, line) in text.lines.enumerated() {
      for box in line.clusterBoxes where box.width > 2 {
        let x = box.edge(at: 0.5)
        let point = CGPoint(x: x, y: line.y + line.height / 2)
        let found = text.position(nearestTo: point)
        #expect(box.range.lowerBound <= found.index && found.index <= box.range.upperBound)
        #expect(text.lineIndex(atY: point.y) == number)
        let caret = text.caretRect(at: found)
        #expect(caret.minY == line.y || found.isAtLineEnd == false, "\(string)")
        let character = text.characterRange(at: point)
        #expect(character.map { box.range.contains($0.lowerBound) } == true)
      }
    }
  }

  @Test func `where a line wraps, its end and the next start are two places`() {
    let text = layout("aaa bbb", width: 40)
    #expect(text.lines.count == 2)
    let start = text.caretRect(at: .init(4))
    let end = text.caretRect(at: .init(4, isAtLineEnd: true))
    #expect(start.minY == text.lines[1].y && start.minX == 0)
    #expect(end.minY == 0 && end.minX > 20)
    #expect(
      text.position(nearestTo: CGPoint(x: 500, y: 5)) == .init(4, isAtLineEnd: true)
    )
    #expect(text.position(nearestTo: CGPoint(x: 0, y: 25)) == .init(4))
  }

  @Test func `an empty line has a caret`() {
    let text = layout("a\n\nb")
    #expect(text.caretRect(at: .init(2)).minY == text.lines[1].y)
    #expect(text.position(nearestTo: CGPoint(x: 50, y: 25)).index == 2)
    var constraints = LayoutConstraints(width: 100)
    constraints.includesFinalEmptyLine = true
    let centered = paragraphFormat { $0.alignment = .center }
    let empty = Typesetter().layout("", centered, in: constraints)
    #expect(empty.caretRect(at: .init(0)).minX == 50)
  }

  @Test func `characters a reader sees as one have no caret inside`() {
    for text in ["e\u{301}", "👩‍👩‍👧‍👦", "🇯🇵", "क्षि"] {
      let line = layout(text)
      var found: Set<Int> = []
      for x in stride(from: 0.0, through: Double(line.size.width), by: 0.5) {
        found.insert(line.position(nearestTo: CGPoint(x: x, y: 5)).index)
      }
      #expect(found == [0, text.utf16.count], "\(text)")
    }
  }

  @Test func `a ligature has carets between its letters`() {
    let text = layout("ffi", format(namedFont("Noto Sans", 30)))
    #expect(text.glyphs.count < 3)
    let xs = (0...3).map { text.caretRect(at: .init($0)).minX }
    #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a selection is one box a line`() {
    let text = layout("The quick brown fox", width: 100)
    let rects = text.selectionRects(for: 4..<15)
    #expect(rects.count == 2)
    #expect(abs(rects[0].minX - text.caretRect(at: .init(4)).minX) < 1e-6)
    #expect(abs(rects[1].maxX - text.caretRect(at: .init(15)).minX) < 1e-6)
    #expect(rects[0].maxY <= rects[1].minY + 1e-9)
    #expect(text.selectionRects(for: 3..<3).isEmpty)
    #expect(text.selectionRects(for: 50..<60).isEmpty)
  }

  @Test func `a selection over two directions may be in two parts`() {
    let text = layout("abc שלום def")
    #expect(text.selectionRects(for: 2..<6).count == 2)
    #expect(text.selectionRects(for: 0..<12).count == 1)
  }

  @Test func `a selection covers what its characters cover`() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<30 {
      let string = random.text(words: 6)
      let text = layout(string)
      let all = text.selectionRects(for: 0..<string.utf16.count).reduce(0) { $0 + $1.width }
      #expect(abs(all - text.lines[0].width - text.lines[0].hangingWidth) < 0.05)
    }
  }

  @Test func `there is no character beside or below the text`() {
    let text = layout("Hello")
    #expect(text.characterRange(at: CGPoint(x: 2, y: 5)) == 0..<1)
    #expect(text.characterRange(at: CGPoint(x: -2, y: 5)) == nil)
    #expect(text.characterRange(at: CGPoint(x: 2, y: 50)) == nil)
    #expect(text.characterRange(at: CGPoint(x: 999, y: 5)) == nil)
  }

  @Test func `a layout without lines has harmless answers`() {
    let text = layout("")
    #expect(text.caretRect(at: .init(0)) == .zero)
    #expect(text.position(nearestTo: .zero).index == 0)
    #expect(text.characterRange(at: .zero) == nil)
    #expect(text.selectionRects(for: 0..<1).isEmpty)
    #expect(text.lineIndex(atY: 0) == nil)
  }

  @Test func `points that are no numbers have harmless answers`() {
    let text = layout("Hello\nWorld")
    for point in [CGPoint(x: CGFloat.nan, y: .nan), CGPoint(x: CGFloat.infinity, y: -.infinity)] {
      let index = text.position(nearestTo: point).index
      #expect((0...11).contains(index))
      #expect(text.characterRange(at: point) == nil)
    }
  }
}

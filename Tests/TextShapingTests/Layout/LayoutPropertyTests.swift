import Foundation
import TestSupport
import Testing

@testable import TextShaping

/// Laws that hold for any text; every failure names its seed.
@Suite struct LayoutPropertyTests {
  @Test(arguments: 0..<40)
  func `lines cover the text, in order and without overlap`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let string = random.text(words: 20).replacing("-", with: random.pick(["\n", "-", "\u{2028}"]))
    let width = CGFloat.random(in: 20...300, using: &random)
    let text = layout(string, width: width)
    let units = Array(string.utf16)
    var covered = 0
    for line in text.lines {
      #expect(line.range.lowerBound >= covered)
      #expect(units[covered..<line.range.lowerBound].allSatisfy { Characters.endsLine($0) })
      covered = line.range.upperBound
      var drawn: [Int] = line.runs.flatMap { Array($0.range) }.sorted()
      drawn.removeAll { Characters.endsLine(units[$0]) }
      #expect(drawn == Array(line.range))
    }
    #expect(units[covered...].allSatisfy { Characters.endsLine($0) })
  }

  @Test(arguments: 0..<30)
  func `no line is wider than the room unless one character is`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let string = random.text(words: 15)
    let width = CGFloat.random(in: 10...200, using: &random)
    for line in layout(string, width: width).lines where line.width > width + 0.01 {
      #expect(line.clusterBoxes.count == 1, "\(line.range)")
    }
  }

  @Test(arguments: 0..<30)
  func `a wider room never takes more lines`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let string = random.text(words: 15)
    var last = Int.max
    for width in stride(from: 20.0, through: 400, by: 20) {
      let count = layout(string, width: width).lines.count
      #expect(count <= last, "\(width): \(string)")
      last = count
    }
    #expect(layout(string).lines.count == 1)
  }

  @Test(arguments: 0..<30)
  func `parts are together about as wide as the whole`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let words = (0..<6).map { _ in random.text(words: 1).replacing(" ", with: "") }
    let whole = layout(words.joined(separator: " ")).size.width
    let parts = words.reduce(0) { $0 + layout($1).size.width } + 5 * layout(" ").size.width
    // Only kerning with the spaces between may differ.
    #expect(abs(whole - parts) < 0.15 * 17 * 5, "\(words)")
  }

  @Test(arguments: 0..<30)
  func `the widths of a line's glyphs add up to its width`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let string = random.text(words: 12)
    let modes: [ParagraphStyle.LineBreakMode] = [
      .wordWrapping, .charWrapping, .truncatingTail, .truncatingHead, .truncatingMiddle,
    ]
    let mode = random.pick(modes)
    let text = layout(
      string,
      paragraphFormat { $0.lineBreakMode = mode },
      width: .random(in: 40...250, using: &random),
      lines: random.pick([0, 1, 2, 3])
    )
    for line in text.lines {
      let advances = line.runs.reduce(0) { $0 + $1.advance }
      #expect(abs(advances - line.width - line.hangingWidth) < 0.01, "\(mode) \(string)")
      for run in line.runs where run.attachment == nil && !run.glyphs.isEmpty {
        let glyphs = run.glyphs.reduce(0) { $0 + $1.advance }
        #expect(abs(glyphs - Double(run.advance)) < 1e-6)
      }
    }
  }

  @Test(arguments: 0..<20)
  func `scaling the font scales named text`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let string = random.text(words: 6)
    let small = layout(string, format(namedFont("Noto Sans", 10)))
    let large = layout(string, format(namedFont("Noto Sans", 30)))
    #expect(abs(large.size.width - 3 * small.size.width) < 0.001)
    #expect(abs(large.size.height - 3 * small.size.height) < 1e-6)
  }

  @Test(arguments: 0..<20)
  func `colours change nothing about the places of glyphs`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let string = random.text(words: 8)
    let length = string.utf16.count
    let colours = (0..<4).map { style in format { $0.style = style } }
    let runs = (0..<5).map { _ in
      let start = Int.random(in: 0..<length, using: &random)
      return AttributedText.Run(start..<min(length, start + 7), random.pick(colours))
    }
    let text = layout(AttributedText(string, runs: runs, default: colours[0]), width: 200)
    // Ligatures and kerning may not cross a change, so that only the lines are compared.
    let plain = layout(string, width: 200)
    #expect(abs(CGFloat(text.lines.count - plain.lines.count)) <= 1)
    #expect(text.lines.map(\.range.upperBound).last == plain.lines.map(\.range.upperBound).last)
  }

  @Test(arguments: 0..<10)
  func `laying out twice gives the same`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let string = random.text(words: 15)
    let one = layout(string, width: 150)
    let other = layout(string, width: 150)
    #expect(one.size == other.size)
    #expect(one.glyphs == other.glyphs)
  }
}

import Foundation
import TestSupport
import Testing

@testable import TextShaping

@Suite struct ShapingTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var family: String
    var text: String
    var testDescription: String { "\(family): \(text)" }
  }

  static let samples = [
    Sample(family: "Noto Sans", text: "AVATAR To Ty. fi ffl (quick) 123 – “x”"),
    Sample(family: "Noto Sans", text: "e\u{301}\u{323} ǻ ẵ ñ"),
    Sample(family: "Noto Sans Arabic", text: "السلامعليكم"),
    Sample(family: "Noto Sans Arabic", text: "لا إله محمّد ١٢٣"),
    Sample(family: "Noto Sans Hebrew", text: "שָׁלוֹם עוֹלָם"),
    Sample(family: "Noto Sans Devanagari", text: "क्षत्रिय हिन्दी श्रृंगार"),
    Sample(family: "Noto Sans Bengali", text: "বিজ্ঞপ্তি স্ত্রী"),
    Sample(family: "Noto Sans Tamil", text: "தமிழ் கொ கோ"),
    Sample(family: "Noto Sans Khmer", text: "ភាសាខ្មែរ"),
    Sample(family: "Noto Sans Myanmar", text: "မြန်မာဘာသာ"),
    Sample(family: "Noto Sans Thai", text: "ภาษาไทยที่นี่น้ำ"),
    Sample(family: "Noto Serif Tibetan", text: "བོད་སྐད་"),
    Sample(family: "Noto Sans CJK JP", text: "漢字"),
  ]

  @Test(arguments: samples)
  func `glyphs and widths are Pango's`(sample: Sample) throws {
    let oracle = try #require(PangoOracle(family: sample.family, size: 40))
    let own = layout(sample.text, format(namedFont(sample.family, 40)))
    #expect(own.faces.count == 1)
    #expect(own.glyphs.map(\.id) == oracle.glyphs(of: sample.text))
    // Pango counts in 1024ths.
    #expect(abs(own.size.width - CGFloat(oracle.width(of: sample.text))) < 0.05)
  }

  @Test func `ASCII from the pair table is what HarfBuzz makes of it, letter by letter`() {
    for (size, weight) in [(17.0, FontWeight.regular), (13, .semibold), (28, .bold)] {
      let font = systemFont(size, weight)
      let quick = format(font)
      // A language sends the text to HarfBuzz and changes nothing in Inter.
      let shaped = format(font) { $0.language = "en" }
      for first in 0x20...0x7E {
        let text = String(
          (0x20...0x7E).flatMap { second in
            [first, second].compactMap { Unicode.Scalar($0).map(Character.init) }
          }
        )
        let one = layout(text, quick)
        let other = layout(text, shaped)
        #expect(one.glyphs.map(\.id) == other.glyphs.map(\.id))
        #expect(abs(one.size.width - other.size.width) < 1e-6)
      }
    }
  }

  @Test(arguments: 0..<20)
  func `European text from the pair table is what HarfBuzz makes of it`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let letters =
      (0x20...0x7E).map { $0 } + (0xA0...0x17F).filter { $0 != 0xAD }
      + [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC, 0x2122]
    let weight = random.pick(FontWeight.all)
    let font = systemFont(random.pick([11.0, 17, 24]), weight)
    for _ in 0..<40 {
      let text = String(
        (0..<Int.random(in: 1...60, using: &random)).compactMap { _ in
          Unicode.Scalar(random.pick(letters)).map(Character.init)
        }
      )
      let one = layout(text, format(font))
      let other = layout(text, format(font) { $0.language = "en" })
      #expect(one.glyphs.map(\.id) == other.glyphs.map(\.id), "\(text)")
      for (left, right) in zip(one.glyphs, other.glyphs) {
        #expect(abs(left.advance - right.advance) < 1e-9, "\(text)")
      }
    }
  }

  @Test func `measuring gives exactly the size of the layout`() {
    let typesetter = Typesetter()
    var random = SplitMix64(seed: 9)
    for _ in 0..<300 {
      let text = random.text(words: Int.random(in: 1...8, using: &random))
      let constraints = LayoutConstraints(
        width: random.pick([.infinity, 60, 120, 300]),
        maximumLines: random.pick([0, 1, 2])
      )
      let measured = Typesetter(cacheLimit: 0).measure(text, format(), in: constraints)
      let laidOut = typesetter.layout(text, format(), in: constraints)
      #expect(measured == TextMeasurement(laidOut), "\(text)")
      #expect(typesetter.measure(text, format(), in: constraints) == measured, "\(text)")
    }
  }

  @Test func `letters join over a change of colour and over a line's end`() {
    let plain = format()
    let red = format { $0.style = 1 }
    let whole = layout("سلام", plain)
    let parts = AttributedText(
      "سلام",
      runs: [.init(0..<1, plain), .init(1..<4, red)],
      default: plain
    )
    #expect(layout(parts).glyphs.map(\.id).sorted() == whole.glyphs.map(\.id).sorted())
    #expect(abs(layout(parts).size.width - whole.size.width) < 1e-9)
  }

  @Test func `arrows and multiplication signs are not made up`() {
    let inter = namedFont("Inter")
    #expect(layout("->").glyphs.count == 2)
    #expect(layout("->", format(inter)).glyphs.count >= 1)
    let sign = layout("3x4").glyphs[1].id
    #expect(sign == layout("x").glyphs[0].id)
  }

  @Test func `kanas and ideographs keep their squares`() {
    let text = layout("「あ」、いうえ。", format(systemFont(20)))
    #expect(text.glyphs.allSatisfy { $0.advance == 20 })
  }

  @Test func `kerning moves letters together and can be turned off`() {
    let on = layout("AVAVAV").size.width
    let off = layout("AVAVAV", format { $0.kern = 0 }).size.width
    #expect(off > on + 3)
  }

  @Test func `kern adds to every character, also the last`() {
    for text in ["abc", "日本", "é1"] {
      let plain = layout(text, format { $0.usesLigatures = false })
      let wide = layout(text, format { $0.kern = 5 })
      #expect(
        abs(wide.size.width - plain.size.width - 5 * CGFloat(text.count)) < 1e-6,
        "\(text)"
      )
      #expect(wide.lines[0].hangingWidth == 0)
    }
  }

  @Test func `tracking after the last character hangs over the end`() {
    let plain = layout("abc")
    let wide = layout("abc", format { $0.tracking = 4 })
    #expect(abs(wide.lines[0].width - plain.lines[0].width - 8) < 1e-6)
    #expect(abs(wide.lines[0].hangingWidth - 4) < 1e-9)
    #expect(abs(wide.size.width - plain.size.width - 12) < 1e-6)
  }

  @Test func `letters set apart are not ligatures`() {
    let serif = namedFont("Noto Sans", 20)
    let joined = layout("ffi", format(serif)).glyphs.count
    #expect(joined < 3)
    #expect(layout("ffi", format(serif) { $0.kern = 2 }).glyphs.count == 3)
    #expect(layout("ffi", format(serif) { $0.usesLigatures = false }).glyphs.count == 3)
  }

  @Test func `kern stands behind its letter also from right to left`() {
    let plain = layout("שלום")
    let wide = layout("שלום", format { $0.kern = 10 })
    #expect(abs(wide.size.width - plain.size.width - 40) < 1e-6)
    let run = wide.lines[0].runs[0]
    let first = run.glyphs.min { $0.x < $1.x }
    // The leftmost letter is the last one; its room is at its left.
    #expect(abs((first?.xOffset ?? 0) - 10) < 0.01)
  }
}

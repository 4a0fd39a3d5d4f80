import Foundation
import TestSupport
import Testing

@testable import TextShaping

@Suite struct FontMetricsTests {
  static let sizes: [Double] = [8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 25, 28, 34, 40, 60]

  @Test(arguments: sizes)
  func `line metrics are a fixed part of the size`(size: Double) throws {
    let facts = try TextFacts.value("fo.ios.linear", in: "fonts")
    let font = systemFont(size)
    func fact(_ name: String) throws -> Double { try #require(facts[name].number) * size }
    #expect(abs(font.metrics.ascender - (try fact("ascenderPerPoint"))) < 1e-9)
    #expect(abs(font.metrics.descender - (try fact("descenderPerPoint"))) < 1e-9)
    #expect(abs(font.metrics.lineHeight - (try fact("lineHeightPerPoint"))) < 1e-9)
    #expect(abs(font.metrics.capHeight - (try fact("capHeightPerPoint"))) < 1e-9)
    #expect(font.metrics.leading == 0)
  }

  @Test func `metrics of every measured size agree`() throws {
    let samples = try #require(try TextFacts.value("fo.ios.samples", in: "fonts").list)
    #expect(samples.count > 20)
    for sample in samples {
      let metrics = systemFont(try #require(sample["size"].number)).metrics
      // Some samples are given with six decimals.
      #expect(abs(Double(metrics.ascender) - (sample["ascender"].number ?? 0)) < 1e-6)
      #expect(abs(Double(metrics.descender) - (sample["descender"].number ?? 0)) < 1e-6)
      #expect(abs(Double(metrics.lineHeight) - (sample["lineHeight"].number ?? 0)) < 1e-6)
    }
  }

  @Test(arguments: ["fo.ios.xHeight8", "fo.ios.xHeight9"])
  func `the x-height grows with the weight`(id: String) throws {
    let facts = try TextFacts.value(id, in: "fonts")
    let size = try #require(facts["size"].number)
    let weights: [(String, FontWeight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold),
    ]
    for (name, weight) in weights {
      let fact = try #require(facts[name].number)
      #expect(abs(systemFont(size, weight).metrics.xHeight - fact) < 1e-9, "\(name)")
    }
  }

  @Test func `the display cut has a lower x-height`() throws {
    let heights = try TextFacts.value("fo.catalyst.26", in: "fonts")["xHeight"]
    let weights: [(String, FontWeight)] = [
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]
    for (name, weight) in weights {
      let fact = try #require(heights[name].number)
      #expect(abs(systemFont(26, weight).metrics.xHeight - fact) < 1e-9, "\(name)")
    }
    var italic = FontDescription.system(26)
    italic.isItalic = true
    let fact = try #require(heights["italicRegular"].number)
    #expect(abs(FontLibrary.shared.font(for: italic).metrics.xHeight - fact) < 1e-9)
    #expect(abs(systemFont(26).metrics.capHeight - 18.3193359375) < 1e-9)
  }

  @Test func `x-heights go from cut to cut without a jump`() {
    for weight in FontWeight.all {
      for size in stride(from: 10.0, to: 40, by: 0.5) {
        let here = systemFont(size, weight).metrics.xHeight / size
        let next = systemFont(size + 0.5, weight).metrics.xHeight / (size + 0.5)
        #expect(abs(here - next) < 0.0011)
      }
    }
  }

  @Test(arguments: [(17.0, FontWeight.semibold, 20 + 1.0 / 3), (15.0, .regular, 18)])
  func `a label of one line is as high as the line, rounded up to a third`(
    size: Double,
    weight: FontWeight,
    height: Double
  ) {
    let measured = layout("Hg", format(systemFont(size, weight))).size.height
    #expect(abs((measured * 3).rounded(.up) / 3 - height) < 1e-6)
  }

  @Test(arguments: FontWeight.all, [11.0, 17, 20, 34])
  func `capitals are drawn as high as the metrics say`(weight: FontWeight, size: Double) throws {
    let font = systemFont(size, weight)
    let glyph = try #require(font.typeface.glyph(for: "H"))
    let height = font.bounds(of: glyph).maxY
    #expect(abs(height - font.metrics.capHeight) < 0.001 * size)
  }

  @Test func `metrics of a named font are its own`() {
    let font = namedFont("Noto Serif", 20)
    #expect(font.match == .exact)
    #expect(font.metrics.ascender == font.typeface.metrics.ascender * 20)
    #expect(font.metrics.descender < 0)
    #expect(font.metrics.xHeight > 0 && font.metrics.xHeight < font.metrics.capHeight)
    #expect(font.metrics.capHeight < font.metrics.ascender)
    #expect(font.drawnSize == 20)
  }

  @Test func `advances and bounds of glyphs are in points`() throws {
    let font = namedFont("Noto Sans", 100)
    let glyph = try #require(font.typeface.glyph(for: "M"))
    #expect(abs(font.advance(of: glyph) - 90.7) < 0.1)
    let bounds = font.bounds(of: glyph)
    #expect(bounds.minX > 0 && bounds.maxX < 90.7)
    #expect(bounds.minY == 0 && abs(bounds.maxY - 71.4) < 0.1)
    let space = try #require(font.typeface.glyph(for: " "))
    #expect(font.bounds(of: space).isEmpty)
  }
}

import Foundation
import TestSupport
import Testing

@testable import TextShaping

@Suite struct TypesetterCacheTests {
  @Test func `the second time a text comes from the cache`() {
    let typesetter = Typesetter()
    let one = typesetter.layout("日本語のラベル", format())
    #expect(typesetter.cacheCounters.hits == 0)
    let other = typesetter.layout("日本語のラベル", format())
    #expect(typesetter.cacheCounters.hits == 1)
    #expect(one.glyphs == other.glyphs)
    _ = typesetter.measure("日本語のラベル", format())
    #expect(typesetter.cacheCounters.hits == 2)
  }

  @Test func `one entry serves every width that a line fits`() {
    let typesetter = Typesetter()
    let centered = paragraphFormat { $0.alignment = .center }
    let natural = typesetter.layout("日本語", centered)
    for width in [60.0, 100, 250] as [CGFloat] {
      let text = typesetter.layout("日本語", centered, in: LayoutConstraints(width: width))
      #expect(abs(text.lines[0].x - (width - natural.size.width) / 2) < 1e-9)
      #expect(text.size == natural.size)
    }
    #expect(typesetter.cacheCounters.misses == 1)
    // Where it does not fit, the width matters.
    let narrow = typesetter.layout("日本語", centered, in: LayoutConstraints(width: 20))
    #expect(narrow.lines.count == 3)
    #expect(typesetter.layout("日本語", centered).lines.count == 1)
  }

  @Test func `cached and fresh layouts agree at every width`() {
    var random = SplitMix64(seed: 77)
    let typesetter = Typesetter()
    for _ in 0..<300 {
      let text = random.pick(["日本語 のテスト", "Hello World", "שלום עולם", "x ", "a\nbb"])
      let style = paragraphFormat { $0.alignment = random.pick([.left, .center, .right]) }
      let width = random.pick([.infinity, 30, 60, 90, 500] as [CGFloat])
      let cached = typesetter.layout(text, style, in: LayoutConstraints(width: width))
      let fresh = layout(text, style, width: width)
      #expect(cached.lines.map(\.frame) == fresh.lines.map(\.frame), "\(text) \(width)")
      #expect(cached.size == fresh.size)
    }
  }

  @Test func `an indent may leave no room though the line alone would fit`() {
    let typesetter = Typesetter()
    let indented = paragraphFormat { $0.firstLineHeadIndent = 50 }
    #expect(typesetter.layout("日本語", indented).lines.count == 1)
    let narrow = LayoutConstraints(width: 70)
    #expect(typesetter.layout("日本語", indented, in: narrow).lines.count == 2)
    #expect(typesetter.measure("日本語", indented, in: narrow).lineCount == 2)
  }

  @Test func `cached and fresh measurements agree at every width`() {
    var random = SplitMix64(seed: 78)
    let typesetter = Typesetter()
    for _ in 0..<300 {
      let text = random.pick(["日本語 のテスト", "שלום  ", "é ", "a\nbb", "日 本 "])
      let style = paragraphFormat { $0.firstLineHeadIndent = random.pick([0, 20]) }
      let width = random.pick([.infinity, 30, 60, 90, 500] as [CGFloat])
      let constraints = LayoutConstraints(width: width)
      let cached = typesetter.measure(text, style, in: constraints)
      let fresh = Typesetter(cacheLimit: 0).measure(text, style, in: constraints)
      #expect(cached == fresh, "\(text) \(width)")
    }
  }

  @Test func `nothing that matters is left out of the key`() {
    let typesetter = Typesetter()
    let variants = [
      format(), format(systemFont(18)), format { $0.kern = 1 }, format { $0.tracking = 1 },
      format { $0.language = "zh-Hans" }, format { $0.baselineOffset = 3 },
      paragraphFormat { $0.lineHeightMultiple = 2 }, paragraphFormat { $0.headIndent = 9 },
      paragraphFormat { $0.firstLineHeadIndent = 9 }, paragraphFormat { $0.tabStops = [.init(9)] },
      paragraphFormat { $0.baseWritingDirection = .rightToLeft },
    ]
    for variant in variants + variants {
      let cached = typesetter.layout("日\t本語a", variant, in: LayoutConstraints(width: 60))
      let fresh = layout("日\t本語a", variant, width: 60)
      #expect(cached.lines.map(\.frame) == fresh.lines.map(\.frame))
      #expect(cached.glyphs == fresh.glyphs)
    }
    var empty = LayoutConstraints()
    empty.includesFinalEmptyLine = true
    #expect(typesetter.layout("日\n", format()).lines.count == 1)
    #expect(typesetter.layout("日\n", format(), in: empty).lines.count == 2)
  }

  @Test func `two spellings of a character are two texts`() {
    let typesetter = Typesetter()
    #expect("日é" == "日e\u{301}")
    #expect(typesetter.layout("日é", format()).lines[0].range == 0..<2)
    #expect(typesetter.layout("日e\u{301}", format()).lines[0].range == 0..<3)
  }

  @Test func `the memory of the cache is bounded`() {
    let typesetter = Typesetter(cacheLimit: 100_000)
    for number in 0..<1000 {
      _ = typesetter.layout("ラベル番号\(number)", format())
      #expect(typesetter.cacheCost <= 100_000)
    }
    #expect(typesetter.cacheCounters.evictions > 500)
    #expect(typesetter.cacheCost > 30_000)
  }

  @Test func `a huge text is not kept`() {
    let typesetter = Typesetter(cacheLimit: 100_000)
    _ = typesetter.layout("日", format())
    let cost = typesetter.cacheCost
    _ = typesetter.layout(String(repeating: "日本", count: 2000), format())
    #expect(typesetter.cacheCost == cost)
  }

  @Test func `ASCII on one line is measured without the cache`() {
    let typesetter = Typesetter()
    for _ in 0..<3 { _ = typesetter.measure("Settings", format()) }
    #expect(typesetter.cacheCounters == .init(hits: 0, misses: 0, evictions: 0))
    #expect(typesetter.cacheCost == 0)
  }

  @Test func `everything can be forgotten`() {
    let typesetter = Typesetter()
    _ = typesetter.layout("日本", format())
    #expect(typesetter.cacheCost > 0)
    typesetter.removeAll()
    #expect(typesetter.cacheCost == 0)
  }

  @Test func `threads may measure at the same time`() async {
    let typesetter = Typesetter(cacheLimit: 50_000)
    let expected = (0..<50).map { layout("行\($0) שלום", width: 60).size }
    await withTaskGroup(of: Bool.self) { group in
      for seed in 0..<4 {
        group.addTask {
          var random = SplitMix64(seed: seed)
          return (0..<200).allSatisfy { _ in
            let index = Int.random(in: 0..<50, using: &random)
            let constraints = LayoutConstraints(width: 60)
            let size = typesetter.layout("行\(index) שלום", format(), in: constraints).size
            return size == expected[index]
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

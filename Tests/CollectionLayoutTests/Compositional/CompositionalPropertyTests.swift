import CollectionLayout
import Foundation
import TestSupport
import Testing

@Suite struct CompositionalPropertyTests {
  private static let seeds = 0..<6

  /// A layout with some of its items measured, in an order of no meaning.
  private func measured(
    _ seed: Int
  ) -> (engine: CompositionalEngine, sizes: [Int: [Int: CGSize]]) {
    var trees = RandomCompositions(seed: seed)
    let configuration = trees.configuration()
    let sections = (0..<trees.random.int(1...4)).map { _ in
      trees.section(in: configuration.axes)
    }
    var engine = CompositionalEngine(configuration, sections)
    var sizes: [Int: [Int: CGSize]] = [:]
    for _ in 0..<trees.random.int(0...25) {
      let section = trees.random.int(0...sections.count - 1)
      guard sections[section].itemCount > 0 else { continue }
      let item = trees.random.int(0...sections[section].itemCount - 1)
      let size = CGSize(
        width: CGFloat(trees.random.int(1...150)),
        height: CGFloat(trees.random.int(1...150))
      )
      engine.measure(size, item: item, inSection: section)
      sizes[section, default: [:]][item] = size
    }
    return (engine, sizes)
  }

  private func frames(_ engine: CompositionalEngine, _ section: Int) -> [CGRect] {
    let count = engine.values(ofSection: section)?.itemCount ?? 0
    return (0..<count).compactMap { engine.item($0, inSection: section)?.frame }
  }

  @Test(arguments: seeds) func `periods and trees are what expanding every group gives`(
    _ seed: Int
  ) throws {
    for seed in seed * 4..<seed * 4 + 4 {
      let (engine, sizes) = measured(seed)
      for section in 0..<engine.sectionCount {
        let values = try #require(engine.values(ofSection: section))
        let naive = NaiveComposition(
          values: values,
          configuration: engine.configuration,
          measured: sizes[section] ?? [:]
        ).frames()
        let found = frames(engine, section)
        #expect(found.count == naive.count, "seed \(seed) section \(section)")
        guard let first = found.first, let start = naive.first, found.count == naive.count else {
          continue
        }
        for (item, (frame, slow)) in zip(found, naive).enumerated() {
          let moved = slow.offsetBy(dx: first.minX - start.minX, dy: first.minY - start.minY)
          // Both origins were brought to pixels, each from a place of its own.
          let pixel = 1.01 / engine.configuration.scale
          let isSame =
            abs(frame.minX - moved.minX) < pixel && abs(frame.minY - moved.minY) < pixel
            && abs(frame.width - moved.width) < 0.001 && abs(frame.height - moved.height) < 0.001
          #expect(isSame, "seed \(seed) (\(section), \(item)): \(frame), slowly \(moved)")
          if !isSame { return }
        }
      }
    }
  }

  @Test(arguments: seeds) func `what is measured one by one is what is known from the start`(
    _ seed: Int
  ) {
    for seed in seed * 8..<seed * 8 + 8 {
      let (engine, _) = measured(seed)
      let sections = (0..<engine.sectionCount).compactMap { engine.values(ofSection: $0) }
      let fresh = CompositionalEngine(engine.configuration, sections, engine.memory)
      #expect(abs(fresh.contentSize.width - engine.contentSize.width) < 0.001, "seed \(seed)")
      #expect(abs(fresh.contentSize.height - engine.contentSize.height) < 0.001, "seed \(seed)")
      for section in 0..<engine.sectionCount {
        let same = zip(frames(engine, section), frames(fresh, section)).allSatisfy {
          abs($0.minX - $1.minX) < 0.001 && abs($0.minY - $1.minY) < 0.001 && $0.size == $1.size
        }
        #expect(same, "seed \(seed) section \(section)")
      }
    }
  }

  @Test(arguments: seeds) func `a search finds what all items say`(_ seed: Int) {
    for seed in seed * 4..<seed * 4 + 4 {
      let (engine, _) = measured(seed)
      var random = SplitMix64(seed: seed)
      let content = engine.contentSize
      let all = (0..<engine.sectionCount).flatMap { section in
        (0..<(engine.values(ofSection: section)?.itemCount ?? 0)).compactMap { item in
          engine.item(item, inSection: section).map {
            (element: $0, group: engine.groupFrame(ofItem: item, inSection: section) ?? .null)
          }
        }
      }
      for _ in 0..<6 {
        let rect = CGRect(
          x: random.double(-50...Double(content.width)),
          y: random.double(-50...Double(content.height)),
          width: random.double(1...300),
          height: random.double(1...300)
        )
        let inside = rect.intersection(CGRect(origin: .zero, size: content))
        let found = engine.elements(in: rect)
        #expect(Set(found).count == found.count, "seed \(seed): something twice")
        for element in found where element.kind.isItem {
          #expect(element.frame.isIn(inside), "seed \(seed)")
        }
        // Items that stick out of their group are found only inside of it, so the others must be.
        for (element, group) in all
        where element.frame.insetBy(dx: 0.6, dy: 0.6).isIn(inside)
          && group.insetBy(dx: 0.6, dy: 0.6).isIn(inside)
        {
          #expect(found.contains(element), "seed \(seed) \(element) in \(rect)")
        }
      }
    }
  }
}

extension CompositionalElement.Kind {
  fileprivate var isItem: Bool {
    if case .item = self { true } else { false }
  }
}

extension CGRect {
  /// Whether the rectangles share more than an edge.
  fileprivate func isIn(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return minX < other.maxX && minY < other.maxY && (maxX > other.minX || minX == other.minX)
      && (maxY > other.minY || minY == other.minY)
  }
}

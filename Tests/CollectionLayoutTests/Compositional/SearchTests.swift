import CollectionLayout
import Foundation
import TestSupport
import Testing

/// What a rectangle holds of a compositional layout (rule C49).
@Suite struct `Searching a compositional layout` {
  private let group = CompositionalItem.row(.fw(1), .pt(20), [.leaf(.fw(0.5), .fh(1))])

  private func header(_ height: CGFloat, isPinned: Bool = false) -> CompositionalBoundary {
    CompositionalBoundary(
      kind: "h",
      size: CompositionalSize(width: .fw(1), height: .pt(height)),
      vertical: .low,
      isPinned: isPinned
    )
  }

  private var engine: CompositionalEngine {
    CompositionalEngine(
      CompositionalSectionValues(4, group) {
        $0.boundary = [header(10)]
        $0.decorations = [CompositionalDecoration(kind: "d")]
      },
      CompositionalSectionValues(4, group)
    )
  }

  private func kinds(_ rect: CGRect, _ engine: CompositionalEngine) -> [CompositionalElement.Kind] {
    engine.elements(in: rect).map(\.kind)
  }

  @Test func `gives what is behind first, then what is around, then items`() {
    #expect(
      kinds(CGRect(0, 0, 100, 200), engine) == [
        .decoration(0), .boundary(0), .item(0), .item(1), .item(2), .item(3),
        .item(0), .item(1), .item(2), .item(3),
      ]
    )
    #expect(
      engine.elements(in: CGRect(0, 0, 100, 200)).map(\.section) == [
        0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
      ]
    )
  }

  @Test func `gives nothing that only touches, but decorations`() {
    #expect(kinds(CGRect(0, 50, 50, 20), engine) == [.decoration(0), .item(0)])
    #expect(kinds(CGRect(0, 51, 50, 19), engine) == [.item(0)])
    #expect(kinds(CGRect(50, 10, 50, 20), engine) == [.decoration(0), .item(1)])
  }

  @Test func `is cut to the content`() {
    #expect(kinds(CGRect(-500, -500, 100, 100), engine) == [])
    #expect(kinds(CGRect(0, 90.5, 100, 50), engine) == [])
    #expect(kinds(CGRect(-500, -500, 10_000, 10_000), engine).count == 10)
    #expect(kinds(.null, engine) == [])
    #expect(kinds(.infinite, engine).count == 10)
  }

  @Test func `for a rectangle without area gives decorations it touches`() {
    #expect(kinds(CGRect(0, 20, 0, 0), engine) == [.decoration(0)])
    #expect(kinds(CGRect(30, 60, 0, 0), engine) == [])
  }

  @Test func `finds items only where their group is`() {
    let tall = CompositionalItem.row(.fw(1), .pt(20), [.leaf(.fw(0.5), .pt(45))])
    let own = CompositionalEngine(CompositionalSectionValues(20, tall))
    // Items of the second group reach to 65, but it ends at 40.
    let found = kinds(CGRect(0, 45, 100, 10), own)
    #expect(found == [.item(4), .item(5)])
  }

  @Test func `finds what is held in sight where it is held`() {
    let own = CompositionalEngine(
      CompositionalSectionValues(40, group) { $0.boundary = [header(10, isPinned: true)] }
    )
    let screen = CGRect(0, 150, 100, 100)
    #expect(!kinds(screen, own).contains(.boundary(0)))
    let pinning = CompositionalPinning(bounds: screen, visible: screen)
    let found = own.elements(in: screen, CompositionalSight(pinning: pinning))
    #expect(found.first?.kind == .boundary(0))
    #expect(found.first?.frame.minY == 150)
  }

  @Test func `gives what belongs to the layout last`() {
    let own = CompositionalEngine(CompositionalSectionValues(2, group)) {
      $0.boundary = [header(10), header(30)]
    }
    #expect(kinds(CGRect(0, 0, 100, 50), own) == [.item(0), .item(1), .global(0), .global(1)])
    #expect(kinds(CGRect(0, 0, 100, 15), own) == [.global(1)])
  }

  @Test(arguments: 0..<40) func `finds every element that lies there`(seed: Int) {
    var random = RandomCompositions(seed: seed)
    let configuration = random.configuration()
    let engine = CompositionalEngine(
      configuration,
      (0..<random.random.int(1...4)).map { _ in random.section(in: configuration.axes) }
    )
    let content = CGRect(origin: .zero, size: engine.contentSize)
    // Items are found where their group is, all else where it is itself.
    let all = engine.everything().map { element in
      if case .item(let item) = element.kind {
        (element, engine.groupFrame(ofItem: item, inSection: element.section) ?? .null)
      } else {
        (element, element.frame)
      }
    }
    let elements = Set(all.map(\.0))
    for _ in 0..<12 {
      let rect = CGRect(
        x: random.random.double(0...Double(content.width)),
        y: random.random.double(0...Double(content.height)),
        width: random.random.double(1...200),
        height: random.random.double(1...200)
      )
      let found = Set(engine.elements(in: rect))
      let inside = rect.intersection(content)
      for (element, group) in all {
        let isThere = [element.frame, group].allSatisfy {
          let common = $0.intersection(inside)
          return !common.isNull && common.width > 1 && common.height > 1
        }
        if isThere { #expect(found.contains(element), "\(element) in \(rect)") }
      }
      #expect(found.isSubset(of: elements))
    }
  }

  @Test(arguments: 0..<20) func `of two halves gives all of the whole`(seed: Int) {
    var random = RandomCompositions(seed: seed)
    let configuration = random.configuration()
    let engine = CompositionalEngine(configuration, [random.section(in: configuration.axes)])
    let whole = CGRect(origin: .zero, size: engine.contentSize)
    let (upper, lower) = whole.divided(
      atDistance: CGFloat(random.random.double(0...Double(whole.height))),
      from: .minYEdge
    )
    let halves = Set(engine.elements(in: upper)).union(engine.elements(in: lower))
    #expect(halves.isSubset(of: engine.elements(in: whole)))
    let items = engine.elements(in: whole).filter { $0.frame.width > 0 && $0.frame.height > 0 }
    for element in items where !halves.contains(element) {
      // Only what sticks out of its group may be found by neither.
      #expect(
        element.frame.intersection(upper).isEmpty || element.frame.intersection(lower).isEmpty
      )
    }
  }
}

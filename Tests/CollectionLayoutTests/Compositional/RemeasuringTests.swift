import CollectionLayout
import Foundation
import TestSupport
import Testing

/// Layouts whose views say their sizes one after the other, against layouts that knew them from the
/// start.
@Suite struct `Measuring and laying out anew` {
  private struct Case {
    var configuration: CompositionalConfiguration
    var sections: [CompositionalSectionValues]
    var numbers: SplitMix64

    /// Sections as apps write them: lists, grids, tags, cards in rows, with things at their edges.
    init(seed: Int) {
      var numbers = SplitMix64(seed: seed)
      configuration = CompositionalConfiguration(
        container: CGSize(width: CGFloat(numbers.int(200...400)), height: 600),
        scale: CGFloat(numbers.int(1...3)),
        interSectionSpacing: CGFloat(numbers.int(0...10)),
        boundary: numbers.once(in: 2) ? [Self.boundary(.low)] : []
      )
      sections = (0..<3).map { _ in
        let badge = CompositionalAnchored(
          kind: "badge",
          size: CompositionalSize(width: .est(9), height: .est(9)),
          container: CompositionalAnchor(unit: CGPoint(x: 1, y: 0))
        )
        let cards = CompositionalItem.column(.pt(120), .est(50), [.leaf(.fw(1), .est(50))])
        let groups: [CompositionalItem] = [
          .column(.fw(1), .est(44), [.leaf(.fw(1), .est(44)) { $0.supplementaries = [badge] }]),
          .row(.fw(1), .est(60), [.leaf(.fw(0.5), .est(60))], .times(2), spacing: .fixed(8)),
          .row(.fw(1), .pt(30), [.leaf(.est(70), .fh(1))], spacing: .fixed(6)),
          .row(.fw(1), .est(50), [.leaf(.fw(1 / 3), .uni(50))], .times(3)),
          .column(.fw(1), .uni(40), [.leaf(.fw(1), .uni(40))]),
          cards,
        ]
        let group = numbers.pick(groups)
        return CompositionalSectionValues(numbers.int(1...14), group) {
          $0.interGroupSpacing = CGFloat(numbers.int(0...8))
          if numbers.once(in: 2) { $0.boundary = [Self.boundary(.low), Self.boundary(.high)] }
          if group == cards { $0.row = .groupPaging }
        }
      }
      self.numbers = numbers
    }

    private static func boundary(_ side: CompositionalBoundary.Side) -> CompositionalBoundary {
      CompositionalBoundary(
        kind: "\(side)",
        size: CompositionalSize(width: .fw(1), height: .est(20)),
        vertical: side
      )
    }

    mutating func measureSomething(_ engine: inout CompositionalEngine) {
      let section = numbers.int(0...2)
      let size = CGSize(width: numbers.int(20...150), height: numbers.int(5...90))
      switch numbers.int(0...7) {
      case 0: engine.measureBoundary(size, index: numbers.int(0...1), inSection: section)
      case 1: engine.measureGlobal(size, index: 0)
      case 2:
        let number = numbers.int(0...sections[section].itemCount - 1)
        engine.measureAnchored(size, kind: "badge", number: number, inSection: section)
      default:
        let item = numbers.int(0...sections[section].itemCount - 1)
        engine.measure(size, item: item, inSection: section)
      }
    }
  }

  @Test(arguments: 0..<60) func `give the same frames after every step`(seed: Int) {
    var own = Case(seed: seed)
    var engine = CompositionalEngine(own.configuration, own.sections)
    for _ in 0..<12 {
      own.measureSomething(&engine)
      let anew = CompositionalEngine(own.configuration, own.sections, engine.memory)
      #expect(abs(engine.contentSize.width - anew.contentSize.width) < 1e-6)
      #expect(abs(engine.contentSize.height - anew.contentSize.height) < 1e-6)
      for (a, b) in zip(engine.everything(), anew.everything()) {
        #expect(a.kind == b.kind && a.section == b.section)
        #expect(a.frame.isNear(b.frame), "\(a), anew \(b.frame)")
      }
    }
  }

  @Test(arguments: 0..<60) func `give every item a place in some group`(seed: Int) {
    var own = Case(seed: seed)
    var engine = CompositionalEngine(own.configuration, own.sections)
    for _ in 0..<12 {
      own.measureSomething(&engine)
      for (section, values) in own.sections.enumerated() {
        #expect(engine.frames(section).count == values.itemCount)
      }
    }
  }

  @Test(arguments: 0..<40) func `what lies above the change stays`(seed: Int) {
    var own = Case(seed: seed)
    var engine = CompositionalEngine(own.configuration, own.sections)
    for _ in 0..<4 { own.measureSomething(&engine) }
    let before = engine
    let last = own.sections[2].itemCount - 1
    engine.measure(CGSize(width: 60, height: 77), item: last, inSection: 2)
    for section in 0..<2 { #expect(engine.frames(section) == before.frames(section)) }
    #expect(engine.boundary(0, inSection: 1) == before.boundary(0, inSection: 1))
    #expect(engine.sectionFrame(2)?.minY == before.sectionFrame(2)?.minY)
  }

  @Test(arguments: 0..<40) func `the same size again changes nothing`(seed: Int) {
    var own = Case(seed: seed)
    var engine = CompositionalEngine(own.configuration, own.sections)
    engine.measure(CGSize(width: 60, height: 77), item: 0, inSection: 0)
    for _ in 0..<4 { own.measureSomething(&engine) }
    engine.measure(CGSize(width: 61, height: 70), item: 0, inSection: 0)
    let before = engine
    engine.measure(CGSize(width: 61, height: 70), item: 0, inSection: 0)
    #expect(engine.everything() == before.everything())
    #expect(engine.contentSize == before.contentSize)
  }
}

import CollectionLayout
import Foundation
import TestSupport
import Testing

/// Boundary items that stay in sight (rules C39, C40 and C48).
@Suite struct `Pinned boundary items` {
  private func boundary(
    _ height: CGFloat,
    _ vertical: CompositionalBoundary.Side,
    isPinned: Bool = true,
    offset: CGFloat = 0
  ) -> CompositionalBoundary {
    CompositionalBoundary(
      kind: "\(vertical)",
      size: CompositionalSize(width: .fw(1), height: .pt(height)),
      vertical: vertical,
      offset: CGPoint(x: 0, y: offset),
      isPinned: isPinned
    )
  }

  private func section(_ items: [CompositionalBoundary]) -> CompositionalSectionValues {
    CompositionalSectionValues(5, .row(.fw(1), .pt(60), [.leaf(.fw(1), .fh(1))])) {
      $0.boundary = items
    }
  }

  /// Two sections of 20, 300 and 30 points in a view 200 high.
  private var engine: CompositionalEngine {
    let items = [boundary(20, .low), boundary(30, .high)]
    return CompositionalEngine(section(items), section(items))
  }

  private func pinning(_ y: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) -> CompositionalPinning
  {
    CompositionalPinning(
      bounds: CGRect(0, y, 100, 200),
      visible: CGRect(0, y + top, 100, 200 - top - bottom)
    )
  }

  private func place(_ index: Int, _ section: Int, _ pinning: CompositionalPinning) -> CGFloat? {
    engine.boundary(index, inSection: section, pinning)?.frame.minY
  }

  @Test func `headers go with the upper edge until their section ends (rules C39 and C40)`() {
    let places = [-40, 0, 150, 290, 310, 349].map { place(0, 0, pinning(CGFloat($0))) }
    #expect(places == [0, 0, 150, 290, 300, 300])
    #expect(place(0, 1, pinning(100)) == 350)
    #expect(place(0, 1, pinning(400)) == 400)
  }

  @Test func `footers go with the lower edge from where their section begins (rule C39)`() {
    let places = [-250, -100, 0, 100, 150, 200].map { place(1, 0, pinning(CGFloat($0))) }
    // Never above the box that the header stands on.
    #expect(places == [20, 70, 170, 270, 320, 320])
  }

  @Test func `what bars cover is no place to stay (rule C39)`() {
    #expect(place(0, 0, pinning(100, top: 44)) == 144)
    #expect(place(1, 0, pinning(0, bottom: 50)) == 120)
  }

  @Test func `are far in front while they are in sight, held or not (rule C48)`() {
    func zIndex(_ section: Int, _ y: CGFloat) -> Int? {
      engine.boundary(0, inSection: section, pinning(y))?.zIndex
    }
    #expect(zIndex(0, 0) == 1_000_000_001)
    #expect(zIndex(0, 150) == 1_000_000_001)
    #expect(zIndex(1, 0) == 1)
    #expect(zIndex(1, 200) == 1_000_000_001)
    #expect(engine.boundary(0, inSection: 0)?.zIndex == 1)
  }

  @Test func `without a name of an edge stay where they are`() {
    let own = CompositionalEngine(section([boundary(20, .middle)]))
    let rest = own.boundary(0, inSection: 0)
    #expect(own.boundary(0, inSection: 0, pinning(200)) == rest)
    #expect(rest?.zIndex == 1)
  }

  @Test func `are none where nobody asked for it`() {
    let own = CompositionalEngine(section([boundary(20, .low, isPinned: false)]))
    #expect(own.boundary(0, inSection: 0, pinning(100)) == own.boundary(0, inSection: 0))
    #expect(!own.pinsAnything)
    #expect(engine.pinsAnything)
  }

  @Test func `have their own offset as least place (rule C39)`() {
    let own = CompositionalEngine(section([boundary(20, .low, offset: 8)]))
    #expect(own.boundary(0, inSection: 0, pinning(-50))?.frame.minY == 0)
    #expect(own.boundary(0, inSection: 0, pinning(3))?.frame.minY == 3)
  }

  @Test func `of the layout stay over all sections (rules C38 and C39)`() {
    let own = CompositionalEngine(section([]), section([])) {
      $0.boundary = [boundary(20, .low), boundary(30, .high)]
    }
    #expect(own.global(0, pinning(400))?.frame.minY == 400)
    #expect(own.global(0, pinning(610))?.frame.minY == 600)
    #expect(own.global(1, pinning(100))?.frame.minY == 270)
    #expect(own.global(0, pinning(400))?.zIndex == 1_000_000_001)
    #expect(own.pinsAnything)
  }

  @Test func `sideways stay at the left and right edge`() {
    let column = CompositionalItem.column(.pt(60), .fh(1), [.leaf(.fw(1), .fh(1))])
    let own = CompositionalEngine(
      axes: .horizontal,
      CompositionalSectionValues(5, column) {
        $0.boundary = [
          CompositionalBoundary(
            kind: "h",
            size: CompositionalSize(width: .pt(20), height: .fh(1)),
            horizontal: .low,
            isPinned: true
          )
        ]
      }
    )
    let pinning = CompositionalPinning(
      bounds: CGRect(130, 0, 100, 200),
      visible: CGRect(140, 0, 90, 200)
    )
    #expect(own.boundary(0, inSection: 0, pinning)?.frame == CGRect(140, 0, 20, 200))
  }

  @Test(arguments: 0..<40) func `never leave their section, and only go its way`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let items = [
      boundary(CGFloat(numbers.int(5...50)), .low, offset: CGFloat(numbers.int(0...9))),
      boundary(CGFloat(numbers.int(5...50)), .high, offset: CGFloat(numbers.int(-9...0))),
    ]
    let own = CompositionalEngine(section(items), section(items))
    for _ in 0..<20 {
      let pinning = pinning(CGFloat(numbers.int(-300...900)))
      for index in 0..<2 {
        let box = own.sectionFrame(index) ?? .null
        guard let header = own.boundary(0, inSection: index, pinning)?.frame,
          let footer = own.boundary(1, inSection: index, pinning)?.frame,
          let (top, bottom) = own.boundary(0, inSection: index).flatMap({ top in
            own.boundary(1, inSection: index).map { (top.frame, $0.frame) }
          })
        else {
          Issue.record("two boundary items are there")
          return
        }
        #expect(header.minY >= top.minY && header.maxY <= box.maxY)
        #expect(footer.minY <= bottom.minY && footer.minY >= box.minY)
        #expect(header.size == top.size && footer.size == bottom.size)
      }
    }
  }
}

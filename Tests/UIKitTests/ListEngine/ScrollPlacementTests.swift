import CollectionLayout
import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

@Suite struct `The place a stretch is scrolled to` {
  static let seen = AxisInterval(low: 100, high: 300)

  static func move(_ placement: ScrollPlacement, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    placement.move(showing: AxisInterval(low: low, high: high), in: seen)
  }

  @Test func `is the start, the middle or the end of what one sees`() {
    #expect(Self.move(.start, 400, 440) == 300)
    #expect(Self.move(.middle, 400, 440) == 220)
    #expect(Self.move(.end, 400, 440) == 140)
  }

  @Test func `is the nearest end where any place will do`() {
    #expect(Self.move(.nearest, 120, 160) == 0)
    #expect(Self.move(.nearest, 100, 300) == 0)
    #expect(Self.move(.nearest, 80, 120) == -20)
    #expect(Self.move(.nearest, 280, 320) == 20)
  }

  @Test func `is the start of what is longer than one sees`() {
    #expect(Self.move(.nearest, 150, 400) == 50)
    #expect(Self.move(.nearest, -200, 90) == -300)
    #expect(Self.move(.nearest, 90, 500) == -10)
  }

  /// After the least move all shows that can, and no shorter move does that.
  @Test(arguments: 0..<100) func `shows after the least move`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let low = CGFloat(random.int(-500...800))
    let stretch = AxisInterval(low: low, high: low + CGFloat(random.int(1...400)))
    let move = ScrollPlacement.nearest.move(showing: stretch, in: Self.seen)
    func hidden(after move: CGFloat) -> CGFloat {
      let shown =
        min(stretch.high, Self.seen.high + move) - max(stretch.low, Self.seen.low + move)
      return stretch.high - stretch.low - max(0, shown)
    }
    let most = max(0, (stretch.high - stretch.low) - (Self.seen.high - Self.seen.low))
    #expect(hidden(after: move) == most)
    if move != 0, most == 0 { #expect(hidden(after: move - (move > 0 ? 1 : -1)) > 0) }
  }
}

import Foundation
import ScrollPhysics
import Testing

@Suite struct ScrollRangeTests {
  private static func range(_ seed: Int) -> (ScrollRange, PhysicsRandom) {
    var random = PhysicsRandom(seed: seed)
    func axis() -> ScrollRange.Axis {
      ScrollRange.Axis(
        view: random.number(0...900),
        content: random.number(0...3000),
        insets: (random.number(0...90), random.number(0...90)),
        alignment: random.number(0...1),
        before: random.once(in: 3) ? random.number(0...60) : 0,
        least: random.once(in: 3) ? random.number(0...60) : nil
      )
    }
    let range = ScrollRange(horizontal: axis(), vertical: axis())
    return (range, random)
  }

  private static func vertical(_ axis: ScrollRange.Axis) -> ClosedRange<CGFloat> {
    let range = ScrollRange(
      horizontal: ScrollRange.Axis(view: 100, content: 100, insets: (0, 0)),
      vertical: axis
    )
    #expect(range.minimum.x == 0 && range.maximum.x == 0)
    return range.minimum.y...range.maximum.y
  }

  // MARK: Ends

  @Test func `long content scrolls by what the view does not show`() {
    #expect(Self.vertical(.init(view: 500, content: 1200, insets: (0, 0))) == 0...700)
  }

  @Test func `insets move both ends outwards`() {
    #expect(Self.vertical(.init(view: 500, content: 1200, insets: (44, 30))) == -44...730)
  }

  @Test func `content that fits does not scroll`() {
    #expect(Self.vertical(.init(view: 500, content: 300, insets: (20, 10))) == -20 ... -20)
  }

  @Test func `content that fits stands where it is aligned`() {
    func range(_ alignment: CGFloat) -> ClosedRange<CGFloat> {
      Self.vertical(.init(view: 500, content: 300, insets: (20, 10), alignment: alignment))
    }
    #expect(range(0) == -20 ... -20)
    #expect(range(0.5) == -105 ... -105)
    #expect(range(1) == -190 ... -190, "the content ends at the lower inset")
  }

  @Test func `alignment does not move long content`() {
    #expect(
      Self.vertical(.init(view: 500, content: 1200, insets: (0, 0), alignment: 1)) == 0...700
    )
  }

  @Test func `room before the content is scrolled to`() {
    let axis = ScrollRange.Axis(view: 500, content: 1200, insets: (44, 0), before: 52)
    #expect(Self.vertical(axis) == -96...700)
  }

  @Test func `content that fits scrolls as far as it has to at least`() {
    let axis = ScrollRange.Axis(view: 500, content: 300, insets: (44, 0), before: 52, least: 52)
    #expect(Self.vertical(axis) == -96 ... -44)
    let longer = ScrollRange.Axis(view: 500, content: 900, insets: (0, 0), least: 52)
    #expect(Self.vertical(longer) == 0...400)
  }

  @Test func `where nothing is there to scroll is only the corner`() {
    #expect(ScrollRange.nowhere.clamp(CGPoint(x: 5, y: -5)) == .zero)
    #expect(ScrollRange.nowhere.contains(.zero))
  }

  // MARK: Laws

  @Test(arguments: 0..<80)
  func `the least offset is not beyond the greatest`(seed: Int) {
    let (range, _) = Self.range(seed)
    #expect(range.minimum.x <= range.maximum.x && range.minimum.y <= range.maximum.y)
  }

  @Test(arguments: 0..<80)
  func `clamping goes to the nearest offset and then stays`(seed: Int) {
    var (range, random) = Self.range(seed)
    for _ in 0..<20 {
      let offset = CGPoint(x: random.number(-4000...4000), y: random.number(-4000...4000))
      let near = range.clamp(offset)
      #expect(range.contains(near) && range.clamp(near) == near)
      #expect(range.contains(offset) == (near == offset))
      let other = range.clamp(
        CGPoint(x: random.number(-4000...4000), y: random.number(-4000...4000))
      )
      #expect(abs(near.x - offset.x) <= abs(other.x - offset.x) + 1e-9)
      #expect(abs(near.y - offset.y) <= abs(other.y - offset.y) + 1e-9)
    }
  }

  @Test(arguments: 0..<80)
  func `moving content shows on pixels or at its ends`(seed: Int) {
    var (range, random) = Self.range(seed)
    for scale in [1, 2, 3] as [CGFloat] {
      for _ in 0..<20 {
        let offset = CGPoint(x: random.number(-4000...4000), y: random.number(-4000...4000))
        let shown = range.onPixel(offset, scale: scale)
        for (value, wanted, low, high) in [
          (shown.x, offset.x, range.minimum.x, range.maximum.x),
          (shown.y, offset.y, range.minimum.y, range.maximum.y),
        ] {
          let pixels = value * scale
          #expect(value == low || value == high || abs(pixels - pixels.rounded()) < 1e-6)
          #expect(abs(value - wanted) <= 0.5 / scale + 1e-9)
        }
      }
    }
  }

  @Test(arguments: 0..<40)
  func `content within its ends is not shown beyond them`(seed: Int) {
    var (range, random) = Self.range(seed)
    for _ in 0..<20 {
      let inside = range.clamp(
        CGPoint(x: random.number(-4000...4000), y: random.number(-4000...4000))
      )
      #expect(range.contains(range.onPixel(inside, scale: 3)))
    }
    #expect(range.onPixel(range.minimum, scale: 2) == range.minimum)
    #expect(range.onPixel(range.maximum, scale: 2) == range.maximum)
  }
}

import CoreGraphics
import QuartzCore
import TestSupport
import Testing

@MainActor @Suite struct `A layer that scrolls` {
  private func layer(_ mode: CAScrollLayerScrollMode = .both) -> CAScrollLayer {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 5, y: 6, width: 40, height: 30)
    layer.scrollMode = mode
    return layer
  }

  @Test(arguments: [
    (CAScrollLayerScrollMode.both, CGPoint(x: 7, y: 9)), (.horizontally, CGPoint(x: 7, y: 0)),
    (.vertically, CGPoint(x: 0, y: 9)), (.none, .zero),
  ])
  func `moves where its mode lets it, and stays where it is itself`(
    _ mode: CAScrollLayerScrollMode,
    _ origin: CGPoint
  ) {
    let scroller = layer(mode)
    scroller.scroll(to: CGPoint(x: 7, y: 9))
    #expect(scroller.bounds == CGRect(origin: origin, size: CGSize(width: 40, height: 30)))
    #expect(scroller.frame == CGRect(x: 5, y: 6, width: 40, height: 30))
  }

  /// The nearest origin from which a stretch shows as a whole, found by trying.
  private func nearest(_ now: Int, _ length: Int, _ low: Int, _ high: Int) -> Int {
    (-300...300).filter { $0 <= low && high <= $0 + length }.min { abs($0 - now) < abs($1 - now) }
      ?? now
  }

  @Test(arguments: 0..<40) func `moves no further than a rectangle needs to show`(seed: Int) {
    var random = SplitMix64(seed: 11_200 + seed)
    let scroller = layer()
    var (x, y) = (0, 0)
    for _ in 0..<10 {
      let (left, top) = (random.int(-100...100), random.int(-100...100))
      let (width, height) = (random.int(1...40), random.int(1...30))
      scroller.scroll(to: CGRect(x: left, y: top, width: width, height: height))
      (x, y) = (nearest(x, 40, left, left + width), nearest(y, 30, top, top + height))
      #expect(scroller.bounds.origin == CGPoint(x: x, y: y))
    }
  }

  @Test func `is asked by the layers in it, whose places are their own`() {
    let (scroller, middle, inner) = (layer(), CALayer(), CALayer())
    scroller.addSublayer(middle)
    middle.addSublayer(inner)
    middle.frame = CGRect(x: 100, y: 0, width: 200, height: 200)
    inner.frame = CGRect(x: 10, y: 50, width: 20, height: 20)
    inner.scroll(CGPoint(x: 1, y: 2))
    #expect(scroller.bounds.origin == CGPoint(x: 111, y: 52))
    inner.scrollRectToVisible(CGRect(x: -20, y: 0, width: 5, height: 5))
    #expect(scroller.bounds.origin == CGPoint(x: 90, y: 50))
  }

  @Test func `is the nearest that scrolls, not one above it`() {
    let (outer, scroller, inner) = (layer(), layer(), CALayer())
    outer.addSublayer(scroller)
    scroller.addSublayer(inner)
    inner.scroll(CGPoint(x: 3, y: 4))
    #expect(scroller.bounds.origin == CGPoint(x: 3, y: 4) && outer.bounds.origin == .zero)
  }

  @Test func `shows the part of its sublayers that it cuts out`() {
    let (scroller, inner) = (layer(), CALayer())
    scroller.addSublayer(inner)
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroller.scroll(to: CGPoint(x: 30, y: 80))
    #expect(inner.visibleRect == CGRect(x: 30, y: 80, width: 40, height: 20))
    #expect(scroller.convert(CGPoint(x: 30, y: 80), to: nil) == scroller.frame.origin)
  }

  @Test func `without such a layer above nothing moves`() {
    let (plain, inner) = (CALayer(), CALayer())
    plain.addSublayer(inner)
    inner.scroll(CGPoint(x: 3, y: 4))
    inner.scrollRectToVisible(CGRect(x: 30, y: 40, width: 5, height: 5))
    #expect(plain.bounds.origin == .zero && inner.bounds.origin == .zero)
  }
}

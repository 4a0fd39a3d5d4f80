import CoreGraphics
import Diagnostics
import QuartzCore
import TestSupport
import Testing

@Suite struct `Places of layers` {
  private struct World {
    var random: SplitMix64
    let root = CALayer()
    var all: [CALayer] = []

    /// A tree of layers that are moved, turned and scrolled.
    init(seed: Int, turns: Bool = true) {
      random = SplitMix64(seed: seed)
      root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
      all = [root]
      for _ in 0..<12 {
        let layer = CALayer()
        place(layer, turns: turns)
        random.pick(all).addSublayer(layer)
        all.append(layer)
      }
    }

    mutating func place(_ layer: CALayer, turns: Bool) {
      layer.bounds = CGRect(
        x: random.double(-9...9),
        y: random.double(-9...9),
        width: random.double(1...90),
        height: random.double(1...90)
      )
      layer.position = point()
      layer.anchorPoint = CGPoint(x: random.double(-0.5...1.5), y: random.double(-0.5...1.5))
      guard turns else { return }
      if random.once(in: 3) {
        layer.setAffineTransform(
          CGAffineTransform(rotationAngle: random.double(-3...3)).scaledBy(x: 0.5, y: 1.5)
        )
      }
      if random.once(in: 5) { layer.sublayerTransform = CATransform3DMakeRotation(0.3, 0, 0, 1) }
    }

    mutating func point() -> CGPoint {
      CGPoint(x: random.double(-50...150), y: random.double(-50...150))
    }
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    isNear(a.origin, b.origin) && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
  }

  @Test(arguments: 0..<40) func `a point goes from layer to layer and back`(seed: Int) {
    var world = World(seed: seed)
    for _ in 0..<20 {
      let (first, second) = (world.random.pick(world.all), world.random.pick(world.all))
      let third = world.random.pick(world.all)
      let point = world.point()
      let there = first.convert(point, to: second)
      #expect(isNear(second.convert(there, to: first), point))
      #expect(isNear(second.convert(point, from: first), there))
      // By way of a third it is the same.
      #expect(isNear(third.convert(first.convert(point, to: third), to: second), there))
    }
  }

  /// Without turns a layer's place is a sum.
  @Test(arguments: 0..<40) func `to the root it is one sum after the other`(seed: Int) {
    var world = World(seed: 100 + seed, turns: false)
    for layer in world.all.dropFirst() {
      let point = world.point()
      var expected = point
      var current = layer
      while let parent = current.superlayer {
        expected.x += current.frame.minX - current.bounds.minX
        expected.y += current.frame.minY - current.bounds.minY
        current = parent
      }
      #expect(isNear(layer.convert(point, to: world.root), expected))
      let rect = CGRect(origin: point, size: CGSize(width: 7, height: 11))
      let found = layer.convert(rect, to: world.root)
      #expect(isNear(found, CGRect(origin: expected, size: rect.size)))
      #expect(isNear(layer.convert(found, from: world.root), rect))
    }
  }

  @Test(arguments: 0..<60) func `a frame that is set is the frame`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: random.double(0...1), y: random.double(0...1))
    layer.bounds.origin = CGPoint(x: 5, y: -7)
    // Turns by right angles keep boxes boxes.
    let turn = CGFloat(random.int(0...3)) * .pi / 2
    layer.setAffineTransform(CGAffineTransform(rotationAngle: turn).scaledBy(x: 2, y: 0.5))
    let frame = CGRect(
      x: random.double(-99...99),
      y: random.double(-99...99),
      width: random.double(0...99),
      height: random.double(0...99)
    )
    layer.frame = frame
    #expect(isNear(layer.frame, frame))
    #expect(layer.bounds.origin == CGPoint(x: 5, y: -7))
    #expect(abs(layer.bounds.width * layer.bounds.height - frame.width * frame.height) < 1e-6)
  }

  @Test func `a frame of less than no size is the one it covers`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: -4, height: -6)
    #expect(layer.frame == CGRect(x: 6, y: 14, width: 4, height: 6))
    layer.bounds = CGRect(x: 1, y: 1, width: -3, height: 2)
    #expect(layer.bounds == CGRect(x: -2, y: 1, width: 3, height: 2))
  }

  /// The nearest layer whose bounds a point is in, by looking at every one.
  private func hit(_ layer: CALayer, _ point: CGPoint, from root: CALayer) -> CALayer? {
    guard !layer.isHidden else { return nil }
    let isInside = layer.contains(layer.convert(point, from: root))
    if layer.masksToBounds && !isInside { return nil }
    let order = (layer.sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for (_, child) in order {
      if let found = hit(child, point, from: root) { return found }
    }
    return isInside ? layer : nil
  }

  @Test(arguments: 0..<40) func `the layer at a point is the nearest that has it`(seed: Int) {
    var world = World(seed: 200 + seed)
    for layer in world.all.dropFirst() {
      layer.isHidden = world.random.once(in: 6)
      layer.masksToBounds = world.random.once(in: 4)
      layer.zPosition = CGFloat(world.random.int(-1...1))
    }
    for _ in 0..<40 {
      let point = world.point()
      // The point is one of the root's superlayer.
      let found = world.root.hitTest(
        CGPoint(x: point.x + world.root.frame.minX, y: point.y + world.root.frame.minY)
      )
      #expect(found === hit(world.root, point, from: world.root))
    }
  }

  @Test func `what is seen of a layer is what its clipping ancestors leave`() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let window = CALayer()
    window.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    let page = CALayer()
    page.frame = CGRect(x: -5, y: 20, width: 200, height: 200)
    root.addSublayer(window)
    window.addSublayer(page)
    #expect(page.visibleRect == CGRect(x: 0, y: 0, width: 95, height: 70))
    window.masksToBounds = true
    #expect(page.visibleRect == CGRect(x: 5, y: 0, width: 40, height: 20))
    window.bounds.origin.y = 30
    #expect(page.visibleRect == CGRect(x: 5, y: 10, width: 40, height: 40))
    window.bounds.origin.y = 300
    #expect(page.visibleRect == .zero)
  }

  @Test func `numbers that are none are told and change nothing`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    var broken = CATransform3DIdentity
    broken.m41 = .nan
    let changes: [(String, () -> Void)] = [
      ("bounds", { layer.bounds.size.width = .nan }),
      ("frame", { layer.frame = CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1) }),
      ("position", { layer.position.x = -.infinity }),
      ("zPosition", { layer.zPosition = .nan }),
      ("anchorPoint", { layer.anchorPoint.y = .nan }),
      ("anchorPointZ", { layer.anchorPointZ = .infinity }),
      ("transform", { layer.transform = broken }),
      ("sublayerTransform", { layer.sublayerTransform = broken }),
      ("opacity", { layer.opacity = .nan }),
      ("cornerRadius", { layer.cornerRadius = .infinity }),
    ]
    for (name, change) in changes {
      let findings = UIKitDiagnostics.recording(change)
      #expect(findings.map(\.place) == ["CALayer.\(name)"])
    }
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.opacity == 1 && layer.cornerRadius == 0)
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test func `a layer scrolls the nearest scroll layer above it`() {
    let scroller = CAScrollLayer()
    scroller.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
    scroller.addSublayer(content)
    content.scroll(CGPoint(x: 10, y: 20))
    #expect(scroller.bounds.origin == CGPoint(x: 10, y: 120))
    content.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(scroller.bounds.origin == CGPoint(x: 0, y: 100))
    // Nobody scrolls without one.
    let alone = CALayer()
    alone.scroll(CGPoint(x: 5, y: 5))
    #expect(alone.bounds.origin == .zero)
  }
}

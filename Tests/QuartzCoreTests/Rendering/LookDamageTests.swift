import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Painting what changed gives what painting everything gives, whatever it is that changes.
@MainActor @Suite struct `Frames in which looks change` {
  private static let side = 40.0

  /// Layers of kinds whose looks have much that can change.
  private struct Looks {
    var layers: RandomLayers

    private func rect(_ inset: CGFloat) -> CGRect {
      CGRect(x: 0, y: 0, width: 24, height: 24).insetBy(dx: inset, dy: inset)
    }

    private mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
      layers.random.double(range)
    }

    mutating func make() -> CALayer {
      let layer: CALayer
      switch layers.random.int(0...3) {
      case 0: layer = CAShapeLayer()
      case 1: layer = CAGradientLayer()
      default: layer = CALayer()
      }
      layer.frame = layers.frame()
      for _ in 0..<4 { change(layer) }
      return layer
    }

    /// Changes one thing about how a layer looks.
    mutating func change(_ layer: CALayer) {
      if layers.random.once(in: 2) {
        if let shape = layer as? CAShapeLayer { return change(shape) }
        if let gradient = layer as? CAGradientLayer { return change(gradient) }
      }
      switch layers.random.int(0...15) {
      case 0: layer.shadowOpacity = Float(number(0...1))
      case 1: layer.shadowRadius = number(0...5)
      case 2: layer.shadowOffset = CGSize(width: number(-4...4), height: number(-4...4))
      case 3: layer.shadowColor = layers.color()
      case 4:
        layer.shadowPath =
          layers.random.once(in: 2) ? nil : CGPath(ellipseIn: rect(3), transform: nil)
      case 5: layer.borderColor = layers.color()
      case 6: layer.borderWidth = number(0...4)
      case 7: layer.maskedCorners = CACornerMask(rawValue: UInt(layers.random.int(0...15)))
      case 8: layer.cornerRadius = number(0...10)
      case 9: layer.cornerCurve = layers.random.pick([.circular, .continuous])
      case 10: changeMask(of: layer)
      case 11: layer.allowsGroupOpacity.toggle()
      case 12: layer.contentsTint = layers.random.once(in: 2) ? nil : layers.color()
      case 13: layer.isDoubleSided.toggle()
      case 14: layer.sublayerTransform = CATransform3DMakeScale(number(0.5...1.5), 1, 1)
      default: layer.shouldRasterize.toggle()
      }
    }

    private mutating func changeMask(of layer: CALayer) {
      guard let mask = layer.mask else {
        let mask = CALayer()
        mask.frame = rect(2)
        mask.backgroundColor = CGColor(gray: 0, alpha: 1)
        layer.mask = mask
        return
      }
      switch layers.random.int(0...3) {
      case 0: layer.mask = nil
      case 1: mask.opacity = Float(number(0...1))
      case 2: mask.cornerRadius = number(0...8)
      default: mask.position.x += number(-4...4)
      }
    }

    private mutating func change(_ shape: CAShapeLayer) {
      switch layers.random.int(0...8) {
      case 0: shape.path = CGPath(ellipseIn: rect(number(0...8)), transform: nil)
      case 1: shape.path = CGPath(rect: rect(number(0...8)), transform: nil)
      case 2: shape.fillColor = layers.random.once(in: 3) ? nil : layers.color()
      case 3: shape.strokeColor = layers.color()
      case 4: shape.lineWidth = number(0...6)
      case 5: shape.strokeStart = number(0...0.6)
      case 6: shape.strokeEnd = number(0.4...1)
      case 7: shape.lineDashPattern = layers.random.once(in: 2) ? nil : [3, 2]
      default: shape.lineDashPhase = number(0...5)
      }
    }

    private mutating func change(_ gradient: CAGradientLayer) {
      switch layers.random.int(0...4) {
      case 0: gradient.colors = (0..<layers.random.int(1...4)).map { _ in layers.color() }
      case 1: gradient.startPoint = CGPoint(x: number(0...1), y: number(0...1))
      case 2: gradient.endPoint = CGPoint(x: number(0...1), y: number(0...1))
      case 3: gradient.type = layers.random.pick([.axial, .radial, .conic])
      default: gradient.locations = nil
      }
    }
  }

  private func expectSame(
    _ kept: Bitmap,
    _ node: RenderNode?,
    _ scale: Double,
    _ what: String
  ) throws {
    let fresh = try #require(Bitmap(width: kept.width, height: kept.height))
    Compositor().render(node, scale: scale, into: fresh)
    let difference = PictureDifference(kept, fresh)
    #expect(difference == nil, "\(what): \(difference.map { "\($0)" } ?? "")")
  }

  @Test(arguments: 0..<36) func `are painted from the last one as if they were painted whole`(
    seed: Int
  ) throws {
    var looks = Looks(layers: RandomLayers(seed: 900 + seed, side: Self.side))
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    for index in 0..<5 {
      let layer = looks.make()
      let parent = looks.layers.random.pick(RandomLayers.all(root))
      (index < 2 ? root : parent).addSublayer(layer)
    }
    let scale = [1.0, 2, 3][seed % 3]
    let compositor = Compositor()
    let kept = try #require(
      Bitmap(width: Int(Self.side * scale), height: Int(Self.side * scale))
    )
    for step in 0..<32 {
      let node = root.commit()
      compositor.render(node, scale: scale, into: kept)
      try expectSame(kept, node, scale, "step \(step)")
      for _ in 0..<looks.layers.random.int(1...2) {
        let layer = looks.layers.random.pick(RandomLayers.all(root))
        if layer !== root { looks.change(layer) }
      }
    }
  }

  @Test(arguments: 0..<16) func `and so are those of animations`(seed: Int) throws {
    var layers = RandomLayers(seed: 700 + seed, side: Self.side)
    let screen = try #require(LayerScreen(side: Int(Self.side)))
    defer { screen.close() }
    for layer in layers.tree().sublayers ?? [] { screen.root.addSublayer(layer) }
    screen.show(0)
    for layer in RandomLayers.all(screen.root).dropFirst() where layers.random.once(in: 2) {
      let path = layers.random.pick([
        "position.x", "opacity", "transform.rotation.z", "bounds.size", "cornerRadius",
        "backgroundColor", "bounds.origin.y",
      ])
      let animation = CABasicAnimation(keyPath: path)
      switch path {
      case "backgroundColor": animation.toValue = layers.color()
      case "bounds.size": animation.toValue = CGSize(width: 30, height: 10)
      case "opacity": animation.toValue = 0
      default: animation.toValue = layers.random.double(-9...9)
      }
      animation.duration = layers.random.double(0.2...2)
      animation.autoreverses = layers.random.once(in: 2)
      layer.add(animation, forKey: path)
    }
    for step in 1...24 {
      screen.show(1 + Double(step) / 10)
      try expectSame(screen.bitmap, screen.node, 1, "step \(step)")
    }
  }

  @Test(arguments: 0..<12) func `without scrolling of pixels they are the same`(seed: Int) throws {
    var layers = RandomLayers(seed: 500 + seed, side: Self.side)
    let root = layers.tree()
    let (moving, painting) = (Compositor(), Compositor())
    painting.movesPixels = false
    let first = try #require(Bitmap(width: 40, height: 40))
    let second = try #require(Bitmap(width: 40, height: 40))
    for step in 0..<20 {
      let node = root.commit()
      moving.render(node, scale: 1, into: first)
      painting.render(node, scale: 1, into: second)
      #expect(PictureDifference(first, second) == nil, "step \(step)")
      #expect(painting.work.movedPixels == 0)
      for layer in RandomLayers.all(root).dropFirst() where layers.random.once(in: 3) {
        layer.bounds.origin.y += CGFloat(layers.random.int(-6...6))
      }
    }
  }

  @Test func `a frame of nothing is clear, and forgetting paints all again`() throws {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let compositor = Compositor()
    let bitmap = try #require(Bitmap(width: 8, height: 8))
    compositor.render(root.commit(), scale: 1, into: bitmap)
    #expect(bitmap[4, 4] == Pixel(argb: 0xffff_0000))
    root.isHidden = true
    compositor.render(root.commit(), scale: 1, into: bitmap)
    #expect(bitmap[4, 4] == .clear)
    compositor.render(nil, scale: 1, into: bitmap)
    #expect(bitmap[4, 4] == .clear)
    compositor.invalidate()
    compositor.render(nil, scale: 1, into: bitmap)
    let damage = compositor.change.rects
    #expect(damage == [bitmap.bounds] && compositor.work.paintedPixels == 64)
  }
}

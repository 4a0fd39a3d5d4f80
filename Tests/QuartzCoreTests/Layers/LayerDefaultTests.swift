import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// What layers begin with, as Apple documents it, and what copies of them have.
@Suite struct `What layers begin with` {
  @Test func `is plain`() {
    let layer = CALayer()
    #expect(layer.bounds == .zero && layer.position == .zero && layer.frame == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.zPosition == 0 && layer.anchorPointZ == 0)
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
    #expect(layer.affineTransform() == .identity)
    #expect(!layer.isHidden && layer.isDoubleSided && !layer.isGeometryFlipped)
    #expect(layer.superlayer == nil && layer.sublayers == nil && layer.mask == nil)
    #expect(layer.delegate == nil && layer.name == nil && layer.actions == nil)
    #expect(!layer.needsLayout() && !layer.needsDisplay() && !layer.needsDisplayOnBoundsChange)
    #expect(layer.animationKeys() == nil && layer.presentation() == nil && layer.model() === layer)
    #expect(layer.beginTime == 0 && layer.speed == 1 && layer.timeOffset == 0)
    #expect(layer.fillMode == .removed && !layer.autoreverses && layer.repeatCount == 0)
  }

  @Test func `looks like nothing`() {
    let layer = CALayer()
    #expect(layer.contents == nil && layer.backgroundColor == nil && !layer.isOpaque)
    #expect(layer.opacity == 1 && layer.allowsGroupOpacity)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
    #expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
    #expect(layer.cornerRadius == 0 && layer.cornerCurve == .circular)
    #expect(
      layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    )
    #expect(!layer.masksToBounds && layer.borderWidth == 0)
    #expect(layer.borderColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowPath == nil)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowColor == CGColor(gray: 0, alpha: 1))
    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
  }

  @Test func `of each kind is what that kind needs`() {
    let shape = CAShapeLayer()
    #expect(shape.path == nil && shape.strokeColor == nil && shape.lineDashPattern == nil)
    #expect(shape.fillColor == CGColor(gray: 0, alpha: 1) && shape.fillRule == .nonZero)
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineWidth == 1)
    #expect(shape.miterLimit == 10 && shape.lineCap == .butt && shape.lineJoin == .miter)
    #expect(shape.lineDashPhase == 0)
    let gradient = CAGradientLayer()
    #expect(gradient.colors == nil && gradient.locations == nil && gradient.type == .axial)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    let replicator = CAReplicatorLayer()
    #expect(replicator.instanceCount == 1 && replicator.instanceDelay == 0)
    #expect(CATransform3DIsIdentity(replicator.instanceTransform) && !replicator.preservesDepth)
    #expect(replicator.instanceColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(replicator.instanceRedOffset == 0 && replicator.instanceAlphaOffset == 0)
    let emitter = CAEmitterLayer()
    #expect(emitter.emitterCells == nil && emitter.emitterPosition == .zero)
    #expect(emitter.emitterSize == .zero && emitter.emitterShape == .point)
    #expect(emitter.emitterMode == .volume && emitter.renderMode == .unordered)
    #expect(emitter.birthRate == 1 && emitter.lifetime == 1 && emitter.velocity == 1)
    #expect(emitter.scale == 1 && emitter.spin == 1 && emitter.seed == 0)
    let tiled = CATiledLayer()
    #expect(tiled.tileSize == CGSize(width: 256, height: 256))
    #expect(tiled.levelsOfDetail == 1 && tiled.levelsOfDetailBias == 0)
    #expect(CATiledLayer.fadeDuration() == 0.25)
    #expect(CAScrollLayer().scrollMode == .both && CAScrollLayer().masksToBounds)
  }

  // MARK: Copies

  @Test func `copies have the values of their kind, and no tree`() {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3), transform: nil)
    shape.strokeEnd = 0.5
    shape.lineDashPattern = [1, 2]
    shape.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    shape.opacity = 0.25
    shape.addSublayer(CALayer())
    let copy = CAShapeLayer(layer: shape)
    #expect(copy.path == shape.path && copy.strokeEnd == 0.5 && copy.lineDashPattern == [1, 2])
    #expect(copy.frame == shape.frame && copy.opacity == 0.25)
    #expect(copy.superlayer == nil && shape.sublayers?.count == 1)
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor(gray: 1, alpha: 1)]
    gradient.type = .conic
    #expect(CAGradientLayer(layer: gradient).type == .conic)
    #expect(CAGradientLayer(layer: gradient).colors?.count == 1)
    let tiled = CATiledLayer()
    tiled.levelsOfDetail = 3
    tiled.tileSize = CGSize(width: 9, height: 8)
    #expect(CATiledLayer(layer: tiled).levelsOfDetail == 3)
    #expect(CATiledLayer(layer: tiled).tileSize == CGSize(width: 9, height: 8))
    let scroll = CAScrollLayer()
    scroll.scrollMode = .vertically
    #expect(CAScrollLayer(layer: scroll).scrollMode == .vertically)
    // A layer of another kind gives what all have.
    #expect(CAShapeLayer(layer: gradient).path == nil)
  }

  @Test func `names of values tell one from another`() {
    let names: [Set<String>] = [
      [CALayerContentsGravity.center, .top, .bottom, .left, .right].map(\.rawValue).set,
      [CALayerContentsFilter.linear, .nearest, .trilinear].map(\.rawValue).set,
      [CAMediaTimingFillMode.forwards, .backwards, .both, .removed].map(\.rawValue).set,
      [CATransitionType.fade, .moveIn, .push, .reveal].map(\.rawValue).set,
      [CAShapeLayerLineCap.butt, .round, .square].map(\.rawValue).set,
      [CAShapeLayerLineJoin.miter, .round, .bevel].map(\.rawValue).set,
      [CAGradientLayerType.axial, .radial, .conic].map(\.rawValue).set,
    ]
    #expect(names.map(\.count) == [5, 3, 4, 4, 3, 3, 3])
  }

  // MARK: Shadows and corners

  /// The share of a pixel that a square's Gaussian shadow covers, by its two edges each way.
  private func shade(_ x: Double, _ low: Double, _ high: Double, _ sigma: Double) -> Double {
    func below(_ edge: Double) -> Double {
      0.5 * (1 + erf((edge - x) / (sigma * 2.0.squareRoot())))
    }
    return below(high) - below(low)
  }

  @Test(arguments: [2.0, 3, 4]) func `a soft shadow fades as a Gaussian does`(
    _ radius: Double
  ) throws {
    let layer = SmallPicture.layer("K", 16, 16, 12, 12)
    layer.shadowColor = SmallPicture.color("K")
    layer.shadowOpacity = 1
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 4, height: 5)
    let picture = try #require(SmallPicture(layer, width: 48, height: 48))
    var worst = 0.0
    for y in 0..<48 {
      for x in 0..<48 where !((16..<28).contains(x) && (16..<28).contains(y)) {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let cover = shade(px, 20, 32, radius) * shade(py, 21, 33, radius)
        worst = max(worst, abs(Double(picture.red(x, y)) - 255 * (1 - cover)))
      }
    }
    #expect(worst < 12)
  }

  @Test func `a shadow's path stands for the outline, and masking takes the shadow away`() throws {
    let layer = SmallPicture.layer("R", 0, 0, 2, 1)
    layer.shadowColor = SmallPicture.color("B")
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = .zero
    layer.shadowPath = CGPath(rect: CGRect(x: 3, y: 1, width: 2, height: 1), transform: nil)
    #expect(try #require(SmallPicture(layer, width: 6, height: 2)).rows == ["RRWWWW", "WWWBBW"])
    layer.masksToBounds = true
    #expect(try #require(SmallPicture(layer, width: 6, height: 2)).rows == ["RRWWWW", "WWWWWW"])
  }

  @Test(arguments: 0..<16 as Range<UInt>) func `any corners are round, each by itself`(
    _ bits: UInt
  ) throws {
    let layer = SmallPicture.layer("K", 0, 0, 20, 20)
    layer.cornerRadius = 7
    layer.maskedCorners = CACornerMask(rawValue: bits)
    let picture = try #require(SmallPicture(layer, width: 20, height: 20))
    let places: [(CACornerMask, Int, Int)] = [
      (.layerMinXMinYCorner, 0, 0), (.layerMaxXMinYCorner, 19, 0), (.layerMinXMaxYCorner, 0, 19),
      (.layerMaxXMaxYCorner, 19, 19),
    ]
    for (corner, x, y) in places {
      #expect((picture.red(x, y) == 255) == layer.maskedCorners.contains(corner))
    }
    // The middle of every edge is straight.
    #expect([(0, 10), (19, 10), (10, 0), (10, 19)].allSatisfy { picture.red($0.0, $0.1) == 0 })
  }
}

extension [String] {
  fileprivate var set: Set<String> { Set(self) }
}

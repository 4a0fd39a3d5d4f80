import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Painting what changed gives the same pixels as painting everything, also of what layers make.
@MainActor @Suite struct `Frames of repeated, spatial and flying layers` {
  private static let side = 48.0

  @Test(arguments: 0..<12)
  func `a frame painted from the last one equals a frame painted whole`(seed: Int) throws {
    var layers = RandomLayers(seed: seed, side: Self.side)
    let root = layers.tree()
    var makers: [CALayer] = []
    for _ in 0..<2 {
      let maker = maker(&layers)
      for child in layers.tree().sublayers ?? [] { maker.addSublayer(child) }
      (makers.last ?? root).addSublayer(maker)
      makers.append(maker)
    }
    let scale = [1.0, 2][seed % 2]
    let pixels = Int(Self.side * scale)
    let compositor = Compositor()
    let kept = try #require(Bitmap(width: pixels, height: pixels))
    for step in 0..<12 {
      MediaClock.now = Double(step) * 0.13
      // What flies is asked for anew by frames, which nobody shows here.
      for maker in makers where maker is CAEmitterLayer {
        (maker as? CAEmitterLayer)?.renderMode = .oldestFirst
      }
      let node = root.commit()
      compositor.render(node, scale: scale, into: kept)
      let fresh = try #require(Bitmap(width: pixels, height: pixels))
      Compositor().render(node, scale: scale, into: fresh)
      let difference = PictureDifference(kept, fresh)
      #expect(difference == nil, "seed \(seed), step \(step): \(difference.map { "\($0)" } ?? "")")
      if difference != nil { break }
      if layers.random.once(in: 2) { layers.edit(root) }
      edit(layers.random.pick(makers), &layers)
    }
    MediaClock.now = 0
  }

  private func maker(_ layers: inout RandomLayers) -> CALayer {
    let layer: CALayer
    switch layers.random.int(0...3) {
    case 0: layer = CATransformLayer()
    case 1, 2:
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = layers.random.int(1...4)
      replicator.preservesDepth = layers.random.once(in: 3)
      layer = replicator
    default:
      let emitter = CAEmitterLayer()
      let cell = CAEmitterCell()
      cell.contents = SmallPicture.image("RG", "BK")
      cell.birthRate = 20
      cell.lifetime = 1
      cell.velocity = 20
      cell.velocityRange = 20
      cell.emissionRange = 6
      cell.spinRange = 2
      cell.scaleRange = 0.5
      cell.alphaSpeed = -0.8
      emitter.emitterCells = [cell]
      emitter.emitterPosition = CGPoint(x: 24, y: 24)
      emitter.seed = UInt32(layers.random.int(0...99))
      layer = emitter
    }
    layer.frame = layers.frame()
    edit(layer, &layers)
    return layer
  }

  private func edit(_ layer: CALayer, _ layers: inout RandomLayers) {
    if layers.random.once(in: 4) { layer.frame = layers.frame() }
    if layers.random.once(in: 4) { layer.opacity = Float(layers.random.double(0.2...1)) }
    if layers.random.once(in: 4) { layer.transform = transform(&layers.random) }
    if layers.random.once(in: 8) { layer.sublayerTransform = transform(&layers.random) }
    guard let replicator = layer as? CAReplicatorLayer else { return }
    switch layers.random.int(0...4) {
    case 0: replicator.instanceCount = layers.random.int(0...5)
    case 1: replicator.instanceTransform = transform(&layers.random)
    case 2: replicator.instanceColor = layers.color()
    case 3: replicator.instanceRedOffset = Float(layers.random.double(-0.5...0))
    default: replicator.instanceAlphaOffset = Float(layers.random.double(-0.4...0))
    }
  }

  private func transform(_ random: inout SplitMix64) -> CATransform3D {
    switch random.int(0...3) {
    case 0: return CATransform3DMakeTranslation(random.double(-9...9).rounded(), 3, 0)
    case 1: return CATransform3DMakeRotation(random.double(-1...1), 0, 0, 1)
    case 2:
      var transform = CATransform3DMakeRotation(random.double(-1...1), 0, 1, 0)
      transform.m34 = -1 / 200
      return transform
    default: return CATransform3DMakeScale(random.double(0.5...1.5), random.double(0.5...1.5), 1)
    }
  }
}

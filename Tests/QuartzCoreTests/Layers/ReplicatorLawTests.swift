import CoreGraphics
import QuartzCore
import TestSupport
import Testing

/// What kinds of layers show, against what plain layers and contexts draw of the same.
@Suite struct `Kinds of layers by other means` {
  private static let side = 32

  private func render(_ layer: CALayer, scale: Int = 1) throws -> Bitmap {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    root.addSublayer(layer)
    let bitmap = try #require(Bitmap(width: Self.side * scale, height: Self.side * scale))
    Compositor().render(root.commit(), scale: CGFloat(scale), into: bitmap)
    return bitmap
  }

  private func brick(_ random: inout SplitMix64, _ color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(
      x: random.int(0...9) * 2,
      y: random.int(0...9) * 2,
      width: random.int(1...4) * 2,
      height: random.int(1...4) * 2
    )
    layer.backgroundColor = color
    return layer
  }

  @Test(arguments: 0..<40) func `copies are layers that are placed one further each`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let count = random.int(0...5)
    let step: CATransform3D
    switch seed % 3 {
    case 0:
      step = CATransform3DMakeTranslation(
        CGFloat(random.int(-3...3)),
        CGFloat(random.int(-3...3)),
        0
      )
    case 1: step = CATransform3DMakeRotation(.pi / 2 * CGFloat(random.int(1...3)), 0, 0, 1)
    default: step = CATransform3DMakeScale(-1, 1, 1)
    }
    let tint = (red: random.double(0...1), alpha: random.double(0.2...1))
    let (redOffset, alphaOffset) = (random.double(-0.3...0.3), random.double(-0.2...0))
    let seedOfBricks = random.int(0...999)
    func bricks(_ color: CGColor) -> [CALayer] {
      var random = SplitMix64(seed: seedOfBricks)
      return (0..<2).map { _ in brick(&random, color) }
    }
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    replicator.instanceCount = count
    replicator.instanceTransform = step
    replicator.instanceColor = CGColor(red: tint.red, green: 1, blue: 1, alpha: tint.alpha)
    replicator.instanceRedOffset = Float(redOffset)
    replicator.instanceAlphaOffset = Float(alphaOffset)
    for layer in bricks(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)) {
      replicator.addSublayer(layer)
    }
    // By hand: each copy in a holder of its own that turns about the middle.
    let plain = CALayer()
    plain.frame = replicator.frame
    var place = CATransform3DIdentity
    for index in 0..<count {
      let red = min(1, max(0, tint.red + redOffset * Double(index)))
      let alpha = min(1, max(0, tint.alpha + alphaOffset * Double(index)))
      for layer in bricks(CGColor(red: red, green: 0.5, blue: 0, alpha: 1)) {
        let holder = CALayer()
        holder.frame = plain.bounds
        holder.transform = place
        layer.opacity = Float(alpha)
        holder.addSublayer(layer)
        plain.addSublayer(holder)
      }
      place = CATransform3DConcat(place, step)
    }
    let (found, expected) = (try render(replicator), try render(plain))
    #expect(PictureDistance.worst(found, expected) <= 2)
  }

  @Test(arguments: 0..<40) func `shapes are what a context draws of their paths`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 100 + seed)
    let scale = 1 + seed % 3
    func point() -> CGPoint {
      CGPoint(x: random.double(0...Double(Self.side)), y: random.double(0...Double(Self.side)))
    }
    let path = CGMutablePath()
    path.move(to: point())
    for _ in 0..<random.int(1...5) {
      if random.once(in: 2) {
        path.addLine(to: point())
      } else {
        path.addCurve(to: point(), control1: point(), control2: point())
      }
    }
    if random.once(in: 2) { path.closeSubpath() }
    let fill = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let line = CGColor(red: 0, green: 0, blue: 1, alpha: random.once(in: 2) ? 0.5 : 1)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    shape.path = path
    shape.fillColor = fill
    shape.fillRule = seed % 2 == 0 ? .nonZero : .evenOdd
    shape.strokeColor = line
    shape.lineWidth = random.double(0.5...5)
    shape.lineJoin = random.pick([.miter, .round, .bevel])
    shape.lineCap = random.pick([.butt, .round, .square])
    if random.once(in: 2) {
      shape.lineDashPattern = [4, 2]
      shape.lineDashPhase = 1
    }
    let bitmap = try #require(Bitmap(width: Self.side * scale, height: Self.side * scale))
    let context = try #require(CGContext(drawingInto: bitmap, scale: CGFloat(scale)))
    context.setFillColor(fill)
    context.addPath(path)
    context.fillPath(using: seed % 2 == 0 ? .winding : .evenOdd)
    context.setStrokeColor(line)
    context.setLineWidth(shape.lineWidth)
    context.setLineJoin(
      ["miter": .miter, "round": .round, "bevel": .bevel][shape.lineJoin.rawValue] ?? .miter
    )
    context.setLineCap(
      ["butt": .butt, "round": .round, "square": .square][shape.lineCap.rawValue] ?? .butt
    )
    if shape.lineDashPattern != nil { context.setLineDash(phase: 1, lengths: [4, 2]) }
    context.addPath(path)
    context.strokePath()
    #expect(PictureDistance.worst(try render(shape, scale: scale), bitmap) <= 1)
  }

  @Test(arguments: 0..<20) func `a tree drawn into a context is the tree of the screen`(
    seed: Int
  ) throws {
    var layers = RandomLayers(seed: 300 + seed, side: Double(Self.side))
    let tree = layers.tree()
    let scale = 1 + seed % 2
    let (shown, drawn) = (
      try render(tree, scale: scale),
      try #require(Bitmap(width: Self.side * scale, height: Self.side * scale))
    )
    let context = try #require(CGContext(drawingInto: drawn, scale: CGFloat(scale)))
    tree.removeFromSuperlayer()
    context.clip(to: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    tree.render(in: context)
    // Materials find nothing behind them in a drawing of their own.
    let holdsMaterial = RandomLayers.all(tree).contains { $0.backdrop != nil }
    if !holdsMaterial { #expect(PictureDistance.worst(shown, drawn) <= 2) }
  }

  @Test(arguments: 0..<40) func `a scroll layer moves just as far as a rectangle needs`(seed: Int) {
    var random = SplitMix64(seed: 400 + seed)
    let layer = CAScrollLayer()
    layer.bounds = CGRect(x: random.int(-20...20), y: random.int(-20...20), width: 30, height: 20)
    layer.scrollMode = random.pick([.none, .horizontally, .vertically, .both])
    let before = layer.bounds
    let wanted = CGRect(
      x: random.int(-40...60),
      y: random.int(-40...60),
      width: random.int(0...40),
      height: random.int(0...30)
    )
    layer.scroll(to: wanted)
    let after = layer.bounds
    #expect(after.size == before.size)
    /// The nearest start at which all of a length shows, or its start where it is too long.
    func start(_ now: CGFloat, _ room: CGFloat, _ low: CGFloat, _ length: CGFloat) -> CGFloat {
      let places = stride(from: CGFloat(-200), through: 200, by: 1).filter {
        length > room ? $0 == low : low >= $0 && low + length <= $0 + room
      }
      return places.min { abs($0 - now) < abs($1 - now) } ?? now
    }
    let isAcross = [.both, .horizontally].contains(layer.scrollMode)
    let isDown = [.both, .vertically].contains(layer.scrollMode)
    let x = isAcross ? start(before.minX, 30, wanted.minX, wanted.width) : before.minX
    let y = isDown ? start(before.minY, 20, wanted.minY, wanted.height) : before.minY
    #expect(after.origin == CGPoint(x: x, y: y))
  }
}

/// How far pictures are apart.
enum PictureDistance {
  /// The largest difference in a channel.
  static func worst(_ a: Bitmap, _ b: Bitmap) -> Int {
    var worst = 0
    for y in 0..<min(a.height, b.height) {
      for x in 0..<min(a.width, b.width) where a[x, y] != b[x, y] {
        for shift in [0, 8, 16, 24] as [UInt32] {
          let (p, q) = (a[x, y].argb >> shift & 255, b[x, y].argb >> shift & 255)
          worst = max(worst, abs(Int(p) - Int(q)))
        }
      }
    }
    return worst
  }
}

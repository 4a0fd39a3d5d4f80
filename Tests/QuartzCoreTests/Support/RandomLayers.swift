import CoreGraphics
import QuartzCore
import TestSupport

/// Makes trees of layers of every kind, and changes them, at random.
struct RandomLayers {
  var random: SplitMix64
  let side: Double
  /// Whether some layers have filters.
  var holdsFilters = false

  init(seed: Int, side: Double) {
    random = SplitMix64(seed: seed)
    self.side = side
  }

  // MARK: Trees

  mutating func tree() -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: side, height: side)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    for _ in 0..<random.int(2...5) { root.addSublayer(layer(depth: 0)) }
    return root
  }

  private mutating func layer(depth: Int) -> CALayer {
    let layer = plainLayer()
    layer.frame = frame()
    decorate(layer)
    if depth < 3 {
      for _ in 0..<random.int(0...3) { layer.addSublayer(self.layer(depth: depth + 1)) }
    }
    return layer
  }

  private mutating func plainLayer() -> CALayer {
    switch random.int(0...9) {
    case 0:
      let layer = CAGradientLayer()
      layer.colors = [color(), color()]
      return layer
    case 1:
      let layer = CAShapeLayer()
      layer.path = CGPath(ellipseIn: frame(), transform: nil)
      layer.fillColor = color()
      if random.once(in: 2) { layer.strokeColor = color() }
      return layer
    case 2, 3:
      let layer = CALayer()
      layer.contents = image()
      layer.contentsGravity = random.pick([
        .resize, .resizeAspect, .resizeAspectFill, .center, .topLeft, .bottomRight, .right,
      ])
      layer.contentsScale = random.pick([1, 2])
      if random.once(in: 3) { layer.contentsTint = color() }
      if random.once(in: 3) {
        layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
      }
      return layer
    default: return CALayer()
    }
  }

  private mutating func decorate(_ layer: CALayer) {
    if random.once(in: 2) { layer.backgroundColor = color() }
    if random.once(in: 12), let image = image() {
      let size = CGSize(width: random.double(1...9), height: random.double(1...9))
      layer.backgroundColor = CGColor(ImagePattern(image: image, size: size))
    }
    if random.once(in: 3) { layer.cornerRadius = random.double(0...12) }
    if random.once(in: 6) { layer.cornerCurve = .continuous }
    if random.once(in: 3) { layer.masksToBounds = true }
    if random.once(in: 4) { layer.opacity = Float(random.double(0...1)) }
    if random.once(in: 5) { layer.borderWidth = random.double(0...4) }
    if random.once(in: 8) { layer.transform = transform() }
    if random.once(in: 10) { layer.isHidden = true }
    if random.once(in: 8) { layer.zPosition = random.double(-2...2) }
    if random.once(in: 10) { layer.shadowOpacity = 0.5 }
    if random.once(in: 14) { layer.mask = mask() }
    if random.once(in: 8) {
      layer.backdrop = Backdrop(
        blurRadius: random.double(0.3...6),
        saturation: random.double(0.5...2)
      )
    }
    if holdsFilters { layer.groupFilter = random.once(in: 3) ? filter() : nil }
  }

  mutating func filter() -> GroupFilter {
    GroupFilter(
      blurRadius: random.once(in: 2) ? random.double(0.2...5) : 0,
      blursOpaquely: random.once(in: 3),
      colors: random.once(in: 2) ? nil : matrix(),
      blendMode: random.once(in: 2) ? .normal : random.pick(CGBlendMode.allCases)
    )
  }

  private mutating func matrix() -> ColorMatrix {
    let parts = (0..<5).map { _ in
      SIMD4(
        Float(random.double(-0.5...1)),
        Float(random.double(-0.5...1)),
        Float(random.double(-0.5...1)),
        0
      )
    }
    return ColorMatrix(
      red: parts[0],
      green: parts[1],
      blue: parts[2],
      alpha: parts[3] * 0.2 + SIMD4(0, 0, 0, 1),
      constant: parts[4] * 0.3
    )
  }

  private mutating func mask() -> CALayer {
    let mask = CALayer()
    mask.frame = frame()
    mask.backgroundColor = color()
    mask.cornerRadius = 5
    return mask
  }

  // MARK: Values

  mutating func frame() -> CGRect {
    let whole = random.once(in: 2)
    func length(_ range: ClosedRange<Double>) -> Double {
      let value = random.double(range)
      return whole ? value.rounded() : value
    }
    return CGRect(
      x: length(-10...side),
      y: length(-10...side),
      width: length(0...side),
      height: length(0...side)
    )
  }

  mutating func color() -> CGColor {
    CGColor(
      red: random.double(0...1),
      green: random.double(0...1),
      blue: random.double(0...1),
      alpha: random.once(in: 3) ? random.double(0...1) : 1
    )
  }

  private mutating func transform() -> CATransform3D {
    switch random.int(0...4) {
    case 0: return CATransform3DMakeScale(random.double(0.3...2), random.double(0.3...2), 1)
    case 1: return CATransform3DMakeRotation(random.double(0...6), 0, 0, 1)
    case 2:
      var transform = CATransform3DMakeRotation(random.double(-1...1), 0, 1, 0)
      transform.m34 = -1 / 200
      return transform
    case 3: return CATransform3DMakeScale(-1, 1, 1)
    default: return CATransform3DMakeTranslation(random.double(-9...9), random.double(-9...9), 0)
    }
  }

  private mutating func image() -> CGImage? {
    guard let bitmap = Bitmap(width: random.int(1...20), height: random.int(1...20)) else {
      return nil
    }
    bitmap.fill(bitmap.bounds, with: Pixel(argb: 0xff33_6699))
    bitmap.fill(PixelRect(x: 0, y: 0, width: 3, height: 3), with: Pixel(argb: 0x8000_8000))
    return CGImage(bitmap: bitmap)
  }

  // MARK: Edits

  /// Changes something somewhere in a tree.
  mutating func edit(_ root: CALayer) {
    let layers = Self.all(root)
    let layer = random.pick(layers)
    switch random.int(0...15) {
    case 0, 1: if layer !== root { layer.frame = frame() }
    case 2, 3, 4: scroll(layer)
    case 5: layer.backgroundColor = color()
    case 6: layer.opacity = Float(random.double(0...1))
    case 7: if layer !== root { layer.isHidden.toggle() }
    case 8: layer.masksToBounds.toggle()
    case 9: layer.cornerRadius = random.double(0...14)
    case 10: if layer !== root { layer.removeFromSuperlayer() }
    case 11: layer.insertSublayer(self.layer(depth: 2), at: UInt32(random.int(0...3)))
    case 12: if let last = layer.sublayers?.last { layer.insertSublayer(last, at: 0) }
    case 13: layer.zPosition = random.double(-2...2)
    case 14: if layer !== root { layer.transform = transform() }
    default: decorate(layer)
    }
    root.isHidden = false
    root.opacity = 1
    root.mask = nil
    root.transform = CATransform3DIdentity
  }

  private mutating func scroll(_ layer: CALayer) {
    let step = random.once(in: 3) ? random.double(-20...20) : Double(random.int(-20...20)) / 2
    if random.once(in: 2) { layer.bounds.origin.y += step } else { layer.bounds.origin.x += step }
  }

  static func all(_ layer: CALayer) -> [CALayer] {
    [layer] + (layer.sublayers ?? []).flatMap(all)
  }
}

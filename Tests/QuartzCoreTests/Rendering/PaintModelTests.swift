import CoreGraphics
import QuartzCore
import TestSupport
import Testing

/// Pictures of trees against the colour of each pixel, worked out for its middle with fractions.
@Suite struct `Every pixel of a tree` {
  /// A colour with its opacity already in it.
  private struct Tint {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var alpha = 0.0

    static func * (tint: Tint, factor: Double) -> Tint {
      Tint(
        red: tint.red * factor,
        green: tint.green * factor,
        blue: tint.blue * factor,
        alpha: tint.alpha * factor
      )
    }

    func over(_ other: Tint) -> Tint {
      let rest = other * (1 - alpha)
      return Tint(
        red: red + rest.red,
        green: green + rest.green,
        blue: blue + rest.blue,
        alpha: alpha + rest.alpha
      )
    }
  }

  /// A layer as plain numbers; all edges are at whole points.
  private final class Piece {
    let layer = CALayer()
    var middle = CGPoint.zero
    var size = CGSize.zero
    var origin = CGPoint.zero
    /// Quarters of a turn, and whether it is mirrored first.
    var turns = 0
    var isMirrored = false
    var fill: Tint?
    var border: (width: Double, tint: Tint)?
    var opacity = 1.0
    var clips = false
    var isHidden = false
    var depth = 0
    var mask: Piece?
    var inside: [Piece] = []

    init(_ random: inout SplitMix64, depth levels: Int, side: Int) {
      // Even sides turn about whole points.
      size = CGSize(width: random.int(1...side / 2) * 2, height: random.int(1...side / 2) * 2)
      middle = CGPoint(x: random.int(0...side), y: random.int(0...side))
      origin = CGPoint(x: random.int(-3...3), y: random.int(-3...3))
      if random.once(in: 4) { turns = random.int(0...3) }
      isMirrored = random.once(in: 6)
      clips = random.once(in: 3)
      isHidden = random.once(in: 10)
      depth = random.once(in: 4) ? random.int(-1...1) : 0
      if random.once(in: 3) { opacity = Double(random.int(0...4)) / 4 }
      let tint = Self.tint(&random)
      fill = random.once(in: 4) ? nil : tint
      if random.once(in: 4) { border = (Double(random.int(1...2)), Self.tint(&random)) }
      guard levels > 0 else { return }
      if random.once(in: 5) { mask = Piece(&random, depth: 0, side: side) }
      for _ in 0..<random.int(0...3) {
        inside.append(Piece(&random, depth: levels - 1, side: side))
      }
    }

    private static func tint(_ random: inout SplitMix64) -> Tint {
      func part() -> Double { Double(random.int(0...3)) / 3 }
      let alpha = random.once(in: 2) ? 1 : Double(random.int(1...4)) / 4
      return Tint(red: part(), green: part(), blue: part(), alpha: 1) * alpha
    }

    private static func color(_ tint: Tint) -> CGColor {
      CGColor(
        red: tint.red / tint.alpha,
        green: tint.green / tint.alpha,
        blue: tint.blue / tint.alpha,
        alpha: tint.alpha
      )
    }

    func build() -> CALayer {
      layer.bounds = CGRect(origin: origin, size: size)
      layer.position = middle
      var turn = CGAffineTransform(rotationAngle: CGFloat(turns) * .pi / 2)
      if isMirrored { turn = turn.scaledBy(x: -1, y: 1) }
      layer.setAffineTransform(turn)
      layer.backgroundColor = fill.map(Self.color)
      if let border {
        layer.borderWidth = border.width
        layer.borderColor = Self.color(border.tint)
      }
      layer.opacity = Float(opacity)
      layer.masksToBounds = clips
      layer.isHidden = isHidden
      layer.zPosition = CGFloat(depth)
      layer.mask = mask?.build()
      for piece in inside { layer.addSublayer(piece.build()) }
      return layer
    }

    /// What the layer shows at a point of its superlayer.
    func tint(at point: CGPoint) -> Tint {
      guard !isHidden else { return Tint() }
      // Back to bounds: against the turn, then against the mirror.
      var (x, y) = (point.x - middle.x, point.y - middle.y)
      for _ in 0..<turns { (x, y) = (y, -x) }
      if isMirrored { x = -x }
      let own = CGPoint(x: x + origin.x + size.width / 2, y: y + origin.y + size.height / 2)
      let isInside =
        own.x >= origin.x && own.x < origin.x + size.width && own.y >= origin.y
        && own.y < origin.y + size.height
      var result = isInside ? fill ?? Tint() : Tint()
      if isInside || !clips {
        let order = inside.enumerated().sorted {
          ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
        }
        for (_, piece) in order { result = piece.tint(at: own).over(result) }
      }
      if isInside, let border {
        let edge = min(
          own.x - origin.x,
          origin.x + size.width - own.x,
          own.y - origin.y,
          origin.y + size.height - own.y
        )
        if edge < border.width { result = border.tint.over(result) }
      }
      if let mask { result = result * mask.tint(at: own).alpha }
      return result * opacity
    }
  }

  @Test(arguments: 0..<120) func `is what its layers make of it`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let side = 24
    let scale = 1 + seed % 3
    let pieces = (0..<random.int(1...4)).map { _ in Piece(&random, depth: 2, side: side) }
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: side, height: side)
    for piece in pieces { root.addSublayer(piece.build()) }
    let bitmap = try #require(Bitmap(width: side * scale, height: side * scale))
    Compositor().render(root.commit(), scale: CGFloat(scale), into: bitmap)
    let order = pieces.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }
    var worst = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let point = CGPoint(
          x: (Double(x) + 0.5) / Double(scale),
          y: (Double(y) + 0.5) / Double(scale)
        )
        var expected = Tint()
        for (_, piece) in order { expected = piece.tint(at: point).over(expected) }
        let found = bitmap[x, y]
        for (value, part) in [
          (found.red, expected.red), (found.green, expected.green), (found.blue, expected.blue),
          (found.alpha, expected.alpha),
        ] {
          worst = max(worst, abs(Double(value) - part * 255))
        }
      }
    }
    // Each level of groups may round once.
    #expect(worst <= 4)
  }
}

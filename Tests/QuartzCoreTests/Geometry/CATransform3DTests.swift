import CoreGraphics
import QuartzCore
import TestSupport
import Testing

@Suite struct `Transforms in space` {
  private static func elements(_ t: CATransform3D) -> [Double] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
      t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
  }

  private static func distance(_ a: CATransform3D, _ b: CATransform3D) -> Double {
    zip(elements(a), elements(b)).map { abs($0 - $1) }.max() ?? 0
  }

  /// A row times the matrix, element by element.
  private static func product(_ point: [Double], _ t: CATransform3D) -> [Double] {
    let all = elements(t)
    return (0..<4).map { column in (0..<4).reduce(0) { $0 + point[$1] * all[$1 * 4 + column] } }
  }

  private static func random(_ random: inout SplitMix64) -> CATransform3D {
    func number() -> CGFloat { random.double(-3...3) }
    var result = CATransform3DIdentity
    for _ in 0..<random.int(1...4) {
      switch random.int(0...3) {
      case 0: result = CATransform3DTranslate(result, number(), number(), number())
      case 1: result = CATransform3DScale(result, number() + 3.5, number() - 3.5, 0.5)
      case 2: result = CATransform3DRotate(result, number(), number(), number(), number())
      default:
        var depth = CATransform3DIdentity
        depth.m34 = number() / 100
        result = CATransform3DConcat(result, depth)
      }
    }
    return result
  }

  @Test(arguments: 0..<60) func `one after the other is the product`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let (a, b) = (Self.random(&random), Self.random(&random))
    let point = [random.double(-9...9), random.double(-9...9), random.double(-9...9), 1]
    let together = Self.product(point, CATransform3DConcat(a, b))
    let apart = Self.product(Self.product(point, a), b)
    #expect(zip(together, apart).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test(arguments: 0..<60) func `the inverse leads back from both sides`(seed: Int) {
    var random = SplitMix64(seed: 100 + seed)
    let transform = Self.random(&random)
    let inverse = CATransform3DInvert(transform)
    for product in [
      CATransform3DConcat(transform, inverse), CATransform3DConcat(inverse, transform),
    ] {
      #expect(Self.distance(product, CATransform3DIdentity) < 1e-6)
    }
  }

  @Test func `what has no inverse is its own`() {
    for flat in [
      CATransform3D(), CATransform3DMakeScale(1, 0, 1), CATransform3DMakeScale(0, 0, 0),
    ] {
      #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }
  }

  /// Rodrigues' formula: a turn about an axis keeps the part along it and turns the rest.
  @Test(arguments: 0..<60) func `a turn keeps its axis and every length`(seed: Int) {
    var random = SplitMix64(seed: 200 + seed)
    let axis = (0..<3).map { _ in random.double(-2...2) }
    let angle = random.double(-7...7)
    let turn = CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2])
    let kept = Self.product(axis + [1], turn)
    #expect(zip(kept, axis).allSatisfy { abs($0 - $1) < 1e-9 })
    let point = (0..<3).map { _ in random.double(-5...5) }
    let turned = Array(Self.product(point + [1], turn).dropLast())
    let length = { (p: [Double]) in p.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    #expect(abs(length(turned) - length(point)) < 1e-9)
    // The angle between what is across the axis before and after.
    let dot = { (p: [Double], q: [Double]) in zip(p, q).reduce(0) { $0 + $1.0 * $1.1 } }
    func across(_ p: [Double]) -> [Double] {
      let along = dot(p, axis) / dot(axis, axis)
      return zip(p, axis).map { $0 - along * $1 }
    }
    let (from, to) = (across(point), across(turned))
    #expect(abs(dot(from, to) - dot(from, from) * cos(angle)) < 1e-7)
  }

  @Test func `a turn about no axis is none`() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test(arguments: 0..<40) func `to move, scale or turn first is to put it before`(seed: Int) {
    var random = SplitMix64(seed: 300 + seed)
    let t = Self.random(&random)
    let (x, y, z) = (random.double(-4...4), random.double(-4...4), random.double(-4...4))
    let pairs = [
      (CATransform3DTranslate(t, x, y, z), CATransform3DMakeTranslation(x, y, z)),
      (CATransform3DScale(t, x, y, z), CATransform3DMakeScale(x, y, z)),
      (CATransform3DRotate(t, 0.5, x, y, z), CATransform3DMakeRotation(0.5, x, y, z)),
    ]
    for (done, first) in pairs {
      #expect(CATransform3DEqualToTransform(done, CATransform3DConcat(first, t)))
    }
  }

  @Test(arguments: 0..<40) func `what lies in the plane comes back from space`(seed: Int) {
    var random = SplitMix64(seed: 400 + seed)
    func number() -> CGFloat { random.double(-4...4) }
    let flat = CGAffineTransform(
      a: number(),
      b: number(),
      c: number(),
      d: number(),
      tx: number(),
      ty: number()
    )
    let other = CGAffineTransform(
      a: number(),
      b: number(),
      c: number(),
      d: number(),
      tx: number(),
      ty: number()
    )
    let space = CATransform3DMakeAffineTransform(flat)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == flat)
    let both = CATransform3DConcat(space, CATransform3DMakeAffineTransform(other))
    let expected = flat.concatenating(other)
    let found = CATransform3DGetAffineTransform(both)
    let differences = [
      found.a - expected.a, found.b - expected.b, found.c - expected.c, found.d - expected.d,
      found.tx - expected.tx, found.ty - expected.ty,
    ]
    #expect(differences.allSatisfy { abs($0) < 1e-9 })
  }

  @Test func `what leaves the plane is not planar`() {
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    var depth = CATransform3DIdentity
    depth.m34 = -0.002
    #expect(!CATransform3DIsAffine(depth))
    #expect(!CATransform3DIsAffine(CATransform3D()))
  }

  @Test func `every element counts for being finite`() {
    for index in 0..<16 {
      for value in [Double.nan, .infinity, -.infinity] {
        var rows = CATransform3DIdentity.rows
        switch index / 4 {
        case 0: rows.0[index % 4] = value
        case 1: rows.1[index % 4] = value
        case 2: rows.2[index % 4] = value
        default: rows.3[index % 4] = value
        }
        #expect(!CATransform3D(rows: rows).isFinite)
      }
    }
    #expect(CATransform3DIdentity.isFinite)
  }
}

@Suite struct `Maps of the plane` {
  private func projection(_ random: inout SplitMix64, isAffine: Bool = false) -> Projection {
    var result = Projection(
      a: random.double(0.5...2),
      b: random.double(-1...1) / 2,
      c: random.double(-1...1) / 2,
      d: random.double(0.5...2),
      tx: random.double(-9...9),
      ty: random.double(-9...9)
    )
    if !isAffine {
      (result.px, result.py) = (random.double(-1...1) / 99, random.double(-1...1) / 99)
    }
    return result
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
  }

  @Test(arguments: 0..<60) func `one after the other maps points one after the other`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let first = projection(&random, isAffine: seed % 2 == 0)
    let second = projection(&random, isAffine: seed % 3 == 0)
    let point = CGPoint(x: random.double(-9...9), y: random.double(-9...9))
    #expect(isNear(first.concatenating(second).map(point), second.map(first.map(point))))
    let moved = first.translatedBy(x: 3, y: -5)
    #expect(isNear(moved.map(point), first.map(CGPoint(x: point.x + 3, y: point.y - 5))))
  }

  @Test(arguments: 0..<60) func `the inverse maps points back`(seed: Int) throws {
    var random = SplitMix64(seed: 100 + seed)
    let map = projection(&random, isAffine: seed % 2 == 0)
    let inverse = try #require(map.inverted)
    let point = CGPoint(x: random.double(-9...9), y: random.double(-9...9))
    #expect(isNear(inverse.map(map.map(point)), point))
    #expect(inverse.isAffine == map.isAffine)
  }

  @Test func `what collapses has no inverse`() {
    #expect(Projection(scale: 0).inverted == nil)
    #expect(Projection(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted == nil)
    #expect(Projection(scale: .nan).inverted == nil)
    #expect(Projection(scale: 1e-300).inverted == nil)
  }

  @Test(arguments: 0..<60) func `the box is the smallest around the corners`(seed: Int) {
    var random = SplitMix64(seed: 200 + seed)
    let map = projection(&random, isAffine: seed % 2 == 0)
    let rect = CGRect(
      x: random.double(-9...9),
      y: random.double(-9...9),
      width: random.double(0...9),
      height: random.double(0...9)
    )
    let box = map.boundingBox(of: rect)
    var corners: [CGPoint] = []
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] { corners.append(map.map(CGPoint(x: x, y: y))) }
    }
    #expect(abs(box.minX - (corners.map(\.x).min() ?? 0)) < 1e-6)
    #expect(abs(box.maxX - (corners.map(\.x).max() ?? 0)) < 1e-6)
    #expect(abs(box.minY - (corners.map(\.y).min() ?? 0)) < 1e-6)
    #expect(abs(box.maxY - (corners.map(\.y).max() ?? 0)) < 1e-6)
  }

  @Test func `what lies behind the eye is cut away`() {
    var map = Projection.identity
    map.px = -0.01
    // The eye is at x = 100: only what lies before it is seen.
    let box = map.boundingBox(of: CGRect(x: 0, y: 0, width: 200, height: 10))
    #expect(box.minX == 0 && box.minY == 0)
    #expect(box.width > 1000 && box.isFinite)
    #expect(map.boundingBox(of: CGRect(x: 150, y: 0, width: 20, height: 10)).isNull)
    #expect(map.visibleCorners(of: CGRect(x: 150, y: 0, width: 20, height: 10)).isEmpty)
    #expect(map.visibleCorners(of: CGRect(x: 0, y: 0, width: 50, height: 10)).count == 4)
  }

  @Test func `nothing stays nothing and everything everything`() {
    var random = SplitMix64(seed: 5)
    let map = projection(&random)
    #expect(map.boundingBox(of: .null).isNull)
    #expect(map.boundingBox(of: .infinite).isInfinite)
  }

  @Test func `the back has a negative area`() {
    #expect(Projection(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0).determinant < 0)
    #expect(Projection(CATransform3DMakeRotation(.pi, 0, 1, 0)).determinant < 0)
    #expect(Projection(CATransform3DMakeRotation(.pi, 0, 0, 1)).determinant > 0)
    #expect(abs(Projection(scale: 3).determinant - 9) < 1e-12)
  }
}

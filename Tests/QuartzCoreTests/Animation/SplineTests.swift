import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Smooth ways with tension, continuity and bias, against the formulas of Kochanek and Bartels.
@MainActor @Suite struct `Smooth ways through values` {
  private struct Shape {
    var tension = 0.0
    var continuity = 0.0
    var bias = 0.0
  }

  /// What a layer shows of an animation of ten seconds at shares of its time.
  private func shown(_ animation: CAKeyframeAnimation, _ shares: [Double]) throws -> [Double] {
    let screen = try #require(LayerScreen())
    defer { screen.close() }
    let layer = CALayer()
    screen.root.addSublayer(layer)
    animation.duration = 10
    layer.add(animation, forKey: nil)
    screen.show(1)
    return try shares.map { share in
      screen.show(1 + 10 * share)
      return Double(try #require(layer.presentation()).position.x)
    }
  }

  private func animation(_ values: [Double], _ shapes: [Shape]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.calculationMode = .cubic
    animation.values = values
    animation.tensionValues = shapes.map { NSNumber(value: $0.tension) }
    animation.continuityValues = shapes.map { NSNumber(value: $0.continuity) }
    animation.biasValues = shapes.map { NSNumber(value: $0.bias) }
    return animation
  }

  /// The way from the value at `index` on, `t` of it gone.
  private func way(_ p: [Double], _ shapes: [Shape], _ index: Int, _ t: Double) -> Double {
    func tangent(_ i: Int, leaving: Bool) -> Double {
      let s = shapes[i]
      let c = leaving ? s.continuity : -s.continuity
      return (1 - s.tension) * (1 + s.bias) * (1 + c) / 2 * (p[i] - p[i - 1])
        + (1 - s.tension) * (1 - s.bias) * (1 - c) / 2 * (p[i + 1] - p[i])
    }
    let (a, b) = (p[index], p[index + 1])
    let (m, n) = (tangent(index, leaving: true), tangent(index + 1, leaving: false))
    let (t2, t3) = (t * t, t * t * t)
    return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * m + (3 * t2 - 2 * t3) * b
      + (t3 - t2) * n
  }

  @Test(arguments: 0..<12) func `bend as they are told at each value`(seed: Int) throws {
    var random = SplitMix64(seed: 11_000 + seed)
    let values = (0..<5).map { _ in Double(random.int(-50...50)) }
    let shapes = (0..<5).map { _ in
      Shape(
        tension: random.double(-1...1),
        continuity: random.double(-1...1),
        bias: random.double(-1...1)
      )
    }
    // Four ways; those in the middle have neighbours on both sides.
    for index in [1, 2] {
      let parts = [0.1, 0.35, 0.5, 0.8]
      let found = try shown(animation(values, shapes), parts.map { (Double(index) + $0) / 4 })
      for (part, value) in zip(parts, found) {
        #expect(abs(value - way(values, shapes, index, part)) < 1e-4)
      }
    }
  }

  @Test func `with full tension rest at each value`() throws {
    let tense = animation([0, 10, 40, 0], Array(repeating: Shape(tension: 1), count: 4))
    let near = try shown(tense, [1.0 / 3 - 1e-4, 1.0 / 3, 1.0 / 3 + 1e-4])
    #expect(abs(near[1] - 10) < 1e-3 && abs(near[0] - near[2]) < 1e-3)
    let half = try shown(tense, [0.5])
    #expect(abs(half[0] - 25) < 1e-3)
  }

  @Test func `go through all values whatever their shape`() throws {
    var random = SplitMix64(seed: 11_100)
    let values = [3.0, -8, 20, 20, 1]
    let shapes = values.map { _ in
      Shape(tension: random.double(-1...1), continuity: 0.5, bias: random.double(-1...1))
    }
    let found = try shown(animation(values, shapes), [0, 0.25, 0.5, 0.75])
    for (value, wanted) in zip(found, values) { #expect(abs(value - wanted) < 1e-4) }
  }
}

/// What `CAValueFunction` makes of numbers, written as transforms by hand.
@MainActor @Suite struct `Functions of animated numbers` {
  private func shown(
    _ name: CAValueFunctionName,
    from: Any,
    to: Any,
    at share: Double
  ) throws -> CATransform3D {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: name)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    let screen = try #require(LayerScreen())
    defer { screen.close() }
    let layer = CALayer()
    screen.root.addSublayer(layer)
    layer.add(animation, forKey: nil)
    screen.show(1)
    screen.show(1 + share)
    return try #require(layer.presentation()).transform
  }

  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let pairs = [
      (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m21, b.m21), (a.m22, b.m22),
      (a.m23, b.m23), (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m41, b.m41),
      (a.m42, b.m42), (a.m43, b.m43), (a.m44, b.m44),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test(arguments: [
    (CAValueFunctionName.scaleX, CATransform3DMakeScale(1.5, 1, 1)),
    (.scaleY, CATransform3DMakeScale(1, 1.5, 1)), (.scaleZ, CATransform3DMakeScale(1, 1, 1.5)),
    (.translateX, CATransform3DMakeTranslation(1.5, 0, 0)),
    (.translateY, CATransform3DMakeTranslation(0, 1.5, 0)),
    (.translateZ, CATransform3DMakeTranslation(0, 0, 1.5)),
  ])
  func `of one number are that transform`(
    _ name: CAValueFunctionName,
    _ transform: CATransform3D
  ) throws {
    #expect(isNear(try shown(name, from: 1, to: 2, at: 0.5), transform))
  }

  @Test func `turn about one axis, in radians`() throws {
    let (c, s) = (CGFloat(cos(0.6)), CGFloat(sin(0.6)))
    let x = CATransform3D(
      m11: 1,
      m12: 0,
      m13: 0,
      m14: 0,
      m21: 0,
      m22: c,
      m23: s,
      m24: 0,
      m31: 0,
      m32: -s,
      m33: c,
      m34: 0,
      m41: 0,
      m42: 0,
      m43: 0,
      m44: 1
    )
    let y = CATransform3D(
      m11: c,
      m12: 0,
      m13: -s,
      m14: 0,
      m21: 0,
      m22: 1,
      m23: 0,
      m24: 0,
      m31: s,
      m32: 0,
      m33: c,
      m34: 0,
      m41: 0,
      m42: 0,
      m43: 0,
      m44: 1
    )
    let z = CATransform3D(
      m11: c,
      m12: s,
      m13: 0,
      m14: 0,
      m21: -s,
      m22: c,
      m23: 0,
      m24: 0,
      m31: 0,
      m32: 0,
      m33: 1,
      m34: 0,
      m41: 0,
      m42: 0,
      m43: 0,
      m44: 1
    )
    #expect(isNear(try shown(.rotateX, from: 0, to: 1.2, at: 0.5), x))
    #expect(isNear(try shown(.rotateY, from: 0, to: 1.2, at: 0.5), y))
    #expect(isNear(try shown(.rotateZ, from: 0, to: 1.2, at: 0.5), z))
    // Several turns are gone through, not the shorter way.
    let turns = try shown(.rotateZ, from: 0, to: 4 * Double.pi, at: 0.125)
    #expect(abs(turns.m11) < 1e-9 && abs(turns.m12 - 1) < 1e-9)
  }

  @Test func `of three numbers take a list`() throws {
    let scale = try shown(.scale, from: [1, 1, 1], to: [3, 5, 7], at: 0.5)
    #expect(isNear(scale, CATransform3DMakeScale(2, 3, 4)))
    let moved = try shown(.translate, from: [0, 0, 0], to: [10, 20, 30], at: 0.1)
    #expect(isNear(moved, CATransform3DMakeTranslation(1, 2, 3)))
  }

  @Test func `have their names`() {
    for name: CAValueFunctionName in [.rotateX, .scale, .translateZ] {
      #expect(CAValueFunction(name: name)?.name == name)
    }
  }
}

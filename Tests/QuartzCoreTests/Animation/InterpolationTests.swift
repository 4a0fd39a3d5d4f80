import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Values between values.
@Suite struct InterpolationTests {
  private func middle(_ a: CATransform3D, _ b: CATransform3D, _ share: Double) -> CATransform3D {
    AnimatableValue.transform(a).mixed(with: .transform(b), share).transform ?? CATransform3D()
  }

  private func isNear(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: Double = 1e-9) -> Bool {
    let (p, q) = (a.rows, b.rows)
    return [p.0 - q.0, p.1 - q.1, p.2 - q.2, p.3 - q.3].allSatisfy {
      ($0 * $0).sum() < tolerance * tolerance
    }
  }

  @Test func `the parts of planar transforms go straight`() {
    let end = CATransform3DMakeAffineTransform(
      CGAffineTransform(translationX: 100, y: -40).rotated(by: 1.2).scaledBy(x: 3, y: 0.5)
    )
    let half = middle(CATransform3DIdentity, end, 0.5)
    let wanted = CATransform3DMakeAffineTransform(
      CGAffineTransform(translationX: 50, y: -20).rotated(by: 0.6).scaledBy(x: 2, y: 0.75)
    )
    #expect(isNear(half, wanted))
  }

  @Test func `a rotation keeps areas and takes the shorter way`() {
    for angle in [0.5, 2.5, -2, 4, 6] {
      let end = CATransform3DMakeRotation(angle, 0, 0, 1)
      let shorter = angle > .pi ? angle - 2 * .pi : angle
      for share in [0.25, 0.5, 0.75] {
        let turned = middle(CATransform3DIdentity, end, share)
        #expect(abs(turned.m11 * turned.m22 - turned.m12 * turned.m21 - 1) < 1e-12)
        #expect(isNear(turned, CATransform3DMakeRotation(shorter * share, 0, 0, 1)))
      }
    }
  }

  @Test func `mirrors fold and do not turn`() {
    let folded = middle(CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1), 0.25)
    #expect(isNear(folded, CATransform3DMakeScale(0.5, 1, 1)))
  }

  @Test func `nothing is a size`() {
    let grown = middle(CATransform3DMakeScale(0, 0, 1), CATransform3DIdentity, 0.5)
    #expect(isNear(grown, CATransform3DMakeScale(0.5, 0.5, 1)))
  }

  @Test func `transforms in space come apart and together`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      var transform = CATransform3DMakeRotation(
        random.double(-3...3),
        random.double(-1...1),
        random.double(-1...1),
        random.double(0.1...1)
      )
      transform = CATransform3DConcat(
        CATransform3DMakeScale(
          random.double(0.2...3),
          random.double(0.2...3),
          random.double(0.2...3)
        ),
        transform
      )
      transform.m41 = random.double(-50...50)
      transform.m43 = random.double(-50...50)
      if random.once(in: 2) {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / random.double(200...900)
        transform = CATransform3DConcat(transform, eye)
      }
      let again = TransformParts(transform).transform
      let scale = transform.m44
      #expect(
        isNear(
          CATransform3D(
            rows: (
              transform.rows.0 / scale, transform.rows.1 / scale, transform.rows.2 / scale,
              transform.rows.3 / scale
            )
          ),
          again,
          1e-6
        )
      )
    }
  }

  @Test func `a turn in space goes evenly`() {
    let end = CATransform3DMakeRotation(2, 0, 1, 0)
    #expect(
      isNear(
        middle(CATransform3DIdentity, end, 0.25),
        CATransform3DMakeRotation(0.5, 0, 1, 0),
        1e-6
      )
    )
  }

  @Test func `added transforms end where the direct way ends`() throws {
    var random = SplitMix64(seed: 5)
    func transform() -> CATransform3D {
      let scale = random.double(0.3...2)
      return CATransform3DMakeAffineTransform(
        CGAffineTransform(translationX: random.double(-90...90), y: random.double(-90...90))
          .rotated(by: random.double(-1.5...1.5)).scaledBy(x: scale, y: scale)
      )
    }
    for _ in 0..<100 {
      let end = transform()
      let value = AnimatableValue.transform(end)
      // From rest, the way by addition is the direct one.
      let start = AnimatableValue.transform(CATransform3DIdentity)
      let difference = try #require(start.difference(from: value))
      let nothing = try #require(value.difference(from: value))
      for share in [0, 0.3, 0.6, 1] {
        let added = difference.mixed(with: nothing, share).adding(value)
        let direct = start.mixed(with: value, share)
        let (a, b) = (try #require(added.transform), try #require(direct.transform))
        #expect(abs(a.m41 - b.m41) < 1e-9 && abs(a.m42 - b.m42) < 1e-9)
        if share == 0 || share == 1 { #expect(isNear(a, b, 1e-9)) }
      }
    }
  }

  @Test func `colours are mixed as they are encoded`() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let clear = CGColor(red: 0, green: 0, blue: 1, alpha: 0)
    func mix(_ a: CGColor?, _ b: CGColor?) -> [CGFloat]? {
      (AnimatableValue.color(a).mixed(with: .color(b), 0.25).boxed as? CGColor)?.components
    }
    #expect(mix(red, clear) == [0.75, 0, 0.25, 0.75])
    #expect(mix(nil, red) == [1, 0, 0, 0.25])
    #expect(mix(red, nil) == [1, 0, 0, 0.75])
  }

  @Test func `paths of the same elements`() {
    let a = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let b = CGPath(rect: CGRect(x: 20, y: 0, width: 30, height: 10), transform: nil)
    let half = AnimatableValue.path(a).mixed(with: .path(b), 0.5).boxed as? CGPath
    #expect(half?.boundingBox == CGRect(x: 10, y: 0, width: 20, height: 10))
    let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    #expect(AnimatableValue.path(a).mixed(with: .path(round), 0.5).boxed as? CGPath == round)
  }

  @Test func `boxes`() {
    for value: Any in [
      1, 1.0, Float(1), CGFloat(1), NSNumber(value: 1), true, UInt8(1),
    ] { #expect(AnimatableValue(boxed: value)?.double == 1, "\(type(of: value))") }
    #expect(AnimatableValue(boxed: CGAffineTransform.identity)?.transform?.isIdentity == true)
    #expect(AnimatableValue(boxed: "one") == nil)
    #expect(AnimatableValue(boxed: nil) == nil)
  }
}

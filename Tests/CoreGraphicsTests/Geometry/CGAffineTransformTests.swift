import CoreGraphics
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite struct CGAffineTransformTests {
  static let point = CGPoint(x: 3, y: -2)

  func random(_ random: inout SplitMix64) -> CGAffineTransform {
    CGAffineTransform(
      a: random.double(-2...2),
      b: random.double(-2...2),
      c: random.double(-2...2),
      d: random.double(-2...2),
      tx: random.double(-9...9),
      ty: random.double(-9...9)
    )
  }

  func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

  func isClose(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty].allSatisfy {
      abs($0) < 1e-9
    }
  }

  @Test func `a point is a row vector on the left`() {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CGPoint(x: 10, y: 100).applying(t) == CGPoint(x: 315, y: 426))
    #expect(CGSize(width: 10, height: 100).applying(t) == CGSize(width: 310, height: 420))
    #expect(t == CGAffineTransform(1, 2, 3, 4, 5, 6))
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
  }

  @Test func `concatenating applies the receiver first`() {
    var numbers = SplitMix64(seed: 1)
    for _ in 0..<50 {
      let (a, b) = (random(&numbers), random(&numbers))
      let point = numbers.point(9)
      #expect(isClose(point.applying(a.concatenating(b)), point.applying(a).applying(b)))
    }
  }

  @Test func `moving, scaling and turning come before what was there`() {
    var numbers = SplitMix64(seed: 2)
    for _ in 0..<20 {
      let t = random(&numbers)
      #expect(
        isClose(
          t.translatedBy(x: 3, y: 4),
          CGAffineTransform(translationX: 3, y: 4).concatenating(t)
        )
      )
      #expect(
        isClose(t.scaledBy(x: 3, y: 4), CGAffineTransform(scaleX: 3, y: 4).concatenating(t))
      )
      #expect(
        isClose(t.rotated(by: 1), CGAffineTransform(rotationAngle: 1).concatenating(t))
      )
    }
  }

  @Test func `a positive angle turns x towards y`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned, CGPoint(x: 0, y: 1)))
  }

  @Test func `the inverse undoes, and what has none is left as it is`() {
    var numbers = SplitMix64(seed: 3)
    for _ in 0..<50 {
      let t = random(&numbers)
      #expect(isClose(t.concatenating(t.inverted()), .identity))
    }
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
    let endless = CGAffineTransform(scaleX: .infinity, y: 1)
    #expect(endless.inverted() == endless)
    let tiny = CGAffineTransform(scaleX: 1e-200, y: 1e-200)
    #expect(tiny.inverted() == tiny)
  }

  @Test func `identity`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1e-9).isIdentity)
    #expect(CGAffineTransform(scaleX: 1, y: 1).isIdentity)
  }

  @Test func `taken apart and put together again it is the same`() {
    var numbers = SplitMix64(seed: 4)
    for _ in 0..<50 {
      let t = random(&numbers)
      #expect(isClose(CGAffineTransform(t.decomposed()), t))
    }
    for t in [
      CGAffineTransform(scaleX: 0, y: 3), CGAffineTransform(scaleX: 2, y: 0),
      CGAffineTransform(a: 0, b: 0, c: 3, d: 4, tx: 1, ty: 2),
    ] {
      #expect(isClose(CGAffineTransform(t.decomposed()), t))
    }
  }

  @Test func `the parts are scale, then shear, then rotation, then translation`() {
    let parts = CGAffineTransform(translationX: 7, y: 8).rotated(by: 0.5).scaledBy(x: 2, y: 3)
      .decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-12)
    #expect(abs(parts.scale.height - 3) < 1e-12)
    #expect(abs(parts.rotation - 0.5) < 1e-12)
    #expect(abs(parts.horizontalShear) < 1e-12)
    #expect(parts.translation == CGVector(dx: 7, dy: 8))
    let mirrored = CGAffineTransform(scaleX: 1, y: -1).decomposed()
    #expect(mirrored.scale == CGSize(width: 1, height: -1))
  }

  @Test func `it is coded as an array of six numbers`() throws {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5)
    let data = try JSONEncoder().encode(t)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6.5]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == t)
    let vector = CGVector(dx: 1, dy: -2)
    let vectorData = try JSONEncoder().encode(vector)
    #expect(String(decoding: vectorData, as: UTF8.self) == "[1,-2]")
    #expect(try JSONDecoder().decode(CGVector.self, from: vectorData) == vector)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2]".utf8))
    }
  }

  @Test func `the C spellings do what the methods do`() {
    let t = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
    let u = CGAffineTransformMakeRotation(0.3)
    #expect(t == CGAffineTransform(1, 2, 3, 4, 5, 6))
    #expect(CGAffineTransformConcat(t, u) == t.concatenating(u))
    #expect(CGAffineTransformTranslate(t, 1, 2) == t.translatedBy(x: 1, y: 2))
    #expect(CGAffineTransformScale(t, 1, 2) == t.scaledBy(x: 1, y: 2))
    #expect(CGAffineTransformRotate(t, 1) == t.rotated(by: 1))
    #expect(CGAffineTransformInvert(t) == t.inverted())
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3))
    #expect(CGAffineTransformIsIdentity(.identity) && !CGAffineTransformIsIdentity(t))
    #expect(CGAffineTransformEqualToTransform(t, t) && !CGAffineTransformEqualToTransform(t, u))
    #expect(CGPointApplyAffineTransform(Self.point, t) == Self.point.applying(t))
    #expect(CGSizeApplyAffineTransform(CGSizeMake(1, 2), t) == CGSizeMake(1, 2).applying(t))
    let rect = CGRectMake(1, 2, 3, 4)
    #expect(CGRectApplyAffineTransform(rect, t) == rect.applying(t))
    #expect(CGAffineTransformDecompose(t) == t.decomposed())
    #expect(
      CGAffineTransformMakeWithComponents(u.decomposed()) == CGAffineTransform(u.decomposed())
    )
  }
}

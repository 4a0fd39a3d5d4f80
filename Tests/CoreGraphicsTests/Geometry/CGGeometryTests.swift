import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite struct CGGeometryTests {
  @Test func `a rectangle becomes the box around its corners`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<50 {
      let rect = CGRect(
        x: random.double(-9...9),
        y: random.double(-9...9),
        width: random.double(-9...9),
        height: random.double(-9...9)
      )
      let t = CGAffineTransform(rotationAngle: random.double(0...7)).scaledBy(x: 2, y: -1)
        .translatedBy(x: 3, y: 4)
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ].map { $0.applying(t) }
      let box = rect.applying(t)
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      #expect(abs(box.minX - (xs.min() ?? 0)) < 1e-9 && abs(box.maxX - (xs.max() ?? 0)) < 1e-9)
      #expect(abs(box.minY - (ys.min() ?? 0)) < 1e-9 && abs(box.maxY - (ys.max() ?? 0)) < 1e-9)
    }
  }

  @Test func `null and infinite rectangles stay what they are`() {
    let t = CGAffineTransform(rotationAngle: 1)
    #expect(CGRect.null.applying(t).isNull)
    #expect(CGRect.infinite.applying(t).isInfinite)
  }

  @Test func `rectangles that cover the same area are equal`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(CGRect(x: 4, y: 6, width: -3, height: -4)))
    #expect(!rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4.5)))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
  }

  @Test func `dictionaries hold geometry and give it back`() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    #expect(
      CGPoint(dictionaryRepresentation: ["X": 1, "Y": NSNumber(value: 2)])
        == CGPoint(x: 1, y: 2)
    )
    #expect(
      CGSize(dictionaryRepresentation: ["Width": 1.5, "Height": 2]) == CGSize(width: 1.5, height: 2)
    )
    #expect(CGRect(dictionaryRepresentation: ["X": 1, "Y": 2, "Width": 3]) == nil)
    #expect(CGPoint(dictionaryRepresentation: ["X": "one", "Y": 2]) == nil)
  }

  @Test func `the C spellings do what the methods do`() {
    let rect = CGRectMake(1, 2, 3, 4)
    let other = CGRectMake(2, 3, 9, 9)
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
    #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [1, 2.5, 4])
    #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [2, 4, 6])
    #expect(CGRectGetWidth(rect) == 3 && CGRectGetHeight(rect) == 4)
    #expect(CGRectInset(rect, 1, 1) == rect.insetBy(dx: 1, dy: 1))
    #expect(CGRectOffset(rect, 1, 1) == rect.offsetBy(dx: 1, dy: 1))
    #expect(CGRectUnion(rect, other) == rect.union(other))
    #expect(CGRectIntersection(rect, other) == rect.intersection(other))
    #expect(CGRectIntersectsRect(rect, other) && !CGRectContainsRect(rect, other))
    #expect(CGRectContainsPoint(rect, CGPointMake(1, 2)))
    #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRectMake(0, 0, 2, 2))
    #expect(CGRectStandardize(CGRectMake(1, 1, -1, -1)) == CGRectMake(0, 0, 1, 1))
    #expect(CGRectIsNull(.null) && CGRectIsInfinite(.infinite) && CGRectIsEmpty(.zero))
    #expect(CGRectEqualToRect(rect, rect) && CGPointEqualToPoint(.zero, .zero))
    #expect(CGSizeEqualToSize(CGSizeMake(1, 1), CGSizeMake(1, 1)))
  }

  @Test func `a vector starts as zero and takes whole numbers`() {
    #expect(CGVector() == .zero)
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(Set([CGVector.zero, CGVector(dx: 0, dy: 0)]).count == 1)
  }
}

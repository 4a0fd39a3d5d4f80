import CoreGraphics
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite struct CGPathTests {
  /// The elements as text: m, l, q, c, z and the points.
  func text(_ path: CGPath) -> String {
    var result: [String] = []
    path.applyWithBlock { element in
      let (letter, count): (String, Int) =
        switch element.pointee.type {
        case .moveToPoint: ("m", 1)
        case .addLineToPoint: ("l", 1)
        case .addQuadCurveToPoint: ("q", 2)
        case .addCurveToPoint: ("c", 3)
        case .closeSubpath: ("z", 0)
        }
      let points = (0..<count).map { index in
        let point = element.pointee.points[index]
        return String(format: "%g,%g", point.x, point.y)
      }
      result.append(([letter] + points).joined(separator: " "))
    }
    return result.joined(separator: " ")
  }

  @Test func `builders add their elements`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10),
      control1: CGPoint(x: 11, y: 12),
      control2: CGPoint(x: 13, y: 14)
    )
    path.closeSubpath()
    #expect(text(path) == "m 1,2 l 3,4 q 7,8 5,6 c 11,12 13,14 9,10 z")
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLines(between: [CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)])
    #expect(text(path).hasSuffix("z m 0,1 l 1,1"))
  }

  @Test func `shapes`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(text(CGPath(rect: rect, transform: nil)) == "m 1,2 l 4,2 l 4,6 l 1,6 z")
    let ellipse = CGPath(ellipseIn: rect, transform: nil)
    #expect(ellipse.boundingBoxOfPath == rect)
    #expect(text(ellipse).hasPrefix("m 4,4 c "))
    var double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(text(CGPath(rect: rect, transform: &double)) == "m 2,4 l 8,4 l 8,12 l 2,12 z")
    let round = CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: nil)
    #expect(round.boundingBoxOfPath == rect)
    #expect(!round.contains(CGPoint(x: 1.1, y: 2.1)) && round.contains(CGPoint(x: 1.4, y: 2.4)))
    // Corners larger than half a side are cut down, and none at all make a rectangle.
    let large = CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99, transform: nil)
    #expect(large.contains(CGPoint(x: 2.5, y: 2.01)) && !large.contains(CGPoint(x: 1.2, y: 2.5)))
    #expect(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 3, transform: nil).isRect(nil))
  }

  @Test func `each builder has a transform for what it adds`() {
    let t = CGAffineTransform(translationX: 10, y: 0)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 1), transform: t)
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: t)
    #expect(text(path) == "m 0,0 l 11,1 m 10,0 l 11,0 l 11,1 l 10,1 z")
    let whole = CGMutablePath()
    whole.addPath(path, transform: t)
    #expect(text(whole) == "m 10,0 l 21,1 m 20,0 l 21,0 l 21,1 l 20,1 z")
    #expect(whole == path.copy(using: [t]))
  }

  @Test func `a line after a close starts where the subpath did`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    path.addLine(to: CGPoint(x: 9, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 7, y: 3)))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
  }

  @Test func `equal elements make equal paths`() {
    let a = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let b = CGMutablePath()
    b.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    b.move(to: .zero)
    #expect(a != b)
  }

  @Test func `a copy stays as it was`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    let own = try #require(copy.mutableCopy())
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    own.addEllipse(in: CGRect(x: -3, y: 0, width: 1, height: 1))
    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.boundingBox.maxX == 6 && own.boundingBox.minX == -3)
  }

  @Test func `boxes around all points and around the shape`() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    let cubic = CGMutablePath()
    cubic.move(to: .zero)
    cubic.addCurve(
      to: CGPoint(x: 10, y: 0),
      control1: CGPoint(x: 0, y: 8),
      control2: CGPoint(x: 10, y: 8)
    )
    #expect(abs(cubic.boundingBoxOfPath.maxY - 6) < 1e-12)
  }

  @Test(arguments: 1...20) func `the tight box touches the flattened path`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let path = random.path(50, curved: true)
    let (tight, flat) = (path.boundingBoxOfPath, path.flattened(threshold: 0.001).boundingBox)
    for (a, b) in [
      (tight.minX, flat.minX), (tight.minY, flat.minY), (tight.maxX, flat.maxX),
      (tight.maxY, flat.maxY),
    ] {
      #expect(abs(a - b) < 0.002)
    }
    #expect(path.boundingBox.contains(tight))
  }

  @Test func `rectangles are recognised`() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    let open = CGMutablePath()
    open.addLines(between: [
      CGPoint(x: 4, y: 6), CGPoint(x: 4, y: 2), CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 6),
      CGPoint(x: 4, y: 6),
    ])
    #expect(open.isRect(&found) && found == rect)
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    #expect(!CGMutablePath().isRect(nil))
    let two = CGMutablePath()
    two.addRects([rect, rect])
    #expect(!two.isRect(nil))
  }

  @Test func `points inside, by either rule and through a transform`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(!path.contains(CGPoint(x: 6, y: 3), transform: double))
    #expect(path.contains(CGPoint(x: 4, y: 3), transform: double))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 1)))
  }

  @Test func `an open subpath is filled as if it were closed`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func `flattening keeps within its threshold`() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    for threshold in [1, 0.1, 0.01] as [CGFloat] {
      var last: CGPoint?
      var worst: CGFloat = 0
      var lines = 0
      circle.flattened(threshold: threshold).applyWithBlock { element in
        guard element.pointee.type != .closeSubpath else { return }
        let point = element.pointee.points[0]
        if let last {
          let middle = CGPoint(x: (last.x + point.x) / 2, y: (last.y + point.y) / 2)
          worst = max(worst, 50 - hypot(middle.x, middle.y))
          lines += 1
        }
        last = point
      }
      #expect(worst <= threshold + 0.015)
      #expect(CGFloat(lines) < 40 / threshold.squareRoot())
    }
    let lines = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(lines.flattened(threshold: 1) == lines)
  }

  @Test func `applying with a function passes the info along`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    var count = 0
    withUnsafeMutablePointer(to: &count) { pointer in
      path.apply(info: UnsafeMutableRawPointer(pointer)) { info, _ in
        info?.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    #expect(count == 5)
  }

  @Test func `numbers that are not finite are refused and reported`() {
    let path = CGMutablePath()
    let found = UIKitDiagnostics.recording {
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
      path.addEllipse(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
      path.addArc(center: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
      path.addRelativeArc(center: .zero, radius: 1, startAngle: .nan, delta: 1)
      path.addRect(.zero, transform: CGAffineTransform(scaleX: .nan, y: 1))
      path.addRoundedRect(in: .zero, cornerWidth: .nan, cornerHeight: 1)
    }
    #expect(path.isEmpty)
    #expect(found.map(\.code) == Array(repeating: "TSK-NAN", count: 7))
    #expect(found[0].place == "CGMutablePath.move(to:)" && found[0].saw == "nan, 0.0")
  }

  @Test func `a line without a current point is refused and reported`() {
    let path = CGMutablePath()
    let found = UIKitDiagnostics.recording {
      path.addLine(to: .zero)
      path.addQuadCurve(to: .zero, control: .zero)
      path.addCurve(to: .zero, control1: .zero, control2: .zero)
      path.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1)
      path.closeSubpath()
    }
    #expect(path.isEmpty)
    #expect(found.map(\.code) == Array(repeating: "TSK-NO-CURRENT-POINT", count: 4))
  }
}

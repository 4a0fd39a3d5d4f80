import CoreGraphics
import TestSupport
import Testing
import UIKit

/// What holds for every path, whatever it looks like.
@MainActor @Suite struct BezierLawTests {
  private enum Step: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  private func steps(_ path: UIBezierPath) -> [Step] {
    var steps: [Step] = []
    path.cgPath.applyWithBlock { element in
      let p = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: steps.append(.move(p[0]))
      case .addLineToPoint: steps.append(.line(p[0]))
      case .addQuadCurveToPoint: steps.append(.quad(p[0], p[1]))
      case .addCurveToPoint: steps.append(.curve(p[0], p[1], p[2]))
      case .closeSubpath: steps.append(.close)
      @unknown default: break
      }
    }
    return steps
  }

  private func random(_ random: inout SplitMix64, closes: Bool) -> UIBezierPath {
    func point() -> CGPoint {
      CGPoint(x: CGFloat(random.int(0...40)), y: CGFloat(random.int(0...40)))
    }
    let path = UIBezierPath()
    for _ in 0..<random.int(1...3) {
      path.move(to: point())
      for _ in 0..<random.int(1...5) {
        switch random.int(0...2) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), controlPoint: point())
        default: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
        }
      }
      if closes { path.close() }
    }
    return path
  }

  @Test(arguments: 0..<20) func `a path reversed twice is itself`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let path = random(&numbers, closes: false)
    let twice = path.reversing().reversing()
    #expect(steps(twice) == steps(path))
    #expect(isNear(path.reversing().bounds, path.bounds, within: 1e-9))
  }

  @Test(arguments: 0..<20) func `reversing keeps what is inside by both rules`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let path = random(&numbers, closes: true)
    let reversed = path.reversing()
    for isEvenOdd in [false, true] {
      (path.usesEvenOddFillRule, reversed.usesEvenOddFillRule) = (isEvenOdd, isEvenOdd)
      for y in stride(from: 0.37, to: 40, by: 3.1) {
        for x in stride(from: 0.41, to: 40, by: 3.3) {
          let point = CGPoint(x: x, y: y)
          #expect(path.contains(point) == reversed.contains(point))
        }
      }
    }
  }

  @Test(arguments: 0..<20) func `moving a path moves its box and what is inside`(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let path = random(&numbers, closes: true)
    let before = (box: path.bounds, inside: path.contains(CGPoint(x: 20.3, y: 17.7)))
    path.apply(CGAffineTransform(translationX: 7, y: -5))
    #expect(isNear(path.bounds, before.box.offsetBy(dx: 7, dy: -5), within: 1e-9))
    #expect(path.contains(CGPoint(x: 27.3, y: 12.7)) == before.inside)
    path.apply(CGAffineTransform(translationX: -7, y: 5))
    #expect(isNear(path.bounds, before.box, within: 1e-9))
  }

  @Test func `a new path is empty and one point wide`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.lineWidth == 1 && path.miterLimit == 10)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(path.flatness == 0.6 && !path.usesEvenOddFillRule)
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(!path.isEmpty && path.currentPoint == CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `closing goes back to where the part began`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `shapes are as large as they are asked for`() {
    let rect = CGRect(x: 3, y: 5, width: 40, height: 20)
    for path in [
      UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
      UIBezierPath(roundedRect: rect, cornerRadius: 6),
      UIBezierPath(roundedRect: rect, cornerRadius: 900),
      UIBezierPath(
        roundedRect: rect,
        byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 5, height: 5)
      ),
    ] {
      #expect(isNear(path.bounds, rect, within: 0.01))
      #expect(path.contains(CGPoint(x: 23, y: 15)))
      #expect(!path.contains(CGPoint(x: 2, y: 15)))
    }
    #expect(!UIBezierPath(ovalIn: rect).contains(CGPoint(x: 4, y: 6)))
    #expect(!UIBezierPath(roundedRect: rect, cornerRadius: 8).contains(CGPoint(x: 3.3, y: 5.3)))
  }

  @Test func `an arc ends where its angle says`() {
    let center = CGPoint(x: 10, y: 10)
    for (end, point) in [
      (CGFloat.pi / 2, CGPoint(x: 10, y: 15)), (.pi, CGPoint(x: 5, y: 10)),
      (.pi * 1.5, CGPoint(x: 10, y: 5)),
    ] {
      for isClockwise in [true, false] {
        let path = UIBezierPath(
          arcCenter: center,
          radius: 5,
          startAngle: 0,
          endAngle: end,
          clockwise: isClockwise
        )
        #expect(abs(path.currentPoint.x - point.x) < 1e-6)
        #expect(abs(path.currentPoint.y - point.y) < 1e-6)
      }
    }
    let quarter = UIBezierPath(
      arcCenter: center,
      radius: 5,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(isNear(quarter.bounds, CGRect(x: 10, y: 10, width: 5, height: 5)))
    let rest = UIBezierPath(
      arcCenter: center,
      radius: 5,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(isNear(rest.bounds, CGRect(x: 5, y: 5, width: 10, height: 10)))
  }

  @Test func `an arc goes on from where the path is`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 20, y: 0),
      radius: 5,
      startAngle: .pi,
      endAngle: 0,
      clockwise: true
    )
    guard case .line(let start) = steps(path).dropFirst().first else {
      Issue.record("no line to the start of the arc")
      return
    }
    #expect(start.x == 15 && abs(start.y) < 1e-9 && steps(path).first == .move(.zero))
  }

  @Test func `the box of a curve is where it goes, not where its controls are`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(isNear(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 5), within: 1e-6))
  }

  @Test func `a path that is set takes the place of the old one`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.lineWidth = 4
    path.cgPath = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 2, height: 2)).cgPath
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 2, height: 2) && path.lineWidth == 4)
    let kept = path.cgPath
    path.addLine(to: CGPoint(x: 90, y: 90))
    #expect(kept.boundingBoxOfPath == CGRect(x: 10, y: 10, width: 2, height: 2))
  }

  @Test func `appended paths keep their own parts`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 25, y: 5)))
    #expect(!path.contains(CGPoint(x: 15, y: 5)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test func `dashes are given back as they were set`() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 5)
    var count = 0
    var phase = CGFloat(0)
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 3 && phase == 5)
    var lengths = [CGFloat](repeating: 0, count: count)
    path.getLineDash(&lengths, count: &count, phase: nil)
    #expect(lengths == [4, 2, 1])
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 0 && phase == 0)
  }

  @Test(arguments: [(CGLineCap.butt, ".BBB."), (.square, "BBBBB")])
  func `square ends stick out by half a line`(cap: CGLineCap, row: String) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 4, y: 1))
    path.lineWidth = 2
    path.lineCapStyle = cap
    let picture = Picture.drawn(5, 3) {
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setStroke()
      path.stroke()
    }
    #expect(picture == [row, row, "....."])
  }
}

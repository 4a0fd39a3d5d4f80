import CoreGraphics
import TestSupport
import Testing
import UIKit

@Suite struct UIBezierPathTests {
  @Test func `rectangles are filled and stroked in the current colours`() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
    let drawn = Picture.drawn(4, 4) {
      UIColor.red.setFill()
      path.fill()
    }
    #expect(drawn == ["....", ".RR.", ".RR.", "...."])
    let frame = UIBezierPath(rect: CGRect(x: 0.5, y: 0.5, width: 3, height: 3))
    let stroked = Picture.drawn(4, 4) {
      UIColor.blue.setStroke()
      frame.stroke()
    }
    #expect(stroked == ["BBBB", "B..B", "B..B", "BBBB"])
  }

  @Test func `angles grow clockwise where y points down`() {
    let quarter = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(abs(quarter.currentPoint.x) < 1e-9)
    #expect(abs(quarter.currentPoint.y - 10) < 1e-9)
    #expect(quarter.bounds.width < 10.001)
    let rest = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(abs(rest.bounds.width - 20) < 1e-3)
  }

  @Test func `only the named corners are round`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 12, height: 12)
    )
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 39)))
    #expect(!path.contains(CGPoint(x: 39, y: 39)))
    let all = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 12, height: 12)
    )
    #expect(all.cgPath == UIBezierPath(roundedRect: rect, cornerRadius: 12).cgPath)
    #expect(all.bounds == rect)
  }

  @Test func `the fill rule decides what is inside`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    let drawn = Picture.drawn(4, 4) {
      UIColor.red.set()
      path.fill()
    }
    #expect(drawn == ["RRRR", "R..R", "R..R", "RRRR"])
  }

  @Test func `a reversed path is hollow inside of another`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).reversing())
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 0.5, y: 2)))
  }

  @Test(arguments: 0..<30)
  func `reversing twice is the same outline`(seed: Int) {
    var random = SplitMix64(seed: seed)
    func point() -> CGPoint {
      CGPoint(x: random.double(-50...50), y: random.double(-50...50))
    }
    let path = UIBezierPath()
    for _ in 0..<random.int(1...3) {
      path.move(to: point())
      for _ in 0..<random.int(1...5) {
        switch random.int(0...2) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), controlPoint: point())
        default:
          path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
        }
      }
    }
    let twice = path.reversing().reversing()
    #expect(twice.cgPath == path.cgPath)
    #expect(isNear(path.reversing().bounds, path.bounds))
  }

  @Test func `dashes leave gaps`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0.5))
    path.addLine(to: CGPoint(x: 6, y: 0.5))
    path.setLineDash([2, 1], count: 2, phase: 1)
    let drawn = Picture.drawn(6, 1) {
      UIColor.green.setStroke()
      path.stroke()
    }
    #expect(drawn == ["G.GG.G"])
    var count = 0
    var phase: CGFloat = 0
    path.getLineDash(nil, count: &count, phase: &phase)
    var lengths = [CGFloat](repeating: 0, count: count)
    path.getLineDash(&lengths, count: nil, phase: nil)
    #expect(lengths == [2, 1])
    #expect(phase == CGFloat(1))
  }

  @Test func `clipping holds until the state is restored`() {
    let drawn = Picture.drawn(3, 1) {
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).addClip()
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 1))
      context?.restoreGState()
      UIRectFill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    // The colour is part of the state that was restored.
    #expect(drawn == ["R.K"])
  }

  @Test func `copies are independent and keep the style`() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 20))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(path.isEmpty)
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(copy.lineWidth == CGFloat(3))
    #expect(copy.lineCapStyle == .round)
    #expect(copy.usesEvenOddFillRule)
    copy.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(copy.bounds.minX == CGFloat(5))
  }

  @Test func `blend modes hold for one drawing`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let drawn = Picture.drawn(2, 1) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
      path.fill(with: .clear, alpha: 1)
      UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(drawn == [".R"])
  }

  @Test func `without a context nothing is drawn`() {
    UIBezierPath(rect: .zero).fill()
    UIBezierPath(rect: .zero).addClip()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}

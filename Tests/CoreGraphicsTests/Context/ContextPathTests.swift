import CoreGraphics
import Diagnostics
import Foundation
import TestSupport
import Testing

/// The path that a context has while it is built.
@Suite struct `The path of a context` {
  /// Builds the same path in a context, and by itself.
  private func build(_ context: CGContext, _ random: inout SplitMix64) -> CGMutablePath {
    let path = CGMutablePath()
    let start = random.point(20)
    path.move(to: start)
    context.move(to: start)
    for _ in 0..<random.int(1...6) {
      let (a, b, c) = (random.point(20), random.point(20), random.point(20))
      switch random.int(0...6) {
      case 0, 1:
        path.addLine(to: a)
        context.addLine(to: a)
      case 2:
        path.addQuadCurve(to: a, control: b)
        context.addQuadCurve(to: a, control: b)
      case 3:
        path.addCurve(to: a, control1: b, control2: c)
        context.addCurve(to: a, control1: b, control2: c)
      case 4:
        let rect = CGRect(x: a.x, y: a.y, width: 5, height: 4)
        path.addRect(rect)
        context.addRect(rect)
      case 5:
        path.addArc(center: a, radius: 4, startAngle: 1, endAngle: 3, clockwise: true)
        context.addArc(center: a, radius: 4, startAngle: 1, endAngle: 3, clockwise: true)
      default:
        path.closeSubpath()
        context.closePath()
      }
    }
    return path
  }

  private func isNear(_ a: CGRect?, _ b: CGRect) -> Bool {
    guard let a else { return false }
    return abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
      && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
  }

  @Test(arguments: 0..<60) func `is the one that is built by itself, whatever the transform`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let (_, context) = try picture(24, 24, scale: [1, 2][seed % 2])
    if seed % 3 == 0 { context.rotate(by: 0.7) }
    context.scaleBy(x: random.double(0.5...2), y: random.double(0.5...2))
    let path = build(context, &random)
    #expect(isNear(context.path?.boundingBoxOfPath, path.boundingBoxOfPath))
    #expect(isNear(context.boundingBoxOfPath, path.boundingBox))
    let end = context.currentPointOfPath
    #expect(abs(end.x - path.currentPoint.x) < 1e-6 && abs(end.y - path.currentPoint.y) < 1e-6)
    for _ in 0..<40 {
      let point = random.point(20)
      #expect(context.pathContains(point, mode: .fill) == path.contains(point))
      #expect(context.pathContains(point, mode: .eoFill) == path.contains(point, using: .evenOdd))
    }
    // What comes after does not move what is there.
    context.translateBy(x: 3, y: -2)
    let moved = path.boundingBoxOfPath.offsetBy(dx: -3, dy: 2)
    #expect(isNear(context.path?.boundingBoxOfPath, moved))
    // States do not keep it.
    context.saveGState()
    context.beginPath()
    context.restoreGState()
    #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath.isNull)
  }

  @Test func `is used up by whatever draws or clips`() throws {
    let uses: [(CGContext) -> Void] = [
      { $0.fillPath() }, { $0.fillPath(using: .evenOdd) }, { $0.strokePath() },
      { $0.drawPath(using: .fillStroke) }, { $0.drawPath(using: .eoFillStroke) }, { $0.clip() },
      { $0.clip(using: .evenOdd) }, { $0.fill(.zero) }, { $0.stroke(.zero) },
      { $0.fillEllipse(in: .zero) }, { $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1)) },
      { $0.beginPath() }, { $0.strokeLineSegments(between: []) },
    ]
    for use in uses {
      let (_, context) = try picture(4, 4)
      context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
      use(context)
      #expect(context.isPathEmpty)
    }
  }

  @Test(arguments: 0..<20) func `is drawn filled first and its line above`(seed: Int) throws {
    var random = SplitMix64(seed: 100 + seed)
    let (both, context) = try picture(24, 24)
    let (apart, other) = try picture(24, 24)
    for context in [context, other] {
      context.setFillColor(.red)
      context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
      context.setLineWidth(3)
    }
    let path = random.path(24, curved: true)
    let isEvenOdd = seed % 2 == 0
    context.addPath(path)
    context.drawPath(using: isEvenOdd ? .eoFillStroke : .fillStroke)
    other.addPath(path)
    other.fillPath(using: isEvenOdd ? .evenOdd : .winding)
    other.addPath(path)
    other.strokePath()
    #expect(both.difference(from: apart).count == 0)
  }

  @Test(arguments: 0..<20) func `turned into its line is filled as the line is drawn`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 200 + seed)
    let (drawn, context) = try picture(24, 24)
    let (filled, other) = try picture(24, 24)
    let path = random.path(24, curved: true)
    for context in [context, other] {
      context.scaleBy(x: 1, y: 1.5)
      context.setLineWidth(random.double(0.5...4))
      context.setLineJoin(.round)
    }
    other.setLineWidth(2)
    context.setLineWidth(2)
    context.addPath(path)
    context.strokePath()
    other.addPath(path)
    other.replacePathWithStrokedPath()
    #expect(!other.isPathEmpty)
    other.fillPath()
    #expect(drawn.difference(from: filled).count == 0)
  }

  @Test func `points two by two are lines, and one that is left over none`() throws {
    let (bitmap, context) = try picture(8, 4)
    let points: [(CGFloat, CGFloat)] = [(0, 0.5), (3, 0.5), (5, 2.5), (8, 2.5), (0, 3.5)]
    context.strokeLineSegments(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    let drawn = bitmap.bounds.points.filter { bitmap[$0.x, $0.y] == .black }
    #expect(drawn.map { [$0.x, $0.y] } == [[0, 0], [1, 0], [2, 0], [5, 2], [6, 2], [7, 2]])
    #expect(bitmap.alphas.count { $0 > 0 } == 6)
  }

  @Test func `takes no place that is none, and needs a point to go on from`() throws {
    let (_, context) = try picture(4, 4)
    let nowhere = CGPoint(x: CGFloat.nan, y: 0)
    let mistakes: [() -> Void] = [
      { context.move(to: nowhere) }, { context.addLine(to: .zero) },
      { context.addQuadCurve(to: .zero, control: .zero) },
      { context.addCurve(to: .zero, control1: .zero, control2: nowhere) },
      { context.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.nan)) },
      { context.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true) },
      { context.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1) },
    ]
    for mistake in mistakes {
      #expect(UIKitDiagnostics.recording(mistake).count == 1)
      #expect(context.isPathEmpty)
    }
  }

  @Test func `may be added to itself`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    path.addPath(path, transform: CGAffineTransform(translationX: 4, y: 0))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 6, height: 2))
    #expect(path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 5, y: 1)))
    #expect(!path.contains(CGPoint(x: 3, y: 1)))
  }
}

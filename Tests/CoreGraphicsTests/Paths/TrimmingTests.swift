import CoreGraphics
import TestSupport
import Testing

/// Parts of paths by shares of their length.
@Suite struct `Parts of paths` {
  private func polyline(_ seed: Int) -> (path: CGPath, points: [CGPoint]) {
    var random = SplitMix64(seed: seed)
    let points = (0..<random.int(2...8)).map { _ in random.point(50) }
    let path = CGMutablePath()
    path.addLines(between: points)
    return (path, points)
  }

  private func elements(_ path: CGPath) -> [(type: CGPathElementType, end: CGPoint)] {
    var found: [(type: CGPathElementType, end: CGPoint)] = []
    path.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      found.append((element.pointee.type, count > 0 ? element.pointee.points[count - 1] : .zero))
    }
    return found
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  private func length(_ path: CGPath) -> CGFloat {
    var (sum, last) = (CGFloat(0), CGPoint.zero)
    for (type, end) in elements(path.flattened(threshold: 0.001)) {
      if type == .addLineToPoint { sum += distance(last, end) }
      last = end
    }
    return sum
  }

  @Test(arguments: 0..<80) func `are one line as long as they run on`(seed: Int) {
    let (path, points) = polyline(seed)
    var random = SplitMix64(seed: 500 + seed)
    let shares = [random.double(0...1), random.double(0...1)].sorted()
    let part = elements(path.trimmed(from: shares[0], to: shares[1]))
    // No corner tears the line apart, so that its joins are drawn.
    #expect(part.count { $0.type == .moveToPoint } == 1)
    let total = zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    let sum = zip(part, part.dropFirst()).reduce(0) { $0 + distance($1.0.end, $1.1.end) }
    #expect(abs(sum - (shares[1] - shares[0]) * total) < 1e-6)
    // Every corner on the way is one of the whole.
    for corner in part.dropFirst().dropLast() {
      #expect(points.contains { distance($0, corner.end) < 1e-9 })
    }
  }

  @Test(arguments: 0..<40) func `of curves are as long as they are to be`(seed: Int) {
    var random = SplitMix64(seed: 900 + seed)
    let path = random.path(60, curved: true)
    let shares = [random.double(0...1), random.double(0...1)].sorted()
    let whole = length(path.trimmed(from: 0, to: 1))
    let part = length(path.trimmed(from: shares[0], to: shares[1]))
    #expect(abs(part - (shares[1] - shares[0]) * whole) < 0.02 * whole)
  }

  @Test(arguments: 0..<40) func `put together are the whole`(seed: Int) {
    let (path, _) = polyline(200 + seed)
    var random = SplitMix64(seed: seed)
    let share = random.double(0.01...0.99)
    let (first, second) = (path.trimmed(from: 0, to: share), path.trimmed(from: share, to: 1))
    #expect(
      distance(elements(first).last?.end ?? .zero, elements(second).first?.end ?? .zero) < 1e-6
    )
    #expect(abs(length(first) + length(second) - length(path)) < 1e-6)
  }

  @Test func `of several pieces leave the gaps, and count the way back to the start`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.move(to: CGPoint(x: 20, y: 0))
    path.addLine(to: CGPoint(x: 20, y: 60))
    let part = elements(path.trimmed(from: 0.3, to: 0.7))
    #expect(
      part.map(\.end) == [
        CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 30),
      ]
    )
    #expect(part.map(\.type) == [.moveToPoint, .addLineToPoint, .moveToPoint, .addLineToPoint])
  }

  @Test func `of nothing, or from behind, are nothing`() {
    #expect(CGMutablePath().trimmed(from: 0, to: 1).isEmpty)
    let (path, _) = polyline(1)
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmed(from: 0.7, to: 0.2).isEmpty)
    let dot = CGMutablePath()
    dot.move(to: CGPoint(x: 4, y: 4))
    dot.addLine(to: CGPoint(x: 4, y: 4))
    #expect(dot.trimmed(from: 0, to: 1).isEmpty)
  }
}

/// What must hold of paths, whatever they are made of.
@Suite struct `Laws of paths` {
  private func transform(_ random: inout SplitMix64) -> CGAffineTransform {
    CGAffineTransform(
      a: random.double(0.3...2),
      b: random.double(-1...1),
      c: random.double(-1...1),
      d: random.double(1.5...2),
      tx: random.double(-9...9),
      ty: random.double(-9...9)
    )
  }

  /// How often a ray to the right crosses the polygon's edges, and how often it winds around.
  private func crossings(_ corners: [CGPoint], _ point: CGPoint) -> (count: Int, winding: Int) {
    var (count, winding) = (0, 0)
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      guard (a.y > point.y) != (b.y > point.y) else { continue }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { continue }
      count += 1
      winding += b.y > a.y ? 1 : -1
    }
    return (count, winding)
  }

  @Test(arguments: 0..<60) func `a point is inside by the number of edges a ray crosses`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let corners = (0..<random.int(3...9)).map { _ in random.point(30) }
    let path = CGMutablePath()
    path.addLines(between: corners)
    if seed % 2 == 0 { path.closeSubpath() }
    for _ in 0..<60 {
      let point = random.point(30)
      let (count, winding) = crossings(corners, point)
      #expect(path.contains(point, using: .evenOdd) == (count % 2 == 1))
      #expect(path.contains(point) == (winding != 0))
    }
  }

  @Test(arguments: 0..<40) func `a transform of a path moves its points and its inside`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 100 + seed)
    let path = random.path(40, curved: true)
    var transform = transform(&random)
    let moved = try #require(path.copy(using: &transform))
    for _ in 0..<40 {
      let point = random.point(40)
      #expect(moved.contains(point.applying(transform)) == path.contains(point))
      #expect(moved.contains(point, transform: transform) == path.contains(point))
    }
    // There and back it is the same, up to rounding.
    var back = transform.inverted()
    let again = try #require(moved.copy(using: &back))
    let (first, second) = (again.boundingBoxOfPath, path.boundingBoxOfPath)
    #expect(abs(first.minX - second.minX) < 1e-9 && abs(first.maxY - second.maxY) < 1e-9)
  }

  @Test(arguments: 0..<40) func `the box of the shape lies in the box of the points`(seed: Int) {
    var random = SplitMix64(seed: 200 + seed)
    let path = random.path(40, curved: true)
    let (loose, tight) = (path.boundingBox, path.boundingBoxOfPath)
    let room = [
      tight.minX - loose.minX, loose.maxX - tight.maxX, tight.minY - loose.minY,
      loose.maxY - tight.maxY,
    ]
    #expect(room.allSatisfy { $0 > -1e-9 })
    // The flattened path touches all four sides.
    let flat = path.flattened(threshold: 0.001).boundingBox
    let gaps = [
      flat.minX - tight.minX, tight.maxX - flat.maxX, flat.minY - tight.minY,
      tight.maxY - flat.maxY,
    ]
    #expect(gaps.allSatisfy { $0 > -1e-9 && $0 < 0.01 })
  }

  @Test(arguments: 0..<40) func `a path built again from its elements is equal`(seed: Int) throws {
    var random = SplitMix64(seed: 300 + seed)
    let path = random.path(40, curved: true)
    let copy = CGMutablePath()
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: copy.move(to: points[0])
      case .addLineToPoint: copy.addLine(to: points[0])
      case .addQuadCurveToPoint: copy.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint:
        copy.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: copy.closeSubpath()
      }
    }
    #expect(copy == path && copy.hashValue == path.hashValue)
    copy.addLine(to: CGPoint(x: 1, y: 1))
    #expect(copy != path)
    #expect(try #require(path.mutableCopy()) == path)
  }

  @Test func `an empty path has no box, no inside and no last point`() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    #expect(!path.contains(.zero) && path.currentPoint == .zero && !path.isRect(nil))
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(!path.isEmpty && path.currentPoint == CGPoint(x: 3, y: 4))
    #expect(path.boundingBox == CGRect(x: 3, y: 4, width: 0, height: 0))
  }
}

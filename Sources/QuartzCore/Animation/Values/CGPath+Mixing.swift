import CoreGraphics

extension CGPath {
  /// The path between this one and another of the same elements; nil where they differ.
  func mixed(with other: CGPath, _ share: Double) -> CGPath? {
    let (a, b) = (PathPoints(self), PathPoints(other))
    guard a.types == b.types, a.points.count == b.points.count else { return nil }
    let points = zip(a.points, b.points).map { p, q in
      CGPoint(x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share)
    }
    let path = CGMutablePath()
    var rest = points[...]
    for type in a.types {
      let own = rest.prefix(PathPoints.count(type))
      rest = rest.dropFirst(own.count)
      path.append(type, Array(own))
    }
    return path
  }
}

/// The elements of a path as lists.
struct PathPoints {
  private(set) var types: [CGPathElementType] = []
  private(set) var points: [CGPoint] = []

  init(_ path: CGPath) {
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      for index in 0..<Self.count(element.pointee.type) {
        points.append(element.pointee.points[index])
      }
    }
  }

  static func count(_ type: CGPathElementType) -> Int {
    switch type {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

extension CGMutablePath {
  fileprivate func append(_ type: CGPathElementType, _ points: [CGPoint]) {
    switch type {
    case .moveToPoint: move(to: points[0])
    case .addLineToPoint: addLine(to: points[0])
    case .addQuadCurveToPoint: addQuadCurve(to: points[1], control: points[0])
    case .addCurveToPoint: addCurve(to: points[2], control1: points[0], control2: points[1])
    case .closeSubpath: closeSubpath()
    }
  }
}

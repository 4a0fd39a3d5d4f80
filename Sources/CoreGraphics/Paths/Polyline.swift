import Foundation

/// A subpath made of straight lines, as the stroker wants it: no two neighbours coincide.
struct Polyline {
  var points: [CGPoint] = []
  /// Whether a curve passes each point without a corner.
  var isSmooth: [Bool] = []
  var isClosed = false
  /// Whether anything was drawn, if only a line to the same place.
  var hasSegments = false
  /// Where a line without length would have gone, as a unit vector.
  var direction = CGVector(dx: 1, dy: 0)

  mutating func add(_ point: CGPoint, isSmooth smooth: Bool) {
    if let last = points.last {
      hasSegments = true
      if abs(last.x - point.x) < Self.nearly, abs(last.y - point.y) < Self.nearly {
        isSmooth[isSmooth.count - 1] = isSmooth[isSmooth.count - 1] && smooth
        return
      }
    }
    points.append(point)
    isSmooth.append(smooth)
  }

  mutating func close() {
    isClosed = true
    hasSegments = true
    while points.count > 1, let first = points.first, let last = points.last,
      abs(first.x - last.x) < Self.nearly, abs(first.y - last.y) < Self.nearly
    {
      points.removeLast()
      isSmooth.removeLast()
    }
  }

  /// Below this two points are one: a direction between them would be noise.
  private static let nearly: CGFloat = 1e-6

  /// The subpaths of a path.
  static func polylines(
    of elements: PathElements,
    transform: CGAffineTransform,
    flattening: CurveFlattening
  ) -> [Polyline] {
    var result: [Polyline] = []
    var current = Polyline()
    var start = CGPoint.zero
    func finish() {
      if current.hasSegments { result.append(current) }
      current = Polyline()
    }
    elements.flatten(transform, flattening) { element in
      switch element {
      case .move(let point):
        finish()
        start = point
        current.add(point, isSmooth: false)
      case .line(let point, let isSmooth):
        if current.points.isEmpty { current.add(start, isSmooth: false) }
        current.add(point, isSmooth: isSmooth)
      case .close:
        if current.points.isEmpty { current.add(start, isSmooth: false) }
        current.close()
        finish()
      }
    }
    finish()
    return result
  }
}

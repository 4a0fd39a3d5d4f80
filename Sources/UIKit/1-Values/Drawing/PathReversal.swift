import CoreGraphics

/// An outline gone through from its end.
struct PathReversal {
  private struct Segment {
    var start: CGPoint
    /// The points that pull the curve, in order; none for a line.
    var controls: [CGPoint]
    var end: CGPoint
  }

  private struct Part {
    var start: CGPoint
    var segments: [Segment] = []
    var isClosed = false

    var end: CGPoint { segments.last?.end ?? start }
  }

  private var parts: [Part] = []

  init(_ path: CGPath) {
    var parts: [Part] = []
    func add(_ controls: [CGPoint], _ end: CGPoint) {
      if parts.last?.isClosed ?? true { parts.append(Part(start: parts.last?.start ?? end)) }
      let last = parts.count - 1
      let segment = Segment(start: parts[last].end, controls: controls, end: end)
      parts[last].segments.append(segment)
    }
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: parts.append(Part(start: points[0]))
      case .addLineToPoint: add([], points[0])
      case .addQuadCurveToPoint: add([points[0]], points[1])
      case .addCurveToPoint: add([points[0], points[1]], points[2])
      case .closeSubpath: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      }
    }
    self.parts = parts
  }

  /// The outline: the last part first, each from its end.
  var reversed: CGMutablePath {
    let path = CGMutablePath()
    for part in parts.reversed() {
      path.move(to: part.end)
      for segment in part.segments.reversed() {
        switch segment.controls.count {
        case 0: path.addLine(to: segment.start)
        case 1: path.addQuadCurve(to: segment.start, control: segment.controls[0])
        default:
          path.addCurve(
            to: segment.start,
            control1: segment.controls[1],
            control2: segment.controls[0]
          )
        }
      }
      if part.isClosed { path.closeSubpath() }
    }
    return path
  }
}

import SwiftUI

/// A line through points.
struct Curve {
  struct Segment {
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
  }

  var start: CGPoint
  var segments: [Segment] = []

  init?(through points: [CGPoint], _ method: InterpolationMethod) {
    guard let first = points.first else { return nil }
    start = first
    switch method.kind {
    case .stepStart, .stepCenter, .stepEnd: addSteps(points, method.kind)
    case .linear:
      for point in points.dropFirst() { addLine(to: point) }
    case .monotone: addSmooth(points, Self.monotoneTangents(points))
    case .cardinal(let tension): addSmooth(points, Self.cardinalTangents(points, tension))
    case .catmullRom(let alpha): addSmooth(points, Self.catmullRomTangents(points, alpha))
    }
  }

  var end: CGPoint { segments.last?.end ?? start }

  private mutating func addLine(to point: CGPoint) {
    segments.append(Segment(control1: end, control2: point, end: point))
  }

  private mutating func addSteps(_ points: [CGPoint], _ kind: InterpolationMethod.Kind) {
    for point in points.dropFirst() {
      let last = end
      switch kind {
      case .stepStart: addLine(to: CGPoint(x: last.x, y: point.y))
      case .stepEnd: addLine(to: CGPoint(x: point.x, y: last.y))
      default:
        let middle = (last.x + point.x) / 2
        addLine(to: CGPoint(x: middle, y: last.y))
        addLine(to: CGPoint(x: middle, y: point.y))
      }
      addLine(to: point)
    }
  }

  /// Tangents leaving and reaching each segment, in thirds of which controls are.
  private mutating func addSmooth(_ points: [CGPoint], _ tangents: [(CGVector, CGVector)]) {
    for (index, (leaving, reaching)) in tangents.enumerated() {
      let (from, to) = (points[index], points[index + 1])
      segments.append(
        Segment(
          control1: CGPoint(x: from.x + leaving.dx / 3, y: from.y + leaving.dy / 3),
          control2: CGPoint(x: to.x - reaching.dx / 3, y: to.y - reaching.dy / 3),
          end: to
        )
      )
    }
  }

  /// The path, as a part of its own or as what follows.
  func add(to path: inout Path, isFirst: Bool = true) {
    if isFirst { path.move(to: start) } else { path.addLine(to: start) }
    for segment in segments {
      path.addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
    }
  }

  /// The same line, from its end on.
  var reversed: Curve {
    var curve = self
    curve.start = end
    curve.segments = segments.indices.reversed().map { index in
      Segment(
        control1: segments[index].control2,
        control2: segments[index].control1,
        end: index == 0 ? start : segments[index - 1].end
      )
    }
    return curve
  }
}

extension Curve {
  /// Slopes that are never steeper than three times what is beside them, so that no hill is added.
  fileprivate static func monotoneTangents(_ points: [CGPoint]) -> [(CGVector, CGVector)] {
    guard points.count > 1 else { return [] }
    let slopes = points.indices.dropLast().map { index -> CGFloat in
      let width = points[index + 1].x - points[index].x
      return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
    }
    let tangents = points.indices.map { index -> CGFloat in
      guard index > 0 else { return slopes[0] }
      guard index < slopes.count else { return slopes[index - 1] }
      let (before, after) = (slopes[index - 1], slopes[index])
      guard before * after > 0 else { return 0 }
      let limit = 3 * min(abs(before), abs(after))
      let middle = (before + after) / 2
      return max(-limit, min(limit, middle))
    }
    return slopes.indices.map { index in
      let width = points[index + 1].x - points[index].x
      return (
        CGVector(dx: width, dy: tangents[index] * width),
        CGVector(dx: width, dy: tangents[index + 1] * width)
      )
    }
  }

  fileprivate static func cardinalTangents(
    _ points: [CGPoint],
    _ tension: CGFloat
  ) -> [(CGVector, CGVector)] {
    let factor = (1 - tension) / 2
    let tangents = points.indices.map { index -> CGVector in
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 1, points.count - 1)]
      return CGVector(dx: (after.x - before.x) * factor, dy: (after.y - before.y) * factor)
    }
    return zip(tangents, tangents.dropFirst()).map { ($0, $1) }
  }

  fileprivate static func catmullRomTangents(
    _ points: [CGPoint],
    _ alpha: CGFloat
  ) -> [(CGVector, CGVector)] {
    points.indices.dropLast().map { index in
      let four = [index - 1, index, index + 1, index + 2]
        .map { points[min(max($0, 0), points.count - 1)] }
      let knots = zip(four, four.dropFirst()).map { one, other in
        pow(hypot(other.x - one.x, other.y - one.y), alpha)
      }
      func tangent(_ part: (CGPoint) -> CGFloat, _ isLeaving: Bool) -> CGFloat {
        let chord = part(four[2]) - part(four[1])
        let (near, far) = isLeaving ? (0, 1) : (1, 2)
        let outer = isLeaving ? knots[0] : knots[2]
        guard outer > 0, knots[1] > 0 else { return chord }
        let first = (part(four[near + 1]) - part(four[near])) / knots[near]
        let whole = (part(four[far + 1]) - part(four[near])) / (knots[near] + knots[far])
        let last = (part(four[far + 1]) - part(four[far])) / knots[far]
        return (first - whole + last) * knots[1]
      }
      return (
        CGVector(dx: tangent(\.x, true), dy: tangent(\.y, true)),
        CGVector(dx: tangent(\.x, false), dy: tangent(\.y, false))
      )
    }
  }
}

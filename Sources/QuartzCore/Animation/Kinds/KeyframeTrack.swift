import CoreGraphics
import Foundation

/// The way through a list of keyframes, as a function of the share of time.
struct KeyframeTrack {
  private var segments: [KeyframeSegment] = []
  /// When each segment starts, and when the last one ends.
  private var times: [Double] = []
  private var paces: [TimingCurve] = []
  private var steps: [AnimatableValue] = []
  /// Whether the share of a segment is one of its length.
  private var isEven = false

  /// Values that follow each other at once.
  init(steps: [AnimatableValue], times: [Double]?) {
    self.steps = steps
    let count = steps.count
    self.times =
      times.flatMap { $0.count >= count ? $0 : nil }
      ?? (0...max(count, 1)).map { Double($0) / Double(max(count, 1)) }
  }

  /// Segments that take their times.
  init(segments: [KeyframeSegment], times: [Double]?, paces: [TimingCurve]?) {
    self.segments = segments
    let count = max(segments.count, 1)
    self.times =
      times.flatMap { $0.count == segments.count + 1 ? $0 : nil }
      ?? (0...count).map { Double($0) / Double(count) }
    self.paces = paces ?? []
  }

  /// Segments that are gone through with one speed.
  init(evenly segments: [KeyframeSegment]) {
    self.segments = segments
    isEven = true
    let lengths = segments.map(\.length)
    let total = lengths.reduce(0, +)
    guard total > 0 else {
      self = KeyframeTrack(segments: segments, times: nil, paces: nil)
      return
    }
    var sum = 0.0
    times = [0]
    for length in lengths {
      sum += length
      times.append(sum / total)
    }
  }

  func value(at share: Double) -> AnimatableValue? {
    if !steps.isEmpty {
      let index = times.lastIndex { $0 <= share + 1e-12 } ?? 0
      return steps[min(index, steps.count - 1)]
    }
    guard let (segment, inner) = place(at: share) else { return nil }
    return segments[segment].value(at: inner)
  }

  /// The direction of the way at a share of time, in radians; nil where it has none.
  func direction(at share: Double) -> Double? {
    guard let (segment, inner) = place(at: share) else { return nil }
    return segments[segment].direction(at: inner)
  }

  private func place(at share: Double) -> (segment: Int, inner: Double)? {
    guard !segments.isEmpty else { return nil }
    let index = times.dropLast().lastIndex { $0 <= share } ?? 0
    let span = times[index + 1] - times[index]
    // A spring that overshoots goes on along the first and the last segment.
    var inner = span > 0 ? (share - times[index]) / span : 1
    if paces.indices.contains(index) { inner = Double(paces[index].value(at: inner)) }
    if isEven { inner = segments[index].parameter(atLength: inner) }
    return (index, inner)
  }
}

/// How a smooth curve goes through one of its points (Kochanek and Bartels).
struct SplineShape {
  var tension = 0.0
  var continuity = 0.0
  var bias = 0.0
}

/// The way from one keyframe to the next.
enum KeyframeSegment {
  case straight(AnimatableValue, AnimatableValue)
  /// A Hermite curve: ends and tangents.
  case smooth(SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, AnimatableValue.Shape)
  case bezier(CGPoint, CGPoint, CGPoint, CGPoint)

  // MARK: Making

  static func through(
    _ values: [AnimatableValue],
    isSmooth: Bool,
    _ shape: (Int) -> SplineShape
  ) -> [KeyframeSegment] {
    guard let first = values.first else { return [] }
    if values.count == 1 { return [.straight(first, first)] }
    let vectors = values.compactMap(\.vector)
    guard isSmooth, vectors.count == values.count, case .vector(_, let kind) = first else {
      return zip(values, values.dropFirst()).map { .straight($0, $1) }
    }
    return (0..<vectors.count - 1).map { index in
      .smooth(
        vectors[index],
        vectors[index + 1],
        tangent(vectors, index, shape(index), isLeaving: true),
        tangent(vectors, index + 1, shape(index + 1), isLeaving: false),
        kind
      )
    }
  }

  private static func tangent(
    _ points: [SIMD4<Double>],
    _ index: Int,
    _ shape: SplineShape,
    isLeaving: Bool
  ) -> SIMD4<Double> {
    let before = points[index] - points[max(index - 1, 0)]
    let after = points[min(index + 1, points.count - 1)] - points[index]
    let c = isLeaving ? shape.continuity : -shape.continuity
    let loose = 1 - shape.tension
    let a = loose * (1 + shape.bias) * (1 + c) / 2
    let b = loose * (1 - shape.bias) * (1 - c) / 2
    return a * before + b * after
  }

  static func along(_ path: CGPath) -> [KeyframeSegment] {
    var segments: [KeyframeSegment] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func line(_ end: CGPoint) {
      segments.append(.straight(.point(current), .point(end)))
      current = end
    }
    path.applyWithBlock { element in
      let p = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        current = p[0]
        start = current
      case .addLineToPoint: line(p[0])
      case .addQuadCurveToPoint:
        let (c, end) = (p[0], p[1])
        func third(_ a: CGPoint) -> CGPoint {
          CGPoint(x: (a.x + 2 * c.x) / 3, y: (a.y + 2 * c.y) / 3)
        }
        segments.append(.bezier(current, third(current), third(end), end))
        current = end
      case .addCurveToPoint:
        segments.append(.bezier(current, p[0], p[1], p[2]))
        current = p[2]
      case .closeSubpath: if current != start { line(start) }
      }
    }
    return segments
  }

  // MARK: Reading

  func value(at t: Double) -> AnimatableValue {
    switch self {
    case .straight(let a, let b): return a.mixed(with: b, t)
    case .smooth(let a, let b, let m, let n, let shape):
      let (t2, t3) = (t * t, t * t * t)
      let ends = (2 * t3 - 3 * t2 + 1) * a + (3 * t2 - 2 * t3) * b
      return .vector(ends + (t3 - 2 * t2 + t) * m + (t3 - t2) * n, shape)
    case .bezier(let a, let b, let c, let d):
      let s = 1 - t
      let weights = SIMD4(s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return .point(
        CGPoint(
          x: (weights * SIMD4(a.x, b.x, c.x, d.x)).sum(),
          y: (weights * SIMD4(a.y, b.y, c.y, d.y)).sum()
        )
      )
    }
  }

  func direction(at t: Double) -> Double? {
    let step = 1e-4
    let low = max(0, min(t, 1 - step))
    guard let a = value(at: low).vector, let b = value(at: low + step).vector, a != b else {
      return nil
    }
    return atan2(b.y - a.y, b.x - a.x)
  }

  private static let pieces = 64

  /// The lengths of the curve up to each of its pieces.
  private var lengths: [Double] {
    var sum = 0.0
    var last = value(at: 0)
    return [0]
      + (1...Self.pieces).map { index in
        let next = value(at: Double(index) / Double(Self.pieces))
        sum += last.distance(to: next)
        last = next
        return sum
      }
  }

  var length: Double {
    if case .straight(let a, let b) = self { return a.distance(to: b) }
    return lengths.last ?? 0
  }

  /// Where the curve has come to a share of its length.
  func parameter(atLength share: Double) -> Double {
    if case .straight = self { return share }
    let lengths = lengths
    guard let total = lengths.last, total > 0, share > 0, share < 1 else { return share }
    let wanted = share * total
    let index = max(0, min(lengths.count - 2, (lengths.firstIndex { $0 > wanted } ?? 1) - 1))
    let span = lengths[index + 1] - lengths[index]
    let inner = span > 0 ? (wanted - lengths[index]) / span : 0
    return (Double(index) + inner) / Double(Self.pieces)
  }
}

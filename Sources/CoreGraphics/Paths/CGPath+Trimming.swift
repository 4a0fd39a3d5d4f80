import Foundation

extension CGPath {
  /// The stretch of the path between two shares of its length, 0...1.
  ///
  /// Lengths are measured along the path, all subpaths one after the other.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let segments = PathSegment.segments(of: elements)
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0, start < end else { return CGPath(elements: PathElements()) }
    let (low, high) = (start * total, end * total)
    var result = PathElements()
    var passed: CGFloat = 0
    for segment in segments {
      let before = passed
      passed += segment.length
      guard passed > low, before < high, segment.length > 0 else { continue }
      let from = segment.parameter(at: max(0, low - before))
      let to = segment.parameter(at: min(segment.length, high - before))
      let part = segment.part(from: from, to: to)
      if result.current != part.start { result.move(to: part.start) }
      part.append(to: &result)
    }
    return CGPath(elements: result)
  }
}

/// A line or a curve of a path, as a cubic.
struct PathSegment {
  /// How many steps a curve's length is measured in.
  private static let steps = 32

  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint
  let isLine: Bool
  let length: CGFloat

  private init(
    _ start: CGPoint,
    _ control1: CGPoint,
    _ control2: CGPoint,
    _ end: CGPoint,
    isLine: Bool
  ) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    self.isLine = isLine
    length =
      isLine
      ? start.distance(to: end)
      : Self.measure { Self.point(start, control1, control2, end, $0) }
  }

  /// The lines and curves of a path, with those that close a subpath.
  static func segments(of elements: PathElements) -> [PathSegment] {
    var result: [PathSegment] = []
    var current = CGPoint.zero
    var first = CGPoint.zero
    func line(to point: CGPoint) {
      result.append(PathSegment(current, current, point, point, isLine: true))
      current = point
    }
    // swift-format-ignore: ReplaceForEachWithForLoop
    elements.forEach { element in
      switch element {
      case .move(let point): (current, first) = (point, point)
      case .line(let point): line(to: point)
      case .quad(let control, let end):
        let a = current.toward(control, 2 / 3)
        let b = end.toward(control, 2 / 3)
        result.append(PathSegment(current, a, b, end, isLine: false))
        current = end
      case .cubic(let a, let b, let end):
        result.append(PathSegment(current, a, b, end, isLine: false))
        current = end
      case .close: line(to: first)
      }
    }
    return result
  }

  /// The parameter at which a length from the start is passed.
  func parameter(at distance: CGFloat) -> CGFloat {
    if isLine || distance <= 0 { return length > 0 ? max(0, distance / length) : 0 }
    if distance >= length { return 1 }
    var walked: CGFloat = 0
    var last = start
    for step in 1...Self.steps {
      let t = CGFloat(step) / CGFloat(Self.steps)
      let point = Self.point(start, control1, control2, end, t)
      let stretch = last.distance(to: point)
      if walked + stretch >= distance {
        let share = stretch > 0 ? (distance - walked) / stretch : 0
        return t - (1 - share) / CGFloat(Self.steps)
      }
      walked += stretch
      last = point
    }
    return 1
  }

  /// The stretch between two parameters.
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    if isLine {
      let (a, b) = (start.toward(end, from), start.toward(end, to))
      return PathSegment(a, a, b, b, isLine: true)
    }
    let tail = from > 0 ? split(at: from).after : self
    guard to < 1 else { return tail }
    return tail.split(at: (to - from) / (1 - from)).before
  }

  func append(to elements: inout PathElements) {
    if isLine {
      elements.line(to: end)
    } else {
      elements.cubic(to: end, control1: control1, control2: control2)
    }
  }

  /// De Casteljau's halves.
  private func split(at t: CGFloat) -> (before: PathSegment, after: PathSegment) {
    let a = start.toward(control1, t)
    let b = control1.toward(control2, t)
    let c = control2.toward(end, t)
    let d = a.toward(b, t)
    let e = b.toward(c, t)
    let f = d.toward(e, t)
    return (
      PathSegment(start, a, d, f, isLine: false), PathSegment(f, e, c, end, isLine: false)
    )
  }

  private static func point(
    _ a: CGPoint,
    _ b: CGPoint,
    _ c: CGPoint,
    _ d: CGPoint,
    _ t: CGFloat
  ) -> CGPoint {
    let s = 1 - t
    let (ka, kb, kc, kd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: ka * a.x + kb * b.x + kc * c.x + kd * d.x,
      y: ka * a.y + kb * b.y + kc * c.y + kd * d.y
    )
  }

  private static func measure(_ point: (CGFloat) -> CGPoint) -> CGFloat {
    var length: CGFloat = 0
    var last = point(0)
    for step in 1...steps {
      let next = point(CGFloat(step) / CGFloat(steps))
      length += last.distance(to: next)
      last = next
    }
    return length
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  fileprivate func toward(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    // The whole way ends where it ends: a rounded end would tear the line apart there.
    share == 1 ? other : CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

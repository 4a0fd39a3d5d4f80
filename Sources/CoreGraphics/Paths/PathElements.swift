import Foundation

/// The elements of a path: kinds in one list, their points in another.
struct PathElements: Hashable, Sendable {
  /// One element with its points.
  enum Element {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close
  }

  private(set) var types: [CGPathElementType] = []
  private(set) var points: [CGPoint] = []
  /// Where the subpath being built started.
  private var start = CGPoint.zero

  var isEmpty: Bool { types.isEmpty }

  /// Where the next element begins: the last point, or after a close the subpath's start.
  var current: CGPoint? {
    switch types.last {
    case nil: nil
    case .closeSubpath: start
    default: points.last
    }
  }

  mutating func move(to point: CGPoint) {
    start = point
    // A move after a move replaces it, as two in a row draw nothing.
    if types.last == .moveToPoint {
      points[points.count - 1] = point
    } else {
      types.append(.moveToPoint)
      points.append(point)
    }
  }

  mutating func line(to point: CGPoint) {
    types.append(.addLineToPoint)
    points.append(point)
  }

  mutating func quad(to end: CGPoint, control: CGPoint) {
    types.append(.addQuadCurveToPoint)
    points.append(control)
    points.append(end)
  }

  mutating func cubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    types.append(.addCurveToPoint)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  mutating func close() {
    guard let last = types.last, last != .closeSubpath else { return }
    types.append(.closeSubpath)
  }

  mutating func append(_ other: PathElements, transform: CGAffineTransform) {
    guard !other.isEmpty else { return }
    if isEmpty, transform.isIdentity {
      self = other
      return
    }
    if types.last == .moveToPoint, other.types.first == .moveToPoint {
      // As with single elements, a move after a move replaces it.
      types.removeLast()
      points.removeLast()
    }
    types.append(contentsOf: other.types)
    if transform.isIdentity {
      points.append(contentsOf: other.points)
      start = other.start
    } else {
      points.reserveCapacity(points.count + other.points.count)
      for point in other.points { points.append(point.applying(transform)) }
      start = other.start.applying(transform)
    }
  }

  mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quad(let control, let end): quad(to: end, control: control)
    case .cubic(let control1, let control2, let end):
      cubic(to: end, control1: control1, control2: control2)
    case .close: close()
    }
  }

  /// Forgets the elements but keeps the memory.
  mutating func removeAll() {
    types.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    start = .zero
  }

  func applying(_ transform: CGAffineTransform) -> PathElements {
    if transform.isIdentity { return self }
    var result = self
    for index in result.points.indices {
      result.points[index] = result.points[index].applying(transform)
    }
    result.start = start.applying(transform)
    return result
  }

  /// Hands out the elements in order.
  @inline(__always)
  func forEach(_ body: (Element) -> Void) {
    points.withUnsafeBufferPointer { points in
      var index = 0
      for type in types {
        switch type {
        case .moveToPoint: body(.move(points[index]))
        case .addLineToPoint: body(.line(points[index]))
        case .addQuadCurveToPoint: body(.quad(points[index], points[index + 1]))
        case .addCurveToPoint:
          body(.cubic(points[index], points[index + 1], points[index + 2]))
        case .closeSubpath: body(.close)
        }
        index += type.pointCount
      }
    }
  }

  static func == (a: PathElements, b: PathElements) -> Bool {
    a.types == b.types && a.points == b.points
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(types.count)
    hasher.combine(points)
  }
}

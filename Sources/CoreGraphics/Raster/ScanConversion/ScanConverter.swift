import Foundation

/// Turns outlines into the part of each pixel that they cover.
///
/// Points are rounded to 1/256 of a pixel and areas are then summed in whole numbers, each pixel
/// from the outline alone. So the result does not depend on the window that is asked for, on the
/// machine, or on the order of the lines.
struct ScanConverter {
  /// Beyond this many pixels from the origin outlines are cut off.
  private static let limit: CGFloat = 1_000_000

  let window: PixelRect
  private(set) var edges: [ScanEdge] = []
  /// For each row of the window the first of the edges that start in it.
  private(set) var firstEdgeOfRow: [Int32]
  private var start = CGPoint.zero
  private var current = CGPoint.zero

  /// Makes a converter for the pixels of `window`, which must not be empty.
  init(window: PixelRect) {
    self.window = window
    firstEdgeOfRow = [Int32](repeating: -1, count: window.height)
  }

  /// Adds an outline; open subpaths are closed.
  mutating func add(
    _ elements: PathElements,
    transform: CGAffineTransform,
    flattening: CurveFlattening
  ) {
    edges.reserveCapacity(edges.count + elements.points.count * 4)
    elements.flatten(transform, flattening) { element in
      switch element {
      case .move(let point): move(to: point)
      case .line(let point, _): line(to: point)
      case .close: line(to: start)
      }
    }
    line(to: start)
  }

  mutating func move(to point: CGPoint) {
    line(to: start)
    start = point
    current = point
  }

  mutating func line(to point: CGPoint) {
    let from = current
    current = point
    if Self.isNear(from), Self.isNear(point) {
      addEdge(Self.subpixel(from), Self.subpixel(point))
    } else {
      addCutEdge(from, point)
    }
  }

  private static func isNear(_ point: CGPoint) -> Bool {
    abs(point.x) < limit && abs(point.y) < limit
  }

  private static func subpixel(_ point: CGPoint) -> (x: Int, y: Int) {
    (CoverageScale.subpixel(point.x), CoverageScale.subpixel(point.y))
  }

  /// Adds the part of a line that is within the limits; what is left or right of them is moved to
  /// the border, where it still winds around what lies beyond.
  private mutating func addCutEdge(_ from: CGPoint, _ to: CGPoint) {
    guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return }
    let limit = Self.limit
    func point(atY y: CGFloat) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y)), y: y)
    }
    guard max(from.y, to.y) > -limit, min(from.y, to.y) < limit, from.y != to.y else { return }
    var ends = [from, to].map { abs($0.y) <= limit ? $0 : point(atY: $0.y < 0 ? -limit : limit) }
    // Cut at the sides, then push the outer parts in.
    for side in [-limit, limit] where (ends[0].x < side) != (ends[1].x < side) {
      let t = (side - from.x) / (to.x - from.x)
      ends.append(CGPoint(x: side, y: from.y + (to.y - from.y) * t))
    }
    let isDown = to.y > from.y
    ends.sort { isDown ? $0.y < $1.y : $0.y > $1.y }
    let inner = ends.map { CGPoint(x: min(max($0.x, -limit), limit), y: $0.y) }
    for (a, b) in zip(inner, inner.dropFirst()) where a.y.isFinite && b.y.isFinite {
      addEdge(Self.subpixel(a), Self.subpixel(b))
    }
  }

  private mutating func addEdge(_ from: (x: Int, y: Int), _ to: (x: Int, y: Int)) {
    guard from.y != to.y else { return }
    let isDown = from.y < to.y
    let (top, bottom) = isDown ? (from, to) : (to, from)
    let subpixels = CoverageScale.subpixels
    guard top.y < window.maxY * subpixels, bottom.y > window.minY * subpixels,
      min(top.x, bottom.x) < window.maxX * subpixels
    else { return }
    let row = max(0, (top.y >> 8) - window.minY)
    edges.append(
      ScanEdge(top: top, bottom: bottom, winding: isDown ? 1 : -1, next: firstEdgeOfRow[row])
    )
    firstEdgeOfRow[row] = Int32(edges.count - 1)
  }

  /// Hands the coverage to `sink`, row by row from the top.
  mutating func sweep<Sink: CoverageSink>(rule: CGPathFillRule, into sink: inout Sink) {
    guard !edges.isEmpty else { return }
    let window = window
    let isEvenOdd = rule == .evenOdd
    edges.withUnsafeMutableBufferPointer { edges in
      firstEdgeOfRow.withUnsafeBufferPointer { first in
        ScanRow.withRow(window: window, isEvenOdd: isEvenOdd) { row in
          var sweep = ScanSweep(edges: edges, first: first, minY: window.minY)
          var y = window.minY
          while y < window.maxY {
            let height = sweep.beginRows(at: y)
            if sweep.hasActive {
              row.begin(y: y, height: height)
              sweep.add(to: &row, y: y, height: height)
              row.finish(into: &sink)
            }
            y += height
          }
        }
      }
    }
  }
}

/// A line of an outline, from its upper to its lower end, in 1/256 pixels.
struct ScanEdge {
  let topX: Int
  let topY: Int
  let bottomX: Int
  let bottomY: Int
  /// 1 for a line that was drawn downwards, -1 for one drawn upwards.
  let winding: Int
  /// The next edge that starts in the same row.
  let next: Int32
  /// Where the edge is at the top of the row being swept, rounded down, and the rest of the
  /// division that says so.
  private(set) var x = 0
  private var rest = 0
  /// What a whole row adds to both.
  private var rowX = 0
  private var rowRest = 0

  init(top: (x: Int, y: Int), bottom: (x: Int, y: Int), winding: Int, next: Int32) {
    topX = top.x
    topY = top.y
    bottomX = bottom.x
    bottomY = bottom.y
    self.winding = winding
    self.next = next
  }

  var isUpright: Bool { topX == bottomX }

  /// Gets ready to be swept from a height on, at which or below which it starts.
  mutating func begin(at y: Int) {
    if isUpright {
      x = topX
      return
    }
    let run = bottomX - topX
    let height = bottomY - topY
    (x, rest) = ScanEdge.floorDivide((max(y, topY) - topY) * run, height)
    x += topX
    (rowX, rowRest) = ScanEdge.floorDivide(CoverageScale.subpixels * run, height)
  }

  /// Moves on to a height that is a row's end or the edge's own.
  ///
  /// The sums are exact, so it does not matter from where the edge was begun.
  @inline(__always)
  mutating func advance(from y: Int, to end: Int) {
    if end == bottomY {
      x = bottomX
    } else if end &- y == CoverageScale.subpixels {
      x &+= rowX
      rest &+= rowRest
      if rest >= bottomY &- topY {
        rest &-= bottomY &- topY
        x &+= 1
      }
    } else {
      (x, rest) = ScanEdge.floorDivide((end - topY) * (bottomX - topX), bottomY - topY)
      x &+= topX
    }
  }

  /// The quotient rounded down, and what is left, for a positive divisor.
  @inline(__always)
  static func floorDivide(_ a: Int, _ b: Int) -> (quotient: Int, rest: Int) {
    let (quotient, rest) = a.quotientAndRemainder(dividingBy: b)
    return rest < 0 ? (quotient &- 1, rest &+ b) : (quotient, rest)
  }
}

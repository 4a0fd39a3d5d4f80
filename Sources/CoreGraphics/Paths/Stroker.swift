import Foundation

/// Builds the outline of stroked lines.
///
/// An open line has one contour: along its right side, around its end, back along the other side
/// and around its start. A closed line has two, one a side. All contours turn the same way, and
/// where pieces overlap they do so with the same sign, so that the winding rule unites them.
struct Stroker {
  private let half: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat
  /// The largest angle one line may stand in for on a round cap or join.
  private let roundStep: CGFloat
  private(set) var outline = PathElements()
  private var isContourOpen = false

  init(style: StrokeStyle, tolerance: CGFloat) {
    half = style.width / 2
    cap = style.cap
    join = style.join
    miterLimit = style.miterLimit
    roundStep = max(0.05, 2 * acos(max(0, 1 - tolerance / max(half, tolerance))))
  }

  mutating func add(_ line: Polyline) {
    guard line.hasSegments else { return }
    guard line.points.count > 1 else { return addDot(at: line.points[0], line.direction) }
    let forward = Run(line)
    let backward = Run(forward.reversed)
    addSide(forward)
    if line.isClosed {
      closeContour()
      addSide(backward)
    } else {
      addCap(at: forward.points[forward.points.count - 1], forward.lastDirection)
      addSide(backward)
      addCap(at: backward.points[backward.points.count - 1], backward.lastDirection)
    }
    closeContour()
  }

  /// A line with the direction and length of each of its segments.
  private struct Run {
    let points: [CGPoint]
    let isSmooth: [Bool]
    let isClosed: Bool
    private(set) var directions: [CGVector] = []
    private(set) var lengths: [CGFloat] = []

    init(_ line: Polyline) {
      points = line.points
      isSmooth = line.isSmooth
      isClosed = line.isClosed
      let count = points.count
      for index in 0..<(isClosed ? count : count - 1) {
        let from = points[index]
        let to = points[(index + 1) % count]
        let length = hypot(to.x - from.x, to.y - from.y)
        lengths.append(length)
        directions.append(CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length))
      }
    }

    var lastDirection: CGVector { directions[directions.count - 1] }

    var reversed: Polyline {
      var line = Polyline()
      line.points = points.reversed()
      line.isSmooth = isSmooth.reversed()
      line.isClosed = isClosed
      return line
    }
  }

  /// The side to the right of the direction of travel, where y points up.
  private func normal(_ direction: CGVector) -> CGVector {
    CGVector(dx: direction.dy * half, dy: -direction.dx * half)
  }

  private mutating func addSide(_ run: Run) {
    let count = run.points.count
    if !run.isClosed { emit(run.points[0], normal(run.directions[0])) }
    for index in (run.isClosed ? 0 : 1)..<(run.isClosed ? count : count - 1) {
      let before = (index + run.directions.count - 1) % run.directions.count
      let after = index % run.directions.count
      addCorner(
        at: run.points[index],
        run.directions[before],
        run.directions[after],
        room: min(run.lengths[before], run.lengths[after]) / 2,
        isSmooth: run.isSmooth[index]
      )
    }
    if !run.isClosed { emit(run.points[count - 1], normal(run.lastDirection)) }
  }

  private mutating func addCorner(
    at point: CGPoint,
    _ d0: CGVector,
    _ d1: CGVector,
    room: CGFloat,
    isSmooth: Bool
  ) {
    let cross = d0.dx * d1.dy - d0.dy * d1.dx
    let dot = d0.dx * d1.dx + d0.dy * d1.dy
    let n0 = normal(d0)
    let n1 = normal(d1)
    /// Where the two offset lines meet.
    func emitMeetingPoint(_ stroker: inout Stroker) {
      let miter = CGVector(dx: (n0.dx + n1.dx) / (1 + dot), dy: (n0.dy + n1.dy) / (1 + dot))
      stroker.emit(point, miter)
    }
    if cross < 0 {
      // The inner side. Where the lines are too short to meet, the way through the corner itself
      // keeps every overlap of the same sign.
      if dot > -0.99, half * -cross / (1 + dot) <= room { return emitMeetingPoint(&self) }
      emit(point, n0)
      emit(point, .zero)
      emit(point, n1)
      return
    }
    if cross < 1e-9, dot > 0 { return emit(point, n1) }
    if isSmooth, dot > 0.9 { return emitMeetingPoint(&self) }
    switch isSmooth ? .round : join {
    case .miter where dot > -1 && (2 / (1 + dot)).squareRoot() <= miterLimit:
      emitMeetingPoint(&self)
    case .round:
      emitArc(around: point, from: n0, angle: atan2(cross, dot))
    default:
      emit(point, n0)
      emit(point, n1)
    }
  }

  private mutating func addCap(at point: CGPoint, _ direction: CGVector) {
    let side = normal(direction)
    switch cap {
    case .butt: break
    case .round: emitArc(around: point, from: side, angle: .pi)
    case .square:
      let ahead = CGVector(dx: direction.dx * half, dy: direction.dy * half)
      emit(point, CGVector(dx: ahead.dx + side.dx, dy: ahead.dy + side.dy))
      emit(point, CGVector(dx: ahead.dx - side.dx, dy: ahead.dy - side.dy))
    }
  }

  /// A line without length: its two caps.
  private mutating func addDot(at point: CGPoint, _ direction: CGVector) {
    guard cap != .butt else { return }
    addCap(at: point, direction)
    addCap(at: point, CGVector(dx: -direction.dx, dy: -direction.dy))
    closeContour()
  }

  private mutating func emitArc(around center: CGPoint, from start: CGVector, angle: CGFloat) {
    let steps = max(1, Int(pixels: (abs(angle) / roundStep).rounded(.up)))
    for step in 0...steps {
      let turn = angle * CGFloat(step) / CGFloat(steps)
      let (sine, cosine) = (sin(turn), cos(turn))
      emit(
        center,
        CGVector(
          dx: start.dx * cosine - start.dy * sine,
          dy: start.dx * sine + start.dy * cosine
        )
      )
    }
  }

  private mutating func emit(_ point: CGPoint, _ offset: CGVector) {
    let target = CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
    if isContourOpen {
      outline.line(to: target)
    } else {
      outline.move(to: target)
      isContourOpen = true
    }
  }

  private mutating func closeContour() {
    outline.close()
    isContourOpen = false
  }
}

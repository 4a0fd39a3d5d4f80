import CoreGraphics
import Foundation

/// The movement along one axis after content was let go: pieces that follow each other.
///
/// Everything is a closed function of the time since, so frames may come when they like.
struct AxisMotion {
  enum Curve {
    case run(Deceleration)
    /// Content that swings back, at once or after it ran against its end.
    case back(EdgeReturn)
    case target(TargetSpring)
  }

  fileprivate struct Piece {
    var curve: Curve
    var start: TimeInterval
  }

  fileprivate var pieces: [Piece] = []
  /// How long it takes, in seconds.
  private(set) var duration: TimeInterval = 0
  /// Where it ends.
  private(set) var rest: CGFloat
  /// Whether the end is a place that was chosen, rather than where the speed was used up.
  private(set) var restsExactly = true

  /// Content that stays where it is.
  static func still(_ place: CGFloat) -> AxisMotion { AxisMotion(rest: place) }

  private init(rest: CGFloat) { self.rest = rest }

  /// Content let go at a place with a speed, in points a second.
  init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, in bounds: AxisBounds) {
    self.init(rest: start)
    let edge = bounds.clamp(start)
    if edge != start {
      append(EdgeReturn(edge: edge, offset: start - edge, velocity: velocity), rate, bounds)
    } else {
      append(Deceleration(start: start, velocity: velocity, rate: rate), bounds)
    }
  }

  /// Content that already runs.
  init(_ run: Deceleration, in bounds: AxisBounds) {
    self.init(rest: run.start)
    append(run, bounds)
  }

  /// Content that goes to a place somebody chose.
  init(
    from start: CGFloat,
    velocity: CGFloat,
    to target: CGFloat,
    rate: CGFloat,
    tightness: CGFloat? = nil
  ) {
    self.init(rest: target)
    guard start != target else { return }
    let run = Deceleration(start: start, velocity: velocity, rate: rate)
    if tightness == nil, let run = run.resting(at: target) {
      append(.run(run), lasting: run.duration)
      return
    }
    let spring = TargetSpring(
      target: target,
      start: start,
      velocity: velocity,
      tightness: tightness ?? TargetSpring.tightness(rate: rate)
    )
    append(.target(spring), lasting: spring.settlingTime)
  }

  /// A run that covers exactly the way to a place.
  init(_ run: Deceleration, endingAt place: CGFloat) {
    self.init(rest: place)
    append(.run(run), lasting: run.duration)
  }

  private mutating func append(_ curve: Curve, lasting time: TimeInterval) {
    pieces.append(Piece(curve: curve, start: duration))
    duration += time
  }

  /// What becomes of content that runs on: it may come to its end.
  private mutating func append(_ run: Deceleration, _ bounds: AxisBounds) {
    guard run.duration > 0 else { return }
    let edge = run.velocity < 0 ? bounds.low : bounds.high
    guard !bounds.contains(run.rest), let time = run.time(at: edge) else {
      append(.run(run), lasting: run.duration)
      rest = run.rest
      restsExactly = false
      return
    }
    append(.run(run), lasting: time)
    rest = edge
    restsExactly = true
    guard bounds.bounces else { return }
    let back = EdgeReturn(edge: edge, offset: 0, velocity: run.velocity(at: time))
    append(.back(back), lasting: back.settlingTime)
  }

  private mutating func append(_ back: EdgeReturn, _ rate: CGFloat, _ bounds: AxisBounds) {
    guard let time = back.crossing else {
      append(.back(back), lasting: back.settlingTime)
      rest = back.edge
      return
    }
    // Content flung inwards runs on.
    append(.back(back), lasting: time)
    rest = back.edge
    append(
      Deceleration(start: back.edge, velocity: back.velocity(at: time), rate: rate),
      bounds
    )
  }

  var isStill: Bool { pieces.isEmpty }

  /// The same movement, starting later.
  func delayed(by time: TimeInterval) -> AxisMotion {
    var copy = self
    copy.duration += time
    for index in copy.pieces.indices { copy.pieces[index].start += time }
    return copy
  }

  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration, let piece = piece(at: time) else { return rest }
    return piece.position(at: time)
  }

  /// Where it is in the last moment before it comes to rest; not exactly there.
  func lastPosition(at time: TimeInterval) -> CGFloat {
    pieces.last?.position(at: time) ?? rest
  }

  /// The speed, in points a second, with which it would go on from there if let go now.
  func impetus(at time: TimeInterval) -> CGFloat {
    guard time < duration, let piece = piece(at: time) else { return 0 }
    let time = time - piece.start
    switch piece.curve {
    case .run(let run): return run.velocity(at: time)
    case .back(let back): return back.impetus(at: time)
    case .target(let spring): return spring.velocity(at: time)
    }
  }

  /// The run that content is on at a time that no end has stopped, and when it started.
  func freeRun(at time: TimeInterval) -> Deceleration? {
    guard time < duration, let piece = pieces.first, case .run(let run) = piece.curve,
      time < (pieces.count > 1 ? pieces[1].start : duration)
    else { return nil }
    return run
  }

  /// Whether it goes to a place somebody chose.
  var isTargeted: Bool {
    if case .target = pieces.first?.curve { true } else { false }
  }

  fileprivate func piece(at time: TimeInterval) -> Piece? {
    pieces.last { $0.start <= time } ?? pieces.first
  }

  /// The same movement elsewhere.
  func shifted(by distance: CGFloat) -> AxisMotion {
    var copy = self
    copy.rest += distance
    for index in copy.pieces.indices { copy.pieces[index].curve.shift(by: distance) }
    return copy
  }
}

extension AxisMotion.Piece {
  fileprivate func position(at time: TimeInterval) -> CGFloat {
    let time = time - start
    switch curve {
    case .run(let run): return run.position(at: time)
    case .back(let back): return back.position(at: time)
    case .target(let spring): return spring.position(at: time)
    }
  }
}

extension AxisMotion.Curve {
  fileprivate mutating func shift(by distance: CGFloat) {
    switch self {
    case .run(let run): self = .run(run.shifted(by: distance))
    case .back(let back): self = .back(back.shifted(by: distance))
    case .target(let spring): self = .target(spring.shifted(by: distance))
    }
  }
}

/// Between which places content rests along an axis, and whether it gives way there.
struct AxisBounds: Equatable {
  var low: CGFloat
  var high: CGFloat
  var bounces: Bool

  func clamp(_ place: CGFloat) -> CGFloat { max(low, min(high, place)) }

  func contains(_ place: CGFloat) -> Bool { place >= low && place <= high }
}

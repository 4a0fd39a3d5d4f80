import Foundation

/// The movement along one axis after content was let go: curves that follow each other.
///
/// Every offset is a closed function of the time since the start, so frames may come at any rate.
/// A motion has at most three curves; all functions take constant time.
package struct AxisMotion: Sendable {
  fileprivate enum Curve: Sendable {
    /// Content that slows down by itself.
    case run(Deceleration)
    /// Content that swings back to its end, at once or after it ran beyond it.
    case back(EdgeReturn)
    /// Content drawn to a chosen offset.
    case target(TargetSpring)
  }

  fileprivate struct Piece: Sendable {
    var curve: Curve
    /// Seconds since the start of the motion.
    var start: TimeInterval
  }

  private var pieces: [Piece] = []
  /// How long it takes, in seconds.
  package private(set) var duration: TimeInterval = 0
  /// The offset at which it ends, in points.
  package private(set) var rest: CGFloat
  /// Whether the end is an offset that was chosen or an end of the content, rather than where the
  /// speed was used up.
  package private(set) var restsExactly = true

  /// Content that stays where it is.
  package static func still(_ offset: CGFloat) -> AxisMotion { AxisMotion(rest: offset) }

  private init(rest: CGFloat) { self.rest = rest }

  /// Content let go at an offset with a speed in points a second; `rate` is what is left of the
  /// speed after a millisecond.
  package init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, in bounds: AxisBounds) {
    self.init(rest: start)
    let edge = bounds.clamp(start)
    if edge != start {
      append(EdgeReturn(edge: edge, offset: start - edge, velocity: velocity), rate, bounds)
    } else {
      append(Deceleration(start: start, velocity: velocity, rate: rate), bounds)
    }
    assert(isConsistent)
  }

  /// Content that already runs.
  package init(_ run: Deceleration, in bounds: AxisBounds) {
    self.init(rest: run.start)
    append(run, bounds)
    assert(isConsistent)
  }

  /// Content that goes to a chosen offset: slowing down by itself where a slightly different rate
  /// ends there, on a spring otherwise.
  ///
  /// A `tightness`, a second, always takes the spring.
  package init(
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
    assert(isConsistent)
  }

  /// A run that ends at an offset, whatever its ends are.
  package init(_ run: Deceleration, endingAt offset: CGFloat) {
    self.init(rest: offset)
    append(.run(run), lasting: run.duration)
  }

  private mutating func append(_ curve: Curve, lasting time: TimeInterval) {
    pieces.append(Piece(curve: curve, start: duration))
    duration += time
  }

  /// Content that runs on may come to its end.
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

  /// Whether nothing moves at all.
  package var isStill: Bool { pieces.isEmpty }

  /// Whether it goes to a chosen offset on a spring.
  package var isTargeted: Bool {
    if case .target = pieces.first?.curve { true } else { false }
  }

  /// The offset a time after the start, in points; exactly ``rest`` from ``duration`` on.
  package func position(at time: TimeInterval) -> CGFloat {
    guard time < duration, let piece = piece(at: time) else { return rest }
    return piece.position(at: time)
  }

  /// Where the last curve would be at a time, which never comes exactly to its end.
  ///
  /// What shows in the last moment before the content is put to rest (fact sp.bounce.finalSnap).
  package func lastPosition(at time: TimeInterval) -> CGFloat {
    pieces.last?.position(at: time) ?? rest
  }

  /// The speed, in points a second, with which content would go on if it were let go at a time.
  package func impetus(at time: TimeInterval) -> CGFloat {
    guard time < duration, let piece = piece(at: time) else { return 0 }
    let time = time - piece.start
    switch piece.curve {
    case .run(let run): return run.velocity(at: time)
    case .back(let back): return back.impetus(at: time)
    case .target(let spring): return spring.velocity(at: time)
    }
  }

  /// The run that content is on at a time and that no end has stopped yet.
  package func freeRun(at time: TimeInterval) -> Deceleration? {
    guard time < duration, let piece = pieces.first, case .run(let run) = piece.curve,
      time < (pieces.count > 1 ? pieces[1].start : duration)
    else { return nil }
    return run
  }

  private func piece(at time: TimeInterval) -> Piece? {
    pieces.last { $0.start <= time } ?? pieces.first
  }

  // MARK: Other motions

  /// The same movement, starting later by a time in seconds.
  package func delayed(by time: TimeInterval) -> AxisMotion {
    var copy = self
    copy.duration += time
    for index in copy.pieces.indices { copy.pieces[index].start += time }
    return copy
  }

  /// The same movement, farther on by a distance in points.
  package func shifted(by distance: CGFloat) -> AxisMotion {
    var copy = self
    copy.rest += distance
    for index in copy.pieces.indices { copy.pieces[index].curve.shift(by: distance) }
    return copy
  }

  /// The movement that goes on from another offset with the speed of a time; it starts then.
  ///
  /// What goes to a chosen offset goes as far on as it would have, if content can rest there.
  package func reseated(
    to offset: CGFloat,
    after time: TimeInterval,
    rate: CGFloat,
    in bounds: AxisBounds
  ) -> AxisMotion {
    let target = rest + offset - position(at: time)
    let velocity = impetus(at: time)
    guard isTargeted, bounds.contains(target) else {
      return AxisMotion(from: offset, velocity: velocity, rate: rate, in: bounds)
    }
    return AxisMotion(from: offset, velocity: velocity, to: target, rate: rate)
  }

  /// The movement for content whose ends lie elsewhere from a time on; it starts as this one does
  /// and rests within them.
  ///
  /// Content that stands beyond its new ends comes back; what goes to a chosen offset beyond them goes
  /// to the end instead.
  package func replanned(
    after time: TimeInterval,
    rate: CGFloat,
    in bounds: AxisBounds
  ) -> AxisMotion {
    let (offset, velocity) = (position(at: time), impetus(at: time))
    if isTargeted {
      let end = bounds.clamp(rest)
      if end == rest { return self }
      return AxisMotion(from: offset, velocity: velocity, to: end, rate: rate).delayed(by: time)
    }
    // A run knows its way from its start, which has to lie between the ends as well.
    if let free = freeRun(at: time), bounds.contains(free.start), bounds.contains(offset) {
      return AxisMotion(free, in: bounds)
    }
    return AxisMotion(from: offset, velocity: velocity, rate: rate, in: bounds).delayed(by: time)
  }

  /// Whether curves follow each other in time and each begins where the last one ends, to a
  /// millionth of its offset; motions of numbers that are none are not looked at.
  var isConsistent: Bool {
    guard duration.isFinite, rest.isFinite else { return true }
    guard pieces.count <= 3 else { return false }
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      guard piece.start <= next.start, next.start <= duration else { return false }
      let (end, start) = (piece.position(at: next.start), next.position(at: next.start))
      let gap: CGFloat = abs(end - start)
      let size: CGFloat = max(1, max(abs(end), abs(start)))
      guard gap <= size * 1e-6 else { return false }
    }
    return true
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

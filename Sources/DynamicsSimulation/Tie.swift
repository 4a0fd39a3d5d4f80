import Foundation

/// What holds places on two bodies together, or a place on a body and a point.
package struct Tie: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A rod that may swing.
    case distance
    /// A rope: the places may come nearer.
    case limit
    /// The bodies move as one.
    case fixed
    /// The bodies turn about the place.
    case pin
    /// The bodies slide along an axis, given as it was when the tie was made.
    case sliding(Vector2)
  }

  /// Where something that is tied is and how far it is turned.
  package struct Placement: Sendable, Equatable {
    /// In points.
    package var position: Vector2
    /// Radians, clockwise on a screen.
    package var angle: Double

    package init(position: Vector2, angle: Double) {
      (self.position, self.angle) = (position, angle)
    }

    /// A place, given from the middle as it was unturned.
    func place(_ offset: Vector2) -> Vector2 { position + offset.rotated(by: angle) }
  }

  package var kind = Kind.distance
  /// Where on the first, from its middle as it was unturned, in points.
  package var firstOffset = Vector2.zero
  /// Where on the second, alike.
  package var secondOffset = Vector2.zero
  /// The point that the first is tied to where there is no second.
  package var anchor = Vector2.zero
  /// How long the tie is, in points.
  package var length = 0.0
  /// How far the first was turned against the second, in radians.
  package var angle = 0.0
  /// How far the second was turned, in radians.
  package var secondAngle = 0.0

  /// How often a second it swings; 0 is a rod that does not give.
  package var frequency = 0.0
  /// How little it swings; 1 is not at all.
  package var damping = 0.0
  /// What it takes to turn about a pin: 1 is a force of 100 at the end of 150 points.
  package var frictionTorque = 0.0
  /// How far the bodies may slide back, in points, or turn about a pin, in radians.
  package var least = -Double.infinity
  /// How far they may slide on or turn.
  package var most = Double.infinity

  /// A tie of no length between the middle of a body and the origin.
  package init() {}

  /// A tie between places, as long as they are apart; `anchor` is where there is no second.
  package init(
    kind: Kind,
    first: Placement,
    firstOffset: Vector2,
    second: Placement?,
    secondOffset: Vector2 = .zero,
    anchor: Vector2 = .zero
  ) {
    self.kind = kind
    self.firstOffset = firstOffset
    self.secondOffset = secondOffset
    self.anchor = anchor
    length = distance(first, second)
  }

  /// Two that are tied at a point, or one.
  package init(kind: Kind, joining first: Placement, _ second: Placement?, at point: Vector2) {
    self.kind = kind
    anchor = point
    firstOffset = (point - first.position).rotated(by: -first.angle)
    angle = first.angle
    if let second {
      secondAngle = second.angle
      secondOffset = (point - second.position).rotated(by: -second.angle)
      angle -= second.angle
    }
  }

  /// How far the tied places are from each other, in points.
  package func distance(_ first: Placement, _ second: Placement?) -> Double {
    let end = second?.place(secondOffset) ?? anchor
    return (first.place(firstOffset) - end).length
  }

  /// Adds what the tie amounts to in a step of a time in seconds: at most four rows.
  package func addRows(
    _ first: RigidBody.ID,
    _ second: RigidBody.ID?,
    _ bodies: [RigidBody],
    to rows: inout [ConstraintRow],
    step: Double
  ) {
    TieRows(tie: self, firstID: first, secondID: second, bodies: bodies, step: step)
      .add(to: &rows)
  }
}

/// Makes the rows that a tie amounts to in a step.
private struct TieRows {
  /// A torque of 1 in the simulation's units: a force of 100 at the end of 150 points.
  private static let torque = 15_000.0

  let tie: Tie
  let firstID: RigidBody.ID
  let secondID: RigidBody.ID?
  let bodies: [RigidBody]
  let step: Double

  private var first: RigidBody { bodies[firstID.index] }
  private var second: RigidBody? { secondID.map { bodies[$0.index] } }
  private var firstArm: Vector2 { first.arm(tie.firstOffset) }
  private var secondArm: Vector2 { second?.arm(tie.secondOffset) ?? .zero }

  /// From the second place to the first.
  private var gap: Vector2 {
    first.position + firstArm - (second.map { $0.position + secondArm } ?? tie.anchor)
  }

  /// How far the first is turned against the second since the tie was made.
  private var turn: Double { first.angle - (second?.angle ?? 0) - tie.angle }

  func add(to rows: inout [ConstraintRow]) {
    switch tie.kind {
    case .distance: addDistance(to: &rows)
    case .limit: addLimit(to: &rows)
    case .fixed:
      addPoint(to: &rows)
      addAngle(to: &rows)
    case .pin:
      addPoint(to: &rows)
      addPin(to: &rows)
    case .sliding(let axis): addSliding(axis, to: &rows)
    }
  }

  private func row(along axis: Vector2) -> ConstraintRow {
    .linear(firstID, firstArm, secondID, secondArm, along: axis, bodies)
  }

  private func angular() -> ConstraintRow { .angular(firstID, secondID, bodies) }

  private func hold(_ row: inout ConstraintRow, _ error: Double) {
    if tie.frequency > 0 {
      row.spring(error, frequency: tie.frequency, damping: tie.damping, in: step)
    } else {
      row.correct(error, in: step)
    }
  }

  private func addDistance(to rows: inout [ConstraintRow]) {
    // A tie of no length has no direction, so it holds along both axes.
    guard tie.length > 0.5 else { return addPoint(to: &rows) }
    let gap = gap
    let distance = gap.length
    var row = row(along: distance > 1e-6 ? gap / distance : Vector2(0, 1))
    hold(&row, distance - tie.length)
    rows.append(row)
  }

  private func addLimit(to rows: inout [ConstraintRow]) {
    let gap = gap
    let distance = gap.length
    guard distance > tie.length, distance > 1e-6 else { return }
    var row = row(along: gap / distance)
    row.highest = 0
    hold(&row, distance - tie.length)
    rows.append(row)
  }

  private func addPoint(to rows: inout [ConstraintRow]) {
    let gap = gap
    for axis in [Vector2(1, 0), Vector2(0, 1)] {
      var row = row(along: axis)
      hold(&row, gap.dot(axis))
      rows.append(row)
    }
  }

  private func addAngle(to rows: inout [ConstraintRow]) {
    var row = angular()
    hold(&row, turn)
    rows.append(row)
  }

  private func addPin(to rows: inout [ConstraintRow]) {
    if tie.frictionTorque > 0 {
      var row = angular()
      row.highest = tie.frictionTorque * Self.torque * step
      row.lowest = -row.highest
      rows.append(row)
    }
    addEnds(of: turn, to: &rows, angular)
  }

  private func addSliding(_ axis: Vector2, to rows: inout [ConstraintRow]) {
    guard axis.length > 0 else { return addPoint(to: &rows) }
    let turned = (axis / axis.length).rotated(by: (second?.angle ?? 0) - tie.secondAngle)
    let gap = gap
    // The axis belongs to the second body, which it reaches from wherever the first has slid to.
    func along(_ direction: Vector2) -> ConstraintRow {
      .linear(firstID, firstArm, secondID, secondArm + gap, along: direction, bodies)
    }
    var row = along(turned.turned)
    row.correct(gap.dot(turned.turned), in: step)
    rows.append(row)
    var angle = angular()
    angle.correct(turn, in: step)
    rows.append(angle)
    addEnds(of: gap.dot(turned), to: &rows) { along(turned) }
  }

  /// Keeps a value in the range.
  private func addEnds(
    of value: Double,
    to rows: inout [ConstraintRow],
    _ make: () -> ConstraintRow
  ) {
    if value <= tie.least {
      var row = make()
      row.lowest = 0
      row.correct(value - tie.least, in: step)
      rows.append(row)
    } else if value >= tie.most {
      var row = make()
      row.highest = 0
      row.correct(value - tie.most, in: step)
      rows.append(row)
    }
  }
}

import Foundation

/// What an attachment ties together.
@MainActor
struct AttachmentTie {
  enum Kind {
    case distance
    case limit
    case fixed
    case pin
    /// Along an axis, as it was when the tie was made.
    case sliding(Vector2)
  }

  var kind = Kind.distance
  var first: (any UIDynamicItem)?
  /// Where on the first item, from its middle as it was unturned.
  var firstOffset = Vector2.zero
  var second: (any UIDynamicItem)?
  var secondOffset = Vector2.zero
  /// Where in the reference view, if there is no second item.
  var anchor = Vector2.zero
  var length = 0.0
  /// How far the first was turned against the second.
  var angle = 0.0
  /// How far the second was turned.
  var secondAngle = 0.0

  init() {}

  init(kind: Kind, first: any UIDynamicItem, firstOffset: Vector2) {
    self.kind = kind
    self.first = first
    self.firstOffset = firstOffset
  }

  /// Two items at a point of the reference view.
  init(
    kind: Kind,
    joining first: any UIDynamicItem,
    _ second: (any UIDynamicItem)?,
    at point: Vector2
  ) {
    self.kind = kind
    self.first = first
    self.second = second
    anchor = point
    let firstAngle = Self.angle(of: first)
    firstOffset = (point - first.center.vector).rotated(by: -firstAngle)
    angle = firstAngle
    if let second {
      secondAngle = Self.angle(of: second)
      secondOffset = (point - second.center.vector).rotated(by: -secondAngle)
      angle -= secondAngle
    }
  }

  private static func angle(of item: any UIDynamicItem) -> Double {
    atan2(Double(item.transform.b), Double(item.transform.a))
  }

  private static func place(_ item: any UIDynamicItem, _ offset: Vector2) -> Vector2 {
    item.center.vector + offset.rotated(by: angle(of: item))
  }

  /// How far the tied places are from each other where the items are now.
  var distance: Double {
    guard let first else { return 0 }
    let end = second.map { Self.place($0, secondOffset) } ?? anchor
    return (Self.place(first, firstOffset) - end).length
  }
}

/// Makes the rows that a tie amounts to in a step.
@MainActor
struct AttachmentSolver {
  /// A torque of 1 in the simulation's units: a force of 100 at the end of 150 points.
  private static let torque = 15_000.0

  let tie: AttachmentTie
  let first: RigidBody
  let second: RigidBody?
  let step: Double
  var frequency = 0.0
  var damping = 0.0
  var frictionTorque = 0.0
  var range = (least: -Double.infinity, most: Double.infinity)

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
    .linear(first, firstArm, second, secondArm, along: axis)
  }

  private func hold(_ row: inout ConstraintRow, _ error: Double) {
    if frequency > 0 {
      row.spring(error, frequency: frequency, damping: damping, in: step)
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
    var row = ConstraintRow.angular(first, second)
    hold(&row, turn)
    rows.append(row)
  }

  private func addPin(to rows: inout [ConstraintRow]) {
    if frictionTorque > 0 {
      var row = ConstraintRow.angular(first, second)
      row.highest = frictionTorque * Self.torque * step
      row.lowest = -row.highest
      rows.append(row)
    }
    addEnds(of: turn, to: &rows) { ConstraintRow.angular(first, second) }
  }

  private func addSliding(_ axis: Vector2, to rows: inout [ConstraintRow]) {
    guard axis.length > 0 else { return addPoint(to: &rows) }
    let turned = (axis / axis.length).rotated(by: (second?.angle ?? 0) - tie.secondAngle)
    let gap = gap
    // The axis belongs to the second item, which it reaches from wherever the first has slid to.
    func along(_ direction: Vector2) -> ConstraintRow {
      .linear(first, firstArm, second, secondArm + gap, along: direction)
    }
    var row = along(turned.turned)
    row.correct(gap.dot(turned.turned), in: step)
    rows.append(row)
    var angle = ConstraintRow.angular(first, second)
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
    if value <= range.least {
      var row = make()
      row.lowest = 0
      row.correct(value - range.least, in: step)
      rows.append(row)
    } else if value >= range.most {
      var row = make()
      row.highest = 0
      row.correct(value - range.most, in: step)
      rows.append(row)
    }
  }
}

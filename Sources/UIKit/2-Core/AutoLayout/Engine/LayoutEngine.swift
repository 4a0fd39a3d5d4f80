import ConstraintSolver
import CoreGraphics

/// Solves the constraints of a view's tree: a window's, a cell's, or that of a view without either.
///
/// Every item has four variables, its alignment rectangle in the root's coordinates. The root's
/// origin is zero, and scroll positions do not count.
@MainActor
final class LayoutEngine {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let host: UIView
  var solver = Solver()
  private(set) var nodes: [LayoutNode] = []
  private var owners: [ConstraintID: NSLayoutConstraint] = [:]
  /// Items whose own rows are to be brought up to date.
  private var changed: [LayoutNode] = []
  private(set) var isDirty = false
  private var isUpdating = false
  private var reported: Set<Set<ConstraintID>> = []
  /// The size the root is measured for; nil while it has its own.
  var fit: FitTarget?
  /// Whether contradictions are reported.
  var isQuiet = false

  init(_ host: UIView) { self.host = host }

  // MARK: Items

  /// The place of an item, made where it has none; nil where it cannot have one here.
  func enter(_ item: any LayoutItem) -> NodeAttachment? {
    let node = item.layoutNode()
    if let attachment = node.attachment {
      return attachment.engine === self ? attachment : nil
    }
    var hasOrigin = true
    if let view = item as? UIView {
      if view === host {
        hasOrigin = false
      } else {
        guard let parent = view.parentView, enter(parent) != nil else { return nil }
      }
    } else {
      guard let owner = item.layoutOwner, enter(owner) != nil else { return nil }
    }
    if let view = item as? UIView, view === host.fillingSubview {
      return enterFilling(node)
    }
    let attachment = NodeAttachment(
      self,
      x: hasOrigin ? solver.makeVariable() : nil,
      y: hasOrigin ? solver.makeVariable() : nil,
      width: solver.makeVariable(isNonNegative: true),
      height: solver.makeVariable(isNonNegative: true)
    )
    attachment.index = nodes.count
    nodes.append(node)
    node.attachment = attachment
    addOwnRows(node, attachment)
    setDirty()
    return attachment
  }

  /// A view that fills the root shares its variables.
  private func enterFilling(_ node: LayoutNode) -> NodeAttachment? {
    guard let outer = host.layoutNodeIfAny?.attachment else { return nil }
    let attachment = NodeAttachment(self, x: nil, y: nil, width: outer.width, height: outer.height)
    attachment.kind = .filling
    attachment.index = nodes.count
    nodes.append(node)
    node.attachment = attachment
    return attachment
  }

  /// Forgets an item; nothing else may mention it any more.
  func exit(_ node: LayoutNode) {
    guard let attachment = node.attachment, attachment.engine === self else { return }
    for constraint in node.held { remove(constraint) }
    for row in attachment.exercise { solver.remove(row) }
    if attachment.kind != .filling {
      removeOwnRows(attachment)
      for variable in [attachment.x, attachment.y, attachment.width, attachment.height] {
        if let variable { solver.remove(variable) }
      }
    }
    if let last = nodes.last, last !== node {
      nodes[attachment.index] = last
      last.attachment?.index = attachment.index
    }
    nodes.removeLast()
    changed.removeAll { $0 === node }
    node.attachment = nil
    node.measuredWidth = nil
    setDirty()
  }

  /// Lets go of everything without solving anything again.
  func dissolve() {
    for node in nodes {
      node.attachment = nil
      node.measuredWidth = nil
    }
    for constraint in owners.values { constraint.attachment = nil }
    nodes = []
    owners = [:]
    changed = []
  }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint) {
    guard constraint.attachment == nil, let sum = difference(constraint) else { return }
    let row = solver.add(
      sum.terms,
      constraint.relation.solved,
      -sum.constant,
      priority: constraint.priority.rawValue,
      isYielding: !constraint.isInternal
    )
    owners[row] = constraint
    constraint.attachment = ConstraintAttachment(self, row)
    setDirty()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let attachment = constraint.attachment, attachment.engine === self else { return }
    owners[attachment.row] = nil
    solver.remove(attachment.row)
    constraint.attachment = nil
    setDirty()
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let attachment = constraint.attachment, let sum = difference(constraint) else { return }
    solver.setConstant(-sum.constant, of: attachment.row)
    setDirty()
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard let attachment = constraint.attachment else { return }
    solver.setPriority(constraint.priority.rawValue, of: attachment.row)
    setDirty()
  }

  /// Writes the constraints of an item again: sides or spaces changed.
  func rewrite(_ node: LayoutNode) {
    let others = node.held.filter { one in
      one.isInternal && !node.references.contains { $0 === one }
    }
    for constraint in node.references + others where constraint.attachment?.engine === self {
      remove(constraint)
      add(constraint)
    }
  }

  /// Lets the constraints between baselines follow the text of an item.
  func updateBaselines(_ node: LayoutNode) {
    for constraint in node.references
    where constraint.meetsBaselines && constraint.attachment?.engine === self {
      constantDidChange(constraint)
    }
  }

  /// Lets the constraints of an item follow its margins and baselines.
  func updateConstants(_ node: LayoutNode) {
    for constraint in node.references where constraint.attachment?.engine === self {
      constantDidChange(constraint)
    }
  }

  /// The first side of a constraint less the second.
  private func difference(_ constraint: NSLayoutConstraint) -> LinearForm? {
    guard let first = constraint.first else { return nil }
    // A stack lines up views in its own direction, whatever theirs is.
    let reader = constraint.isInternal ? constraint.holder : first.layoutOwner
    let isFlipped = reader?.isRightToLeft ?? false
    guard
      var sum = side(
        Side(first, constraint.firstAttribute, constraint.origins?.first),
        isInside: constraint.second,
        isFlipped: isFlipped
      )
    else { return nil }
    let multiplier = Double(constraint.multiplier)
    if constraint.secondAttribute != .notAnAttribute, multiplier != 0,
      let second = constraint.second
    {
      guard
        let form = side(
          Side(second, constraint.secondAttribute, constraint.origins?.second),
          isInside: first,
          isFlipped: isFlipped
        )
      else { return nil }
      sum.add(form, times: -multiplier)
      if multiplier != 1, constraint.origins == nil {
        makeLocal(constraint, multiplier, &sum)
      }
    }
    // Where lines start on the right, all distances across count from there.
    if isFlipped, constraint.readsAcross { sum = sum.mirrored }
    sum.add(-constraint.constant)
    return sum
  }

  /// One side of a constraint: a part of an item, or its distance from another.
  private struct Side {
    let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    let origin: LayoutOrigins.Part?

    init(
      _ item: any LayoutItem,
      _ attribute: NSLayoutConstraint.Attribute,
      _ origin: LayoutOrigins.Part?
    ) {
      self.item = item
      self.attribute = attribute
      self.origin = origin
    }
  }

  private func side(
    _ side: Side,
    isInside other: (any LayoutItem)?,
    isFlipped: Bool
  ) -> LinearForm? {
    guard
      var sum = form(side.item, side.attribute, isInside: other, isFlipped: isFlipped)
    else { return nil }
    guard let origin = side.origin, let item = origin.item,
      let start = form(item, origin.attribute, isInside: nil, isFlipped: isFlipped)
    else { return sum }
    sum.add(start, times: -1)
    // From leading to trailing is a positive distance in either reading direction.
    let isRelative = side.attribute.side.isRelative || origin.attribute.side.isRelative
    return isFlipped && isRelative ? sum.mirrored : sum
  }

  /// A multiple of a place is one in the coordinates of the view that holds the constraint.
  private func makeLocal(
    _ constraint: NSLayoutConstraint,
    _ multiplier: Double,
    _ sum: inout LinearForm
  ) {
    guard let place = constraint.holder?.layoutNodeIfAny?.attachment else { return }
    switch constraint.firstAttribute.kind {
    case .horizontal: sum.add(place.x, multiplier - 1)
    case .vertical: sum.add(place.y, multiplier - 1)
    default: break
    }
  }

  // MARK: Changes

  /// Asks for the next layout to solve again.
  func setDirty() {
    guard !isDirty else { return }
    isDirty = true
    if !isUpdating { host.setNeedsLayout() }
  }

  /// An item's frame, contents or priorities changed.
  func ownRowsDidChange(_ node: LayoutNode) {
    if note(node) { setDirty() }
  }

  /// The same, without asking for a layout.
  func noteChange(of node: LayoutNode) {
    _ = note(node)
    isDirty = true
  }

  /// Remembers that a node changed; false where that is known.
  private func note(_ node: LayoutNode) -> Bool {
    for known in changed where known === node { return false }
    changed.append(node)
    return true
  }

  /// Solves, and asks for the layout of what moves.
  func update() {
    guard isDirty, !isUpdating else { return }
    settle()
    reportConflicts()
    placeGuides()
    askForLayout()
  }

  /// Solves, and lets wrapped text find its height.
  func settle() {
    isUpdating = true
    var rounds = 0
    repeat {
      isDirty = false
      for node in changed { updateOwnRows(node) }
      changed.removeAll(keepingCapacity: true)
      solver.solve()
      measureText()
      rounds += 1
    } while isDirty && rounds < 8
    isDirty = false
    isUpdating = false
  }

  private func measureText() {
    for node in nodes where node.wrapsText {
      guard let attachment = node.attachment,
        attachment.kind == .content || attachment.kind == .host
      else { continue }
      let width = solver.value(of: attachment.width)
      guard width != node.measuredWidth else { continue }
      node.measuredWidth = width
      updateContent(node, attachment)
    }
  }

  private func reportConflicts() {
    guard !solver.conflicts.isEmpty else {
      reported = []
      return
    }
    let sets = Set(solver.conflicts.map { Set($0.members) })
    if !isQuiet {
      for conflict in solver.conflicts
      where !reported.contains(Set(conflict.members)) && !comesOfHiding(conflict.members) {
        ConflictReport(
          constraints: conflict.members.compactMap { owners[$0] },
          rows: conflict.members.compactMap(node(of:)),
          givenUp: owners[conflict.givenUp]
        ).report()
      }
    }
    reported = sets
  }

  /// The contradictions of the last solution.
  var contradictions: [ConflictReport] {
    solver.conflicts.filter { !comesOfHiding($0.members) }.map { conflict in
      ConflictReport(
        constraints: conflict.members.compactMap { owners[$0] },
        rows: conflict.members.compactMap(node(of:)),
        givenUp: owners[conflict.givenUp]
      )
    }
  }

  /// Whether rows contradict each other only because a stack takes the length from a hidden view.
  private func comesOfHiding(_ rows: [ConstraintID]) -> Bool {
    rows.contains { row in
      guard let owner = owners[row] else { return false }
      return owner.isInternal && owner.identifier == "UISV-" + StackArrangement.hiding
    }
  }

  /// The item that brought a row along.
  func node(of row: ConstraintID) -> LayoutNode? {
    nodes.first { $0.attachment?.rows.contains(row) ?? false }
  }

  /// The constraint of a row; nil for rows of the engine's own.
  func owner(of row: ConstraintID) -> NSLayoutConstraint? { owners[row] }
}

extension NSLayoutConstraint {
  /// Whether the constraint follows the reading direction.
  fileprivate var readsAcross: Bool {
    origins == nil && (firstAttribute.side.isRelative || secondAttribute.side.isRelative)
  }
}

extension NSLayoutConstraint.Relation {
  var solved: ConstraintSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

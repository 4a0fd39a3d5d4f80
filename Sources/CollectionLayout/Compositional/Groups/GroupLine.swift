import Foundation

/// The subitems of a group along its axis, and where they lie.
struct GroupLine {
  struct Child {
    let item: CompositionalItem
    var solved: SolvedGroup
    /// Whether there is an item of the data for it.
    let isPresent: Bool
    /// Where it starts along the line, seen from the group's inner corner.
    var start: CGFloat = 0
    var crossStart: CGFloat = 0
  }

  let group: CompositionalGroup
  var inner: AxisSize
  let guessesMain: Bool
  let guessesCross: Bool
  var children: [Child] = []
  /// What parts were parts of when it was filled; `inner` may have become as long as its items.
  var partsBase = CGSize.zero
  var capacity = 0

  /// What parts are parts of in a line of so many items (rules C4, C8 and C13).
  func base(_ number: Int) -> CGSize {
    let spaces = CGFloat(max(0, number - 1)) * group.spacing.length
    return group.axes.size(AxisSize(main: max(0, inner.main - spaces), cross: inner.cross))
  }

  // MARK: Spreading

  /// Finds where everything starts; what is left over goes to what is flexible (rules C15 and C19).
  mutating func spread() {
    guard !children.isEmpty else { return }
    let axes = group.axes
    var used = CGFloat(children.count - 1) * group.spacing.length
    var flexible = group.spacing.isFlexible ? children.count - 1 : 0
    for child in children {
      let (before, after) = (child.item.edges.before(axes), child.item.edges.after(axes))
      used += before.length + after.length + axes.size(child.solved.size).main
      flexible += (before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0)
    }
    let share =
      guessesMain || flexible == 0 ? 0 : (inner.main - used) / CGFloat(flexible)
    var place: CGFloat = 0
    for index in children.indices {
      let edges = children[index].item.edges
      let (before, after) = (edges.before(axes), edges.after(axes))
      place += before.length + (before.isFlexible ? share : 0)
      children[index].start = place
      place += axes.size(children[index].solved.size).main
      place += after.length + (after.isFlexible ? share : 0)
      place += group.spacing.length + (group.spacing.isFlexible ? share : 0)
    }
    spreadAcross()
  }

  private mutating func spreadAcross() {
    let axes = group.axes.turned
    func lengths(_ child: Child) -> (before: CGFloat, length: CGFloat, after: CGFloat) {
      let edges = child.item.edges
      return (
        edges.before(axes).length, axes.size(child.solved.size).main, edges.after(axes).length
      )
    }
    if guessesCross {
      let extents = children.filter(\.isPresent).map { child in
        let (before, length, after) = lengths(child)
        return before + length + after
      }
      inner.cross = extents.max() ?? inner.cross
    }
    for index in children.indices {
      let (before, length, after) = lengths(children[index])
      let edges = children[index].item.edges
      let flexible =
        (edges.before(axes).isFlexible ? 1 : 0) + (edges.after(axes).isFlexible ? 1 : 0)
      let share =
        flexible == 0 ? 0 : (inner.cross - before - length - after) / CGFloat(flexible)
      children[index].crossStart = before + (edges.before(axes).isFlexible ? share : 0)
    }
  }

  func place(of child: Child) -> CGPoint {
    group.axes.point(main: child.start, cross: child.crossStart)
  }

  // MARK: Lengths

  /// How long the items there are make a group whose length was a guess.
  var presentLength: CGFloat {
    guard let last = children.last(where: \.isPresent) else { return inner.main }
    return last.start + group.axes.size(last.solved.size).main
      + last.item.edges.after(group.axes).length
  }

  /// How long a group is along the layout's axis that is not full: up to its last item, and what a
  /// full one leaves over behind its own (rule C24).
  func trimmedLength(_ flow: LayoutAxes) -> CGFloat? {
    guard let last = children.last(where: \.isPresent), let final = children.last else {
      return nil
    }
    if group.axes == flow {
      if guessesMain { return nil }
      let end = last.start + last.solved.length(flow, flow: flow)
      let full = final.start + flow.size(final.solved.size).main
      return end + inner.main - full
    }
    guard !guessesCross, last.solved.trimmed != nil else { return nil }
    let ends = children.filter(\.isPresent).map {
      $0.crossStart + $0.solved.length(flow, flow: flow)
    }
    let full = children.map { $0.crossStart + flow.size($0.solved.size).main }
    return (ends.max() ?? 0) + inner.cross - (full.max() ?? 0)
  }
}

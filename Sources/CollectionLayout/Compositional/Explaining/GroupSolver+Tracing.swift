import Foundation

extension GroupSolver {
  /// One group on the way to an item, or the item.
  struct Level {
    let item: CompositionalItem
    /// What its size is a part of.
    let base: CGSize
    let size: CGSize
    var isLeaf = true
    var isMeasured = false
    /// Lengths that a counted group gave it.
    var given: [LayoutAxes: CompositionalDimension] = [:]
    var axes = LayoutAxes.horizontal
    /// All spacing between its items.
    var spaces: CGFloat = 0
    /// Which of its items leads on, and where that starts in it.
    var child = 0
    var offset = CGPoint.zero
    /// Where the item lies in a custom group.
    var customFrame: CGRect?
  }

  /// The levels that lead to an item of a group, the group first.
  func trace(
    _ item: CompositionalItem,
    base: CGSize,
    first: Int,
    limit: Int,
    to target: Int
  ) -> [Level] {
    let solved = solve(item, base: base, first: first, limit: limit)
    var level = Level(item: item, base: base, size: solved.size)
    switch item.content {
    case .leaf:
      level.isMeasured = measured[first] != nil
      return [level]
    case .custom(let slots):
      level.isLeaf = false
      level.customFrame = slots.indices.contains(target) ? slots[target].frame : .zero
      return [level]
    case .group(let group):
      level.isLeaf = false
      let (line, _, _) = self.line(item, group, base, first, limit)
      level.axes = group.axes
      level.spaces = CGFloat(max(0, line.children.count - 1)) * group.spacing.length
      var taken = 0
      for (index, child) in line.children.enumerated() {
        guard target >= taken + child.solved.capacity else {
          level.child = index
          level.offset = line.place(of: child)
          return [level]
            + inside(child, line, first + taken, limit - taken, target - taken)
        }
        taken += child.solved.capacity
      }
      return [level]
    }
  }

  private func inside(
    _ child: GroupLine.Child,
    _ line: GroupLine,
    _ first: Int,
    _ limit: Int,
    _ target: Int
  ) -> [Level] {
    let axes = line.group.axes
    var item = child.item
    var given: [LayoutAxes: CompositionalDimension] = [:]
    if case .split = line.group.repetition {
      let part = CompositionalDimension(.absolute, axes.size(child.solved.size).main)
      given[axes] = part
      item = item.with(part, along: axes)
    }
    var levels = trace(
      item,
      base: line.partsBase,
      first: first,
      limit: limit,
      to: target
    )
    guard let top = levels.first else { return [] }
    // Siblings of one length are as long as the line says.
    levels[0] = Level(
      item: top.item,
      base: top.base,
      size: child.solved.size,
      isLeaf: top.isLeaf,
      isMeasured: top.isMeasured,
      given: given,
      axes: top.axes,
      spaces: top.spaces,
      child: top.child,
      offset: top.offset,
      customFrame: top.customFrame
    )
    return levels
  }
}

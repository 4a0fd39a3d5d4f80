import Foundation

/// Puts the items of a group in their places (rules C4 to C24).
struct GroupSolver {
  /// More items than any group is meant to hold: where they take no room, it ends here.
  static let most = 1000
  /// How much too long a run may be, in points, so that lengths got by division still fit.
  static let tolerance: CGFloat = 0.001

  let grid: PixelGrid
  /// The axis along which groups follow each other, and a last group is cut off.
  let flow: LayoutAxes
  /// What the view of an item said, by the item's number in the section.
  let measured: [Int: CGSize]
  /// How long all groups of the section are across the flow that share that length (rule C68).
  var sharedCross: CGFloat?

  /// Solves a group in something as large as `base`, with the items of the section from `first` on.
  func solve(
    _ item: CompositionalItem,
    base: CGSize,
    first: Int = 0,
    limit: Int = .max
  ) -> SolvedGroup {
    switch item.content {
    case .leaf: leaf(item, base, first, limit)
    case .custom(let slots): custom(item, slots, base, limit)
    case .group(let group): solve(item, group, base, first, limit)
    }
  }

  // MARK: Leaves

  private func leaf(
    _ item: CompositionalItem,
    _ base: CGSize,
    _ first: Int,
    _ limit: Int
  ) -> SolvedGroup {
    leaf(item, item.size.resolved(in: base, grid, measured: measured[first]), limit)
  }

  private func leaf(_ item: CompositionalItem, _ size: CGSize, _ limit: Int) -> SolvedGroup {
    var solved = SolvedGroup(size: size, capacity: 1)
    guard limit > 0 else { return solved }
    let slot = CGRect(origin: .zero, size: solved.size)
    let frame = item.insets.besidesGuesses(of: item.size).inside(slot)
    solved.slots = [SolvedGroup.Slot(frame: frame, guesses: item.size.guesses)]
    solved.anchored = item.supplementaries.map {
      SolvedGroup.Anchored(spec: $0, container: frame, base: frame.size, slot: 0)
    }
    return solved
  }

  // MARK: Custom groups

  private func custom(
    _ item: CompositionalItem,
    _ slots: [CompositionalSlot],
    _ base: CGSize,
    _ limit: Int
  ) -> SolvedGroup {
    var solved = SolvedGroup(
      size: item.size.resolved(in: base, grid),
      capacity: slots.count
    )
    solved.slots = slots.prefix(max(0, limit)).map {
      SolvedGroup.Slot(frame: $0.frame, zIndex: $0.zIndex)
    }
    anchor(item, base, to: &solved)
    return solved
  }

  private func anchor(_ item: CompositionalItem, _ base: CGSize, to solved: inout SolvedGroup) {
    guard !solved.slots.isEmpty else { return }
    let outer = CGRect(origin: .zero, size: solved.size)
    // Inside the group's insets, as with items (read off pictures of iOS 17).
    let container = item.insets.besidesGuesses(of: item.size).inside(outer)
    solved.anchored += item.supplementaries.map {
      SolvedGroup.Anchored(spec: $0, container: container, base: base, slot: 0)
    }
  }

  // MARK: Groups

  /// The items of a group in their places along its axis, how large the group says it is, and how
  /// much its insets take.
  func line(
    _ item: CompositionalItem,
    _ group: CompositionalGroup,
    _ base: CGSize,
    _ first: Int,
    _ limit: Int
  ) -> (line: GroupLine, outer: AxisSize, around: AxisSize) {
    let axes = group.axes
    let outer = axes.size(item.size.resolved(in: base, grid))
    let insets = item.insets.besidesGuesses(of: item.size)
    let around = AxisSize(
      main: insets.before(axes) + insets.after(axes),
      cross: insets.before(axes.turned) + insets.after(axes.turned)
    )
    var line = GroupLine(
      group: group,
      inner: AxisSize(
        main: max(0, outer.main - around.main),
        cross: max(0, outer.cross - around.cross)
      ),
      guessesMain: item.size.along(axes).isGuess,
      guessesCross: item.size.across(axes).isGuess
    )
    fill(&line, first, limit)
    line.spread()
    return (line, outer, around)
  }

  private func solve(
    _ item: CompositionalItem,
    _ group: CompositionalGroup,
    _ base: CGSize,
    _ first: Int,
    _ limit: Int
  ) -> SolvedGroup {
    let axes = group.axes
    let (line, outer, around) = line(item, group, base, first, limit)
    let insets = item.insets.besidesGuesses(of: item.size)
    var size = outer
    if line.guessesMain { size.main = line.presentLength + around.main }
    if line.guessesCross { size.cross = line.inner.cross + around.cross }
    var solved = SolvedGroup(size: axes.size(size), capacity: line.capacity)
    let corner = axes.point(main: insets.before(axes), cross: insets.before(axes.turned))
    for child in line.children where child.isPresent {
      let place = line.place(of: child)
      solved.take(child.solved, at: CGPoint(x: corner.x + place.x, y: corner.y + place.y))
    }
    if limit < line.capacity { solved.trimmed = line.trimmedLength(flow) }
    anchor(item, base, to: &solved)
    return solved
  }

  // MARK: Filling

  /// Finds the items of a line, and how large they are.
  private func fill(_ line: inout GroupLine, _ first: Int, _ limit: Int) {
    let group = line.group
    guard !group.subitems.isEmpty else { return }
    let number: Int
    switch group.repetition {
    case .split(let count), .times(let count): number = max(0, min(count, Self.most))
    case .fill:
      number =
        line.guessesMain
        ? group.subitems.count
        : max(self.number(line, first), holdsTooLong(line) ? 1 : 0)
    }
    guard number > 0 else { return }
    let base = line.base(number)
    line.partsBase = base
    let splits: CGFloat? =
      if case .split = group.repetition {
        grid.floored(group.axes.size(base).main / CGFloat(number))
      } else { nil }
    var taken = 0
    for index in 0..<number {
      let subitem = group.subitems[index % group.subitems.count]
      let solved = self.solved(
        subitem,
        base,
        splits.map { (group.axes, $0) },
        first + taken,
        limit - min(limit, taken)
      )
      let isPresent = limit > taken && solved.capacity > 0
      line.children.append(
        GroupLine.Child(
          item: subitem,
          solved: solved,
          isPresent: isPresent
        )
      )
      taken += solved.capacity
    }
    line.capacity = taken
    evenOut(&line, first)
  }

  /// A subitem, whose length along the line may be given by the line (rule C17).
  private func solved(
    _ item: CompositionalItem,
    _ base: CGSize,
    _ given: (axes: LayoutAxes, length: CGFloat)?,
    _ first: Int,
    _ limit: Int
  ) -> SolvedGroup {
    guard let given else { return solve(item, base: base, first: first, limit: limit) }
    let part = CompositionalDimension(.absolute, given.length)
    return solve(item.with(part, along: given.axes), base: base, first: first, limit: limit)
  }

  /// How many items fit in a line: spacing is taken off before parts are (rule C13).
  private func number(_ line: GroupLine, _ first: Int) -> Int {
    let spacing = line.group.spacing.length
    let cross: CompositionalDimension.Kind =
      line.group.axes == .vertical ? .fractionalHeight : .fractionalWidth
    let followsMain = line.group.subitems.contains { $0.size.across(line.group.axes).kind == cross }
    if spacing == 0 { return run(line, line.base(1), 0, first) }
    if followsMain {
      let loose = run(line, line.base(1), 0, first)
      return loose == 0 ? 0 : run(line, line.base(loose), spacing, first)
    }
    var number = 0
    while number < Self.most, fits(line, number + 1, first) { number += 1 }
    return number
  }

  /// Whether the first item goes into its group by its guess: one that turned out longer is shown all
  /// the same.
  private func holdsTooLong(_ line: GroupLine) -> Bool {
    guard !measured.isEmpty, let item = line.group.subitems.first,
      item.size.along(line.group.axes).isGuess
    else { return false }
    let axes = line.group.axes
    let room = item.edges.before(axes).length + item.edges.after(axes).length
    let guess = GroupSolver(grid: grid, flow: flow, measured: [:])
      .solve(item, base: line.base(1)).size
    return axes.size(guess).main + room <= line.inner.main + Self.tolerance
  }

  private func fits(_ line: GroupLine, _ number: Int, _ first: Int) -> Bool {
    run(line, line.base(number), line.group.spacing.length, first, atMost: number) == number
  }

  /// How many items in a row go into a line, with parts of `base`.
  private func run(
    _ line: GroupLine,
    _ base: CGSize,
    _ spacing: CGFloat,
    _ first: Int,
    atMost most: Int = most
  ) -> Int {
    let (axes, subitems) = (line.group.axes, line.group.subitems)
    var used: CGFloat = 0
    var count = 0
    var taken = 0
    while count < most {
      let item = subitems[count % subitems.count]
      let room = item.edges.before(axes).length + item.edges.after(axes).length
      let (size, items) = self.size(of: item, base, first + taken)
      let length = axes.size(size).main
      let next = used + (count > 0 ? spacing : 0) + room + length
      guard next <= line.inner.main + Self.tolerance else { break }
      used = next
      count += 1
      taken += items
    }
    return count
  }

  /// How large a subitem is, and how many items it takes.
  private func size(
    of item: CompositionalItem,
    _ base: CGSize,
    _ first: Int
  ) -> (size: CGSize, items: Int) {
    switch item.content {
    case .leaf: return (item.size.resolved(in: base, grid, measured: measured[first]), 1)
    case .custom(let slots): return (item.size.resolved(in: base, grid), slots.count)
    case .group:
      // Nobody looks at the number where nothing is measured.
      guard item.size.isGuess || !measured.isEmpty else {
        return (item.size.resolved(in: base, grid), 1)
      }
      let solved = solve(item, base: base, first: first)
      return (solved.size, solved.capacity)
    }
  }

  // MARK: Siblings of one length

  /// How long the items of a group are that is as long as those beside it.
  private func sharedLength(_ line: GroupLine, _ axes: LayoutAxes) -> CGFloat? {
    guard sharedCross != nil, axes == flow.turned else { return nil }
    if line.group.axes != axes { return line.inner.cross }
    return line.children.count == 1 ? line.inner.main : nil
  }

  /// Items that are to be as long as their longest sibling are (rule C68).
  private func evenOut(_ line: inout GroupLine, _ first: Int) {
    for axes in [LayoutAxes.horizontal, .vertical] {
      let siblings = line.children.indices.filter {
        line.children[$0].item.size.along(axes).kind == .uniform
      }
      var next = first
      var longest = sharedLength(line, axes)
      guard siblings.count > 1 || longest != nil else { continue }
      for index in line.children.indices {
        defer { next += line.children[index].solved.capacity }
        guard siblings.contains(index), case .leaf = line.children[index].item.content,
          let size = measured[next]
        else { continue }
        longest = max(longest ?? 0, axes.size(size).main)
      }
      guard let longest else { continue }
      for index in siblings {
        let child = line.children[index]
        guard case .leaf = child.item.content else { continue }
        var size = axes.size(child.solved.size)
        size.main = longest
        line.children[index].solved =
          leaf(child.item, axes.size(size), child.isPresent ? 1 : 0)
      }
    }
  }
}

import Foundation

/// A section of a compositional layout: one group, over and over, with what is around.
///
/// Groups nobody measured are one template and a period, however many there are. A measured group is
/// a run of its own in the tree of lines.
struct CompositionalSection: Sendable {
  let values: CompositionalSectionValues
  /// The layout's axis.
  let axes: LayoutAxes
  /// The axis along which groups follow each other: the layout's, or the other one in a row.
  let flow: LayoutAxes
  let container: CGSize
  let grid: PixelGrid
  /// A full group that nobody measured.
  let template: SolvedGroup
  var lines: LineTree
  var measured: [Int: CGSize] = [:]
  var measuredBoundary: [Int: CGSize] = [:]
  var measuredAnchored: [AnchoredKey: CGSize] = [:]
  /// How long measured groups are across the flow, by their first item.
  var crossLengths: [Int: CGFloat] = [:]
  /// How long groups would be that are to be as long as the longest, by their first item.
  var ownLengths: [Int: CGFloat] = [:]
  /// How long all groups are across the flow where they share that.
  private(set) var sharedCross: CGFloat?
  private(set) var boundary = BoundaryPlacement.none
  private(set) var boxLength: CGFloat = 0

  struct AnchoredKey: Sendable, Hashable {
    let kind: String
    let number: Int
  }

  /// What a section knew of the sizes of its views.
  struct Memory: Sendable {
    var items: [Int: CGSize] = [:]
    var boundary: [Int: CGSize] = [:]
    var anchored: [AnchoredKey: CGSize] = [:]
  }

  init(
    _ values: CompositionalSectionValues,
    _ configuration: CompositionalConfiguration,
    _ memory: Memory = Memory()
  ) {
    self.values = values
    axes = configuration.axes
    flow = values.row == nil ? axes : axes.turned
    container = configuration.container
    grid = PixelGrid(scale: configuration.scale)
    measured = memory.items.filter { (0..<values.itemCount).contains($0.key) }
    measuredBoundary = memory.boundary.filter { values.boundary.indices.contains($0.key) }
    measuredAnchored = memory.anchored
    lines = LineTree(spacing: values.interGroupSpacing)
    template = GroupSolver(grid: grid, flow: flow, measured: [:])
      .solve(values.group, base: Self.base(values, axes, container))
    breakLines()
    settle()
  }

  var memory: Memory {
    Memory(items: measured, boundary: measuredBoundary, anchored: measuredAnchored)
  }

  // MARK: Groups

  /// What a group's size is a part of: along the flow all of the container, across it what insets
  /// leave (rules C5 and C55).
  var base: CGSize { Self.base(values, axes, container) }

  static func base(
    _ values: CompositionalSectionValues,
    _ axes: LayoutAxes,
    _ container: CGSize
  ) -> CGSize {
    let flow = values.row == nil ? axes : axes.turned
    var size = flow.size(container)
    let across = flow.turned
    size.cross -= values.insets.before(across) + values.insets.after(across)
    if flow == axes {
      size.cross -= values.reference.before(across) + values.reference.after(across)
    }
    size.cross = max(0, size.cross)
    return flow.size(size)
  }

  /// The number of items of a full group.
  var capacity: Int { template.capacity }

  /// The number of items that are placed: none where not even the first fits (rule C20b).
  var itemCount: Int { capacity > 0 ? values.itemCount : 0 }

  /// Whether a section without items takes room (rule C27).
  var hasSize: Bool { itemCount > 0 || !values.boundary.isEmpty }

  /// A line's group with everything in its place.
  func group(of line: FlowLine) -> SolvedGroup {
    if sharedCross != nil {
      return solver.solve(shownGroup, base: base, first: line.first, limit: line.count)
    }
    if line.isPlain, line.count == capacity { return template }
    return solve(first: line.first, limit: line.count)
  }

  /// What groups are solved by as they are shown.
  var solver: GroupSolver {
    GroupSolver(grid: grid, flow: flow, measured: measured, sharedCross: sharedCross)
  }

  /// The group as it is shown: across the flow as long as the others where they share that.
  var shownGroup: CompositionalItem {
    var group = values.group
    guard let sharedCross else { return group }
    let length = CompositionalDimension(.absolute, sharedCross)
    if flow == .vertical { group.size.width = length } else { group.size.height = length }
    return group
  }

  /// Whether all groups are as long across the flow as the longest (rule C68).
  private var sharesCross: Bool {
    values.group.size.across(flow).kind == .uniform && hasEvenLines
  }

  /// Whether items off screen are to be measured, since all are as long as the longest of them.
  var measuresAll: Bool {
    values.group.size.across(flow).kind == .uniform && values.group.asksItems
      && measured.count < itemCount && itemCount <= GroupSolver.most
  }

  func solve(first: Int, limit: Int) -> SolvedGroup {
    GroupSolver(grid: grid, flow: flow, measured: measured)
      .solve(values.group, base: base, first: first, limit: limit)
  }

  /// How long a group is along the flow, with what lies around it.
  func extent(of group: SolvedGroup) -> CGFloat {
    let edges = values.group.edges
    return edges.before(flow).length + group.length(flow, flow: flow) + edges.after(flow).length
  }

  func crossLength(of group: SolvedGroup) -> CGFloat { flow.size(group.size).cross }

  /// The length across the flow of the longest group (rules C28 and C54).
  ///
  /// A guess counts only while nobody was measured.
  var longestCross: CGFloat {
    guard itemCount > 0 else { return 0 }
    return crossLengths.values.max() ?? crossLength(of: template)
  }

  /// How thick a row is.
  var thickness: CGFloat {
    let edges = values.group.edges
    return edges.before(flow.turned).length + longestCross + edges.after(flow.turned).length
  }

  /// How long all groups are together.
  var groupsLength: CGFloat {
    lines.runCount == 0 ? 0 : lines.stretch.length - values.interGroupSpacing
  }

  // MARK: The section

  /// Brings the box and what is around it up to date with the groups in it.
  mutating func settle() {
    sharedCross = sharesCross ? crossLengths.values.max() : nil
    boxLength = 0
    boundary = .none
    guard hasSize else { return }
    let insets = values.insets.before(axes) + values.insets.after(axes)
    let inside = itemCount == 0 ? 0 : flow == axes ? groupsLength : thickness
    boxLength = insets + inside
    boundary = BoundaryPlacement(
      values.boundary,
      measured: measuredBoundary,
      box: boxLength,
      cross: boundaryCross,
      container: container,
      axes,
      grid
    )
  }

  /// How long the section is along the layout's axis.
  var length: CGFloat { boundary.before + boxLength + boundary.after }

  /// Where the groups start across the layout.
  var crossStart: CGFloat {
    values.reference.before(axes.turned) + values.insets.before(axes.turned)
  }

  /// Where the groups start along the layout's axis, from the section's start.
  var groupsStart: CGFloat { boundary.before + values.insets.before(axes) }

  private var boundaryCross: AxisInterval {
    let across = axes.turned
    let length = axes.size(container).cross
    return AxisInterval(
      low: values.boundaryInsets.before(across),
      high: length - values.boundaryInsets.after(across)
    )
  }

  /// What the section covers, seen from its start.
  var stretch: Stretch {
    guard hasSize else { return Stretch(length: 0, low: .infinity, high: -.infinity) }
    var (low, high) = (min(0, length), max(0, length))
    for place in boundary.places {
      low = min(low, boundary.before + place.main)
      high = max(high, boundary.before + place.main + axes.size(place.size).main)
    }
    if flow != axes, itemCount > 0 {
      // A group nobody measured yet may be thicker than the row.
      high = max(high, groupsStart + crossLength(of: template))
    }
    return Stretch(length: length, low: low - reach, high: high + reach)
  }

  /// How far what is anchored reaches out of its group.
  var reach: CGFloat {
    var reach: CGFloat = 0
    let box = CGRect(origin: .zero, size: template.size)
    for piece in template.anchored {
      let frame = piece.spec.frame(on: piece.container, base: piece.base, measured: nil, grid)
      reach = max(reach, box.minX - frame.minX, box.minY - frame.minY)
      reach = max(reach, frame.maxX - box.maxX, frame.maxY - box.maxY)
    }
    return reach
  }

  /// Where a line's group lies, seen from the section's start.
  func corner(of line: FlowLine, _ group: SolvedGroup) -> (main: CGFloat, cross: CGFloat) {
    let edges = values.group.edges
    let across = flow.turned
    let (before, after) = (edges.before(across), edges.after(across))
    let flexible = (before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0)
    var cross = before.length
    if before.isFlexible {
      let room = flow == axes ? flow.size(base).cross : thickness
      let left = room - before.length - crossLength(of: group) - after.length
      cross += left / CGFloat(flexible)
    }
    let along = line.start + edges.before(flow).length
    return flow == axes
      ? (groupsStart + along, crossStart + cross) : (groupsStart + cross, crossStart + along)
  }
}

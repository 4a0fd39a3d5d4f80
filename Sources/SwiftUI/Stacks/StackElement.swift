import UIKit
import ViewLayout

/// Places elements one after another.
class StackElement: ContainerElement {
  let axis: LayoutAxis
  var distance: CGFloat?
  var horizontal: HorizontalAlignment = .center
  var vertical: VerticalAlignment = .center
  private var distribution: StackDistribution?
  private var last: (proposal: ProposedViewSize, arrangement: Arrangement)?

  private struct Arrangement {
    var size: CGSize
    var proposals: [ProposedViewSize]
    var frames: [CGRect]
  }

  init(axis: LayoutAxis) {
    self.axis = axis
    super.init()
  }

  override func childrenDidChange() {
    distribution = nil
    last = nil
  }

  private func currentDistribution() -> StackDistribution {
    if let distribution { return distribution }
    let children = children
    let distances = zip(children, children.dropFirst()).map {
      distance ?? ElementSpacing.distance($0, $1, along: axis)
    }
    let made = StackDistribution(
      axis: axis,
      priorities: children.map(\.priority),
      distances: distances
    )
    distribution = made
    return made
  }

  private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    if let last, last.proposal == proposal { return last.arrangement }
    let children = children
    let distribution = currentDistribution()
    let proposals = distribution.proposals(for: proposal) { children[$0].size($1) }
    var frames: [CGRect] = []
    frames.reserveCapacity(children.count)
    var main: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    var guides: [CGFloat] = []
    guides.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let dimensions = child.dimensions(proposals[index])
      let size = dimensions.size
      if index > 0 { main += distribution.distances[index - 1] }
      let guide = axis == .horizontal ? dimensions[vertical] : dimensions[horizontal]
      guides.append(guide)
      before = max(before, guide)
      after = max(after, axis.cross(size) - guide)
      frames.append(
        axis == .horizontal
          ? CGRect(x: main, y: 0, width: size.width, height: size.height)
          : CGRect(x: 0, y: main, width: size.width, height: size.height)
      )
      main += axis.main(size)
    }
    for index in frames.indices {
      if axis == .horizontal {
        frames[index].origin.y = before - guides[index]
      } else {
        frames[index].origin.x = before - guides[index]
      }
    }
    let size = children.isEmpty ? .zero : axis.size(main: main, cross: before + after)
    let arrangement = Arrangement(size: size, proposals: proposals, frames: frames)
    last = (proposal, arrangement)
    return arrangement
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

  /// Where the elements are in a rectangle, with what they are offered.
  func places(
    in rect: CGRect,
    _ proposal: ProposedViewSize
  ) -> [(frame: CGRect, proposal: ProposedViewSize)] {
    let arrangement = arrangement(settled(proposal, rect))
    return zip(arrangement.frames, arrangement.proposals).map { frame, proposal in
      (frame.offsetBy(dx: rect.minX, dy: rect.minY), proposal)
    }
  }

  /// Without a proposal across, children are offered the stack's own extent when they are placed.
  private func settled(_ proposal: ProposedViewSize, _ rect: CGRect) -> ProposedViewSize {
    axis.cross(proposal) == nil
      ? axis.proposal(main: axis.main(proposal), cross: axis.cross(rect.size)) : proposal
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let places = places(in: rect, proposal)
    var placing = placing
    placing.takeRests(places.count) { places[$0].frame }
    placeInOrder { [placing] index, child in
      child.place(places[index].frame, places[index].proposal, placing)
    }
  }

  override func explicitGuide(_ guide: GuideKey, _ dimensions: ViewDimensions) -> CGFloat? {
    let arrangement = arrangement(dimensions.proposal)
    return mergedGuide(guide, arrangement.frames, arrangement.proposals)
  }

  override var priority: Double { onlyChildPriority }

  override var spacing: ElementSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    let start = first.spacing
    let end = last.spacing
    if axis == .vertical {
      var spacing = start
      spacing.bottom = end.bottom
      spacing.hasTextAtBottom = end.hasTextAtBottom
      return spacing
    }
    // Side by side, the largest distance above and below counts.
    let all = children.map(\.spacing)
    var spacing = start
    spacing.trailing = end.trailing
    spacing.top = all.map(\.top).max() ?? 8
    spacing.bottom = all.map(\.bottom).max() ?? 8
    spacing.hasTextAtTop = all.allSatisfy(\.hasTextAtTop)
    spacing.hasTextAtBottom = all.allSatisfy(\.hasTextAtBottom)
    return spacing
  }
}

extension ContainerElement {
  /// The priority of a container: that of its child, where it has only one.
  var onlyChildPriority: Double {
    let children = children
    return children.count == 1 ? children[0].priority : 0
  }

  /// Places children in the order in which they are drawn: those of a higher index above.
  func placeInOrder(_ place: (Int, LayoutElement) -> Void) {
    let children = children
    let indices = children.map { $0.trait(ZIndexTrait.self) }
    guard indices.contains(where: { $0 != 0 }) else {
      for (index, child) in children.enumerated() { place(index, child) }
      return
    }
    let order = children.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }
    for index in order { place(index, children[index]) }
  }

  /// A guide that children set: the first of first baselines, the last of last ones, else their mean.
  func mergedGuide(
    _ guide: GuideKey,
    _ frames: [CGRect],
    _ proposals: [ProposedViewSize]
  ) -> CGFloat? {
    let isHorizontal =
      guide == HorizontalAlignment.leading.key || guide == HorizontalAlignment.center.key
      || guide == HorizontalAlignment.trailing.key
    var values: [CGFloat] = []
    for (index, child) in children.enumerated() where index < frames.count {
      let dimensions = child.dimensions(proposals[index])
      guard let value = child.explicitGuide(guide, dimensions) else { continue }
      values.append(value + (isHorizontal ? frames[index].minX : frames[index].minY))
    }
    guard !values.isEmpty else { return nil }
    if guide == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if guide == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// Which of several elements at one place is above.
enum ZIndexTrait: ElementTrait {
  static let defaultValue = 0.0
}

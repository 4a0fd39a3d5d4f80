import CollectionLayout
import Foundation
import TestSupport

/// Layout trees that look random and are the same every time.
struct RandomCompositions {
  var random: SplitMix64

  init(seed: Int) { random = SplitMix64(seed: seed) }

  mutating func configuration() -> CompositionalConfiguration {
    CompositionalConfiguration(
      axes: random.pick([.vertical, .vertical, .horizontal]),
      container: CGSize(
        width: CGFloat(random.int(100...500)),
        height: CGFloat(random.int(100...500))
      ),
      scale: CGFloat(random.int(1...3)),
      interSectionSpacing: CGFloat(random.int(0...12))
    )
  }

  mutating func section(in axes: LayoutAxes) -> CompositionalSectionValues {
    let isRow = random.once(in: 4)
    let flow = isRow ? axes.turned : axes
    var values = CompositionalSectionValues(
      itemCount: random.once(in: 8) ? 0 : random.int(1...60),
      group: group(depth: random.int(0...2), flow: flow)
    )
    values.insets = insets(30)
    values.interGroupSpacing = CGFloat(random.int(0...12))
    if isRow {
      values.row = random.pick([
        .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
      ])
    }
    if random.once(in: 3) { values.decorations = [CompositionalDecoration(kind: "d")] }
    if random.once(in: 2) {
      values.boundary = [
        CompositionalBoundary(
          kind: "h",
          size: CompositionalSize(
            width: CompositionalDimension(.absolute, CGFloat(random.int(10...40))),
            height: CompositionalDimension(.absolute, CGFloat(random.int(10...40)))
          ),
          horizontal: random.pick([.low, .middle, .high]),
          vertical: random.pick([.low, .middle, .high]),
          extends: !random.once(in: 3)
        )
      ]
    }
    return values
  }

  private mutating func insets(_ most: Int) -> CompositionalInsets {
    guard random.once(in: 2) else { return .zero }
    return CompositionalInsets(
      top: CGFloat(random.int(0...most)),
      leading: CGFloat(random.int(0...most)),
      bottom: CGFloat(random.int(0...most)),
      trailing: CGFloat(random.int(0...most))
    )
  }

  private mutating func dimension() -> CompositionalDimension {
    switch random.int(0...9) {
    case 0...2:
      CompositionalDimension(
        .fractionalWidth,
        random.pick([1, 0.5, 0.25, 1.0 / 3, 0.2, 0.4, 0.85])
      )
    case 3...5:
      CompositionalDimension(.fractionalHeight, random.pick([1, 0.5, 0.25, 1.0 / 3, 0.3]))
    case 6...7: CompositionalDimension(.absolute, CGFloat(random.int(10...120)))
    default: CompositionalDimension(.estimated, CGFloat(random.int(10...80)))
    }
  }

  private mutating func size() -> CompositionalSize {
    CompositionalSize(width: dimension(), height: dimension())
  }

  private mutating func spacing() -> CompositionalSpacing {
    random.once(in: 2)
      ? .none
      : CompositionalSpacing(CGFloat(random.int(0...12)), isFlexible: random.once(in: 2))
  }

  private mutating func edges() -> CompositionalEdges {
    guard random.once(in: 4) else { return CompositionalEdges() }
    return CompositionalEdges(
      leading: spacing(),
      top: spacing(),
      trailing: spacing(),
      bottom: spacing()
    )
  }

  private mutating func group(depth: Int, flow: LayoutAxes) -> CompositionalItem {
    var subitems: [CompositionalItem] = []
    for _ in 0..<random.int(1...3) {
      subitems.append(
        depth > 0 && random.once(in: 2)
          ? group(depth: depth - 1, flow: flow)
          : CompositionalItem(size: size(), insets: insets(8), edges: edges())
      )
    }
    let repetition: CompositionalGroup.Repetition =
      switch random.int(0...5) {
      case 0: .split(random.int(1...4))
      case 1: .times(random.int(1...4))
      default: .fill
      }
    return CompositionalItem(
      size: size(),
      insets: insets(10),
      edges: edges(),
      content: .group(
        CompositionalGroup(
          axes: random.pick([.vertical, .horizontal]),
          subitems: subitems,
          repetition: repetition,
          spacing: spacing()
        )
      )
    )
  }
}

import UIKit

/// A screen of tiles that shows one thing a compositional layout can do.
struct CompositionalSample {
  let title: String
  /// What the screen says of itself, below its title.
  let summary: String
  /// The titles of its sections, and how many tiles each has.
  var sections: [(title: String, tiles: Int)]
  let makeSection: @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

  @MainActor static let grid = CompositionalSample(
    title: "Grid",
    summary: "Five squares a row, whatever the width",
    sections: [("", 60)]
  ) { _, _ in
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.2),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(0.2)
      ),
      subitems: [item]
    )
    return sides(NSCollectionLayoutSection(group: group), 12)
  }

  @MainActor static let nested = CompositionalSample(
    title: "Nested groups",
    summary: "A large tile beside a column of two, above three in a row",
    sections: [("", 48)]
  ) { _, _ in sides(NSCollectionLayoutSection(group: .mosaic(gap: 4)), 12) }

  @MainActor static let rows = CompositionalSample(
    title: "Rows",
    summary: "Each section scrolls across in its own way",
    sections: [
      ("Continuous", 20), ("With a group at the edge", 20), ("By pages", 20),
      ("By groups", 20), ("By groups, in the middle", 20), ("Not at all", 4),
    ]
  ) { index, _ in
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
      .none,
    ]
    let whole = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    )
    let isRow = behaviors[index] != .none
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: isRow ? .fractionalWidth(0.42) : .fractionalWidth(1),
        heightDimension: .absolute(isRow ? 104 : 52)
      ),
      subitems: [whole]
    )
    let section = sides(NSCollectionLayoutSection(group: group), 16)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behaviors[index]
    section.boundarySupplementaryItems = [header(isPinned: false)]
    section.contentInsets.bottom = 12
    return section
  }

  @MainActor static let badges = CompositionalSample(
    title: "Badges",
    summary: "Supplementary views fastened to the corners of tiles",
    sections: [("", 16)]
  ) { _, _ in
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(24), heightDimension: .absolute(24)),
      elementKind: SampleBadge.kind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(x: 0.3, y: -0.3)
      )
    )
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.25),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: [badge]
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(0.25)
      ),
      subitems: [item]
    )
    return sides(NSCollectionLayoutSection(group: group), 8)
  }

  @MainActor static let backgrounds = CompositionalSample(
    title: "Backgrounds",
    summary: "A card behind each section, headers and all",
    sections: [("Breakfast", 4), ("Lunch", 3), ("Dinner", 5)]
  ) { _, environment in
    let section = list(environment)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 28, bottom: 20, trailing: 28)
    section.boundarySupplementaryItems = [header(isPinned: false)]
    let card = NSCollectionLayoutDecorationItem.background(elementKind: SampleCard.kind)
    card.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 10, trailing: 16)
    section.decorationItems = [card]
    return section
  }

  @MainActor static let headers = CompositionalSample(
    title: "Headers",
    summary: "Headers stay in sight until the next one pushes them out",
    sections: (0..<8).map { ("Section \($0 + 1)", 6) }
  ) { _, environment in
    let section = list(environment)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 14, trailing: 16)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [header(isPinned: true)]
    return section
  }

  @MainActor static let adaptive = CompositionalSample(
    title: "Adaptive sections",
    summary: "One, three or five columns, and twice as many where there is room",
    sections: [("A list", 6), ("A grid", 15), ("Thirds", 9)]
  ) { index, environment in
    let isWide = environment.container.effectiveContentSize.width > 600
    let columns = [1, 5, 3][index] * (isWide ? 2 : 1)
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: index == 0
          ? .absolute(scaled(50, environment))
          : .fractionalWidth(index == 1 ? 0.2 : isWide ? 0.14 : 0.28)
      ),
      subitem: item,
      count: columns
    )
    let section = sides(NSCollectionLayoutSection(group: group), 13)
    let title = header(isPinned: false)
    title.contentInsets.leading = 3
    section.boundarySupplementaryItems = [title]
    section.contentInsets.bottom = 12
    return section
  }

  // MARK: Parts

  /// A height that grows with the text in it.
  @MainActor static func scaled(
    _ height: CGFloat,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: height, compatibleWith: environment.traitCollection)
  }

  @MainActor static func sides(
    _ section: NSCollectionLayoutSection,
    _ inset: CGFloat
  ) -> NSCollectionLayoutSection {
    section.contentInsets.leading = inset
    section.contentInsets.trailing = inset
    return section
  }

  /// Rows that are as tall as a line of text and what is around it.
  @MainActor static func list(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(scaled(44, environment))
    )
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
  }

  @MainActor static func header(
    isPinned: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    header.pinToVisibleBounds = isPinned
    return header
  }
}

import UIKit

extension CompositionalSample {
  @MainActor static let insetGrid = CompositionalSample(
    title: "Inset grid",
    summary: "Insets of each item make the room between them",
    sections: [("", 40)]
  ) { _, environment in
    let columns: CGFloat = environment.container.effectiveContentSize.width > 600 ? 8 : 4
    let item = NSCollectionLayoutItem(layoutSize: .parts(1 / columns, 1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1.3 / columns)
      ),
      subitems: [item]
    )
    return sides(NSCollectionLayoutSection(group: group), 10)
  }

  @MainActor static let twoColumn = CompositionalSample(
    title: "Two columns",
    summary: "A count of two, and spacing between the columns and the rows",
    sections: [("", 24)]
  ) { _, _ in
    let item = NSCollectionLayoutItem(layoutSize: .parts(0.5, 1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(56)),
      repeatingSubitem: item,
      count: 2
    )
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    return sides(section, 16)
  }

  @MainActor static let distinctSections = CompositionalSample(
    title: "Distinct sections",
    summary: "Each section has a layout of its own",
    sections: [("Rows", 4), ("Five in a row", 20), ("Three in a row", 9)]
  ) { index, environment in
    let section = columns(
      [1, 5, 3][index],
      height: index == 0 ? .absolute(scaled(48, environment)) : .fractionalWidth(0.2)
    )
    let title = header(isPinned: false)
    title.contentInsets.leading = 3
    section.boundarySupplementaryItems = [title]
    section.contentInsets.bottom = 12
    return section
  }

  @MainActor static let headersAndFooters = CompositionalSample(
    title: "Headers and footers",
    summary: "Boundary items above and below each section, as tall as their texts",
    sections: (1...6).map { ("Chapter \($0)", 4) }
  ) { _, environment in
    let section = list(environment)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 16, bottom: 2, trailing: 16)
    section.boundarySupplementaryItems = [header(isPinned: false), footer]
    return section
  }

  @MainActor private static var footer: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
      elementKind: UICollectionView.elementKindSectionFooter,
      alignment: .bottom
    )
  }

  /// So many items in a row, 6 points apart.
  @MainActor static func columns(
    _ count: Int,
    height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .parts(1 / CGFloat(count), 1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: [item]
    )
    return sides(NSCollectionLayoutSection(group: group), 13)
  }
}

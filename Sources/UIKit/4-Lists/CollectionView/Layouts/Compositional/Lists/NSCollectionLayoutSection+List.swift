import CoreGraphics
import Foundation

extension NSCollectionLayoutSection {
  /// In front of rows, and of what rows draw over each other (fact L5).
  private static let chromeZIndex = 200

  /// A section of rows that size themselves, with the insets, headers and footers of a list.
  ///
  /// The insets hold for the section's place among the others where the environment is one that a
  /// layout gave its section provider.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let metrics = ListMetrics(
      configuration: configuration,
      width: layoutEnvironment.container.contentSize.width,
      scale: layoutEnvironment.traitCollection.displayScale,
      section: (layoutEnvironment as? LayoutEnvironment)?.section
    )
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(ListMetrics.row)
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.list = configuration
    section.contentInsetsReference = .none
    section.contentInsets = NSDirectionalEdgeInsets(
      top: metrics.top,
      leading: metrics.side,
      bottom: metrics.bottom,
      trailing: metrics.side
    )
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        header(configuration, metrics)
      )
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        chrome(UICollectionView.elementKindSectionFooter, .bottom, metrics)
      )
    }
    return section
  }

  private static func header(
    _ configuration: UICollectionLayoutListConfiguration,
    _ metrics: ListMetrics
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let kind = UICollectionView.elementKindSectionHeader
    guard configuration.contentHuggingElements.contains(.supplementaryHeader) else {
      return chrome(kind, .top, metrics)
    }
    return chrome(kind, .topLeading, metrics, width: .estimated(metrics.width))
  }

  private static func chrome(
    _ kind: String,
    _ alignment: NSRectAlignment,
    _ metrics: ListMetrics,
    width: NSCollectionLayoutDimension = .fractionalWidth(1)
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width,
        heightDimension: .estimated(metrics.chrome)
      ),
      elementKind: kind,
      alignment: alignment
    )
    item.pinToVisibleBounds = metrics.pins
    item.zIndex = chromeZIndex
    return item
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout all sections of which are lists of one configuration.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

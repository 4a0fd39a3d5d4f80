import CoreGraphics
import Foundation

/// What a compositional layout lays out in.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }

  /// The size without the insets.
  var effectiveContentSize: CGSize { get }

  /// The insets as they were given.
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The insets in points: one below 1 is a part of the length.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a compositional layout may go by.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// What is laid out in.
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the view.
  var traitCollection: UITraitCollection { get }
}

@MainActor
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ contentSize: CGSize, _ contentInsets: NSDirectionalEdgeInsets = .zero) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets {
    func points(_ inset: CGFloat, _ length: CGFloat) -> CGFloat {
      inset > 0 && inset < 1 ? inset * length : inset
    }
    return NSDirectionalEdgeInsets(
      top: points(contentInsets.top, contentSize.height),
      leading: points(contentInsets.leading, contentSize.width),
      bottom: points(contentInsets.bottom, contentSize.height),
      trailing: points(contentInsets.trailing, contentSize.width)
    )
  }

  var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: max(0, contentSize.width - insets.leading - insets.trailing),
      height: max(0, contentSize.height - insets.top - insets.bottom)
    )
  }
}

@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// Which section of how many is asked for; nil outside of a layout's own questions.
  let section: (index: Int, count: Int)?

  init(
    _ container: LayoutContainer,
    _ traitCollection: UITraitCollection,
    section: (index: Int, count: Int)? = nil
  ) {
    self.container = container
    self.traitCollection = traitCollection
    self.section = section
  }
}

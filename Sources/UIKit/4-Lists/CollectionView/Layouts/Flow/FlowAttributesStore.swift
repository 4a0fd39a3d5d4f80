import CollectionLayout
import CoreGraphics
import Foundation

/// Keeps the attributes a flow layout handed out, so that a scroll makes none anew.
@MainActor
struct FlowAttributesStore {
  private struct Place: Hashable {
    let kind: FlowElement.Kind
    let section: Int
  }

  /// What attributes are made of.
  private struct Source: Equatable {
    let frame: CGRect
    let zIndex: Int
  }

  /// What stays in sight shows in front of the items it passes.
  private static let pinnedZIndex = 10

  private var store = AttributesStore<Place, Source>()

  mutating func attributes(
    for element: FlowElement,
    isPinned: Bool,
    of layout: UICollectionViewFlowLayout
  ) -> UICollectionViewLayoutAttributes {
    let source = Source(frame: element.frame, zIndex: isPinned ? Self.pinnedZIndex : 0)
    let place = Place(kind: element.kind, section: element.section)
    return store.attributes(at: place, of: source, in: layout) {
      let attributes = Self.make(element, layout)
      attributes.placement.frame = source.frame
      attributes.placement.zIndex = source.zIndex
      return attributes
    }
  }

  private static func make(
    _ element: FlowElement,
    _ layout: UICollectionViewFlowLayout
  ) -> UICollectionViewLayoutAttributes {
    let section = element.section
    return switch element.kind {
    case .item(let item):
      layout.makeAttributes(.cell, nil, IndexPath(item: item, section: section))
    case .header:
      layout.makeAttributes(
        .supplementaryView,
        UICollectionView.elementKindSectionHeader,
        IndexPath(item: 0, section: section)
      )
    case .footer:
      layout.makeAttributes(
        .supplementaryView,
        UICollectionView.elementKindSectionFooter,
        IndexPath(item: 0, section: section)
      )
    }
  }
}

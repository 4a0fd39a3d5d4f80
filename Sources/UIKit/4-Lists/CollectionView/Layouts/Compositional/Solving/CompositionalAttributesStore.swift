import CollectionLayout
import CoreGraphics
import Foundation

/// Keeps the attributes a compositional layout handed out, so that a scroll makes none anew.
@MainActor
struct CompositionalAttributesStore {
  private struct Place: Hashable {
    let kind: CompositionalElement.Kind
    let section: Int
  }

  /// What attributes are made of.
  private struct Source: Equatable {
    let element: CompositionalElement
    let name: String?
  }

  private var store = AttributesStore<Place, Source>()

  mutating func attributes(
    for element: CompositionalElement,
    named name: String?,
    of layout: UICollectionViewCompositionalLayout
  ) -> UICollectionViewLayoutAttributes {
    let place = Place(kind: element.kind, section: element.section)
    let source = Source(element: element, name: name)
    return store.attributes(at: place, of: source, in: layout) {
      let attributes = Self.make(element, name, layout)
      attributes.placement.frame = element.frame
      attributes.placement.zIndex = element.zIndex
      attributes.isInRow = element.isInRow
      var axes: UIAxis = []
      if element.guesses.width { axes.insert(.horizontal) }
      if element.guesses.height { axes.insert(.vertical) }
      attributes.sizingAxes = axes
      return attributes
    }
  }

  private static func make(
    _ element: CompositionalElement,
    _ name: String?,
    _ layout: UICollectionViewCompositionalLayout
  ) -> UICollectionViewLayoutAttributes {
    let section = element.section
    return switch element.kind {
    case .item(let item):
      layout.makeAttributes(.cell, nil, IndexPath(item: item, section: section))
    case .anchored(let kind, let number):
      layout.makeAttributes(
        .supplementaryView,
        kind,
        IndexPath(item: number, section: section)
      )
    case .boundary:
      layout.makeAttributes(.supplementaryView, name, IndexPath(item: 0, section: section))
    case .global: layout.makeAttributes(.supplementaryView, name, IndexPath(index: 0))
    case .decoration(let index):
      layout.makeAttributes(.decorationView, name, IndexPath(item: index, section: section))
    }
  }
}

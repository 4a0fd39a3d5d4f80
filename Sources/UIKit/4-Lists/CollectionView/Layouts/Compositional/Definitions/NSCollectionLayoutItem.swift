import CollectionLayout
import CoreGraphics
import Foundation

/// The smallest part of a compositional layout: one item of the data, or a group of them.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// How large the item is.
  public nonisolated let layoutSize: NSCollectionLayoutSize
  // Plain values behind accessors of the main actor: equality belongs to no actor.
  nonisolated(unsafe) var anchored: [NSCollectionLayoutSupplementaryItem]
  nonisolated(unsafe) private var insets = NSDirectionalEdgeInsets.zero
  nonisolated(unsafe) private var edges: NSCollectionLayoutEdgeSpacing?

  /// Makes an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item of a size with supplementary views fastened to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    anchored = supplementaryItems
  }

  /// What is fastened to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchored }

  /// What the item keeps free inside of its size, in points.
  ///
  /// They are taken off last and have no say on an axis whose length is estimated. Defaults to
  /// nothing.
  open var contentInsets: NSDirectionalEdgeInsets {
    get { insets }
    set { insets = newValue }
  }

  /// What lies around the item, outside of its size; nil is nothing.
  ///
  /// Defaults to nil.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { edges }
    set { edges = newValue }
  }

  /// A copy of the same kind.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: anchored)
    copy.takeValues(of: self)
    return copy
  }

  func takeValues(of other: NSCollectionLayoutItem) {
    insets = other.insets
    edges = other.edges
  }

  /// The item without what is in it.
  nonisolated var shell: CompositionalItem {
    CompositionalItem(
      size: layoutSize.value,
      insets: CompositionalInsets(insets),
      edges: edges?.value ?? CompositionalEdges(),
      supplementaries: anchored.map(\.anchoredValue)
    )
  }

  /// What two items must share to be equal.
  nonisolated var identity: AnyHashable { shell }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem else { return false }
    return other === self || (type(of: other) == type(of: self) && other.identity == identity)
  }

  open override var hash: Int { identity.hashValue }

  open override var description: String {
    "<\(type(of: self)): size = \(layoutSize); edgeSpacing = \(edges.map { "\($0)" } ?? "nil");"
      + " contentInsets = {\(insets.top), \(insets.leading), \(insets.bottom), \(insets.trailing)}>"
  }
}

extension CompositionalInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top,
      leading: insets.leading,
      bottom: insets.bottom,
      trailing: insets.trailing
    )
  }
}

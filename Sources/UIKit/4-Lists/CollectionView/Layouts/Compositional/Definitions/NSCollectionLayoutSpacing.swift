import CollectionLayout
import CoreGraphics
import Foundation

/// What lies between items of a compositional layout, or around one.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  nonisolated let value: CompositionalSpacing

  init(_ value: CompositionalSpacing) { self.value = value }

  /// Spacing of a length in points, never more.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(CompositionalSpacing(fixedSpacing))
  }

  /// Spacing of at least a length in points, which takes its share of what is left over.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(CompositionalSpacing(flexibleSpacing, isFlexible: true))
  }

  /// The length in points, or the least one.
  open var spacing: CGFloat { value.length }

  /// Whether it takes its share of what is left over.
  open var isFlexible: Bool { value.isFlexible }

  /// Whether it never grows.
  open var isFixed: Bool { !value.isFlexible }

  /// The spacing itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.value == value
  }

  open override var hash: Int { value.hashValue }

  open override var description: String {
    "<\(type(of: self)): \(value.isFlexible ? "flexible" : "fixed") \(value.length)>"
  }
}

/// What lies around an item of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// Before the leading edge; nil is nothing.
  public nonisolated let leading: NSCollectionLayoutSpacing?
  /// Above the top edge; nil is nothing.
  public nonisolated let top: NSCollectionLayoutSpacing?
  /// Behind the trailing edge; nil is nothing.
  public nonisolated let trailing: NSCollectionLayoutSpacing?
  /// Below the bottom edge; nil is nothing.
  public nonisolated let bottom: NSCollectionLayoutSpacing?

  /// Makes spacing for the four edges; nil is a fixed zero.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The spacing itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated var value: CompositionalEdges {
    CompositionalEdges(
      leading: leading?.value ?? .none,
      top: top?.value ?? .none,
      trailing: trailing?.value ?? .none,
      bottom: bottom?.value ?? .none
    )
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.value == value
  }

  open override var hash: Int { value.hashValue }
}

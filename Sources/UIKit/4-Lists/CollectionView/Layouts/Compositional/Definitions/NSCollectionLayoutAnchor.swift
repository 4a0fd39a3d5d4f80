import CollectionLayout
import CoreGraphics
import Foundation

/// A point of an item to which something is fastened.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  private enum Offset {
    case absolute
    case fractional
  }

  /// The edges that meet in the point; without an edge on an axis it is in the middle.
  public nonisolated let edges: NSDirectionalRectEdge
  /// How far from the point, in points or in sizes of what is fastened.
  public nonisolated let offset: CGPoint
  private nonisolated let kind: Offset

  /// Makes an anchor at a point.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, .absolute)
  }

  /// Makes an anchor at a distance from a point, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, .absolute)
  }

  /// Makes an anchor at a distance from a point, in sizes of what is fastened.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, .fractional)
  }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, _ kind: Offset) {
    self.edges = edges
    self.offset = offset
    self.kind = kind
  }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { kind == .absolute }

  /// Whether the offset is in sizes of what is fastened.
  open var isFractionalOffset: Bool { kind == .fractional }

  /// The anchor itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated var value: CompositionalAnchor {
    func unit(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(low) == edges.contains(high) ? 0.5 : edges.contains(low) ? 0 : 1
    }
    return CompositionalAnchor(
      unit: CGPoint(x: unit(.leading, .trailing), y: unit(.top, .bottom)),
      offset: offset,
      isFractional: kind == .fractional
    )
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return edges == other.edges && value == other.value
  }

  open override var hash: Int { value.hashValue }
}

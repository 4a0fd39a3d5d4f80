import CollectionLayout
import Foundation

/// A width and a height in a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width.
  public nonisolated let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public nonisolated let heightDimension: NSCollectionLayoutDimension

  /// Makes a size from a width and a height.
  public init(
    widthDimension: NSCollectionLayoutDimension,
    heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  /// The size itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated var value: CompositionalSize {
    CompositionalSize(width: widthDimension.value, height: heightDimension.value)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSize)?.value == value
  }

  open override var hash: Int { value.hashValue }

  open override var description: String {
    "<\(type(of: self)): widthSemantic = \(widthDimension.semantic); widthDimension ="
      + " \(widthDimension.value.value); heightSemantic = \(heightDimension.semantic);"
      + " heightDimension = \(heightDimension.value.value)>"
  }
}

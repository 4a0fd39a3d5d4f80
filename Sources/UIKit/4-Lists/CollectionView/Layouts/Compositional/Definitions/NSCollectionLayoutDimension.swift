import CollectionLayout
import CoreGraphics
import Foundation

/// A width or a height in a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  nonisolated let value: CompositionalDimension

  init(_ kind: CompositionalDimension.Kind, _ value: CGFloat) {
    self.value = CompositionalDimension(kind, value)
  }

  /// A part of the width of what is around, 1 being all of it.
  ///
  /// In a group that is the group without its insets and spacing; it comes down to whole pixels.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A part of the height of what is around, 1 being all of it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A length in points until the visible view says how long it is.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// A length in points until the longest of the siblings says how long all of them are.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether it is a part of a width.
  open var isFractionalWidth: Bool { value.kind == .fractionalWidth }

  /// Whether it is a part of a height.
  open var isFractionalHeight: Bool { value.kind == .fractionalHeight }

  /// Whether it is a length in points.
  open var isAbsolute: Bool { value.kind == .absolute }

  /// Whether it is a guess; true also for a length that siblings share.
  open var isEstimated: Bool { value.isGuess }

  /// Whether it is a length that siblings share.
  open var isUniformAcrossSiblings: Bool { value.kind == .uniform }

  /// The number it was made with.
  open var dimension: CGFloat { value.value }

  /// The dimension itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.value == value
  }

  open override var hash: Int { value.hashValue }

  open override var description: String { "<\(semantic), \(value.value)>" }

  /// What kind of length it is, as descriptions say it.
  nonisolated var semantic: String {
    switch value.kind {
    case .fractionalWidth: ".containerWidthFactor"
    case .fractionalHeight: ".containerHeightFactor"
    case .absolute: ".absolute"
    case .estimated: ".estimated"
    case .uniform: ".uniformAcrossSiblings"
    }
  }
}

import CoreGraphics
import Foundation

/// A part of a view that a pointer enters and leaves.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  /// Where it is, in the coordinates of the interaction's view.
  public let rect: CGRect
  /// What tells it from others.
  public var identifier: AnyHashable? { name }
  /// Never changed.
  nonisolated(unsafe) private let name: AnyHashable?

  /// Makes a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    name = identifier
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another region has the same place and identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return rect == other.rect && name == other.name
  }

  open override var hash: Int {
    var hasher = Hasher()
    for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
    hasher.combine(name)
    return hasher.finalize()
  }
}

/// Where the pointer is when a region is asked for.
@MainActor @preconcurrency
open class UIPointerRegionRequest: NSObject {
  /// The place, in the coordinates of the interaction's view.
  ///
  /// Kept for the app; nothing here reads it.
  open private(set) var location: CGPoint
  /// The modifier keys held down.
  ///
  /// Kept for the app; nothing here reads it.
  open private(set) var modifiers: UIKeyModifierFlags

  init(_ location: CGPoint, _ modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

import CoreGraphics
import Foundation

/// Where a preview comes from or goes to: a place in a view that is in a window.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  /// The view in whose coordinates the place is.
  public let container: UIView
  /// The middle of the preview, in the container's coordinates.
  public let center: CGPoint
  /// What is done to the preview there.
  public let transform: CGAffineTransform

  /// Makes a target with a transform.
  public required init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Makes a target.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a drag preview comes from or goes to.
@MainActor @preconcurrency
open class UIDragPreviewTarget: UIPreviewTarget {}

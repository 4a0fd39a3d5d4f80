import CoreGraphics
import Foundation

extension UIView {
  /// The smallest size, to be fitted to: empty.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size, to be fitted to: 10,000 points each way.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How a view follows when its superview's bounds change.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each part that may change.
    public let rawValue: UInt

    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How a view's contents follow when its bounds change.
  public enum ContentMode: Int, Sendable {
    /// Stretched over the bounds.
    case scaleToFill = 0
    /// Scaled in proportion to fit inside the bounds.
    case scaleAspectFit = 1
    /// Scaled in proportion to cover the bounds.
    case scaleAspectFill = 2
    /// Drawn again.
    case redraw = 3
    /// In the middle, not scaled.
    case center = 4
    /// At the top edge, not scaled.
    case top = 5
    /// At the bottom edge, not scaled.
    case bottom = 6
    /// At the left edge, not scaled.
    case left = 7
    /// At the right edge, not scaled.
    case right = 8
    /// In the top left corner, not scaled.
    case topLeft = 9
    /// In the top right corner, not scaled.
    case topRight = 10
    /// In the bottom left corner, not scaled.
    case bottomLeft = 11
    /// In the bottom right corner, not scaled.
    case bottomRight = 12
  }

  /// Whether a tint shows in full.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// In full.
    case normal = 1
    /// Greyed, as behind an alert.
    case dimmed = 2
  }

  /// Everything about a view that takes a bit or two.
  struct ViewFlags {
    var autoresizingMask = AutoresizingMask()
    var contentMode = ContentMode.scaleToFill
    var semanticContent = UISemanticContentAttribute.unspecified
    var autoresizesSubviews = true
    var isOpaque = true
    var clearsContext = true
    var isInteractive = true
    var allowsMultipleTouch = false
    var isExclusiveTouch = false
    var needsUpdateConstraints = true
    /// Whether this view or one in it waits for `updateConstraints()`.
    var constraintsBelow = true
    /// Whether this view or one in it takes part in Auto Layout.
    var usesLayout = false
    var translatesMask = true
  }
}

/// What few views have, beside what places and shows them.
final class ViewExtras {
  /// How high contents are at a width, where modules above say so.
  var heightAtWidth: (@MainActor (CGFloat) -> CGFloat)?
  var focus: FocusSettings?
  var interactions: [any UIInteraction]?
  var mask: UIView?
  /// What a tilt of the device would change.
  var motionEffects: [UIMotionEffect] = []
}

extension UIView {
  /// The extras, made when the first of them is set.
  var extra: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// How high the contents are at a width, for views of modules above whose height depends on it; nil at first.
  package var heightAtWidth: (@MainActor (CGFloat) -> CGFloat)? {
    get { extras?.heightAtWidth }
    set { extra.heightAtWidth = newValue }
  }

  /// How high the contents are at a width, as far as that is known.
  func contentHeight(atWidth width: CGFloat) -> CGFloat {
    extras?.heightAtWidth?(width) ?? intrinsicContentSize.height
  }

  var focusSettings: FocusSettings? {
    get { extras?.focus }
    set { extra.focus = newValue }
  }

  var storedInteractions: [any UIInteraction]? {
    get { extras?.interactions }
    set { extra.interactions = newValue }
  }

  var maskStore: UIView? {
    get { extras?.mask }
    set { extra.mask = newValue }
  }
}

/// What a view shows, where the reading direction matters.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Flipped when the language reads from right to left.
  case unspecified = 0
  /// Controls of playback, which are never flipped.
  case playback = 1
  /// Controls of direction in space, which are never flipped.
  case spatial = 2
  /// Laid out from left to right, always.
  case forceLeftToRight = 3
  /// Laid out from right to left, always.
  case forceRightToLeft = 4
}

/// The direction in which something is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Coordinates that points can be converted from and to.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space in its own coordinates.
  var bounds: CGRect { get }

  /// A point of these coordinates in another space's.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A point of another space's coordinates in these.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// The rectangle around a rectangle of these coordinates in another space's.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// The rectangle around another space's rectangle in these coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

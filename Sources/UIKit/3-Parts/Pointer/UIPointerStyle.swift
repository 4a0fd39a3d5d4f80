import CoreGraphics
import Foundation

/// What a pointer does to the view it is over.
@MainActor @preconcurrency
public enum UIPointerEffect {
  /// How a view is tinted.
  public enum TintMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// In front of the view.
    case overlay = 1
    /// Behind the view.
    case underlay = 2
  }

  /// What suits the size of the view: a highlight for small ones, else a lift or a tint.
  case automatic(UITargetedPreview)
  /// A plate appears behind the view.
  case highlight(UITargetedPreview)
  /// The view grows a little and casts a shadow.
  case lift(UITargetedPreview)
  /// The view is tinted, and casts a shadow or grows if asked for.
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  /// The view it is about.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The outline of a pointer.
///
/// With an effect it lies in the coordinates of the preview's container; without one it moves with
/// the pointer, whose place is its middle.
@MainActor @preconcurrency
public enum UIPointerShape {
  /// The radius of corners where none is given, in points.
  nonisolated public static let defaultCornerRadius: CGFloat = 8

  /// Any outline.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// An upright bar, as over text.
  case verticalBeam(length: CGFloat)
  /// A level bar, as over text that runs downwards.
  case horizontalBeam(length: CGFloat)

  /// How thick a bar is, in points.
  private static let thickness: CGFloat = 2.5

  /// The outline; bars are about the origin.
  var outline: UIBezierPath {
    switch self {
    case .path(let path): path
    case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
    case .verticalBeam(let length): Self.bar(Self.thickness, length)
    case .horizontalBeam(let length): Self.bar(length, Self.thickness)
    }
  }

  private static func bar(_ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
    UIBezierPath(
      roundedRect: CGRect(x: -width / 2, y: -height / 2, width: width, height: height),
      cornerRadius: thickness / 2
    )
  }
}

/// How a pointer looks in a region, and what it does to the view there.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
  enum Kind {
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, UIAxis)
    case hidden
    case system
  }

  private(set) var kind = Kind.system

  /// Makes the system's style.
  public required override init() { super.init() }

  /// Makes a style with an effect; the shape is that of a highlight's plate.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
    kind = .effect(effect, shape)
  }

  /// Makes a style in which the pointer has a shape; along constrained axes it stays in the middle
  /// of the region.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init()
    kind = .shape(shape, constrainedAxes)
  }

  /// A style in which the pointer does not show.
  open class func hidden() -> Self {
    let style = Self()
    style.kind = .hidden
    return style
  }

  /// The system's pointer.
  open class func system() -> Self { Self() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

import CoreGraphics
import Foundation

/// How a preview of a view shows: which part of it and on what ground.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// Makes parameters that show the whole view.
  public override required init() { super.init() }

  /// Makes parameters that show the lines of a text, in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let rects = textLineRects.map(\.rectValue)
    guard !rects.isEmpty else { return }
    let path = UIBezierPath()
    for rect in rects {
      path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -6, dy: -3), cornerRadius: 6))
    }
    visiblePath = path
  }

  /// The part of the view that shows, in its coordinates; nil for all of it.
  ///
  /// Defaults to nil.
  open var visiblePath: UIBezierPath?

  /// The outline the shadow is cast by; nil for that of what shows.
  ///
  /// Defaults to nil.
  open var shadowPath: UIBezierPath?

  /// The ground behind the view.
  ///
  /// Defaults to the system's background colour; set to nil it is that again.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}

/// How a preview of something that is dragged shows.
@MainActor @preconcurrency
open class UIDragPreviewParameters: UIPreviewParameters {}

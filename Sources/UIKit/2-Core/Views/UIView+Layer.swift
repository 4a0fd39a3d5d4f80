import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

extension UIView {
  static func makeLayer() -> CALayer {
    let type: AnyClass = layerClass
    if type == CALayer.self { return CALayer() }
    guard let type = type as? CALayer.Type else {
      UIKitDiagnostics.report(
        Diagnosis(.layerClass, place: "\(Self.self).layerClass", saw: "\(type)")
      )
      return CALayer()
    }
    return DynamicInstantiation.make(type)
  }

  func prepareLayer(frame: CGRect) {
    MainThreadCheck.look("init", type(of: self))
    backing.owner = self
    let scale = traits.current.displayScale
    backing.contentsScale = scale > 0 ? scale : UIScreen.main.scale
    backing.frame = frame
    if drawsItself { backing.setNeedsDisplay() }
  }

  // MARK: Drawing

  /// Whether the class draws: whether it, or one it inherits from, overrides `draw(_:)`.
  var drawsItself: Bool { Self.drawing.isOverridden(by: type(of: self)) }

  private static let drawing = OptionalMethod(
    "drawRect:",
    of: UIView.self,
    overriding: DrawingProbe.self,
    plain: PlainProbe.self
  )

  func drawContents(in context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    if flags.isOpaque {
      // An opaque view without a colour that does not fill its bounds shows black there, as on iOS.
      context.setFillColor(backing.backgroundColor ?? .black)
      context.fill(bounds)
      context.setFillColor(.black)
    }
    traitCollection.performAsCurrent { draw(bounds) }
  }

  // MARK: Geometry

  func askForLayout() {
    MainThreadCheck.look("setNeedsLayout()", type(of: self))
    backing.setNeedsLayout()
  }

  /// Changes frame, bounds or transform and lets subviews, margins and contents follow.
  ///
  /// - Parameters:
  ///   - isPlace: whether nothing but the bounds and the position change. Who sets them in each layout to what
  ///     they are asks for no other layout.
  ///   - change: changes them.
  func changeGeometry(isPlace: Bool = false, _ change: () -> Void) {
    MainThreadCheck.look("frame", type(of: self))
    let (old, oldPosition) = (backing.bounds, backing.position)
    change()
    if isPlace, backing.bounds == old, backing.position == oldPosition { return }
    let new = backing.bounds
    if old.size != new.size {
      if flags.autoresizesSubviews { resizeSubviews(from: old.size, to: new.size) }
      if flags.contentMode == .redraw { setNeedsDisplay() }
    }
    layoutGeometryDidChange()
    updateSafeArea()
  }

  private func resizeSubviews(from old: CGSize, to new: CGSize) {
    for view in subviewList where !view.flags.autoresizingMask.isEmpty {
      let mask = view.flags.autoresizingMask
      let frame = view.frame
      let x = Autoresizing(
        before: mask.contains(.flexibleLeftMargin),
        length: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin)
      ).resize(frame.minX, frame.width, in: old.width, to: new.width)
      let y = Autoresizing(
        before: mask.contains(.flexibleTopMargin),
        length: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin)
      ).resize(frame.minY, frame.height, in: old.height, to: new.height)
      view.frame = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }
  }

  func setContentMode(_ mode: ContentMode) {
    guard mode != flags.contentMode else { return }
    flags.contentMode = mode
    backing.contentsGravity = mode.gravity
    if mode == .redraw { setNeedsDisplay() }
  }
}

/// How a stretch follows along one axis: which of its three parts may change.
struct Autoresizing {
  var before: Bool
  var length: Bool
  var after: Bool

  /// Shares the change among the flexible parts in proportion to their sizes, evenly where they
  /// have none (facts ge.auto).
  func resize(
    _ origin: CGFloat,
    _ size: CGFloat,
    in old: CGFloat,
    to new: CGFloat
  ) -> (origin: CGFloat, length: CGFloat) {
    let delta = new - old
    let parts = [before ? origin : 0, length ? size : 0, after ? old - origin - size : 0]
    let count = [before, length, after].count { $0 }
    guard delta != 0, count > 0 else { return (origin, size) }
    let total = parts.reduce(0, +)
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total == 0 ? delta / CGFloat(count) : delta * parts[index] / total
    }
    return (origin + share(0, before), size + share(1, length))
  }
}

extension UIView.ContentMode {
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

/// A view that draws, to find where classes keep `draw(_:)`.
private final class DrawingProbe: UIView {
  override func draw(_ rect: CGRect) { super.draw(rect) }
}

/// A view that overrides nothing.
private final class PlainProbe: UIView {}

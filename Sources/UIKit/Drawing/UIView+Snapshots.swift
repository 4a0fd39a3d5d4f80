import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// Draws the view as it is shown, with everything in it, over a rectangle of the current context.
  ///
  /// What was changed since the last frame is always drawn too. Returns whether all was drawn:
  /// false without a context, or where the view has no size.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let size = bounds.size
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.clip(to: bounds)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// A view that shows a picture of this one; nil where it has no size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: bounds,
      afterScreenUpdates: afterUpdates,
      withCapInsets: .zero
    )
  }

  /// A view that shows a picture of a part of this one; nil where it has no size.
  ///
  /// The border keeps its size when the view is stretched.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let scale = max(traitCollection.displayScale, 1)
    let context = GraphicsStack.makeContext(size: rect.size, scale: scale, opaque: false)
    guard let context else { return nil }
    UIGraphicsPushContext(context)
    let place = CGRect(
      x: bounds.minX - rect.minX,
      y: bounds.minY - rect.minY,
      width: bounds.width,
      height: bounds.height
    )
    let isDrawn = drawHierarchy(in: place, afterScreenUpdates: afterUpdates)
    UIGraphicsPopContext()
    guard isDrawn, let picture = context.makeImage() else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.layer.contents = picture
    view.layer.contentsScale = scale
    if capInsets != .zero, rect.width > 0, rect.height > 0 {
      view.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width,
        y: capInsets.top / rect.height,
        width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
        height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height
      )
    }
    return view
  }
}

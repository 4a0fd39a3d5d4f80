import CoreGraphics
import Foundation
import QuartzCore

/// Draws views as they are shown.
extension UIView {
  func drawShown(in rect: CGRect) -> Bool {
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

  func pictureView(
    of rect: CGRect,
    _ afterUpdates: Bool,
    _ capInsets: UIEdgeInsets
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

import CoreGraphics

extension CALayer {
  /// Draws the layer as it stands now, without waiting for a frame.
  func drawTree(in context: CGContext) {
    layoutIfNeeded()
    displayTree()
    guard let node = commit(), !node.extent.isNull else { return }
    let scale = max(context.pixelsPerUnit, 0.01)
    let toPixels = Projection(scale: scale)
    let area = PixelRect(touching: toPixels.boundingBox(of: node.extent))
    guard let bitmap = Bitmap(width: area.width, height: area.height) else { return }
    Compositor.draw(
      node,
      toPixels.concatenating(
        Projection(a: 1, b: 0, c: 0, d: 1, tx: Double(-area.minX), ty: Double(-area.minY))
      ),
      into: bitmap
    )
    context.saveGState()
    context.translateBy(x: CGFloat(area.minX) / scale, y: CGFloat(area.maxY) / scale)
    context.scaleBy(x: 1, y: -1)
    context.draw(
      CGImage(bitmap: bitmap),
      in: CGRect(
        x: 0,
        y: 0,
        width: CGFloat(area.width) / scale,
        height: CGFloat(area.height) / scale
      )
    )
    context.restoreGState()
  }
}

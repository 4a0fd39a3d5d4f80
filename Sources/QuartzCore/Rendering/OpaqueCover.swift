import CoreGraphics

/// Finds the front-most layer that hides everything behind it in a stretch of the screen.
struct OpaqueCover {
  let rect: PixelRect

  /// The way from `node` down to the covering layer; empty when there is none.
  func path(in node: RenderNode, _ toDevice: Projection) -> [RenderNode] {
    let look = node.look
    guard look.opacity == 1, look.dissolve == nil, node.mask == nil, toDevice.isUpright,
      PixelRect(touching: toDevice.boundingBox(of: node.extent)).contains(rect)
    else { return [] }
    let bounds = PixelRect(snapping: toDevice.boundingBox(of: node.geometry.bounds))
    let fits = bounds.contains(rect) && !meetsCorner(bounds, look, toDevice.a)
    if !look.clips || fits {
      let sight = Sight(of: rect, in: node, toDevice)
      for child in node.children.reversed() where sight.mayHold(child) {
        let below = path(
          in: child,
          node.geometry.toSelf(from: child.geometry).concatenating(toDevice)
        )
        if !below.isEmpty { return [node] + below }
      }
    }
    return fits && look.background.isOpaque ? [node] : []
  }

  private func meetsCorner(_ bounds: PixelRect, _ look: RenderLook, _ scale: Double) -> Bool {
    guard !look.corner.isSquare else { return false }
    let reach = Int(pixels: (look.corner.reach * scale).rounded(.up)) + 1
    let insideX = rect.minX >= bounds.minX + reach && rect.maxX <= bounds.maxX - reach
    let insideY = rect.minY >= bounds.minY + reach && rect.maxY <= bounds.maxY - reach
    return !insideX && !insideY
  }
}

import CoreGraphics

/// Finds the front-most layer that hides everything behind it in a stretch of the screen.
struct OpaqueCover {
  let rect: PixelRect

  /// Finds the way from `node` down to the covering layer; `way` is empty when there is none.
  func find(in node: RenderNode, _ toDevice: Projection, _ way: inout [RenderNode]) {
    way.removeAll(keepingCapacity: true)
    if covers(node, toDevice, &way) { way.reverse() }
  }

  /// Whether something in `node` covers; then the way there is appended, from its end.
  private func covers(
    _ node: RenderNode,
    _ toDevice: Projection,
    _ way: inout [RenderNode]
  ) -> Bool {
    let look = node.look
    guard look.opacity == 1, look.dissolve == nil, look.filter == nil,
      node.mask == nil, toDevice.isUpright,
      PixelRect(touching: toDevice.boundingBox(of: node.extent)).contains(rect)
    else { return false }
    let bounds = PixelRect(snapping: toDevice.boundingBox(of: node.geometry.bounds))
    let fits = bounds.contains(rect) && !meetsCorner(bounds, look, toDevice.a)
    if !look.clips || fits {
      let sight = Sight(of: rect, in: node, toDevice)
      for child in node.children.reversed() where sight.mayHold(child) {
        let toChild = node.geometry.toSelf(from: child.geometry).concatenating(toDevice)
        guard covers(child, toChild, &way) else { continue }
        way.append(node)
        return true
      }
    }
    guard fits, look.background.isOpaque else { return false }
    way.append(node)
    return true
  }

  private func meetsCorner(_ bounds: PixelRect, _ look: RenderLook, _ scale: Double) -> Bool {
    guard !look.corner.isSquare else { return false }
    let reach = Int(pixels: (look.corner.reach * scale).rounded(.up)) + 1
    let insideX = rect.minX >= bounds.minX + reach && rect.maxX <= bounds.maxX - reach
    let insideY = rect.minY >= bounds.minY + reach && rect.maxY <= bounds.maxY - reach
    return !insideX && !insideY
  }
}

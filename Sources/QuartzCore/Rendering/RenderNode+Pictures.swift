import CoreGraphics

extension RenderNode {
  /// The same picture in another place, fainter.
  func placed(_ geometry: LayerGeometry, opacity: Double) -> RenderNode {
    RenderNode(
      id: id,
      geometry: geometry,
      look: opacity < 1 ? RenderLook(look, opacity: look.opacity * opacity) : look,
      mask: mask,
      children: children
    )
  }

  /// The same picture as that of other layers, so that both can be seen at once.
  func renumbered() -> RenderNode {
    RenderNode(
      id: LayerID.next(),
      geometry: geometry,
      look: look,
      mask: mask?.renumbered(),
      children: children.map { $0.renumbered() }
    )
  }
}

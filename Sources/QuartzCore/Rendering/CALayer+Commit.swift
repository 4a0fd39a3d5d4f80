extension CALayer {
  /// Records the layer and everything below it; nil when it cannot be seen.
  ///
  /// What did not change since the last commit costs nothing and keeps its node.
  package func commit() -> RenderNode? {
    guard !hidden, appearance.opacity > 0 else { return nil }
    if let node = record.node, pending.isDisjoint(with: [.changed, .changedBelow]) { return node }
    let look = record.look ?? RenderLook(appearance, contents: vectorContents ?? storedContents)
    record.look = look
    let node = RenderNode(
      id: record.id,
      geometry: geometry,
      look: look,
      mask: mask?.commitAsMask(),
      children: backToFront.compactMap { $0.commit() }
    )
    record.node = node
    pending.subtract([.changed, .changedBelow])
    return node
  }

  /// A mask that cannot be seen still masks: it hides everything.
  private func commitAsMask() -> RenderNode {
    commit()
      ?? RenderNode(
        id: record.id,
        geometry: geometry,
        look: RenderLook(LayerAppearance(), contents: .none),
        mask: nil,
        children: []
      )
  }
}

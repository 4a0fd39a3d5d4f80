extension CALayer {
  /// Records the layer and everything below it; nil when it cannot be seen.
  ///
  /// What did not change since the last commit costs nothing and keeps its node; a layer with
  /// animations is recorded as they show it.
  package func commit() -> RenderNode? {
    record.isShown = true
    if let animations { return commit(animations) }
    guard !hidden, appearance.opacity > 0 else { return nil }
    if let node = record.node, pending.isDisjoint(with: [.changed, .changedBelow]) { return node }
    let look = record.look ?? RenderLook(appearance, contents: shownContents(vectorValues))
    record.look = look
    return commit(geometry, look)
  }

  private func commit(_ animations: LayerAnimations) -> RenderNode? {
    let values = shownValues
    guard !values.isHidden, values.appearance.opacity > 0 else {
      animations.changedLook = animations.changedLook || values.looksDifferent
      pending.subtract([.changed, .changedBelow])
      guard let transition = values.transition else { return nil }
      // A view that dissolves into nothing.
      return transition.node(around: emptyNode(values.geometry))
    }
    if let node = record.node, pending.isDisjoint(with: [.changed, .changedBelow]) { return node }
    if values.looksDifferent || animations.changedLook { record.look = nil }
    animations.changedLook = values.looksDifferent
    let look =
      record.look
      ?? RenderLook(
        values.appearance,
        contents: values.vector.isEmptyVector ? values.contents : values.vector
      )
    record.look = look
    let node = commit(values.geometry, look)
    guard let transition = values.transition else { return node }
    let picture = transition.node(around: node)
    record.node = picture
    return picture
  }

  private func commit(_ geometry: LayerGeometry, _ look: RenderLook) -> RenderNode {
    let node = RenderNode(
      id: record.id,
      geometry: geometry,
      look: look,
      mask: mask?.commitAsMask(),
      children: nodesBelow().backToFront
    )
    record.node = node
    pending.subtract([.changed, .changedBelow])
    return node
  }

  private func shownContents(_ vector: LayerContents) -> LayerContents {
    vector.isEmptyVector ? storedContents : vector
  }

  /// A mask that cannot be seen still masks: it hides everything.
  private func commitAsMask() -> RenderNode {
    commit() ?? emptyNode(geometry)
  }

  private func emptyNode(_ geometry: LayerGeometry) -> RenderNode {
    RenderNode(
      id: record.id,
      geometry: geometry,
      look: RenderLook(LayerAppearance(), contents: .none),
      mask: nil,
      children: []
    )
  }
}

extension [RenderNode] {
  /// Siblings in the order they are painted; equal depths keep the order of the tree.
  var backToFront: [RenderNode] {
    guard contains(where: { $0.geometry.zPosition != 0 }) else { return self }
    return enumerated().sorted {
      ($0.element.geometry.zPosition, $0.offset) < ($1.element.geometry.zPosition, $1.offset)
    }.map(\.element)
  }
}

extension LayerContents {
  /// Whether a shape has no path, or a gradient no colours.
  fileprivate var isEmptyVector: Bool {
    switch self {
    case .shape(let shape): shape.path == nil
    case .gradient(let gradient): gradient.colors.isEmpty
    default: true
    }
  }
}

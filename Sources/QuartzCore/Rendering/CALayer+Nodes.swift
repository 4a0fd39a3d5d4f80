import CoreGraphics
import Foundation

/// A layer that makes what stands below it by itself.
protocol NodeMaking: CALayer {
  /// What stands in the layer's bounds coordinates, back to front.
  func makeNodes() -> [RenderNode]
}

/// A layer that has values of its own under some paths.
protocol KeyPathHolding: CALayer {
  /// Takes a value; false where the path is none of its own.
  func take(_ value: Any?, forKeyPath keyPath: String) -> Bool
}

extension CALayer {
  /// What stands in the layer's bounds coordinates, in the order of the tree.
  func nodesBelow() -> [RenderNode] {
    switch record.role {
    case .maker, .makerInRoom: return (self as? any NodeMaking)?.makeNodes() ?? committedChildren()
    case .plain, .room: return committedChildren()
    }
  }

  /// The nodes of the sublayers.
  func committedChildren() -> [RenderNode] {
    guard let last = record.node?.children else { return committedChildren(after: []) }
    // Most layers that changed have the sublayers they had, which is the same list then.
    var index = 0
    for (place, child) in children.enumerated() {
      guard child.record.role == .plain || child.record.role == .maker else {
        return committedChildren(after: last[..<index], from: place)
      }
      guard let node = child.commit() else { continue }
      guard index < last.count, last[index] === node else {
        return committedChildren(after: last[..<index], node, from: place + 1)
      }
      index += 1
    }
    return index == last.count ? last : Array(last[..<index])
  }

  /// The nodes of the sublayers, of which the first are known.
  private func committedChildren(
    after known: ArraySlice<RenderNode>,
    _ next: RenderNode? = nil,
    from start: Int = 0
  ) -> [RenderNode] {
    var nodes: [RenderNode] = []
    nodes.reserveCapacity(known.count + children.count - start + 1)
    nodes += known
    if let next { nodes.append(next) }
    for child in children[start...] {
      switch child.record.role {
      case .plain, .maker:
        if let node = child.commit() { nodes.append(node) }
      case .room, .makerInRoom: nodes += child.nodesInSuperlayer()
      }
    }
    return nodes
  }

  /// What stands below a layer whose sublayers keep their depth, in its superlayer's coordinates.
  ///
  /// The layer itself shows nothing, and its opacity is that of each sublayer.
  private func nodesInSuperlayer() -> [RenderNode] {
    record.isShown = true
    pending.subtract([.changed, .changedBelow])
    let values = shownValues
    guard !values.isHidden, values.appearance.opacity > 0 else { return [] }
    let outer =
      values.geometry.sublayerSpatial.map { $0.concatenating(values.geometry.spatial) }
      ?? values.geometry.spatial
    return nodesBelow().map { node in
      node.placed(
        node.geometry.carried(by: outer),
        opacity: Double(min(1, values.appearance.opacity))
      )
    }
  }

  /// The layer with everything below it as it was shown some time ago; what does not move is as it is.
  func node(delayedBy delay: Double) -> RenderNode? {
    guard delay != 0, movesBelow else { return commit() }
    let values = values(atRoot: MediaClock.now - delay)
    guard !values.isHidden, values.appearance.opacity > 0 else { return nil }
    let contents = values.vector == .none ? values.contents : values.vector
    return RenderNode(
      id: record.id,
      geometry: values.geometry,
      look: RenderLook(values.appearance, contents: contents),
      mask: mask?.node(delayedBy: delay),
      children: children.compactMap { $0.node(delayedBy: delay) }.backToFront
    )
  }

  /// Whether the layer or one below it has animations.
  private var movesBelow: Bool { animations != nil || children.contains(where: \.movesBelow) }
}

extension LayerGeometry {
  /// The geometry of a layer that something carries further, in all three dimensions.
  func carried(by outer: CATransform3D) -> LayerGeometry {
    var result = self
    if outer.isIdentity { return result }
    var flat = outer
    (flat.m41, flat.m42) = (0, 0)
    if flat.isIdentity {
      // Moved in its plane: its edges stay where they were between pixels.
      result.position.x += outer.m41
      result.position.y += outer.m42
      return result
    }
    let x = anchorPoint.x * bounds.width + bounds.minX
    let y = anchorPoint.y * bounds.height + bounds.minY
    var there = CATransform3D.identity
    (there.m41, there.m42, there.m43) = (x, y, anchorPointZ)
    var back = CATransform3D.identity
    let total = spatial.concatenating(outer)
    // How far its middle is from the viewer, which orders siblings.
    let depth = x * total.m13 + y * total.m23 + total.m43
    back.m43 = -depth
    result.position = .zero
    result.zPosition = depth.isFinite ? depth : 0
    if !depth.isFinite { back.m43 = 0 }
    result.transform = there.concatenating(total).concatenating(back)
    return result
  }
}

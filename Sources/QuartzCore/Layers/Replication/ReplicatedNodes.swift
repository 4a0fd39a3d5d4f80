import CoreGraphics

/// Copies of nodes, each with a number of its own that it keeps from frame to frame.
final class ReplicatedNodes {
  private struct Key: Hashable {
    let index: Int
    let id: UInt64
  }

  private struct Copy {
    let source: RenderNode
    let factor: ColorFactor
    let node: RenderNode
  }

  private var copies: [Key: Copy] = [:]
  private var used: [Key: Copy] = [:]
  private var pictures = ColoredPictures()

  func begin() {
    used = [:]
    pictures.begin()
  }

  /// Forgets what was not asked for since `begin()`.
  func end() {
    copies = used
    pictures.end()
  }

  /// The copy of a node; the first is the node itself as long as its colours stay.
  func copy(of node: RenderNode, _ index: Int, _ factor: ColorFactor) -> RenderNode {
    if index == 0, factor == .none { return node }
    let key = Key(index: index, id: node.id)
    let known = copies[key]
    if let known, known.source === node, known.factor == factor {
      keep(known, key)
      return known.node
    }
    let copy = RenderNode(
      id: known?.node.id ?? LayerID.next(),
      geometry: node.geometry,
      look: look(node.look, factor),
      mask: node.mask.map { self.copy(of: $0, index, .none) },
      children: node.children.map { self.copy(of: $0, index, factor) }
    )
    used[key] = Copy(source: node, factor: factor, node: copy)
    return copy
  }

  /// Keeps a copy and those of what is below it.
  private func keep(_ copy: Copy, _ key: Key) {
    used[key] = copy
    pictures.keep(copy.source.look.contents, copy.factor)
    for child in copy.source.children + (copy.source.mask.map { [$0] } ?? []) {
      let key = Key(index: key.index, id: child.id)
      if let known = copies[key] { keep(known, key) }
    }
  }

  private func look(_ look: RenderLook, _ factor: ColorFactor) -> RenderLook {
    guard factor != .none else { return look }
    return RenderLook(
      look,
      multipliedBy: factor,
      contents: pictures.contents(look.contents, factor)
    )
  }
}

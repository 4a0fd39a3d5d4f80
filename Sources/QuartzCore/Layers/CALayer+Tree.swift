import CoreGraphics
import Diagnostics

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    guard accept(layer, as: "addSublayer") else { return }
    if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
      children.remove(at: old)
      children.insert(layer, at: min(index, children.count))
      mark(.changed)
      return
    }
    layer.detach()
    children.insert(layer, at: min(index, children.count))
    layer.parent = self
    noteLevels(of: layer)
    mark(.changed)
    layer.spreadPending()
  }

  func insertSublayer(
    _ layer: CALayer,
    relativeTo sibling: CALayer?,
    offset: Int,
    fallback: Int
  ) {
    guard let sibling, sibling !== layer,
      let index = children.firstIndex(where: { $0 === sibling })
    else { return insert(layer, at: fallback) }
    let old = children.firstIndex { $0 === layer }
    let shift = old.map { $0 < index ? -1 : 0 } ?? 0
    insert(layer, at: index + offset + shift)
  }

  func detach() {
    guard let parent else { return }
    if parent.mask === self {
      parent.mask = nil
      return
    }
    parent.children.removeObject(self)
    self.parent = nil
    parent.mark(.changed)
  }

  func replaceSublayers(_ layers: [CALayer]) {
    let kept = Set(layers.map(ObjectIdentifier.init))
    for child in children where !kept.contains(ObjectIdentifier(child)) { child.detach() }
    for (index, layer) in layers.enumerated() {
      if index < children.count, children[index] === layer { continue }
      insert(layer, at: index)
    }
  }

  /// Refuses to make a tree that contains itself.
  func accept(_ layer: CALayer, as role: String) -> Bool {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer {
        UIKitDiagnostics.report(
          Diagnosis(
            .layerCycle,
            place: "\(type(of: self)).\(role)",
            applePhrase: "CALayerInvalidTree"
          )
        )
        return false
      }
      ancestor = current.parent
    }
    return layer.parent === self || hasRoom(below: layer, place: "\(type(of: self)).\(role)")
  }
}

extension Array where Element: AnyObject {
  /// Takes an object out, where it is.
  package mutating func removeObject(_ object: Element) {
    guard let index = firstIndex(where: { $0 === object }) else { return }
    remove(at: index)
  }
}

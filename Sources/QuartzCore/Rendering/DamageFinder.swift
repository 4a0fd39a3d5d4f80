import CoreGraphics

/// A render tree in its place on the device.
struct PlacedNode {
  let node: RenderNode
  /// From the coordinates of the node's bounds to device pixels.
  let toDevice: Projection
  /// What ancestors leave to be seen.
  let clip: PixelRect
  /// Whether the place is where moved pixels lie and not where they were painted.
  var isDisplaced = false
  /// What the node leaves to be seen of its sublayers, where that did not move with it.
  var childClip: PixelRect?

  /// What the tree may touch.
  var extent: PixelRect {
    PixelRect(touching: toDevice.boundingBox(of: node.extent)).intersection(clip)
  }

  /// The pixels of the node's bounds.
  var bounds: PixelRect {
    PixelRect(snapping: toDevice.boundingBox(of: node.geometry.bounds))
  }

  func child(_ child: RenderNode) -> PlacedNode {
    PlacedNode(
      node: child,
      toDevice: node.geometry.toSelf(from: child.geometry).concatenating(toDevice),
      clip: childClip ?? clipForChildren,
      isDisplaced: isDisplaced
    )
  }

  /// What the node leaves to be seen of its sublayers.
  var clipForChildren: PixelRect {
    node.look.clips && toDevice.isUpright ? clip.intersection(bounds) : clip
  }

  /// Whether the tree would be painted to the same pixels as another.
  func isSame(as other: PlacedNode) -> Bool {
    guard node === other.node, clip == other.clip else { return false }
    // Moved pixels of a turned picture are those of another sampling.
    if isDisplaced, !node.isPlainBelow || !toDevice.isUpright { return false }
    return toDevice.isNearly(other.toDevice)
  }

  /// Whether sublayers that did not change are where they were.
  func keepsPlaces(in other: PlacedNode) -> Bool {
    node.geometry.sublayerTransform == nil && other.node.geometry.sublayerTransform == nil
      && (!isDisplaced || other.toDevice.isUpright) && toDevice.isNearly(other.toDevice)
      && (childClip ?? clipForChildren) == (other.childClip ?? other.clipForChildren)
  }

  /// Whether the node's own pieces would be painted to the same pixels as another's.
  func ownPiecesAreSame(as other: PlacedNode) -> Bool {
    let a = node.geometry.bounds
    let b = other.node.geometry.bounds
    guard node.look === other.node.look, clip == other.clip, a.size == b.size else { return false }
    // Only shapes are drawn in bounds coordinates; all else hangs at the corner of the bounds,
    // which a scroll does not move.
    if case .shape = node.look.contents, a.origin != b.origin { return false }
    return toDevice.translatedBy(x: a.minX, y: a.minY)
      .isNearly(other.toDevice.translatedBy(x: b.minX, y: b.minY))
  }

  /// What the node's own pieces touch.
  var ownExtent: PixelRect {
    let bounds = node.geometry.bounds
    var box = node.look.paintsBounds ? bounds : .null
    if let contents = node.look.contentsBox(in: bounds) { box = box.union(contents) }
    guard !box.isNull else { return .empty }
    return PixelRect(touching: toDevice.boundingBox(of: box)).intersection(clip)
  }
}

/// Where siblings stood, and which of them are still there.
private struct SiblingOrder {
  private var indices: [UInt64: Int] = [:]
  private var met: Set<Int> = []

  mutating func take(_ siblings: ArraySlice<RenderNode>) {
    indices.removeAll(keepingCapacity: true)
    met.removeAll(keepingCapacity: true)
    for index in siblings.indices { indices[siblings[index].id] = index }
  }

  /// Where a sibling stood, which is still there; nil where it is new.
  mutating func meet(_ id: UInt64) -> Int? {
    guard let index = indices[id] else { return nil }
    met.insert(index)
    return index
  }

  func hasMet(_ index: Int) -> Bool { met.contains(index) }
}

/// Compares two render trees and finds the device pixels in which they may differ.
struct DamageFinder {
  private var rects: [PixelRect] = []
  private var waiting: [(old: PlacedNode, new: PlacedNode)] = []
  private var scroll: ScrollMove?
  private var order = SiblingOrder()

  /// Adds the pixels that may differ to others.
  func addDamage(to damage: inout PixelRegion) {
    // Few at a time: most lie in what is painted anyway.
    guard rects.count > 8 else {
      for rect in rects where !damage.contains(rect) { damage.formUnion(rect) }
      return
    }
    damage.formUnion(PixelRegion(rects))
  }

  /// Finds what differs between what was shown and what is to be shown.
  ///
  /// Trees may be as deep as they like: what is still to be compared waits in a list and not on the stack.
  ///
  /// - Parameters:
  ///   - old: what was shown.
  ///   - new: what is to be shown.
  ///   - scroll: pixels that are moved before the damage is painted.
  mutating func find(from old: PlacedNode?, to new: PlacedNode?, scroll: ScrollMove?) {
    self.scroll = scroll
    defer { self.scroll = nil }
    rects.removeAll(keepingCapacity: true)
    guard let old, let new else {
      if let place = old ?? new { note(place.extent) }
      return
    }
    waiting.append((old, new))
    while let (old, new) = waiting.popLast() { compareOne(old, new) }
  }

  private mutating func compareOne(_ old: PlacedNode, _ new: PlacedNode) {
    if old.isSame(as: new) { return }
    if new.mustBeRepaintedWhole(after: old) {
      note(old.extent, new.extent)
      return
    }
    if !old.ownPiecesAreSame(as: new) {
      note(old.ownExtent, new.ownExtent)
    }
    compareChildren(scroll?.node === new.node ? scroll?.moved(old) ?? old : old, new)
  }

  private mutating func note(_ rect: PixelRect) {
    if !rect.isEmpty { rects.append(rect) }
  }

  /// Notes where something was and where it is.
  private mutating func note(_ old: PixelRect, _ new: PixelRect) {
    let both = old.union(new)
    // Moved along an axis, both make one rectangle.
    if both.area <= old.area + new.area - old.intersection(new).area { return note(both) }
    note(old)
    note(new)
  }

  private mutating func compareChildren(_ old: PlacedNode, _ new: PlacedNode) {
    let before = old.node.children
    let after = new.node.children
    let keepsPlaces = old.keepsPlaces(in: new)
    var index = 0
    // Most frames change values and not the tree: walk both lists side by side while they agree.
    while index < before.count, index < after.count, before[index].id == after[index].id {
      let (was, now) = (before[index], after[index])
      if !keepsPlaces || was !== now || (old.isDisplaced && !now.isPlain) {
        waiting.append((old.child(was), new.child(now)))
      }
      index += 1
    }
    guard index < before.count || index < after.count else { return }
    compareReordered(old, new, from: index)
  }

  /// Compares sublayers of which some came, went or changed their order.
  private mutating func compareReordered(_ old: PlacedNode, _ new: PlacedNode, from start: Int) {
    let before = old.node.children
    order.take(before[start...])
    var furthest = -1
    for node in new.node.children[start...] {
      let place = new.child(node)
      guard let index = order.meet(node.id) else {
        note(place.extent)
        continue
      }
      let was = old.child(before[index])
      if index < furthest {
        // It went behind something it was in front of.
        note(was.extent, place.extent)
      } else {
        furthest = index
        waiting.append((was, place))
      }
    }
    for index in before.indices[start...] where !order.hasMet(index) {
      note(old.child(before[index]).extent)
    }
  }
}

extension PlacedNode {
  /// Whether a difference in or below this node can change pixels anywhere in its extent.
  fileprivate func mustBeRepaintedWhole(after old: PlacedNode) -> Bool {
    let (a, b) = (old.node.look, node.look)
    if a.dissolve != nil || b.dissolve != nil { return true }
    if a.filter != b.filter || b.filter?.spreads == true { return true }
    if a.shadow != nil || b.shadow != nil || old.node.mask !== node.mask { return true }
    if a.opacity != b.opacity || a.clips != b.clips || a.isDoubleSided != b.isDoubleSided
      || a.fadesAsGroup != b.fadesAsGroup
      || old.node.needsGroup(opacity: a.opacity) != node.needsGroup(opacity: b.opacity)
    {
      return true
    }
    // Materials fade in another way than other groups, by a bit of a colour.
    if old.node.holdsBackdrop != node.holdsBackdrop, node.needsGroup(opacity: b.opacity) {
      return true
    }
    // A turned tree is resampled as one picture.
    if !old.toDevice.isUpright || !toDevice.isUpright { return true }
    let isPlaced = old.toDevice.isNearly(toDevice) && !old.isDisplaced
    if let mask = node.mask {
      // A mask stands where sublayers do.
      let (before, now) = (old.node.geometry, node.geometry)
      return !isPlaced
        || !before.toSelf(from: mask.geometry).isNearly(now.toSelf(from: mask.geometry))
    }
    // A moved rounded clip cuts other pixels of what did not move with it.
    guard b.clips, !a.corner.isSquare || !b.corner.isSquare else { return false }
    return a.corner != b.corner || old.bounds != bounds
  }
}

import CoreGraphics

/// A layer whose sublayers all moved by whole pixels since the last frame, so that most of its
/// pixels can be moved instead of painted.
struct ScrollMove {
  let node: RenderNode
  /// The pixels that move: what is seen of the layer.
  let area: PixelRect
  let dx: Int
  let dy: Int

  /// An old place, as it lies after the pixels were moved.
  func moved(_ place: PlacedNode) -> PlacedNode {
    var toDevice = place.toDevice
    toDevice.tx += Double(dx)
    toDevice.ty += Double(dy)
    return PlacedNode(
      node: place.node,
      toDevice: toDevice,
      clip: place.clip,
      isDisplaced: true,
      childClip: place.clipForChildren
    )
  }

  /// The pixels of `area` that keep what was shown, elsewhere.
  var keptArea: Int { area.intersection(area.offsetBy(dx: dx, dy: dy)).area }

  /// The pixels of `area` into which nothing was moved.
  var uncovered: PixelRegion {
    var region = PixelRegion(area)
    region.subtract(area.offsetBy(dx: dx, dy: dy))
    return region
  }
}

/// Finds the layer whose scrolling explains most of the difference between two trees.
struct ScrollFinder {
  /// What is known of the surroundings on the way down to a scrolled layer.
  private struct Surroundings {
    /// The one colour behind everything the layer's sublayers paint, and where it is known.
    var color: Pixel?
    var area = PixelRect.empty

    /// Takes in what a layer on the way down paints behind its sublayers.
    mutating func note(_ place: PlacedNode) {
      let look = place.node.look
      if !look.contents.isNone || look.pattern != nil || look.backdrop != nil {
        color = nil
      } else if look.background.isOpaque {
        color = look.corner.isSquare ? look.background : nil
        area = place.bounds.intersection(place.clip)
      } else if look.background != .clear {
        color = nil
      }
    }
  }

  /// A layer on the way down and the sublayer the way goes on with.
  private struct Step {
    let old: PlacedNode
    let new: PlacedNode
    let next: Int
  }

  private(set) var best: ScrollMove?
  /// What is painted above that, before and now: it does not move along.
  private(set) var overlays: [PixelRect] = []
  private var found: [PixelRect] = []
  private var way: [Step] = []

  /// Forgets what was found, for another search.
  mutating func reset() {
    best = nil
    overlays.removeAll(keepingCapacity: true)
  }

  mutating func search(_ old: PlacedNode, _ new: PlacedNode) {
    guard old.node.id == new.node.id, new.node.holdsClip, old.allowsMoves, new.allowsMoves,
      old.ownPiecesAreSame(as: new)
    else { return }
    consider(old, new)
    let before = old.node.children
    let after = new.node.children
    guard old.node.geometry.bounds == new.node.geometry.bounds, before.count == after.count,
      zip(before, after).allSatisfy({ $0.id == $1.id })
    else { return }
    for index in after.indices where before[index] !== after[index] && after[index].holdsClip {
      way.append(Step(old: old, new: new, next: index))
      search(old.child(before[index]), new.child(after[index]))
      way.removeLast()
    }
  }

  private mutating func consider(_ old: PlacedNode, _ new: PlacedNode) {
    let was = old.node.geometry.bounds
    let now = new.node.geometry.bounds
    // A material that is cut off looks at less than before it was.
    guard new.node.look.clips, was.origin != now.origin, !new.node.holdsBackdrop else { return }
    let x = (was.minX - now.minX) * new.toDevice.a
    let y = (was.minY - now.minY) * new.toDevice.d
    guard abs(x - x.rounded()) < 1e-6, abs(y - y.rounded()) < 1e-6, abs(x) < 1e6, abs(y) < 1e6
    else { return }
    let move = ScrollMove(
      node: new.node,
      area: new.bounds.intersection(new.clip),
      dx: Int(x.rounded()),
      dy: Int(y.rounded())
    )
    // A small rest is not worth the moving.
    guard move.keptArea > (best?.keptArea ?? move.area.area / 4) else { return }
    let surroundings = surroundings(of: new)
    guard surroundings.color != nil, surroundings.area.contains(move.area) else { return }
    best = move
    swap(&overlays, &found)
  }

  /// What surrounds the layer at the end of the way; `found` is what is painted above.
  private mutating func surroundings(of place: PlacedNode) -> Surroundings {
    var surroundings = Surroundings()
    found.removeAll(keepingCapacity: true)
    for step in way {
      surroundings.note(step.new)
      let (before, after) = (step.old.node.children, step.new.node.children)
      let area = step.new.child(after[step.next]).bounds
      for other in after.indices where other != step.next {
        let (was, now) = (
          step.old.child(before[other]).extent, step.new.child(after[other]).extent
        )
        if other > step.next {
          found.append(was)
          found.append(now)
        } else if was.intersects(area) || now.intersects(area) {
          surroundings.color = nil
        }
      }
    }
    surroundings.note(place)
    return surroundings
  }
}

extension PlacedNode {
  /// Whether pixels inside may be moved: nothing here paints above or reshapes its sublayers.
  fileprivate var allowsMoves: Bool {
    let look = node.look
    return node.mask == nil && look.dissolve == nil && look.filter == nil && toDevice.isUpright
      && look.opacity == 1
      && look.shadow == nil
      && look.border == .clear && (look.corner.isSquare || !look.clips)
  }
}

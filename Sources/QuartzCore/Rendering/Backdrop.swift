import CoreGraphics

/// What becomes of what lies behind a layer, within its bounds and below its background.
package struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var blurRadius: CGFloat
  /// 1 keeps colours, more makes them stronger.
  package var saturation: Double

  package init(blurRadius: CGFloat, saturation: Double) {
    self.blurRadius = blurRadius
    self.saturation = saturation
  }
}

/// The rectangles of a frame that are painted, where layers show what lies behind them.
///
/// A blur looks at all that lies behind its layer, so a layer behind which anything changed is
/// painted whole, in one go.
struct BackdropDamage {
  private(set) var areas: [PixelRect] = []

  init(_ root: PlacedNode?, _ damage: PixelRegion) {
    guard let root, root.node.holdsBackdrop else { return }
    var found: [PixelRect] = []
    Self.collect(root, &found)
    var touched = damage
    while let index = found.firstIndex(where: { touched.intersects($0) }) {
      var area = found.remove(at: index)
      // Layers above each other see each other's changes.
      while let other = areas.firstIndex(where: { $0.intersects(area) }) {
        area = area.union(areas.remove(at: other))
      }
      areas.append(area)
      touched.formUnion(area)
    }
  }

  private static func collect(_ place: PlacedNode, _ found: inout [PixelRect]) {
    let seen = place.bounds.intersection(place.clip)
    if place.node.look.backdrop != nil, !seen.isEmpty { found.append(seen) }
    for child in place.node.children where child.holdsBackdrop {
      collect(place.child(child), &found)
    }
  }

  /// What is painted besides the areas.
  func rest(of damage: PixelRegion) -> PixelRegion {
    var rest = damage
    for area in areas { rest.subtract(area) }
    return rest
  }
}

import Foundation

/// A group with everything in it in its place, seen from its outer corner.
struct SolvedGroup: Sendable, Equatable {
  struct Slot: Sendable, Equatable {
    /// The item's frame, insets and all.
    var frame: CGRect
    var zIndex = 0
    /// The axes on which the item's view is asked how long it is.
    var guesses = CompositionalGuesses.none
  }

  /// Something anchored to an item or to a group.
  struct Anchored: Sendable, Equatable {
    var spec: CompositionalAnchored
    /// What it is anchored to.
    var container: CGRect
    /// What its size is a part of.
    var base: CGSize
    /// The first item it comes with.
    var slot: Int
  }

  var size: CGSize
  var slots: [Slot] = []
  var anchored: [Anchored] = []
  /// How many items it would hold if there were enough.
  var capacity = 0
  /// How long it is along the layout's axis, where it is cut off behind its last item (rule C24).
  var trimmed: CGFloat?

  /// The length along an axis, cut off or not.
  func length(_ axes: LayoutAxes, flow: LayoutAxes) -> CGFloat {
    axes == flow ? trimmed ?? axes.size(size).main : axes.size(size).main
  }

  /// The size, cut off behind the last item.
  func cutSize(_ flow: LayoutAxes) -> CGSize {
    var size = flow.size(size)
    size.main = trimmed ?? size.main
    return flow.size(size)
  }

  mutating func take(_ child: SolvedGroup, at origin: CGPoint) {
    let first = slots.count
    for var slot in child.slots {
      slot.frame.origin.x += origin.x
      slot.frame.origin.y += origin.y
      slots.append(slot)
    }
    for var piece in child.anchored {
      piece.container.origin.x += origin.x
      piece.container.origin.y += origin.y
      piece.slot += first
      anchored.append(piece)
    }
  }
}

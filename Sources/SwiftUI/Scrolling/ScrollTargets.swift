import UIKit

/// Where the views are that a scroll view can scroll to, in its content.
@MainActor
final class ScrollTargets {
  var places: [AnyHashable: CGRect] = [:]
  /// Find rows that are not made yet.
  var resolvers: [(AnyHashable) -> CGRect?] = []
  /// What scrolling comes to rest at, where a layout is marked so.
  var rests: [ScrollRests] = []
  /// Whether something is to be placed again whenever the content moves.
  var followsOffset = false
  /// The directions in which the scroll view scrolls.
  var axes: Axis.Set = .vertical
  /// Those of the scroll view that this one is in.
  weak var outer: ScrollTargets?

  /// Whether rows are made as they become visible.
  var isLazy: Bool { !resolvers.isEmpty }

  /// Has everything placed again whenever the content moves, or that of a scroll view around it.
  func follow() {
    if followsOffset { return }
    followsOffset = true
    outer?.follow()
  }

  /// Forgets what was placed, before it is placed again.
  func removeAll() {
    places.removeAll(keepingCapacity: true)
    resolvers.removeAll(keepingCapacity: true)
    rests.removeAll(keepingCapacity: true)
  }
}

/// Rectangles that scrolling comes to rest at, in order, in the content of a scroll view.
@MainActor
struct ScrollRests {
  let count: Int
  let frame: (Int) -> CGRect

  /// The index of the rectangle whose beginning is nearest to a place, along one axis.
  func nearest(to place: CGFloat, _ start: (CGRect) -> CGFloat) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if (start(frame(middle)) + start(frame(middle + 1))) / 2 < place {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

extension Placing {
  /// Notes what a layout places, where scrolling is to come to rest at that; the parts of what it places are not.
  @MainActor
  mutating func takeRests(_ count: Int, _ frame: @escaping (Int) -> CGRect) {
    guard marksRests else { return }
    marksRests = false
    let offset = targetOffset
    targets?.rests.append(
      ScrollRests(count: count) { frame($0).offsetBy(dx: offset.x, dy: offset.y) }
    )
  }
}

/// Marks what scrolling comes to rest at.
private struct ScrollRestModifier: ElementModifier {
  /// Whether the parts of a layout are meant, not the view itself.
  let isLayout: Bool
  let isEnabled: Bool

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<ScrollRestModifier> {
    ScrollRestElement(self, around: content, node: node)
  }
}

private final class ScrollRestElement: ModifierElement<ScrollRestModifier> {
  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    var placing = placing
    if modifier.isEnabled {
      placing.marksRests = true
      if !modifier.isLayout { placing.takeRests(1) { _ in rect } }
    }
    content.place(rect, proposal, placing)
  }
}

extension View {
  /// Marks the views of a layout as what scrolling comes to rest at.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollRestModifier(isLayout: true, isEnabled: isEnabled))
  }

  /// Marks the view as one that scrolling comes to rest at.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollRestModifier(isLayout: false, isEnabled: isEnabled))
  }
}

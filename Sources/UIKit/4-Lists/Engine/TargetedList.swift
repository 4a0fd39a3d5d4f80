import CoreGraphics

/// A list that brings elements to a place, and what it is asked about them.
@MainActor
protocol TargetedList: UIScrollView {
  associatedtype Path
  associatedtype Position

  var target: ScrollTarget<Path, Position> { get }
  /// Whether the list was ever laid out, in some size.
  var wasLaidOut: Bool { get }

  func isThere(_ path: Path) -> Bool
  /// The offset at which an element shows at a place; nil where that is not known.
  func offset(showing path: Path, at position: Position) -> CGPoint?
}

extension TargetedList {
  private var content: ScrollTarget<Path, Position>.Content {
    .init(
      offset: contentOffset,
      isTracking: scroller.isTracking,
      isGliding: scroller.isGliding
    )
  }

  /// Moves the content to an offset, and keeps to the element that is there.
  func setTarget(_ path: Path, _ position: Position, offset: CGPoint, isAnimated: Bool) {
    let waits = !wasLaidOut
    setContentOffset(offset, animated: isAnimated && !waits)
    target.set(path, position, at: contentOffset, waitsForLayout: waits)
    setNeedsLayout()
  }

  /// Moves the content to where the element is by now.
  ///
  /// Returns whether there is one to keep to, and it is there and not on its way.
  func restoreTarget() -> Bool {
    guard target.isSet else { return false }
    switch target.step(content, isThere: isThere, offset: offset(showing:at:)) {
    case .move(let offset):
      if offset != contentOffset { contentOffset = offset }
      return true
    case .steer(let offset):
      scroller.retarget(to: offset)
      return false
    case nil: return false
    }
  }

  /// The list itself moved the content.
  func noteTarget() { if target.isSet { target.note(content) } }

  /// All is in agreement.
  func settleTarget() {
    guard target.isSet, wasLaidOut else { return }
    target.settle(content, isSeen: window != nil || !bounds.isEmpty)
  }
}

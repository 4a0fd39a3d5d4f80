import CoreGraphics

/// Brings an element to a place in a list, and keeps to it while sizes that were guessed come out.
///
/// What is asked for before the first layout is done with it. A finger, or anybody else who moves the
/// content, ends it.
final class ScrollTarget<Path, Position> {
  /// How the content of the list stands.
  struct Content {
    var offset: CGPoint
    /// Whether a finger is on it.
    var isTracking = false
    /// Whether it is on its way to where code sent it.
    var isGliding = false
  }

  /// What the list has to do with its content.
  enum Step: Equatable {
    case move(to: CGPoint)
    /// It is on its way, which ends elsewhere now.
    case steer(to: CGPoint)
  }

  private struct Goal {
    var path: Path
    let position: Position
    /// The offset last set; any other was set by someone else.
    var offset: CGPoint
    let waitsForLayout: Bool
    /// Whether the content was on its way, so that wherever it stopped is no one else's doing.
    var hasGlided = false

    func isGivenUp(_ content: Content) -> Bool {
      content.isTracking
        || !(waitsForLayout || content.isGliding || offset == content.offset || hasGlided)
    }
  }

  private var goal: Goal?

  /// Whether there is an element to keep to.
  var isSet: Bool { goal != nil }

  /// Keeps to an element from now on, with the content where it was sent.
  ///
  /// A list that was never laid out waits for its layout: the target stays until then.
  func set(_ path: Path, _ position: Position, at offset: CGPoint, waitsForLayout: Bool) {
    goal = Goal(path: path, position: position, offset: offset, waitsForLayout: waitsForLayout)
  }

  /// Keeps to nothing any more.
  func reset() { goal = nil }

  /// The element has another path now, or is gone.
  func follow(_ change: (Path) -> Path?) {
    guard let path = goal?.path else { return }
    if let new = change(path) { goal?.path = new } else { goal = nil }
  }

  /// What brings the content to where the element is by now; nil where there is nothing to keep to.
  ///
  /// `offset` is nil for an element whose place is not known yet. An element that is gone, or content
  /// that someone else moved, ends it.
  func step(
    _ content: Content,
    isThere: (Path) -> Bool,
    offset: (Path, Position) -> CGPoint?
  ) -> Step? {
    guard let goal else { return nil }
    guard isThere(goal.path), !goal.isGivenUp(content) else {
      self.goal = nil
      return nil
    }
    guard let offset = offset(goal.path, goal.position) else { return nil }
    if content.isGliding { return .steer(to: offset) }
    self.goal?.offset = offset
    return .move(to: offset)
  }

  /// The list itself moved the content, as while it measured what is above.
  func note(_ content: Content) {
    if !content.isGliding { goal?.offset = content.offset }
  }

  /// All is in agreement: content that came to rest is where it was to be.
  ///
  /// A list that nobody has seen goes on waiting for its layout.
  func settle(_ content: Content, isSeen: Bool) {
    if content.isGliding {
      goal?.hasGlided = true
    } else if goal?.waitsForLayout == false || isSeen {
      goal = nil
    }
  }
}

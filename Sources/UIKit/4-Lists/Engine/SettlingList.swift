import Foundation

/// A list whose views go to where their elements are.
@MainActor
protocol SettlingList: AnyObject {
  /// Whether the list is in a window, so that somebody may see it.
  var isInWindow: Bool { get }
  /// Brings views into agreement with their elements at once.
  func settleNow()
  /// Has that done with the next layout.
  func settleLater()
}

extension UIScrollView {
  var isInWindow: Bool { window != nil }
}

extension SettlingList {
  /// Lets elements go where they are now, to make room or to close it; those in a window are seen
  /// moving there.
  func letElementsMove(then finished: @escaping () -> Void = {}) {
    guard isInWindow else { return settleLater() }
    RoomMotion.run({ [self] in settleNow() }, then: finished)
  }
}

/// The motion of elements that make room for one that is held or dropped among them.
@MainActor
enum RoomMotion {
  /// How long they take, in seconds; not measured.
  private static let duration: TimeInterval = 0.3

  static func run(_ changes: @escaping () -> Void, then finished: @escaping () -> Void = {}) {
    PlatterMotion.run(duration, changes, completion: finished)
  }
}

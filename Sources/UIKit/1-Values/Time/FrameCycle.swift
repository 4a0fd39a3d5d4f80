import Foundation

/// What waits for the frame being prepared.
@MainActor
package final class FrameCycle {
  private static var slot: FrameCycle?
  /// The cycle of the current screen.
  static var current: FrameCycle { slot ?? ScreenContext.keep(FrameCycle()) { slot = $0 } }

  private var after: [() -> Void] = []
  private var isRequested = false
  /// Runs when the first reason for a frame appears.
  var requestHandler: (() -> Void)?

  /// Asks for a frame to be prepared.
  func request() {
    guard !isRequested else { return }
    isRequested = true
    requestHandler?()
  }

  /// Whether something changed since the last frame, or waits for the next.
  var needsFrame: Bool { isRequested || !after.isEmpty }

  /// Runs a block once the next frame is shown.
  func afterFrame(_ block: @escaping () -> Void) {
    after.append(block)
    request()
  }

  /// Does what waits for the current screen's next frame, where a picture is taken without one.
  package static func endWithoutShowing() { current.end() }

  /// Starts a frame: what changes from here on asks for the next one.
  func begin() { isRequested = false }

  /// Ends a frame: runs what waited for it.
  func end() {
    KeyValueObservations.look()
    AssociatedObjects.dropOrphans()
    let blocks = after
    after = []
    for block in blocks { block() }
  }
}

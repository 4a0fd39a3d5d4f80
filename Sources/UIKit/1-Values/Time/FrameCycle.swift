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

  /// Whether a frame is asked for as layers changed, and for nothing else.
  private var isForChanges = false
  /// Whether those changes are in the last frame, which others asked for.
  private var areChangesShown = false

  /// Asks for a frame to be prepared.
  func request() {
    isForChanges = false
    ask()
  }

  /// Asks for a frame as a layer changed.
  func requestForChange() {
    if !isRequested { isForChanges = true }
    areChangesShown = false
    ask()
  }

  private func ask() {
    guard !isRequested else { return }
    isRequested = true
    requestHandler?()
  }

  /// The frame that is being prepared shows what changed in it.
  func noteChangesShown() { areChangesShown = true }

  /// Whether the frame that is asked for shows nothing that the last one does not.
  var isRepetition: Bool { isRequested && isForChanges && areChangesShown && after.isEmpty }

  /// Has whoever shows frames look for reasons to show one.
  func wake() {
    if !isRequested { requestHandler?() }
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

import Foundation

/// Moves what floats above the views: previews under a finger, and menus.
@MainActor
enum PlatterMotion {
  /// Makes changes over some seconds and runs a block when they came to rest.
  static func run(
    _ duration: TimeInterval,
    _ changes: () -> Void,
    completion: @escaping () -> Void
  ) {
    changes()
    let end = FrameClock.current.now + duration
    FrameTicker { time in
      if time < end { return true }
      completion()
      return false
    }.start()
  }
}

import Foundation

/// Moves what floats above the views: previews under a finger, and menus.
@MainActor
enum PlatterMotion {
  /// Makes changes over some seconds and runs a block when they came to rest.
  static func run(
    _ duration: TimeInterval,
    _ changes: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes
    ) { _ in completion() }
  }
}

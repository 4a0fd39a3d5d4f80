import CoreGraphics
import Foundation

/// A list whose views are seen moving after a change.
@MainActor
protocol MovingList: AnyObject {
  var isInWindow: Bool { get }
  /// Whether the list was ever laid out, in some size.
  var wasLaidOut: Bool { get }
  var bounds: CGRect { get }
}

/// The motion of a list's views to where a change put them.
@MainActor
enum ListMotion {
  /// What updates take on iOS could not be measured; animations around them decide it for them.
  private static let duration: TimeInterval = 0.3

  /// Whether anybody would see it.
  static func isSeen(in list: any MovingList) -> Bool {
    UIView.areAnimationsEnabled && list.isInWindow && list.wasLaidOut
  }

  static func run(
    _ options: UIView.AnimationOptions,
    _ changes: @escaping () -> Void,
    then finished: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: changes,
      completion: finished
    )
  }
}

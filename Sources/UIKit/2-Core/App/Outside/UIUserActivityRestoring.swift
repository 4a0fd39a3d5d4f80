import Foundation

/// What can be made as it was out of an activity.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Comes to show what an activity is about.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

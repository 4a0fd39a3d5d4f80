import Foundation

extension RunLoop.Mode {
  /// That in which touches are followed; nothing runs in it here, as touches are taken in the default one.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

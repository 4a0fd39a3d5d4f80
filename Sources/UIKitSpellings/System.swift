// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

import Foundation

// What comes from headers of the system on iOS.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000

public func CFRunLoopGetCurrent() -> RunLoop { RunLoop.current }

public func CFRunLoopGetMain() -> RunLoop { RunLoop.main }

/// Lets a run loop that waits go round once.
public func CFRunLoopWakeUp(_ loop: RunLoop) { loop.perform {} }

extension ProcessInfo {
  /// Whether the app was built for a Mac's Catalyst: never.
  public var isMacCatalystApp: Bool { false }

  /// Whether the app runs on a Mac as it does on iOS: never.
  public var isiOSAppOnMac: Bool { false }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// What comes from headers of the system on iOS.

/// What a call of the system came to: 0 where it did what it was to do.
public typealias OSStatus = Int32

/// No mistake.
public let noErr: OSStatus = 0

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A queue that does one thing after the other.
public typealias DispatchSerialQueue = DispatchQueue

/// What makes nanoseconds of the numbers that `mach_absolute_time` gives.
public struct mach_timebase_info_data_t: Sendable {
  /// What they are multiplied by.
  public var numer: UInt32 = 0
  /// What they are divided by.
  public var denom: UInt32 = 0

  /// Makes one that says nothing yet.
  public init() {}
}

/// Says how the numbers of `mach_absolute_time` become nanoseconds: they are nanoseconds.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee.numer = 1
  info.pointee.denom = 1
  return 0
}

/// The time since the machine started, which goes on while it runs.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// The key of a bundle's name in Info.plist.
public let kCFBundleNameKey = "CFBundleName"

/// The key of a bundle's build in Info.plist.
public let kCFBundleVersionKey = "CFBundleVersion"

/// The key of a bundle's identifier in Info.plist.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"

/// The key of the name of a bundle's program in Info.plist.
public let kCFBundleExecutableKey = "CFBundleExecutable"

/// The run loop of the thread that asks.
public func CFRunLoopGetCurrent() -> RunLoop { RunLoop.current }

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> RunLoop { RunLoop.main }

/// Lets a run loop that waits go round once.
public func CFRunLoopWakeUp(_ loop: RunLoop) { loop.perform {} }

/// A mode of a run loop, as Core Foundation names it.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `RunLoop.Mode.common`.
  public static let commonModes = Self(rawValue: "kCFRunLoopCommonModes")
  /// `RunLoop.Mode.default`.
  public static let defaultMode = Self(rawValue: "kCFRunLoopDefaultMode")
}

extension ProcessInfo {
  /// Whether the app was built for a Mac's Catalyst: never.
  public var isMacCatalystApp: Bool { false }

  /// Whether the app runs on a Mac as it does on iOS: never.
  public var isiOSAppOnMac: Bool { false }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import Foundation
import Inert

let reachability = InertFramework(
  "SystemConfiguration",
  "does not look at the network: nothing is reachable"
)

/// How a host can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes flags of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Over a connection that comes and goes.
  public static let transientConnection = Self(rawValue: 1 << 0)
  /// As things are.
  public static let reachable = Self(rawValue: 1 << 1)
  /// After a connection is made.
  public static let connectionRequired = Self(rawValue: 1 << 2)
  /// The connection is made by itself.
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  /// A person has to do something.
  public static let interventionRequired = Self(rawValue: 1 << 4)
  /// The app has to ask for it.
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  /// It is this device.
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  /// It is next to this device.
  public static let isDirect = Self(rawValue: 1 << 17)
  /// Over the phone's network.
  public static let isWWAN = Self(rawValue: 1 << 18)
}

/// What is called when the way to a host changes.
public typealias SCNetworkReachabilityCallBack =
  (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) ->
  Void

/// What goes with a host.
public struct SCNetworkReachabilityContext {
  /// 0.
  public var version: Int
  /// What is handed on.
  public var info: UnsafeMutableRawPointer?

  /// Makes a context; the functions for counting are not called.
  public init(
    version: Int,
    info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    self.version = version
    self.info = info
  }
}

/// A host, of which nothing is known.
public final class SCNetworkReachability: Sendable {
  init() { reachability.tell() }
}

/// Makes a host of a name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: AnyObject?,
  _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  SCNetworkReachability()
}

/// Makes a host of an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: AnyObject?,
  _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  SCNetworkReachability()
}

/// True: there are no flags, so the host cannot be reached.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability,
  _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return true
}

/// True: it is never called.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability,
  _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// True: nothing is told.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability,
  _ queue: DispatchQueue?
) -> Bool { true }

/// True: nothing is told.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability,
  _ runLoop: AnyObject,
  _ runLoopMode: String
) -> Bool { true }

/// True: nothing was told.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability,
  _ runLoop: AnyObject,
  _ runLoopMode: String
) -> Bool { true }

@_exported import Foundation
import Inert

let haptics = InertFramework("CoreHaptics", "moves nothing: the device cannot be felt")

/// What a device can be felt by: nothing.
public protocol CHHapticDeviceCapability {
  /// Whether it can be felt.
  var supportsHaptics: Bool { get }
  /// Whether it sounds with it.
  var supportsAudio: Bool { get }
}

private struct Nothing: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// What goes wrong with what is felt.
public struct CHHapticError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case unknownError = -4898
  }
  /// Which mistake it is.
  public let code: Code
  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
  /// `CoreHapticsErrorDomain`.
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

/// What makes a device felt: it cannot be made here.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  /// Why it stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case engineDestroyed = 5
    case gameControllerDisconnect = 6
    case systemError = -1
  }

  /// What the device can be felt by: nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability {
    haptics.tell()
    return Nothing()
  }

  /// Throws `CHHapticError.notSupported`; `NSObject` lets no initialiser without parameters throw.
  public init(never: Void = ()) throws {
    haptics.tell()
    throw CHHapticError(.notSupported)
  }

  /// What is called when it stops; nil at first.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// What is called when it starts again; nil at first.
  open var resetHandler: () -> Void = {}
  /// Whether it only plays what is felt; false at first.
  open var playsHapticsOnly = false
  /// Throws `CHHapticError.notSupported`.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Fails with `CHHapticError.notSupported`, later on the main queue.
  open func start(completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    haptics.answer { completionHandler?(CHHapticError(.notSupported)) }
  }
  /// It does not run: the handler is called later on the main queue.
  open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    haptics.answer { completionHandler?(nil) }
  }
}

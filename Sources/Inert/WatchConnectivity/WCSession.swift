@_exported import Foundation
import Inert

let watch = InertFramework("WatchConnectivity", "knows no watch: sessions are not supported")

/// How far a session is.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0
  case inactive = 1
  case activated = 2
}

/// What goes wrong with a watch.
public struct WCError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
  }
  /// Which mistake it is.
  public let code: Code
  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
  /// `WCErrorDomain`.
  public static var errorDomain: String { "WCErrorDomain" }
  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

/// What an app tells its part on a watch: there is no watch.
open class WCSession: NSObject, @unchecked Sendable {
  private static let session = WCSession(isDefault: true)
  private init(isDefault: Bool) { super.init() }

  /// The session of the app.
  open class var `default`: WCSession {
    watch.tell()
    return session
  }
  /// False.
  open class func isSupported() -> Bool {
    watch.tell()
    return false
  }
  /// Who is told; nil at first.
  open weak var delegate: (any WCSessionDelegate)?
  /// Not activated.
  open var activationState: WCSessionActivationState { .notActivated }
  /// False.
  open var isPaired: Bool { false }
  /// False.
  open var isReachable: Bool { false }
  /// False.
  open var isWatchAppInstalled: Bool { false }
  /// Empty.
  open var applicationContext: [String: Any] { [:] }
  /// Empty.
  open var receivedApplicationContext: [String: Any] { [:] }

  /// Fails: the delegate is told `WCError.sessionNotSupported`, later on the main queue.
  open func activate() {
    watch.answer {
      self.delegate?.session(
        self,
        activationDidCompleteWith: .notActivated,
        error: WCError(.sessionNotSupported)
      )
    }
  }

  /// Throws `WCError.sessionNotSupported`.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }

  /// Sends nothing: the error is `WCError.notReachable`, later on the main queue.
  open func sendMessage(
    _ message: [String: Any],
    replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (@Sendable (any Error) -> Void)? = nil
  ) {
    watch.answer { errorHandler?(WCError(.notReachable)) }
  }
}

/// What is told of a watch.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// A session began, or did not.
  func session(
    _ session: WCSession,
    activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  )
  /// A session rests; never called.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// A session ended; never called.
  func sessionDidDeactivate(_ session: WCSession)
  /// A watch can be reached or not; never called.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// A message came; never called.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// A message came that wants an answer; never called.
  func session(
    _ session: WCSession,
    didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  )
  /// A context came; never called.
  func session(
    _ session: WCSession,
    didReceiveApplicationContext applicationContext: [String: Any]
  )
}

extension WCSessionDelegate {
  /// Does nothing.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Does nothing.
  public func session(
    _ session: WCSession,
    didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Does nothing.
  public func session(
    _ session: WCSession,
    didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
}

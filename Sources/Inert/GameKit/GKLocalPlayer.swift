@_exported import Foundation
import Inert
@_exported import UIKit

let games = InertFramework("GameKit", "knows no player: nobody is signed in, and no score is sent")

/// What goes wrong with games.
public struct GKError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case unknown = 1
    case cancelled = 2
    case communicationsFailure = 3
    case notAuthenticated = 6
    case notSupported = 16
  }
  /// Which mistake it is.
  public let code: Code
  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
  /// `GKErrorDomain`.
  public static var errorDomain: String { "GKErrorDomain" }
  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

/// Somebody who plays.
open class GKPlayer: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// What they are called; empty.
  open var displayName: String { "" }
  /// What they call themselves; empty.
  open var alias: String { "" }
  /// What tells them from others; empty.
  open var gamePlayerID: String { "" }
}

/// Who plays on this device: nobody is signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let player = GKLocalPlayer()

  /// The player.
  open class var local: GKLocalPlayer {
    games.tell()
    return player
  }
  /// False.
  open var isAuthenticated: Bool { false }
  /// False.
  open var isUnderage: Bool { false }
  /// What is told whether somebody is signed in: nobody is, later on the main queue.
  open var authenticateHandler: (@MainActor (UIViewController?, (any Error)?) -> Void)? {
    didSet {
      games.answer {
        MainActor.assumeIsolated { self.authenticateHandler?(nil, GKError(.notSupported)) }
      }
    }
  }
}

/// A list of scores; none is kept here.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// Sends nothing: the error is `notAuthenticated`, later on the main queue.
  open class func submitScore(
    _ score: Int,
    context: Int,
    player: GKPlayer,
    leaderboardIDs: [String],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    games.answer { completionHandler(GKError(.notAuthenticated)) }
  }
  /// Throws `GKError.notAuthenticated`.
  open class func submitScore(
    _ score: Int,
    context: Int,
    player: GKPlayer,
    leaderboardIDs: [String]
  ) async throws {
    games.tell()
    throw GKError(.notAuthenticated)
  }
}

@_exported import Foundation
import Inert
// What shows an activity may sound as well.
@_exported import UserNotifications

let inertActivities = InertFramework(
  "ActivityKit",
  "shows no activities: who begins one is refused"
)

/// What an activity is about, and what of it changes.
public protocol ActivityAttributes: Decodable, Encodable {
  /// What changes.
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// What an activity shows now.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  /// What changes.
  public var state: State
  /// When it is out of date; nil is never.
  public var staleDate: Date?
  /// How much it matters beside others.
  public var relevanceScore: Double

  /// Makes what an activity shows.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// When an activity that has ended goes.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  private let isAtOnce: Bool

  /// When the system likes.
  public static let `default` = Self(date: nil, isAtOnce: false)
  /// At once.
  public static let immediate = Self(date: nil, isAtOnce: true)
  /// At a time.
  public static func after(_ date: Date) -> Self { Self(date: date, isAtOnce: false) }
}

/// Who changes an activity from afar.
public struct PushType: Hashable, Sendable {
  private let name: String

  /// Who has the activity's token.
  public static let token = PushType(name: "token")
  /// Who has the channel of a name.
  public static func channel(_ name: String) -> PushType { PushType(name: name) }
}

/// How far an activity is.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case active, pending, stale, ended, dismissed
}

/// Something that goes on, and is shown outside of the app; nothing is here.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// What an activity shows.
  public typealias ContentState = Attributes.ContentState

  /// What tells it from others.
  public let id: String
  /// What it is about.
  public let attributes: Attributes
  /// What it shows.
  public let content: ActivityContent<ContentState>

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    self.content = content
  }

  /// How far it is.
  public var activityState: ActivityState { .dismissed }

  /// Those that go on: none.
  public static var activities: [Activity<Attributes>] {
    inertActivities.tell()
    return []
  }

  /// Throws `ActivityAuthorizationError.denied`.
  public static func request(
    attributes: Attributes,
    content: ActivityContent<ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    inertActivities.tell()
    throw ActivityAuthorizationError.denied
  }

  /// Does nothing.
  public func update(_ content: ActivityContent<ContentState>) async {}

  /// Does nothing.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

/// Why an activity does not begin.
public enum ActivityAuthorizationError: LocalizedError, Hashable, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier
  case missingProcessIdentifier, persistenceFailure, reconnectNotPermitted, targetMaximumExceeded
  case unentitled, unsupported, unsupportedTarget, visibility

  /// What went wrong.
  public var errorDescription: String? { "The activity was not begun." }
}

/// Whether an app may begin activities: it may not.
public final class ActivityAuthorizationInfo: Sendable {
  /// Makes it.
  public init() {}

  /// False.
  public var areActivitiesEnabled: Bool {
    inertActivities.tell()
    return false
  }

  /// False.
  public var frequentPushesEnabled: Bool { false }
}

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
@_exported import Foundation
import Inert

let calendar = InertFramework("EventKit", "has no calendar: access is denied")

/// Whether an app may see the calendar.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4

  /// All of it, as before iOS 17.
  public static let authorized = Self.fullAccess
}

/// What an app wants to see.
public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}

/// Which events a change is of.
public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents = 1
}

/// What goes wrong with a calendar.
public struct EKError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case datesInverted = 4
    case internalFailure = 5
    case calendarReadOnly = 6
    case eventStoreNotAuthorized = 29
  }
  /// Which mistake it is.
  public let code: Code
  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
  /// `EKErrorDomain`.
  public static var errorDomain: String { "EKErrorDomain" }
  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

/// The calendars of a device: the app is refused.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Makes a store.
  public override init() {
    super.init()
    calendar.tell()
  }
  /// Denied.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    calendar.tell()
    return .denied
  }
  /// Asks nobody: the answer is false, later on the main queue.
  open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    calendar.answer { completion(false, nil) }
  }
  /// Asks nobody: the answer is false, later on the main queue.
  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    calendar.answer { completion(false, nil) }
  }
  /// Asks nobody: the answer is false, later on the main queue.
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    calendar.answer { completion(false, nil) }
  }
  /// Asks nobody: the answer is false, later on the main queue.
  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    calendar.answer { completion(false, nil) }
  }
  /// Asks nobody: the answer is false.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Asks nobody: the answer is false.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// None.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Nil.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// A question that finds nothing.
  open func predicateForEvents(
    withStart startDate: Date,
    end endDate: Date,
    calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// None.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Nil.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Throws `EKError.eventStoreNotAuthorized`.
  open func save(_ event: EKEvent, span: EKSpan) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws `EKError.eventStoreNotAuthorized`.
  open func remove(_ event: EKEvent, span: EKSpan) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
}

/// A calendar; there are none here.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// What it is called; empty.
  open var title: String { "" }
  /// What tells it from others; empty.
  open var calendarIdentifier: String { "" }
}

/// Something in a calendar.
open class EKEvent: NSObject, @unchecked Sendable {
  /// Makes an event.
  public init(eventStore: EKEventStore) { super.init() }
  /// What it is called; empty at first.
  open var title: String! = ""
  /// Where; nil at first.
  open var location: String?
  /// What else is said of it; nil at first.
  open var notes: String?
  /// Its page; nil at first.
  open var url: URL?
  /// Its calendar; nil at first.
  open var calendar: EKCalendar!
  /// When it begins; nil at first.
  open var startDate: Date!
  /// When it ends; nil at first.
  open var endDate: Date!
  /// Whether it takes whole days; false at first.
  open var isAllDay = false
  /// Nil: it is not in a calendar.
  open var eventIdentifier: String! { nil }
}

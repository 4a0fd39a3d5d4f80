@_exported import Foundation
import Inert

let background = InertFramework(
  "BackgroundTasks",
  "starts nothing in the background: tasks are registered, and requests are refused"
)

/// What starts an app's tasks in the background: here it starts none.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// What keeps a request from being taken.
  public struct Error: Swift.Error, Hashable, Sendable, CustomNSError {
    /// Which mistake it is.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
      case immediateRunIneligible = 4
    }

    /// Which mistake it is.
    public let code: Code
    /// Makes an error of a code.
    public init(_ code: Code) { self.code = code }
    /// `BGTaskSchedulerErrorDomain`.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The number of the mistake.
    public var errorCode: Int { code.rawValue }
    /// The app may not run in the background.
    public static var unavailable: Code { .unavailable }
    /// There are too many requests.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The app does not say that it has the task.
    public static var notPermitted: Code { .notPermitted }
  }

  private static let scheduler = BGTaskScheduler(isShared: true)
  private init(isShared: Bool) { super.init() }

  /// The scheduler of the app.
  open class var shared: BGTaskScheduler {
    background.tell()
    return scheduler
  }

  /// True: the handler is registered, and never called.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String,
    using queue: DispatchQueue?,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool { true }

  /// Throws `Error.unavailable`.
  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }

  /// Takes a request back; there are none.
  open func cancel(taskRequestWithIdentifier identifier: String) {}

  /// Takes all requests back; there are none.
  open func cancelAllTaskRequests() {}

  /// Hands over the requests that wait: none.
  open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) {
    background.answer { completionHandler([]) }
  }

  /// The requests that wait: none.
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

/// A wish to run in the background.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// Which task.
  public let identifier: String
  /// Not before; nil at first.
  open var earliestBeginDate: Date?

  init(task identifier: String) { self.identifier = identifier }
}

/// A wish to bring contents up to date.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Makes a wish.
  public init(identifier: String) { super.init(task: identifier) }
}

/// A wish for longer work.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Makes a wish.
  public init(identifier: String) { super.init(task: identifier) }
  /// Whether it needs a network; false at first.
  open var requiresNetworkConnectivity = false
  /// Whether it needs power; false at first.
  open var requiresExternalPower = false
}

/// A task in the background; none is started here.
open class BGTask: NSObject, @unchecked Sendable {
  /// Which one.
  open var identifier: String { "" }
  /// What is called when time is up; nil at first.
  open var expirationHandler: (@Sendable () -> Void)?
  /// Ends it.
  open func setTaskCompleted(success: Bool) {}
}

/// A task that brings contents up to date.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A task of longer work.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

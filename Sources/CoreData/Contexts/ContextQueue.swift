import Foundation

/// The queue a context works on.
final class ContextQueue: @unchecked Sendable {
  private let isMain: Bool
  private let queue: DispatchQueue
  private static let key = DispatchSpecificKey<ObjectIdentifier>()

  /// The main queue knows itself: it may be run by any thread.
  private static let main: DispatchQueue = {
    DispatchQueue.main.setSpecific(key: key, value: mainName)
    return .main
  }()
  private static let mainName = ObjectIdentifier(ContextQueue.self)

  init(isMain: Bool) {
    self.isMain = isMain
    queue = isMain ? Self.main : DispatchQueue(label: "NSManagedObjectContext")
    if !isMain { queue.setSpecific(key: Self.key, value: ObjectIdentifier(self)) }
  }

  /// Whether code runs on it.
  var isHere: Bool {
    let name = isMain ? Self.mainName : ObjectIdentifier(self)
    return DispatchQueue.getSpecific(key: Self.key) == name || isMain && Thread.isMainThread
  }

  func async(_ work: @escaping () -> Void) {
    let passed = Passed(work)
    queue.async { passed.value() }
  }

  func sync<Result>(_ work: () throws -> Result) rethrows -> Result {
    if isHere { return try work() }
    return try queue.sync(execute: work)
  }
}

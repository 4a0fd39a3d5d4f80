import Foundation

extension NSManagedObjectContext {
  @TaskLocal private static var running: Passed<NSManagedObjectContext>?

  /// The context whose block runs.
  static var current: NSManagedObjectContext? { running?.value }

  private func run<Result>(_ block: () throws -> Result) rethrows -> Result {
    try Self.$running.withValue(Passed(self)) {
      defer { processPendingChanges() }
      return try block()
    }
  }

  /// Runs a block on the context's queue, after what is on it.
  @preconcurrency
  public func perform(_ block: @escaping @Sendable () -> Void) {
    queue.async { self.run(block) }
  }

  /// Runs a block on the context's queue, waits for it, and gives what it gives.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    try queue.sync { try run(block) }
  }

  /// Runs a block on the context's queue, and gives what it gives.
  @preconcurrency
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping @Sendable () throws -> T
  ) async throws -> T {
    let result: Passed<Result<T, any Error>> = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: Passed(Result { try self.run(block) })) }
    }
    return try result.value.get()
  }

  /// Runs a block on the context's queue, and gives what it gives.
  @preconcurrency
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping @Sendable () -> T
  ) async -> T {
    let result: Passed<T> = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: Passed(self.run(block))) }
    }
    return result.value
  }
}

// swift-format-ignore-file: NoLeadingUnderscores

import Foundation

// Functions of Foundation that run a closure later, as Apple's systems offer them to code that is older
// than Swift 6: what such a closure does on the main actor is not held against it.

extension NotificationCenter {
  /// `addObserver(forName:object:queue:using:)`.
  @preconcurrency
  public func _addObserver(
    forName name: Notification.Name?,
    object: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: queue, using: block)
  }
}

extension Timer {
  /// `scheduledTimer(withTimeInterval:repeats:block:)`.
  @discardableResult
  @preconcurrency
  public static func _scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }

  /// `init(timeInterval:repeats:block:)`.
  @preconcurrency
  public convenience init(
    _timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
  }

  /// `init(fire:interval:repeats:block:)`.
  @preconcurrency
  public convenience init(
    _fire date: Date,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(fire: date, interval: interval, repeats: repeats, block: block)
  }
}

extension OperationQueue {
  /// `addOperation(_:)`.
  @preconcurrency
  public func _addOperation(_ block: @escaping @Sendable () -> Void) { addOperation(block) }

  /// `addBarrierBlock(_:)`.
  @preconcurrency
  public func _addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
    addBarrierBlock(barrier)
  }
}

import Combine
import Foundation
import UIKit

extension NSObject {
  /// The values of a property of an object, those that it has and those that it gets.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Combine.Publisher, Equatable {
    /// The property's values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    /// Whose property it is.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// Whether the value that the property has comes first; what else there is changes nothing.
    public let options: NSKeyValueObservingOptions

    /// Makes the publisher of a property.
    public init(
      object: Subject,
      keyPath: KeyPath<Subject, Value>,
      options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    /// Lets a subscriber take part: of what comes while it asks for nothing it gets the last.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Value, Receiver.Failure == Never {
      let subscription = PropertySubscription(subscriber)
      subscriber.receive(subscription: subscription)
      subscription.begin(object, keyPath, options)
    }

    /// Whether both are of the same property of the same object.
    public static func == (a: Self, b: Self) -> Bool {
      a.object === b.object && a.keyPath == b.keyPath && a.options == b.options
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// The values of a property, first the one that it has; when changes are seen is said at
  /// `observe(_:options:changeHandler:)`.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

/// Passes a property's values on to one subscriber.
private final class PropertySubscription<Receiver: Subscriber>: Subscription, @unchecked Sendable
where Receiver.Failure == Never {
  private let lock = NSRecursiveLock()
  private var receiver: Receiver?
  private var demand = Subscribers.Demand.none
  private var waiting: Receiver.Input?
  private var observation: NSKeyValueObservation?

  init(_ receiver: Receiver) { self.receiver = receiver }

  func begin<Subject: NSObject>(
    _ object: Subject,
    _ keyPath: KeyPath<Subject, Receiver.Input>,
    _ options: NSKeyValueObservingOptions
  ) {
    guard locked({ receiver != nil }) else { return }
    if options.contains(.initial) { take(object[keyPath: keyPath]) }
    let observation = object.observe(keyPath) { [weak self] object, _ in
      self?.take(object[keyPath: keyPath])
    }
    // Whoever ended it at its first value has nothing to be told of.
    let isOver = locked {
      if receiver != nil { self.observation = observation }
      return receiver == nil
    }
    if isOver { observation.invalidate() }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  private func take(_ value: Receiver.Input) {
    locked { waiting = value }
    pass()
  }

  private func pass() {
    let next = locked { () -> (Receiver, Receiver.Input)? in
      guard let receiver, let value = waiting, demand > .none else { return nil }
      waiting = nil
      demand -= .max(1)
      return (receiver, value)
    }
    guard let (receiver, value) = next else { return }
    let more = receiver.receive(value)
    locked { demand += more }
    pass()
  }

  func request(_ more: Subscribers.Demand) {
    locked { demand += more }
    pass()
  }

  func cancel() {
    let observation = locked { () -> NSKeyValueObservation? in
      receiver = nil
      waiting = nil
      defer { self.observation = nil }
      return self.observation
    }
    observation?.invalidate()
  }
}

import Foundation

/// A publisher that values are sent to from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all who take part.
  func send(_ value: Output)
  /// Tells all who take part that it is over.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes on a publisher above.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value that says nothing.
  public func send() { send(()) }
}

/// Those who take part in a subject, and how it ended.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
  let lock = Lock()
  private var members: [(id: Int, relay: Stage<Output, Failure, Output, Failure>)] = []
  private var next = 0
  private(set) var end: Subscribers.Completion<Failure>?

  /// Lets a subscriber take part; with a first value, the last of those it did not want is kept for it.
  func join<S: Subscriber>(_ subscriber: S, first: Output?)
  where S.Input == Output, S.Failure == Failure {
    let relay = Stage<Output, Failure, Output, Failure>(AnySubscriber(subscriber)) {
      $1.send($0)
    }
    relay.keepsLast = first != nil
    let id = lock.run { () -> Int? in
      guard end == nil else { return nil }
      next += 1
      members.append((next, relay))
      return next
    }
    if let id { relay.cancelled = { [weak self] in self?.leave(id) } }
    relay.start()
    if let first, end == nil { relay.send(first) }
    if let end { relay.finish(end) }
  }

  private func leave(_ id: Int) { lock.run { members.removeAll { $0.id == id } } }

  /// Sends a value to all, or to those only who have asked for one; the others get it when they ask.
  func send(_ value: Output, toAll: Bool = true) {
    for member in lock.run({ end == nil ? members : [] }) where toAll || member.relay.isWanting {
      member.relay.send(value)
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let last = lock.run {
      guard end == nil else {
        return [] as [(id: Int, relay: Stage<Output, Failure, Output, Failure>)]
      }
      end = completion
      defer { members = [] }
      return members
    }
    for member in last { member.relay.finish(completion) }
  }
}

/// A subject that keeps nothing: who takes part hears what comes from then on, and misses what comes
/// while it asks for nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>()

  /// Makes a subject.
  public init() {}

  /// Lets a subscriber take part.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.join(subscriber, first: nil)
  }

  /// Sends a value to all who take part and want one.
  public func send(_ value: Output) { audience.send(value, toAll: false) }
  /// Tells all who take part that it is over.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  /// Takes on a publisher above.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject that keeps its last value: who takes part hears it first, and who asks late hears the last.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>()
  private var current: Output
  private var tokens: [AnyCancellable] = []

  /// Makes a subject with a value.
  public init(_ value: Output) { current = value }

  /// The last value; setting it sends it.
  public var value: Output {
    get { audience.lock.run { current } }
    set { send(newValue) }
  }

  /// Lets a subscriber take part.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.join(subscriber, first: value)
  }

  /// The value without its being sent.
  var stored: Output { value }

  /// Keeps what sends values as long as the subject lives.
  func keep(_ token: AnyCancellable) { audience.lock.run { tokens.append(token) } }

  /// Sends a value before it is kept, as published properties do.
  func announce(_ value: Output) {
    audience.send(value)
    audience.lock.run { current = value }
  }

  /// Keeps a value and sends it to all who take part.
  public func send(_ value: Output) {
    guard audience.end == nil else { return }
    audience.lock.run { current = value }
    audience.send(value)
  }
  /// Tells all who take part that it is over.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  /// Takes on a publisher above.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

import Foundation

/// Publishers of operators.
public enum Publishers {
  /// The elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The values.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// Makes a publisher of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Lets a subscriber take part.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription<Elements.Iterator, Failure>(
        sequence.makeIterator(),
        AnySubscriber(subscriber)
      )
      // Nobody has to ask for the end of nothing.
      guard subscription.isEmpty else { return subscriber.receive(subscription: subscription) }
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: .finished)
    }
  }
}

/// Gives elements as they are asked for.
private final class SequenceSubscription<Iterator: IteratorProtocol, Failure: Error>: Subscription {
  private let lock = Lock()
  private var iterator: Iterator
  private var subscriber: AnySubscriber<Iterator.Element, Failure>?
  private var demand = Subscribers.Demand.none
  private var isGiving = false
  private var next: Iterator.Element?

  init(_ iterator: Iterator, _ subscriber: AnySubscriber<Iterator.Element, Failure>) {
    self.iterator = iterator
    self.subscriber = subscriber
    next = self.iterator.next()
  }

  /// Whether there is no element at all.
  var isEmpty: Bool { next == nil }

  func request(_ demand: Subscribers.Demand) {
    let isFree = lock.run {
      self.demand += demand
      defer { isGiving = true }
      return !isGiving
    }
    guard isFree else { return }
    while let subscriber = lock.run({ self.subscriber }) {
      guard let value = next else {
        lock.run { self.subscriber = nil }
        return subscriber.receive(completion: .finished)
      }
      let isWanted = lock.run {
        // Whoever asks from here on finds it free.
        isGiving = self.demand > 0
        if isGiving { self.demand -= .max(1) }
        return isGiving
      }
      guard isWanted else { return }
      next = iterator.next()
      let more = subscriber.receive(value)
      lock.run { self.demand += more }
    }
  }

  func cancel() { lock.run { subscriber = nil } }
}

extension Sequence {
  /// The elements, one after the other.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// The value, where there is one.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// The value, or the error.
  public var publisher: Publishers.Operator<Success, Failure> {
    switch self {
    case .success(let value):
      return Publishers.Operator {
        Publishers.Sequence<[Success], Failure>(sequence: [value]).receive(subscriber: $0)
      }
    case .failure(let error):
      return Publishers.Operator {
        Fail<Success, Failure>(error: error).receive(subscriber: $0)
      }
    }
  }
}

/// One value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Lets a subscriber take part.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.Sequence<[Output], Never>(sequence: [output]).receive(subscriber: subscriber)
  }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Makes a publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Makes a publisher without values, of given types.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) { self.completeImmediately = completeImmediately }

  /// Lets a subscriber take part.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// An error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Makes a publisher that fails at once.
  public init(error: Failure) { self.error = error }

  /// Makes a publisher that fails at once, of a given type.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Lets a subscriber take part.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher that is made when somebody takes part.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values.
  public typealias Output = DeferredPublisher.Output
  /// What it can fail with.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher of a block that makes one.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Lets a subscriber take part.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// One value that comes later; the block runs at once.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// What the block calls with its result.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [Int: (Result<Output, Failure>) -> Void] = [:]
  private var next = 0

  /// Makes a publisher of a block that promises a value.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let calls = lock.run { () -> [(Result<Output, Failure>) -> Void] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [:] }
      return waiting.sorted { $0.key < $1.key }.map(\.value)
    }
    for call in calls { call(result) }
  }

  /// Lets a subscriber take part.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let relay = Stage<Output, Failure, Output, Failure>(AnySubscriber(subscriber)) {
      $1.send($0)
    }
    func give(_ result: Result<Output, Failure>) {
      switch result {
      case .success(let value):
        relay.send(value)
        relay.finish()
      case .failure(let error): relay.finish(.failure(error))
      }
    }
    let known = lock.run { () -> Result<Output, Failure>? in
      if result == nil {
        next += 1
        let id = next
        waiting[id] = give
        relay.cancelled = { [weak self] in self?.lock.run { self?.waiting[id] = nil } }
      }
      return result
    }
    relay.start()
    if let known { give(known) }
  }
}

/// Something that gives values over time, to whoever subscribes.
public protocol Publisher<Output, Failure> {
  /// The values.
  associatedtype Output
  /// What it can fail with; `Never` where it cannot.
  associatedtype Failure: Error

  /// Lets a subscriber take part.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Lets a subscriber take part.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends all that comes to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) },
      receiveValue: { subject.send($0) }
    )
  }

  /// The same publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Something that receives values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The values.
  associatedtype Input
  /// What may go wrong.
  associatedtype Failure: Error

  /// Called first, with what values are asked for by.
  func receive(subscription: any Subscription)
  /// Called with each value; gives how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called at the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Called with each value that says nothing.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// What can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

extension Cancellable {
  /// Keeps it until the collection goes.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps it until the set goes.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// The tie between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

/// Tells one subscriber or subscription from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt

  /// Makes an identifier like no other.
  public init() { number = Lock.nextNumber() }

  /// Makes the identifier of an object.
  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object).hashValue) }

  /// The identifier in words.
  public var description: String { "0x\(String(number, radix: 16))" }
}

/// What can be told apart.
public protocol CustomCombineIdentifierConvertible {
  /// What it is told apart by.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// What it is told apart by: the object itself.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Ends something when it is let go of.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Makes one that runs a block when it ends.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Makes one that ends another.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { cancel() }

  /// Runs the block, once.
  public func cancel() { lock.take(&action)?() }

  /// Keeps it until the collection goes.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  /// Keeps it until the set goes.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  /// Goes by the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher without its type.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides a publisher's type.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  /// Lets a subscriber take part.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }

  /// What it is.
  public var description: String { "AnyPublisher" }
}

/// A subscriber without its type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// What it is told apart by.
  public let combineIdentifier: CombineIdentifier
  private let subscribed: (any Subscription) -> Void
  private let received: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  /// Hides a subscriber's type.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    subscribed = subscriber.receive(subscription:)
    received = { subscriber.receive($0) }
    completed = subscriber.receive(completion:)
  }

  /// Makes a subscriber of blocks.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscribed = receiveSubscription ?? { _ in }
    received = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
  }

  /// Called first.
  public func receive(subscription: any Subscription) { subscribed(subscription) }
  /// Called with each value.
  public func receive(_ input: Input) -> Subscribers.Demand { received(input) }
  /// Called at the end.
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}

/// Ways to end, and subscribers.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// Something went wrong.
    case failure(Failure)
  }

  /// How many values are wanted.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number; nil without a limit.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    /// All values.
    public static let unlimited = Demand(nil)
    /// None.
    public static let none = Demand(0)
    /// So many values.
    public static func max(_ value: Int) -> Demand { Demand(value) }

    /// Whether one is less than another.
    public static func < (a: Demand, b: Demand) -> Bool {
      guard let left = a.max else { return false }
      return b.max.map { left < $0 } ?? true
    }

    /// Both together; more than any number is unlimited.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let left = a.max, let right = b.max else { return .unlimited }
      let (sum, isBeyond) = left.addingReportingOverflow(right)
      return isBeyond ? .unlimited : Demand(sum)
    }

    /// Adds to a demand.
    public static func += (a: inout Demand, b: Demand) { a = a + b }

    /// One less another.
    public static func - (a: Demand, b: Demand) -> Demand {
      guard let left = a.max else { return .unlimited }
      return Demand(Swift.max(0, left - (b.max ?? left)))
    }

    /// Takes from a demand.
    public static func -= (a: inout Demand, b: Demand) { a = a - b }

    /// Whether a demand is greater than a number.
    public static func > (a: Demand, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
  }

  /// A subscriber of two blocks.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Called with each value.
    public let receiveValue: (Input) -> Void
    /// Called at the end.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var isOver = false

    /// Makes a subscriber of its blocks.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Asks for all values.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.run {
        guard self.subscription == nil, !isOver else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Hands a value on.
    public func receive(_ input: Input) -> Demand {
      if !lock.run({ isOver }) { receiveValue(input) }
      return .none
    }

    /// Hands the end on, once.
    public func receive(completion: Completion<Failure>) {
      let wasOver = lock.run {
        defer {
          isOver = true
          subscription = nil
        }
        return isOver
      }
      if !wasOver { receiveCompletion(completion) }
    }

    /// Wants no more.
    public func cancel() {
      let old = lock.run {
        isOver = true
        defer { subscription = nil }
        return subscription
      }
      old?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// Subscriptions.
public enum Subscriptions {
  /// One that nothing comes of.
  public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

extension Publisher {
  /// Calls blocks with each value and at the end, as long as the result is kept.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a block with each value, as long as the result is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property to each value, as long as the result is kept; the object is held.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

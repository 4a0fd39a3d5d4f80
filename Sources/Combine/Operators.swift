import Foundation

// The operators. Each is a publisher that puts a relay between its own publisher and a subscriber.

extension Publishers {
  /// What a block makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// What it can fail with.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What is made of each.
    public let transform: (Upstream.Output) -> Output

    /// Lets a subscriber take part.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay<Upstream.Output, Failure, S>(subscriber) { value, relay in
          relay.send(transform(value))
        }
      )
    }
  }

  /// The values that pass a test.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// What it can fail with.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The test.
    public let isIncluded: (Output) -> Bool

    /// Lets a subscriber take part.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay<Output, Failure, S>(subscriber) { value, relay in
          if isIncluded(value) { relay.send(value) }
        }
      )
    }
  }

  /// What operators make whose types nobody names.
  public struct Operator<Output, Failure: Error>: Publisher {
    let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Lets a subscriber take part.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      attach(AnySubscriber(subscriber))
    }
  }
}

/// The relay of an operator whose type nobody names.
typealias Stage<Input, UpFailure: Error, Output, Failure: Error> =
  Relay<Input, UpFailure, AnySubscriber<Output, Failure>>

extension Publisher {
  /// The operators' common form: state for each subscriber, and what is done with values and the end.
  func stage<State: AnyObject, Result>(
    _ state: @escaping () -> State,
    _ value: @escaping (State, Output, Stage<Output, Failure, Result, Failure>) -> Void,
    end:
      @escaping (
        State, Subscribers.Completion<Failure>, Stage<Output, Failure, Result, Failure>
      ) -> Void = { _, end, relay in relay.finish(end) }
  ) -> Publishers.Operator<Result, Failure> {
    Publishers.Operator { subscriber in
      let state = state()
      subscribe(
        Stage<Output, Failure, Result, Failure>(
          subscriber,
          value: { value(state, $0, $1) },
          completion: { end(state, $0, $1) }
        )
      )
    }
  }
}

/// A value that an operator keeps for each subscriber.
final class Kept<Value> {
  let lock = Lock()
  var value: Value

  init(_ value: Value) { self.value = value }

  func change<Result>(_ body: (inout Value) -> Result) -> Result { lock.run { body(&value) } }
}

// MARK: Values

extension Publisher {
  /// What a block makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// A property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// What a block makes of each value; an error it throws is the end.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.Operator<T, any Error> {
    mapError { $0 as any Error }.stage {
      Kept(())
    } _: { _, value, relay in
      do { relay.send(try transform(value)) } catch { relay.finish(.failure(error)) }
    }
  }

  /// What a block makes of each value, where it makes something.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.Operator<T, Failure> {
    stage {
      Kept(())
    } _: { _, value, relay in
      if let result = transform(value) { relay.send(result) }
    }
  }

  /// The values that pass a test.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Leaves out what is like the value before it.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.Operator<Output, Failure> {
    stage {
      Kept<Output?>(nil)
    } _: { last, value, relay in
      let isNew = last.change { old in
        defer { old = value }
        return old.map { !predicate($0, value) } ?? true
      }
      if isNew { relay.send(value) }
    }
  }

  /// What a block makes of each value and of what it made of the one before.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Operator<T, Failure> {
    stage {
      Kept(initialResult)
    } _: { sum, value, relay in
      relay.send(
        sum.change {
          $0 = nextPartialResult($0, value)
          return $0
        }
      )
    }
  }

  /// What a block makes of all values together, at the end.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Operator<T, Failure> {
    stage {
      Kept(initialResult)
    } _: { sum, value, _ in
      sum.change { $0 = nextPartialResult($0, value) }
    } end: { sum, end, relay in
      if case .finished = end { relay.send(sum.value) }
      relay.finish(end)
    }
  }

  /// All values as one, at the end.
  public func collect() -> Publishers.Operator<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// Groups of values.
  public func collect(_ count: Int) -> Publishers.Operator<[Output], Failure> {
    stage {
      Kept<[Output]>([])
    } _: { group, value, relay in
      let full = group.change { values -> [Output]? in
        values.append(value)
        guard values.count >= count else { return nil }
        defer { values = [] }
        return values
      }
      if let full { relay.send(full) }
    } end: { group, end, relay in
      if case .finished = end, !group.value.isEmpty { relay.send(group.value) }
      relay.finish(end)
    }
  }

  /// How many values there were, at the end.
  public func count() -> Publishers.Operator<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Only the end.
  public func ignoreOutput() -> Publishers.Operator<Never, Failure> {
    stage {
      Kept(())
    } _: { _, _, _ in
    }
  }

  /// The last value, at the end.
  public func last() -> Publishers.Operator<Output, Failure> {
    stage {
      Kept<Output?>(nil)
    } _: { last, value, _ in
      last.value = value
    } end: { last, end, relay in
      if case .finished = end, let value = last.value { relay.send(value) }
      relay.finish(end)
    }
  }

  /// The first value.
  public func first() -> Publishers.Operator<Output, Failure> { prefix(1) }

  /// The first value that passes a test.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Operator<Output, Failure> { filter(predicate).prefix(1) }

  /// So many values.
  public func prefix(_ maxLength: Int) -> Publishers.Operator<Output, Failure> {
    stage {
      Kept(0)
    } _: { seen, value, relay in
      let number = seen.change {
        $0 += 1
        return $0
      }
      if number <= maxLength { relay.send(value) }
      if number >= maxLength { relay.finish() }
    }
  }

  /// Values as long as they pass a test.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.Operator<Output, Failure> {
    stage {
      Kept(())
    } _: { _, value, relay in
      if predicate(value) { relay.send(value) } else { relay.finish() }
    }
  }

  /// All values but the first ones.
  public func dropFirst(_ count: Int = 1) -> Publishers.Operator<Output, Failure> {
    stage {
      Kept(0)
    } _: { seen, value, relay in
      let number = seen.change {
        $0 += 1
        return $0
      }
      if number > count { relay.send(value) }
    }
  }

  /// All values from the first on that does not pass a test.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.Operator<Output, Failure> {
    stage {
      Kept(false)
    } _: { isPast, value, relay in
      if isPast.change({
        $0 = $0 || !predicate(value)
        return $0
      }) {
        relay.send(value)
      }
    }
  }

  /// Another value in place of nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// A value where there was none, at the end.
  public func replaceEmpty(with output: Output) -> Publishers.Operator<Output, Failure> {
    stage {
      Kept(true)
    } _: { isEmpty, value, relay in
      isEmpty.value = false
      relay.send(value)
    } end: { isEmpty, end, relay in
      if case .finished = end, isEmpty.value { relay.send(output) }
      relay.finish(end)
    }
  }

  /// Whether all values pass a test.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Operator<Bool, Failure> {
    stage {
      Kept(())
    } _: { _, value, relay in
      guard !predicate(value) else { return }
      relay.send(false)
      relay.finish()
    } end: { _, end, relay in
      if case .finished = end { relay.send(true) }
      relay.finish(end)
    }
  }

  /// Whether a value passes a test.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Map<Publishers.Operator<Bool, Failure>, Bool> {
    allSatisfy { !predicate($0) }.map { !$0 }
  }

  /// Prints what happens.
  public func print(_ prefix: String = "") -> Publishers.Operator<Output, Failure> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    let events = handleEvents(
      receiveSubscription: { _ in Swift.print("\(start)receive subscription") },
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { end in
        switch end {
        case .finished: Swift.print("\(start)receive finished")
        case .failure(let error): Swift.print("\(start)receive error: (\(error))")
        }
      },
      receiveCancel: { Swift.print("\(start)receive cancel") },
      receiveRequest: { demand in
        Swift.print("\(start)request \(demand.max.map { "max: (\($0))" } ?? "unlimited")")
      }
    )
    return Publishers.Operator { events.subscribe($0) }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out what equals the value before it.
  public func removeDuplicates() -> Publishers.Operator<Output, Failure> {
    removeDuplicates(by: ==)
  }

  /// Whether a value is among those that come.
  public func contains(
    _ output: Output
  ) -> Publishers.Map<Publishers.Operator<Bool, Failure>, Bool> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  /// The greatest value, at the end.
  public func max() -> Publishers.Operator<Output, Failure> {
    reduce(nil as Output?) { Swift.max($0 ?? $1, $1) }.compactMap { $0 }
  }

  /// The least value, at the end.
  public func min() -> Publishers.Operator<Output, Failure> {
    reduce(nil as Output?) { Swift.min($0 ?? $1, $1) }.compactMap { $0 }
  }
}

// MARK: Failures

import Foundation

// Operators on several publishers.

extension Publisher {
  /// The values of the publishers that a block makes of each value, as they come; of so many at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<P.Output, Failure> where P.Failure == Failure {
    Publishers.Operator { subscriber in
      let open = Kept(1)
      func close(_ relay: Stage<Output, Failure, P.Output, Failure>) {
        let isLast = open.change {
          $0 -= 1
          return $0 == 0
        }
        if isLast { relay.finish() }
      }
      let relay = Stage<Output, Failure, P.Output, Failure>(
        subscriber,
        value: { value, relay in
          open.change { $0 += 1 }
          relay.goOn(with: transform(value)) { end in
            if case .failure = end { return relay.finish(end) }
            close(relay)
            relay.ask(.max(1))
          }
        },
        completion: { end, relay in
          if case .failure = end { relay.finish(end) } else { close(relay) }
        }
      )
      relay.wanted = maxPublishers
      subscribe(relay)
    }
  }

  /// Two publishers whose values wait for each other; it ends when no pair can come any more.
  func pair<P: Publisher>(
    _ other: P,
    _ take: @escaping (inout [Output], inout [P.Output], Void) -> (Output, P.Output)?
  ) -> Publishers.Operator<(Output, P.Output), Failure> where P.Failure == Failure {
    Publishers.Operator { subscriber in
      typealias Values = (left: [Output], right: [P.Output], leftEnds: Bool, rightEnds: Bool)
      let values = Kept<Values>(([], [], false, false))
      let relay = Stage<Never, Never, (Output, P.Output), Failure>(
        subscriber,
        value: { _, _ in },
        completion: { _, _ in }
      )
      func check(_ change: (inout Values) -> Void) {
        let pair = values.change { values -> (Output, P.Output)? in
          let count = values.left.count + values.right.count
          change(&values)
          // The end of one side brings no new pair.
          guard values.left.count + values.right.count > count else { return nil }
          return take(&values.left, &values.right, ())
        }
        if let pair { relay.send(pair) }
        let isOver = values.change { values in
          values.leftEnds && values.rightEnds || values.leftEnds && values.left.isEmpty
            || values.rightEnds && values.right.isEmpty
        }
        if isOver { relay.finish() }
      }
      relay.start()
      let left = sink { end in
        if case .failure = end { relay.finish(end) } else { check { $0.leftEnds = true } }
      } receiveValue: { value in
        check { $0.left.append(value) }
      }
      relay.keep(TokenSubscription(left))
      let right = other.sink { end in
        if case .failure = end { relay.finish(end) } else { check { $0.rightEnds = true } }
      } receiveValue: { value in
        check { $0.right.append(value) }
      }
      relay.keep(TokenSubscription(right))
    }
  }

  /// Values before those that come.
  public func prepend(_ elements: Output...) -> Publishers.Operator<Output, Failure> {
    prepend(elements)
  }

  /// Values before those that come.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Operator<Output, Failure>
  where S.Element == Output {
    Publishers.Sequence(sequence: Array(elements)).then(self)
  }

  /// Another publisher's values before those that come.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Operator<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.then(self) }

  /// Values behind those that come.
  public func append(_ elements: Output...) -> Publishers.Operator<Output, Failure> {
    append(elements)
  }

  /// Values behind those that come.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Operator<Output, Failure>
  where S.Element == Output { then(Publishers.Sequence(sequence: Array(elements))) }

  /// Another publisher's values behind those that come.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Operator<Output, Failure>
  where P.Output == Output, P.Failure == Failure { then(publisher) }

  fileprivate func then<P: Publisher>(_ next: P) -> Publishers.Operator<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Operator { subscriber in
      subscribe(
        Stage<Output, Failure, Output, Failure>(
          subscriber,
          value: { $1.send($0) },
          completion: { end, relay in
            if case .failure = end { return relay.finish(end) }
            relay.goOn(with: next) { relay.finish($0) }
          }
        )
      )
    }
  }

  /// One subscription for all who take part.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
  /// The values of many publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// What it can fail with.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Brings publishers together.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Brings publishers together.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    var merged: Operator<Output, Failure> {
      Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
    }

    /// Lets a subscriber take part.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { merged.receive(subscriber: subscriber) }
  }

  /// One subscription for all who take part; it begins with the first and ends with the last.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// What it can fail with.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    private let lock = Lock()
    private var subject = PassthroughSubject<Output, Failure>()
    private var users = 0
    private var token: AnyCancellable?

    init(upstream: Upstream) { self.upstream = upstream }

    /// Lets a subscriber take part.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay<Output, Failure, S>(subscriber) { value, relay in relay.send(value) }
      relay.cancelled = { self.leave() }
      subject.subscribe(relay)
      let isFirst = lock.run {
        users += 1
        return users == 1
      }
      guard isFirst else { return }
      let token = upstream.subscribe(subject)
      lock.run { self.token = token }
    }

    private func leave() {
      let old = lock.run { () -> AnyCancellable? in
        users -= 1
        guard users == 0 else { return nil }
        subject = PassthroughSubject()
        defer { token = nil }
        return token
      }
      old?.cancel()
    }
  }
}

import Foundation

extension Publishers {
  /// The values of the publisher that came last.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, Upstream.Failure == P.Failure {
    /// The values.
    public typealias Output = P.Output
    /// What it can fail with.
    public typealias Failure = P.Failure
    /// Where the publishers come from.
    public let upstream: Upstream

    /// Takes the values of the publishers that come.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Lets a subscriber take part.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let latest = Kept<(number: Int, token: AnyCancellable?, isOver: Bool)>((0, nil, true))
      let isOuterOver = Kept(false)
      upstream.subscribe(
        Stage<P, Failure, Output, Failure>(
          AnySubscriber(subscriber),
          value: { inner, relay in
            let number = latest.change {
              $0.number += 1
              $0.isOver = false
              return $0.number
            }
            latest.value.token?.cancel()
            let token = inner.sink { end in
              let isLatest = latest.change {
                if $0.number == number { ($0.isOver, $0.token) = (true, nil) }
                return $0.number == number
              }
              guard isLatest else { return }
              if case .failure = end {
                relay.finish(end)
              } else if isOuterOver.value {
                relay.finish()
              }
            } receiveValue: { value in
              if latest.value.number == number { relay.send(value) }
            }
            latest.change { if $0.number == number, !$0.isOver { $0.token = token } }
            relay.cancelled = { latest.value.token?.cancel() }
          },
          completion: { end, relay in
            isOuterOver.value = true
            if case .failure = end {
              relay.finish(end)
              latest.value.token?.cancel()
            } else if latest.value.isOver {
              relay.finish()
            }
          }
        )
      )
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the publisher that came last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

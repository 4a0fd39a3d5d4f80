import Foundation

extension Publisher {
  /// Another error in place of each.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.Operator<Output, E> {
    Publishers.Operator { subscriber in
      subscribe(
        Stage<Output, Failure, Output, E>(
          subscriber,
          value: { $1.send($0) },
          completion: { end, relay in
            switch end {
            case .finished: relay.finish()
            case .failure(let error): relay.finish(.failure(transform(error)))
            }
          }
        )
      )
    }
  }

  /// A value, and the end, in place of an error.
  public func replaceError(with output: Output) -> Publishers.Operator<Output, Never> {
    Publishers.Operator { subscriber in
      subscribe(
        Stage<Output, Failure, Output, Never>(
          subscriber,
          value: { $1.send($0) },
          completion: { end, relay in
            if case .failure = end { relay.send(output) }
            relay.finish()
          }
        )
      )
    }
  }

  /// Another publisher in place of an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Operator<Output, P.Failure> where P.Output == Output {
    Publishers.Operator { subscriber in
      subscribe(
        Stage<Output, Failure, Output, P.Failure>(
          subscriber,
          value: { $1.send($0) },
          completion: { end, relay in
            switch end {
            case .finished: relay.finish()
            case .failure(let error): relay.goOn(with: handler(error)) { relay.finish($0) }
            }
          }
        )
      )
    }
  }

  /// Begins again after an error, so many times.
  public func retry(_ retries: Int) -> Publishers.Operator<Output, Failure> {
    Publishers.Operator { subscriber in
      let left = Kept(retries)
      subscribe(
        Stage<Output, Failure, Output, Failure>(
          subscriber,
          value: { $1.send($0) },
          completion: { end, relay in
            func finish(_ end: Subscribers.Completion<Failure>) {
              guard case .failure = end, left.value > 0 else { return relay.finish(end) }
              left.value -= 1
              relay.goOn(with: self, end: finish)
            }
            finish(end)
          }
        )
      )
    }
  }

  /// Stops the program where something goes wrong.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.Operator<Output, Never> {
    mapError { fatalError("\(prefix) \($0)", file: file, line: line) }
  }
}

extension Publisher where Failure == Never {
  /// The same publisher where one is wanted that may fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Operator<Output, E> {
    mapError { _ -> E in }
  }
}

extension Relay {
  /// Passes on another publisher's values, and lets go of it at its end.
  func goOn<P: Publisher>(
    with other: P,
    end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Down.Input {
    let place = TokenSubscription()
    keep(place)
    let token = other.sink { [weak self, weak place] completion in
      if let place {
        self?.drop(place)
        place.cancel()
      }
      end(completion)
    } receiveValue: { [weak self] in
      self?.send($0)
    }
    place.hold(token)
  }
}

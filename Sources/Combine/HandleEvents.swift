import Foundation

extension Publishers {
  /// Values of a publisher, with blocks that are called with what happens.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// What it can fail with.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Called when a subscriber takes part; nil does nothing.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value; nil does nothing.
    public var receiveOutput: ((Output) -> Void)?
    /// Called at the end; nil does nothing.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscriber wants no more; nil does nothing.
    public var receiveCancel: (() -> Void)?
    /// Called when the subscriber asks for values; nil does nothing.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Calls blocks with what happens.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Lets a subscriber take part.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (output, completion) = (receiveOutput, receiveCompletion)
      let (cancel, request) = (receiveCancel, receiveRequest)
      let relay = Stage<Output, Failure, Output, Failure>(
        AnySubscriber(subscriber),
        value: { value, relay in
          output?(value)
          relay.send(value)
        },
        completion: { end, relay in
          completion?(end)
          relay.finish(end)
        }
      )
      relay.cancelled = { cancel?() }
      relay.requested = { request?($0) }
      receiveSubscription?(relay)
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// Calls blocks with what happens.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel,
      receiveRequest: receiveRequest
    )
  }
}

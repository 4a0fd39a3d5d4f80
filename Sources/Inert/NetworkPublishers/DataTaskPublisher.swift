import Combine
import Foundation
import FoundationNetworking

extension URLSession {
  /// The data of an address, loaded for each subscriber that asks for them.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The data, and what the server said.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why they could not be loaded.
    public typealias Failure = URLError

    /// What is asked for.
    public let request: URLRequest
    /// Who loads it.
    public let session: URLSession

    /// Makes a publisher.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Lets a subscriber take part.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTask(self, AnySubscriber(subscriber)))
    }
  }

  /// The data of an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// The data that a request asks for.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// Loads data for one subscriber, once it asks for some.
private final class DataTask: Subscription, @unchecked Sendable {
  private typealias Receiver = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>

  private let lock = NSLock()
  private let publisher: URLSession.DataTaskPublisher
  private var subscriber: Receiver?
  private var task: URLSessionDataTask?

  init(
    _ publisher: URLSession.DataTaskPublisher,
    _ subscriber: AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>
  ) {
    self.publisher = publisher
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.lock()
    let isFirst = task == nil && subscriber != nil
    if isFirst {
      task = publisher.session.dataTask(with: publisher.request) { [self] data, response, error in
        end(data, response, error)
      }
    }
    let task = task
    lock.unlock()
    if isFirst { task?.resume() }
  }

  private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let subscriber = taken() else { return }
    if let response, error == nil {
      _ = subscriber.receive((data: data ?? Data(), response: response))
      subscriber.receive(completion: .finished)
    } else {
      let code = (error as? URLError)?.code ?? URLError.Code.unknown
      subscriber.receive(completion: .failure(error as? URLError ?? URLError(code)))
    }
  }

  private func taken() -> Receiver? {
    lock.lock()
    defer { lock.unlock() }
    defer { subscriber = nil }
    return subscriber
  }

  func cancel() {
    _ = taken()
    lock.lock()
    let task = task
    lock.unlock()
    task?.cancel()
  }
}

import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they are posted.
  public struct Publisher: Combine.Publisher {
    /// The values.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never
    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; nil for everybody.
    public let object: AnyObject?

    /// Makes a publisher of what is posted under a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Lets a subscriber take part.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let relay = Stage<Notification, Never, Notification, Never>(AnySubscriber(subscriber)) {
        $1.send($0)
      }
      let sent = Sent(relay)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        sent.value.send($0)
      }
      let kept = Sent((center, token))
      relay.cancelled = { kept.value.0.removeObserver(kept.value.1) }
      relay.start()
    }
  }

  /// The notifications of a name, as they are posted.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Lets it begin, until what is given back ends.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Lets it begin with the first that takes part.
  public func autoconnect() -> Publishers.Operator<Output, Failure> {
    let connection = Kept<(users: Int, token: (any Cancellable)?)>((0, nil))
    return Publishers.Operator { subscriber in
      let relay = Stage<Output, Failure, Output, Failure>(subscriber) { $1.send($0) }
      relay.cancelled = {
        let last = connection.change { state -> (any Cancellable)? in
          state.users -= 1
          guard state.users == 0 else { return nil }
          defer { state.token = nil }
          return state.token
        }
        last?.cancel()
      }
      self.subscribe(relay)
      let isFirst = connection.change {
        $0.users += 1
        return $0.users == 1
      }
      if isFirst {
        let token = self.connect()
        connection.change { $0.token = token }
      }
    }
  }
}

extension Timer {
  /// The dates at which a timer fires.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The values.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never
    /// The seconds between them.
    public let interval: TimeInterval
    /// The loop that fires.
    public let runLoop: RunLoop
    /// The loop's mode.
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    init(_ interval: TimeInterval, _ runLoop: RunLoop, _ mode: RunLoop.Mode) {
      self.interval = interval
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Lets a subscriber take part.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Lets the timer begin.
    public func connect() -> any Cancellable {
      let subject = subject
      let timer = Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
      runLoop.add(timer, forMode: mode)
      let sent = Sent(timer)
      return AnyCancellable { sent.value.invalidate() }
    }
  }

  /// The dates at which a timer fires, from when it is told to begin.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval, runLoop, mode) }
}

extension Publisher where Output == Data {
  /// What a decoder makes of each piece of data.
  public func decode<Item: Decodable>(
    type: Item.Type,
    decoder: JSONDecoder
  ) -> Publishers.Operator<Item, any Error> { tryMap { try decoder.decode(type, from: $0) } }
}

extension Publisher where Failure == Never {
  /// The values, one after the other, to wait for.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let token = Sent(
        sink(
          receiveCompletion: { _ in continuation.finish() },
          receiveValue: { continuation.yield(Sent($0).value) }
        )
      )
      continuation.onTermination = { _ in token.value.cancel() }
    }
  }
}

/// Stands between a publisher and a subscriber, and gives no more than is asked for.
///
/// Every operator is one: it asks its own publisher for all values, or for as many as it says, and keeps
/// what nobody wants yet.
final class Relay<Input, UpFailure: Error, Down: Subscriber>: Subscriber, Subscription,
  @unchecked Sendable
{
  typealias End = Subscribers.Completion<UpFailure>

  let lock = Lock()
  private var down: Down?
  private var upstream: [any Subscription] = []
  private var demand = Subscribers.Demand.none
  private var waiting: [Down.Input] = []
  private var end: Subscribers.Completion<Down.Failure>?
  private var isStarted = false
  private var isDelivering = false
  private let value: (Input, Relay) -> Void
  private let completion: (End, Relay) -> Void
  /// What is asked for above at the start.
  var wanted = Subscribers.Demand.unlimited
  /// Whether of the values that nobody wants yet only the last is kept.
  var keepsLast = false
  /// Called when nobody wants more, once.
  var cancelled: () -> Void = {}
  /// Called with what is asked for.
  var requested: (Subscribers.Demand) -> Void = { _ in }

  init(
    _ down: Down,
    value: @escaping (Input, Relay) -> Void,
    completion: @escaping (End, Relay) -> Void
  ) {
    self.down = down
    self.value = value
    self.completion = completion
  }

  /// Keeps what values come through until the end; ends it where that has come already.
  func keep(_ subscription: any Subscription) {
    let isLate = lock.run {
      guard down != nil, end == nil else { return true }
      upstream.append(subscription)
      return false
    }
    if isLate { subscription.cancel() }
  }

  /// Lets go of something that was kept.
  func drop(_ subscription: AnyObject) {
    lock.run { upstream.removeAll { $0 as AnyObject === subscription } }
  }

  /// Asks for more above.
  func ask(_ demand: Subscribers.Demand) {
    for subscription in lock.run({ isStarted ? upstream : [] }) { subscription.request(demand) }
  }

  /// Begins without a publisher above.
  func start() { down?.receive(subscription: self) }

  // MARK: From above

  func receive(subscription: any Subscription) {
    guard !isOver else { return subscription.cancel() }
    let isFirst = lock.run {
      upstream.append(subscription)
      return upstream.count == 1
    }
    // Whoever is told of the first asks by itself.
    if isFirst { start() } else if lock.run({ isStarted }) { subscription.request(wanted) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isOver { value(input, self) }
    return .none
  }

  func receive(completion: End) { if !isOver { self.completion(completion, self) } }

  /// Whether more is asked for than was given.
  var isWanting: Bool { lock.run { demand > 0 } }

  var isOver: Bool { lock.run { down == nil || end != nil } }

  // MARK: From below

  func request(_ demand: Subscribers.Demand) {
    let above = lock.run { () -> [any Subscription] in
      self.demand += demand
      guard !isStarted, demand > 0 else { return [] }
      isStarted = true
      return upstream
    }
    requested(demand)
    for subscription in above { subscription.request(wanted) }
    deliver()
  }

  func cancel() {
    let above = lock.run { () -> [any Subscription]? in
      guard down != nil else { return nil }
      down = nil
      waiting = []
      defer { upstream = [] }
      return upstream
    }
    guard let above else { return }
    for subscription in above { subscription.cancel() }
    cancelled()
  }

  // MARK: To below

  func send(_ value: Down.Input) {
    lock.run {
      guard end == nil else { return }
      if keepsLast, let wanted = demand.max, waiting.count > wanted { waiting.removeLast() }
      waiting.append(value)
    }
    deliver()
  }

  func finish(_ completion: Subscribers.Completion<Down.Failure> = .finished) {
    let above = lock.run {
      if end == nil { end = completion }
      defer { upstream = [] }
      return upstream
    }
    deliver()
    for subscription in above { subscription.cancel() }
  }

  private func deliver() {
    let isFree = lock.run {
      defer { isDelivering = true }
      return !isDelivering
    }
    guard isFree else { return }
    while true {
      let next = lock.run { () -> (Down, Down.Input?, Subscribers.Completion<Down.Failure>?)? in
        guard let down else {
          isDelivering = false
          return nil
        }
        if !waiting.isEmpty, demand > 0 {
          demand -= .max(1)
          return (down, waiting.removeFirst(), nil)
        }
        if waiting.isEmpty, let end {
          self.down = nil
          isDelivering = false
          return (down, nil, end)
        }
        isDelivering = false
        return nil
      }
      guard let (down, value, end) = next else { return }
      if let value {
        let more = down.receive(value)
        lock.run { demand += more }
      }
      if let end { return down.receive(completion: end) }
    }
  }
}

extension Relay where UpFailure == Down.Failure {
  /// Ends as the publisher above ends.
  convenience init(_ down: Down, value: @escaping (Input, Relay) -> Void) {
    self.init(down, value: value, completion: { end, relay in relay.finish(end) })
  }
}

/// Something that ends with a relay.
final class TokenSubscription: Subscription {
  private let lock = Lock()
  private var token: AnyCancellable?
  private var isOver = false

  init(_ token: AnyCancellable? = nil) { self.token = token }

  /// Takes on what is to end, or ends it where that has come already.
  func hold(_ token: AnyCancellable) {
    let isLate = lock.run {
      if !isOver { self.token = token }
      return isOver
    }
    if isLate { token.cancel() }
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    let old = lock.run {
      isOver = true
      defer { token = nil }
      return token
    }
    old?.cancel()
  }
}

import Combine
import TestSupport

/// What happens to a publisher, or comes out of one.
enum Event: Hashable {
  case value(Int)
  case finished
  case failed

  /// Whether nothing comes behind it.
  var isEnd: Bool {
    if case .value = self { false } else { true }
  }
}

extension [Event] {
  /// The numbers, without the end.
  var numbers: [Int] {
    compactMap { if case .value(let number) = $0 { number } else { nil } }
  }

  /// The end, where there is one.
  var end: Event? { first(where: \.isEnd) }

  /// What reaches subscribers: nothing behind the end.
  var heard: [Event] { firstIndex(where: \.isEnd).map { Array(self[...$0]) } ?? self }

  /// Numbers with an end behind them.
  init(_ numbers: [Int], _ end: Event?) {
    self = numbers.map { .value($0) } + (end.map { [$0] } ?? [])
  }

  /// So many events at random; the end is rare.
  static func random(_ count: Int, _ random: inout SplitMix64) -> [Event] {
    (0..<count).map { _ in
      random.once(in: 9) ? random.pick([.finished, .failed]) : .value(random.int(0...5))
    }
  }
}

extension PassthroughSubject<Int, Broken> {
  func send(_ event: Event) {
    switch event {
    case .value(let number): send(number)
    case .finished: send(completion: .finished)
    case .failed: send(completion: .failure(Broken()))
    }
  }
}

/// Writes down the events of a publisher until it is cancelled.
final class Recorder {
  private(set) var events: [Event] = []
  private(set) var token: AnyCancellable?

  init<P: Publisher>(_ publisher: P) where P.Output == Int {
    token = publisher.sink { [unowned self] end in
      if case .finished = end { events.append(.finished) } else { events.append(.failed) }
    } receiveValue: { [unowned self] in
      events.append(.value($0))
    }
  }

  func cancel() { token = nil }
}

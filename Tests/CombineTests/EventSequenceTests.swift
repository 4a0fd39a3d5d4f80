import Combine
import TestSupport
import Testing

/// Operators against functions of lists, after each event of random sequences.
@Suite struct `Operators, event by event` {
  private typealias Source = PassthroughSubject<Int, Broken>

  /// What must have come out of an operator after each of the events that went in.
  private func check<P: Publisher>(
    _ name: String,
    _ make: (Source) -> P,
    _ model: ([Event]) -> [Event],
    sourceLocation: SourceLocation = #_sourceLocation
  ) where P.Output == Int {
    for seed in 0..<60 {
      var random = SplitMix64(seed: seed)
      let events = [Event].random(random.int(0...14), &random)
      let source = Source()
      let recorder = Recorder(make(source))
      for count in 0...events.count {
        if count > 0 { source.send(events[count - 1]) }
        let expected = model(Array(events.prefix(count)).heard)
        guard recorder.events != expected else { continue }
        Issue.record(
          "\(name): \(recorder.events), by hand \(expected) of \(events.prefix(count))",
          sourceLocation: sourceLocation
        )
        return
      }
    }
  }

  /// A model that makes something of the numbers and keeps the end.
  private func each(_ change: @escaping ([Int]) -> [Int]) -> ([Event]) -> [Event] {
    { [Event](change($0.numbers), $0.end) }
  }

  /// A model that gives something at a good end alone.
  private func atEnd(_ result: @escaping ([Int]) -> Int?) -> ([Event]) -> [Event] {
    { events in
      switch events.end {
      case .finished: [Event](result(events.numbers).map { [$0] } ?? [], .finished)
      case .failed: [.failed]
      default: []
      }
    }
  }

  @Test func `change and choose values as they come`() {
    check("map", { $0.map { $0 * 3 } }, each { $0.map { $0 * 3 } })
    check("filter", { $0.filter { $0 > 2 } }, each { $0.filter { $0 > 2 } })
    check(
      "compactMap",
      { $0.compactMap { $0 % 2 == 0 ? $0 / 2 : nil } },
      each { $0.filter { $0 % 2 == 0 }.map { $0 / 2 } }
    )
    check("dropFirst", { $0.dropFirst(3) }, each { Array($0.dropFirst(3)) })
    check("drop while", { $0.drop { $0 < 3 } }, each { Array($0.drop { $0 < 3 }) })
    check(
      "removeDuplicates",
      { $0.removeDuplicates() },
      each { list in list.indices.filter { $0 == 0 || list[$0] != list[$0 - 1] }.map { list[$0] } }
    )
    check(
      "scan",
      { $0.scan(1) { $0 * 2 + $1 } },
      each { list in list.indices.map { list[...$0].reduce(1) { $0 * 2 + $1 } } }
    )
    check("ignoreOutput", { $0.ignoreOutput().compactMap(Self.number) }, each { _ in [] })
    check("handleEvents", { $0.handleEvents() }, each { $0 })
  }

  private static func number(_ nothing: Never) -> Int? {}

  @Test func `gather values for the end`() {
    check("reduce", { $0.reduce(1) { $0 * 2 + $1 } }, atEnd { $0.reduce(1) { $0 * 2 + $1 } })
    check("count", { $0.count() }, atEnd(\.count))
    check("last", { $0.last() }, atEnd(\.last))
    check("max", { $0.max() }, atEnd { $0.max() })
    check("min", { $0.min() }, atEnd { $0.min() })
    check("collect", { $0.collect().map { $0.reduce(0, +) } }, atEnd { $0.reduce(0, +) })
    check(
      "replaceEmpty",
      { $0.replaceEmpty(with: 9) },
      { events in
        events == [.finished] ? [.value(9), .finished] : events
      }
    )
    check(
      "collect three",
      { $0.collect(3).map { $0.reduce(0) { $0 * 10 + $1 } } },
      { events in
        let numbers = events.numbers
        // What is left over comes at a good end.
        let count = events.end == .finished ? numbers.count : numbers.count / 3 * 3
        let groups = stride(from: 0, to: count, by: 3).map { start in
          numbers[start..<min(start + 3, count)].reduce(0) { $0 * 10 + $1 }
        }
        return [Event](groups, events.end)
      }
    )
  }

  @Test func `end before their source where they have enough`() {
    check(
      "prefix",
      { $0.prefix(3) },
      { events in
        let numbers = events.numbers
        return numbers.count < 3 ? events : [Event](Array(numbers.prefix(3)), .finished)
      }
    )
    check(
      "prefix while",
      { $0.prefix { $0 < 4 } },
      { events in
        let numbers = Array(events.numbers.prefix { $0 < 4 })
        return numbers == events.numbers ? events : [Event](numbers, .finished)
      }
    )
    check(
      "first",
      { $0.first() },
      { events in
        events.numbers.first.map { [.value($0), .finished] } ?? events
      }
    )
    check(
      "first where",
      { $0.first { $0 > 3 } },
      { events in
        let found = events.numbers.first { $0 > 3 }
        return found.map { [.value($0), .finished] } ?? [Event]([], events.end)
      }
    )
    check(
      "contains",
      { $0.contains(2).map { $0 ? 1 : 0 } },
      { events in
        if events.numbers.contains(2) { return [.value(1), .finished] }
        return [Event](events.end == .finished ? [0] : [], events.end)
      }
    )
    check(
      "allSatisfy",
      { $0.allSatisfy { $0 < 5 }.map { $0 ? 1 : 0 } },
      { events in
        if events.numbers.contains(5) { return [.value(0), .finished] }
        return [Event](events.end == .finished ? [1] : [], events.end)
      }
    )
    check(
      "tryMap",
      { $0.tryMap { try $0 == 4 ? Self.fail() : $0 } },
      { events in
        let numbers = Array(events.numbers.prefix { $0 != 4 })
        return numbers == events.numbers ? events : [Event](numbers, .failed)
      }
    )
  }

  private static func fail() throws -> Int { throw Broken() }

  @Test func `answer failures`() {
    check(
      "replaceError",
      { $0.replaceError(with: 7) },
      { events in
        events.end == .failed ? [Event](events.numbers + [7], .finished) : events
      }
    )
    check(
      "catch",
      { $0.catch { _ in [8, 9].publisher } },
      { events in
        events.end == .failed ? [Event](events.numbers + [8, 9], .finished) : events
      }
    )
    check("catch and fail", { $0.catch { Fail<Int, Broken>(error: $0) } }, { $0 })
    check("retry", { $0.retry(2) }, { $0 })
    check("mapError", { $0.mapError { _ in Other() } }, { $0 })
  }

  private struct Other: Error {}

  @Test func `put values before and behind`() {
    check("prepend", { $0.prepend(8, 9) }, each { [8, 9] + $0 })
    check(
      "append",
      { $0.append(8, 9) },
      { events in
        events.end == .finished ? [Event](events.numbers + [8, 9], .finished) : events
      }
    )
    check(
      "append a failure",
      { $0.append(Fail(error: Broken())) },
      { events in
        events.end == nil ? events : [Event](events.numbers, .failed)
      }
    )
  }

  // MARK: Several sources

  /// Events of several sources, of which each ends once.
  private func checkAll<P: Publisher>(
    _ name: String,
    _ count: Int,
    _ make: ([Source]) -> P,
    _ model: ([(source: Int, event: Event)]) -> [Event],
    sourceLocation: SourceLocation = #_sourceLocation
  ) where P.Output == Int {
    for seed in 0..<120 {
      var random = SplitMix64(seed: seed)
      let sources = (0..<count).map { _ in Source() }
      let recorder = Recorder(make(sources))
      var events: [(source: Int, event: Event)] = []
      for _ in 0..<random.int(1...20) {
        let source = random.int(0...count - 1)
        for event in [Event].random(1, &random) {
          sources[source].send(event)
          if !events.contains(where: { $0.source == source && $0.event.isEnd }) {
            events.append((source, event))
          }
        }
        let expected = model(events)
        guard recorder.events != expected else { continue }
        Issue.record(
          "\(name): \(recorder.events), by hand \(expected) of \(events)",
          sourceLocation: sourceLocation
        )
        return
      }
    }
  }

  @Test func `merge what comes, and end with the last or with a failure`() {
    checkAll(
      "merge",
      3,
      { $0[0].merge(with: $0[1], $0[2]) },
      { events in
        var result: [Event] = []
        var ends = 0
        for (_, event) in events {
          switch event {
          case .value: result.append(event)
          case .failed: return result + [.failed]
          case .finished:
            ends += 1
            if ends == 3 { return result + [.finished] }
          }
        }
        return result
      }
    )
  }

  @Test func `pair values of one number, and end when no pair can come`() {
    checkAll(
      "zip",
      2,
      { $0[0].zip($0[1]).map { $0.0 * 10 + $0.1 } },
      { events in
        var (result, waiting, over): ([Event], [[Int]], [Bool]) = ([], [[], []], [false, false])
        for (source, event) in events {
          switch event {
          case .value(let number): waiting[source].append(number)
          case .failed: return result + [.failed]
          case .finished: over[source] = true
          }
          if !waiting[0].isEmpty, !waiting[1].isEmpty {
            result.append(.value(waiting[0].removeFirst() * 10 + waiting[1].removeFirst()))
          }
          if (0...1).contains(where: { over[$0] && waiting[$0].isEmpty }) {
            return result + [.finished]
          }
        }
        return result
      }
    )
  }

  @Test func `combine the latest values, and end with the last source`() {
    let make: ([Source]) -> AnyPublisher<Int, Broken> = { sources in
      sources[0].combineLatest(sources[1], sources[2])
        .map { $0.0 * 100 + $0.1 * 10 + $0.2 }.eraseToAnyPublisher()
    }
    checkAll(
      "combineLatest",
      3,
      make,
      { events in
        var result: [Event] = []
        var latest = [Int?](repeating: nil, count: 3)
        var over = [false, false, false]
        for (source, event) in events {
          switch event {
          case .value(let number):
            latest[source] = number
            if let a = latest[0], let b = latest[1], let c = latest[2] {
              result.append(.value(a * 100 + b * 10 + c))
            }
          case .failed: return result + [.failed]
          case .finished: over[source] = true
          }
          // One that ends without a value leaves no hope.
          let isHopeless = (0...2).contains { over[$0] && latest[$0] == nil }
          if isHopeless || !over.contains(false) { return result + [.finished] }
        }
        return result
      }
    )
  }

  /// The first source says which of the others is listened to.
  @Test func `switch to the source that came last`() {
    let make: ([Source]) -> AnyPublisher<Int, Broken> = { sources in
      sources[0].map { sources[1 + $0 % 2] }.switchToLatest().eraseToAnyPublisher()
    }
    checkAll(
      "switch",
      3,
      make,
      { events in
        var result: [Event] = []
        var ended: [Int: Event] = [:]
        var (current, isOuterOver): (Int?, Bool) = (nil, false)
        for (source, event) in events {
          if event.isEnd { ended[source] = event }
          if source == 0 {
            switch event {
            case .value(let number): current = 1 + number % 2
            case .failed: return result + [.failed]
            case .finished: isOuterOver = true
            }
          } else if source == current, case .value = event {
            result.append(event)
          }
          if let now = current, let end = ended[now] {
            if end == .failed { return result + [.failed] }
            current = nil
          }
          if isOuterOver, current == nil { return result + [.finished] }
        }
        return result
      }
    )
  }

  @Test func `flatten all sources at once, and end with the last`() {
    let make: ([Source]) -> AnyPublisher<Int, Broken> = { sources in
      sources[0].flatMap { sources[1 + $0 % 2] }.eraseToAnyPublisher()
    }
    checkAll(
      "flatMap",
      3,
      make,
      { events in
        var result: [Event] = []
        var ended: [Int: Event] = [:]
        // How often each source is listened to.
        var (open, isOuterOver): ([Int], Bool) = ([0, 0, 0], false)
        for (source, event) in events {
          if event.isEnd { ended[source] = event }
          switch (source, event) {
          case (0, .value(let number)):
            let inner = 1 + number % 2
            if ended[inner] == .failed { return result + [.failed] }
            if ended[inner] == nil { open[inner] += 1 }
          case (0, .finished): isOuterOver = true
          case (_, .failed):
            if source == 0 || open[source] > 0 { return result + [.failed] }
          case (_, .value): result += Array(repeating: event, count: open[source])
          case (_, .finished): open[source] = 0
          }
          if isOuterOver, open == [0, 0, 0] { return result + [.finished] }
        }
        return result
      }
    )
  }
}

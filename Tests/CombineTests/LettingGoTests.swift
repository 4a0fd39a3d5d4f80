import Combine
import Testing

/// What is cancelled, and what is let go of, when something ends.
@Suite struct `Letting go` {
  private final class Held {}

  /// A publisher that never ends and counts who leaves it.
  private final class Counter {
    let subject = PassthroughSubject<Int, Broken>()
    private(set) var joined = 0
    private(set) var left = 0

    var publisher: Publishers.HandleEvents<PassthroughSubject<Int, Broken>> {
      subject.handleEvents(
        receiveSubscription: { [unowned self] _ in joined += 1 },
        receiveCancel: { [unowned self] in left += 1 }
      )
    }
  }

  @Test func `a failure of one source cancels the others, once`() {
    let makers:
      [(AnyPublisher<Int, Broken>, PassthroughSubject<Int, Broken>) -> AnyPublisher<Int, Broken>] =
        [
          { $0.merge(with: $1).eraseToAnyPublisher() },
          { $0.zip($1).map { $0.0 }.eraseToAnyPublisher() },
          { $0.combineLatest($1).map { $0.0 }.eraseToAnyPublisher() },
          { $1.map { _ in 0 }.zip($0).map { $0.0 }.eraseToAnyPublisher() },
        ]
    for make in makers {
      let counter = Counter()
      let other = PassthroughSubject<Int, Broken>()
      let recorder = Recorder(make(counter.publisher.eraseToAnyPublisher(), other))
      #expect(counter.joined == 1 && counter.left == 0)
      other.send(completion: .failure(Broken()))
      #expect(recorder.events == [.failed])
      #expect(counter.left == 1)
      recorder.cancel()
      #expect(counter.left == 1)
    }
  }

  @Test func `a source that cannot pair any more is left, also where it came second`() {
    for isFirst in [true, false] {
      let counter = Counter()
      let empty = Empty<Int, Broken>()
      let recorder =
        isFirst
        ? Recorder(counter.publisher.zip(empty).map { $0.0 })
        : Recorder(empty.zip(counter.publisher).map { $0.0 })
      #expect(recorder.events == [.finished])
      #expect(counter.left == counter.joined)
    }
  }

  @Test func `an operator that has enough leaves its source`() {
    let operators: [(AnyPublisher<Int, Broken>) -> AnyPublisher<Int, any Error>] = [
      { $0.prefix(1).mapError { $0 }.eraseToAnyPublisher() },
      { $0.first { $0 == 1 }.mapError { $0 }.eraseToAnyPublisher() },
      { $0.prefix { $0 != 1 }.mapError { $0 }.eraseToAnyPublisher() },
      { $0.contains(1).map { _ in 0 }.mapError { $0 }.eraseToAnyPublisher() },
      { $0.allSatisfy { $0 != 1 }.map { _ in 0 }.mapError { $0 }.eraseToAnyPublisher() },
      { $0.tryMap { _ in throw Broken() }.eraseToAnyPublisher() },
      {
        $0.flatMap { _ in Fail<Int, Broken>(error: Broken()) }.mapError { $0 }.eraseToAnyPublisher()
      },
    ]
    for make in operators {
      let counter = Counter()
      let recorder = Recorder(make(counter.publisher.eraseToAnyPublisher()))
      counter.subject.send(1)
      #expect(recorder.events.last?.isEnd == true)
      #expect(counter.left == 1)
    }
  }

  @Test func `a switch whose source fails leaves the publisher it was at`() {
    let outer = PassthroughSubject<Int, Broken>()
    let counter = Counter()
    let recorder = Recorder(outer.map { _ in counter.publisher }.switchToLatest())
    outer.send(1)
    #expect(counter.joined == 1 && counter.left == 0)
    outer.send(completion: .failure(Broken()))
    #expect(recorder.events == [.failed])
    #expect(counter.left == 1)
  }

  /// Publishers that ended are not kept until the whole ends.
  @Test func `what ended inside is let go of while the rest goes on`() {
    let makers:
      [(PassthroughSubject<Int, Never>, @escaping (Int) -> AnyPublisher<Int, Never>) ->
        AnyPublisher<Int, Never>] = [
          { $0.flatMap($1).eraseToAnyPublisher() },
          { $0.map($1).switchToLatest().eraseToAnyPublisher() },
        ]
    for make in makers {
      let outer = PassthroughSubject<Int, Never>()
      var inner: PassthroughSubject<Int, Never>?
      weak var weakHeld: Held?
      let recorder = Recorder(
        make(outer) { _ in
          let held = Held()
          let subject = PassthroughSubject<Int, Never>()
          (weakHeld, inner) = (held, subject)
          return subject.map { value in withExtendedLifetime(held) { value } }.eraseToAnyPublisher()
        }
      )
      outer.send(1)
      inner?.send(5)
      #expect(weakHeld != nil)
      inner?.send(completion: .finished)
      #expect(weakHeld == nil)
      #expect(recorder.events == [.value(5)])
    }
  }

  @Test func `blocks are let go of at the end, though the token is kept`() {
    weak var weakHeld: Held?
    let subject = PassthroughSubject<Int, Never>()
    var token: AnyCancellable?
    do {
      let held = Held()
      weakHeld = held
      token =
        subject.map { value in withExtendedLifetime(held) { value } }.flatMap { Just($0) }
        .sink { _ in }
    }
    subject.send(1)
    #expect(weakHeld != nil)
    subject.send(completion: .finished)
    #expect(weakHeld == nil)
    token = nil
    #expect(token == nil)
  }

  @Test func `who cancels twice leaves once`() {
    let counter = Counter()
    let shared = counter.publisher.share()
    let (first, second) = (Probe<Int, Broken>(), Probe<Int, Broken>())
    shared.subscribe(first)
    shared.subscribe(second)
    for probe in [first, second] { probe.subscription?.request(.unlimited) }
    first.subscription?.cancel()
    first.subscription?.cancel()
    #expect(counter.left == 0)
    counter.subject.send(4)
    #expect(first.values.isEmpty && second.values == [4])
    second.subscription?.cancel()
    second.subscription?.cancel()
    #expect(counter.left == 1)
    // Who comes then is the first again.
    let third = Probe<Int, Broken>()
    shared.subscribe(third)
    third.subscription?.request(.unlimited)
    counter.subject.send(6)
    #expect(third.values == [6] && counter.joined == 2)
  }

  @Test func `a token that is kept is the one that was kept`() {
    let subject = PassthroughSubject<Int, Never>()
    var set: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    let token = subject.sink { _ in }
    for _ in 0..<2 {
      token.store(in: &set)
      token.store(in: &list)
    }
    #expect(set == [token] && list == [token, token])
  }

  @Test func `a token runs its block once, at the latest when it goes`() {
    var count = 0
    var token: AnyCancellable? = AnyCancellable { count += 1 }
    token?.cancel()
    token?.cancel()
    token = nil
    #expect(count == 1 && token == nil)
    do { _ = AnyCancellable { count += 1 } }
    #expect(count == 2)
  }
}

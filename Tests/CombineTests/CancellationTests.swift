import Combine
import Testing

@Suite struct `Cancelling` {
  @Test func `reaches the source through operators, once, and nothing follows`() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let token =
      subject
      .handleEvents(
        receiveSubscription: { _ in events.append("subscribed") },
        receiveOutput: { events.append("\($0)") },
        receiveCompletion: { _ in events.append("over") },
        receiveCancel: { events.append("cancelled") }
      )
      .map { $0 + 1 }.filter { $0 > 0 }.scan(0, +)
      .sink { events.append("sum \($0)") }
    subject.send(1)
    token.cancel()
    token.cancel()
    subject.send(2)
    subject.send(completion: .finished)
    #expect(events == ["subscribed", "1", "sum 2", "cancelled"])
  }

  @Test func `comes with the end of the token`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    do {
      let token = subject.sink { values.append($0) }
      subject.send(1)
      withExtendedLifetime(token) {}
    }
    subject.send(2)
    #expect(values == [1])
  }

  @Test func `while a value is being given stops those behind it`() {
    var values: [Int] = []
    var token: AnyCancellable?
    let subject = PassthroughSubject<[Int], Never>()
    token = subject.flatMap { $0.publisher }.sink {
      values.append($0)
      if $0 == 2 { token?.cancel() }
    }
    subject.send([1, 2, 3])
    subject.send([4])
    #expect(values == [1, 2])
  }

  @Test func `of one who shares leaves the others, of the last ends the source`() {
    let subject = PassthroughSubject<Int, Never>()
    var cancels = 0
    let shared = subject.handleEvents(receiveCancel: { cancels += 1 }).share()
    var heard: [String] = []
    let first = shared.sink { heard.append("a\($0)") }
    let second = shared.sink { heard.append("b\($0)") }
    subject.send(1)
    first.cancel()
    subject.send(2)
    #expect(cancels == 0)
    second.cancel()
    subject.send(3)
    #expect(cancels == 1 && heard == ["a1", "b1", "b2"])
    // Whoever comes then begins anew.
    let third = shared.sink { heard.append("c\($0)") }
    subject.send(4)
    #expect(heard.last == "c4")
    third.cancel()
  }

  @Test func `a switch lets go of the publisher before`() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    var cancelled: [Int] = []
    func inner(_ number: Int) -> AnyPublisher<Int, Never> {
      Empty(completeImmediately: false)
        .handleEvents(receiveCancel: { cancelled.append(number) }).eraseToAnyPublisher()
    }
    let token = outer.switchToLatest().sink { _ in }
    for number in 1...3 { outer.send(inner(number)) }
    #expect(cancelled == [1, 2])
    token.cancel()
    #expect(cancelled == [1, 2, 3])
  }

  @Test func `lets go of what the blocks hold`() {
    final class Held {}
    let subject = PassthroughSubject<Int, Never>()
    weak var weakHeld: Held?
    let token: AnyCancellable
    do {
      let held = Held()
      weakHeld = held
      token = subject.map { value in withExtendedLifetime(held) { value } }.sink { _ in }
    }
    #expect(weakHeld != nil)
    token.cancel()
    #expect(weakHeld == nil)
  }
}

import Combine
import TestSupport
import Testing

/// Values and requests in any order, against queues.
@Suite struct `Values and requests in any order` {
  /// Sends numbers from 1 and asks for some, both at random; gives back what was sent and asked.
  private func run(
    _ seed: Int,
    _ send: (Int) -> Void,
    _ request: (Int) -> Void
  ) {
    var random = SplitMix64(seed: seed)
    var number = 0
    for _ in 0..<40 {
      if random.once(in: 2) {
        number += 1
        send(number)
      } else {
        request(random.int(1...3))
      }
    }
  }

  @Test(arguments: 0..<60) func `what keeps nothing gives what is wanted as it comes`(seed: Int) {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>()
    subject.subscribe(probe)
    var (wanted, expected): (Int, [Int]) = (0, [])
    run(seed) { number in
      if wanted > 0 {
        wanted -= 1
        expected.append(number)
      }
      subject.send(number)
      #expect(probe.values == expected)
    } _: { count in
      wanted += count
      probe.subscription?.request(.max(count))
      #expect(probe.values == expected)
    }
  }

  @Test(arguments: 0..<60) func `what keeps a value gives the last, to each once`(seed: Int) {
    let subject = CurrentValueSubject<Int, Never>(0)
    let probe = Probe<Int, Never>()
    subject.subscribe(probe)
    var (wanted, expected): (Int, [Int]) = (0, [])
    var kept: Int? = 0
    func give() {
      guard wanted > 0, let value = kept else { return }
      wanted -= 1
      expected.append(value)
      kept = nil
    }
    run(seed) { number in
      kept = number
      give()
      subject.send(number)
      #expect(probe.values == expected)
    } _: { count in
      wanted += count
      give()
      probe.subscription?.request(.max(count))
      #expect(probe.values == expected)
    }
    // Everyone has a demand of its own.
    let late = Probe<Int, Never>()
    subject.subscribe(late)
    late.subscription?.request(.unlimited)
    #expect(late.values == [subject.value])
  }

  @Test(arguments: 0..<60) func `an operator keeps what is not wanted yet, in order`(seed: Int) {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>()
    subject.map { $0 * 2 }.subscribe(probe)
    var (wanted, sent): (Int, [Int]) = (0, [])
    run(seed) { number in
      // Before anything is asked for, nothing is asked for above.
      if wanted > 0 { sent.append(number * 2) }
      subject.send(number)
      #expect(probe.values == Array(sent.prefix(wanted)))
    } _: { count in
      wanted += count
      probe.subscription?.request(.max(count))
      #expect(probe.values == Array(sent.prefix(wanted)))
    }
    // The end comes behind what waits.
    subject.send(completion: .finished)
    #expect(probe.ends.isEmpty == (probe.values.count < sent.count))
    probe.subscription?.request(.unlimited)
    #expect(probe.values == sent && probe.ends.count == 1)
  }

  @Test(arguments: 1...4) func `so many publishers are listened to at a time`(_ most: Int) {
    var inner: [PassthroughSubject<Int, Never>] = []
    let recorder = Recorder(
      (0..<6).publisher.flatMap(maxPublishers: .max(most)) { _ in
        inner.append(PassthroughSubject())
        return inner[inner.count - 1]
      }
    )
    #expect(inner.count == most)
    for index in 0..<6 {
      inner[index].send(index)
      inner[index].send(completion: .finished)
      #expect(inner.count == min(6, most + index + 1))
    }
    #expect(recorder.events == (0..<6).map { .value($0) } + [.finished])
  }

  @Test func `one at a time comes in order, whatever the length`() {
    for seed in 0..<30 {
      var random = SplitMix64(seed: seed)
      let lists = (0..<random.int(0...6)).map { _ in
        (0..<random.int(0...4)).map { _ in random.int(0...9) }
      }
      let recorder = Recorder(
        lists.publisher.flatMap(maxPublishers: .max(1)) { $0.publisher }
      )
      #expect(recorder.events == lists.flatMap { $0 }.map { .value($0) } + [.finished])
    }
  }

  @Test func `more than any number is unlimited`() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(.max) + .max(1) == .unlimited)
    var demand = Demand.max(.max - 1)
    demand += .max(1)
    #expect(demand == .max(.max))
    let probe = Probe<Int, Never>()
    [1, 2].publisher.subscribe(probe)
    probe.more = .max(.max)
    probe.subscription?.request(.max(.max))
    #expect(probe.values == [1, 2])
  }

  @Test func `the end of nothing need not be asked for, nor that behind the last value`() {
    let probe = Probe<Int, Never>()
    [Int]().publisher.subscribe(probe)
    #expect(probe.ends.count == 1)
    let second = Probe<Int, Never>()
    [1, 2].publisher.subscribe(second)
    second.subscription?.request(.max(2))
    #expect(second.values == [1, 2] && second.ends.count == 1)
    let third = Probe<Int, Broken>()
    Fail(error: Broken()).subscribe(third)
    #expect(third.ends.count == 1)
  }

  @Test func `a request for nothing asks for nothing`() {
    let probe = Probe<Int, Never>()
    [1, 2].publisher.map { $0 }.subscribe(probe)
    probe.subscription?.request(.none)
    #expect(probe.values.isEmpty && probe.ends.isEmpty)
  }
}

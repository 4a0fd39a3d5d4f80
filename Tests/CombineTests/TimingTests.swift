import Combine
import Testing

/// Values in time, by a clock that is turned by hand.
@Suite struct `Operators of time` {
  private let clock = VirtualScheduler()
  private let subject = PassthroughSubject<Int, Broken>()

  /// Sends numbers at moments and tells when what came out.
  private func run<P: Publisher>(
    _ publisher: P,
    _ moments: [Double],
    end: (time: Double, completion: Subscribers.Completion<Broken>)? = nil
  ) -> [String] where P.Output == Int, P.Failure == Broken {
    var heard: [String] = []
    let token = publisher.sink { end in
      heard.append(
        String(describing: end).hasPrefix("fin")
          ? "\(clock.now.seconds) ." : "\(clock.now.seconds) !"
      )
    } receiveValue: { value in
      heard.append("\(clock.now.seconds) \(value)")
    }
    for (number, moment) in moments.enumerated() {
      clock.advance(to: moment)
      subject.send(number)
    }
    if let end {
      clock.advance(to: end.time)
      subject.send(completion: end.completion)
    }
    clock.advance(to: 100)
    token.cancel()
    return heard
  }

  @Test func `a debounce waits until it has been quiet`() {
    let moments = [0, 1, 2, 5, 5.5, 9.0]
    #expect(
      run(subject.debounce(for: 2, scheduler: clock), moments) == ["4.0 2", "7.5 4", "11.0 5"]
    )
  }

  /// Whatever the moments, a value comes where none follows within the time, and then.
  @Test func `a debounce gives each last value of a run, late by the time it waits`() {
    for bits in 0..<256 {
      let fresh = `Operators of time`()
      let moments = (0..<8).filter { bits >> $0 & 1 == 1 }.map(Double.init)
      let expected = moments.indices.filter { index in
        index == moments.count - 1 || moments[index + 1] - moments[index] > 1.5
      }.map { "\(moments[$0] + 1.5) \($0)" }
      #expect(
        fresh.run(fresh.subject.debounce(for: 1.5, scheduler: fresh.clock), moments) == expected
      )
    }
  }

  @Test func `a throttle gives the first at once and then one for each span`() {
    let moments = [0, 1, 2, 3.5, 7.0]
    #expect(
      run(subject.throttle(for: 3, scheduler: clock, latest: true), moments)
        == ["0.0 0", "3.0 2", "6.0 3", "9.0 4"]
    )
    let fresh = `Operators of time`()
    #expect(
      fresh.run(fresh.subject.throttle(for: 3, scheduler: fresh.clock, latest: false), moments)
        == ["0.0 0", "3.0 1", "6.0 3", "9.0 4"]
    )
  }

  /// Never two within the interval, never a value that was not sent, never out of order.
  @Test(arguments: [true, false])
  func `a throttle never gives two within its span`(latest: Bool) {
    for bits in 0..<256 {
      let fresh = `Operators of time`()
      let moments = (0..<8).filter { bits >> $0 & 1 == 1 }.map(Double.init)
      let heard = fresh.run(
        fresh.subject.throttle(for: 2.5, scheduler: fresh.clock, latest: latest),
        moments
      ).map { $0.split(separator: " ") }
      let times = heard.compactMap { Double($0[0]) }
      let values = heard.compactMap { Int($0[1]) }
      #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 2.5 })
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
      #expect(values.first == (moments.isEmpty ? nil : 0))
      if latest { #expect(values.last == (moments.isEmpty ? nil : moments.count - 1)) }
    }
  }

  @Test func `a delay moves values and the end alike, but not a failure`() {
    #expect(
      run(subject.delay(for: 3, scheduler: clock), [0, 1], end: (2, .finished))
        == ["3.0 0", "4.0 1", "5.0 ."]
    )
    let fresh = `Operators of time`()
    #expect(
      fresh.run(
        fresh.subject.delay(for: 3, scheduler: fresh.clock),
        [0, 1],
        end: (2, .failure(Broken()))
      ) == ["2.0 !"]
    )
  }

  @Test func `receiving elsewhere keeps the order and waits for the scheduler`() {
    var heard: [Int] = []
    let token = [1, 2, 3].publisher.receive(on: clock).sink { heard.append($0) }
    #expect(heard.isEmpty)
    clock.advance(to: 0)
    #expect(heard == [1, 2, 3])
    token.cancel()
    let immediate = [1, 2].publisher.receive(on: ImmediateScheduler.shared)
      .sink { heard.append($0) }
    #expect(heard == [1, 2, 3, 1, 2])
    immediate.cancel()
  }

  @Test func `subscribing elsewhere begins when the scheduler comes to it`() {
    var began = false
    let source = Deferred { () -> Just<Int> in
      began = true
      return Just(1)
    }
    var heard: [Int] = []
    let token = source.subscribe(on: clock).sink { heard.append($0) }
    #expect(!began && heard.isEmpty)
    clock.advance(to: 0)
    #expect(began && heard == [1])
    token.cancel()
  }

  @Test func `cancelled, nothing comes that was on its way`() {
    var heard: [Int] = []
    let tokens = [
      subject.debounce(for: 1, scheduler: clock).eraseToAnyPublisher(),
      subject.delay(for: 1, scheduler: clock).eraseToAnyPublisher(),
      subject.receive(on: clock).eraseToAnyPublisher(),
    ].map { $0.sink(receiveCompletion: { _ in }, receiveValue: { heard.append($0) }) }
    subject.send(1)
    for token in tokens { token.cancel() }
    clock.advance(to: 5)
    #expect(heard.isEmpty)
  }

  @Test func `lengths of time are seconds, whatever they are said in`() {
    typealias Length = SchedulerSeconds
    #expect(Length.seconds(2) == 2.0 && Length.milliseconds(1500) == 1.5)
    #expect(Length.microseconds(2_000_000) == 2.0 && Length.nanoseconds(500_000_000) == 0.5)
    #expect(Length.seconds(0.5) + .milliseconds(500) == 1 && Length.seconds(3) - 1 == 2)
    #expect(Length.seconds(3) * 2 == 6 && Length.seconds(1) < .seconds(2))
  }
}

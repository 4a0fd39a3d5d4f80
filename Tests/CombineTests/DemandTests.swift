import Combine
import Testing

@Suite struct `Demand` {
  @Test func `adds, takes away and compares, with unlimited above all`() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) + .unlimited == .unlimited && .unlimited + Demand.max(2) == .unlimited)
    #expect(Demand.max(5) - .max(3) == .max(2))
    #expect(Demand.unlimited - .max(3) == .unlimited)
    #expect(Demand.none == .max(0) && Demand.none < .max(1) && .max(9) < Demand.unlimited)
    #expect(Demand.max(1) > 0 && !(Demand.none > 0) && Demand.unlimited > 1_000_000)
    #expect(Demand.unlimited.max == nil && Demand.max(4).max == 4)
    var demand = Demand.max(1)
    demand += .max(2)
    demand -= .max(1)
    #expect(demand == .max(2))
  }

  /// Through each operator a subscriber gets what it asked for and not more.
  @Test func `no operator gives more than is asked for`() {
    func check<P: Publisher>(_ name: String, _ publisher: P, _ expected: [P.Output])
    where P.Output: Equatable {
      for step in 1...3 {
        let probe = Probe<P.Output, P.Failure>()
        publisher.subscribe(probe)
        #expect(probe.values.isEmpty, "\(name)")
        var asked = 0
        while asked < expected.count {
          probe.subscription?.request(.max(step))
          asked += step
          #expect(probe.values == Array(expected.prefix(asked)), "\(name) by \(step)")
        }
        #expect(probe.ends.count == 1, "\(name) by \(step)")
      }
    }
    let numbers = [1, 2, 3, 4, 5, 6].publisher
    check("sequence", numbers, [1, 2, 3, 4, 5, 6])
    check("map", numbers.map { $0 * 2 }, [2, 4, 6, 8, 10, 12])
    check("filter", numbers.filter { $0 % 2 == 0 }, [2, 4, 6])
    check("prefix", numbers.prefix(4), [1, 2, 3, 4])
    check("drop", numbers.dropFirst(2), [3, 4, 5, 6])
    check("scan", numbers.scan(0, +), [1, 3, 6, 10, 15, 21])
    check("collect", numbers.collect(2), [[1, 2], [3, 4], [5, 6]])
    check("flatMap", numbers.flatMap { [$0, -$0].publisher }.prefix(4), [1, -1, 2, -2])
    check("append", numbers.append(7, 8), [1, 2, 3, 4, 5, 6, 7, 8])
    check("merge", numbers.merge(with: [7].publisher), [1, 2, 3, 4, 5, 6, 7])
    check("zip", numbers.zip(numbers).map { $0.0 * $0.1 }, [1, 4, 9, 16, 25, 36])
    check("just", Just(1), [1])
    check("switch", numbers.prefix(1).map { [$0, 8].publisher }.switchToLatest(), [1, 8])
  }

  @Test func `what is asked for with a value counts on top`() {
    let probe = Probe<Int, Never>()
    Array(0..<10).publisher.subscribe(probe)
    probe.more = .max(1)
    probe.subscription?.request(.max(1))
    #expect(probe.values == Array(0..<10) && probe.ends.count == 1)
  }

  @Test func `an endless sequence ends with the operator that has enough`() {
    var made = 0
    let endless = sequence(state: 0) { (state: inout Int) -> Int? in
      made += 1
      state += 1
      return state
    }
    let probe = Probe<Int, Never>()
    endless.publisher.map { $0 * 2 }.prefix(3).subscribe(probe)
    probe.subscription?.request(.unlimited)
    #expect(probe.values == [2, 4, 6] && probe.ends.count == 1 && made <= 5)
  }

  @Test func `a subject that keeps nothing drops what nobody asks for`() {
    let subject = PassthroughSubject<Int, Never>()
    let (slow, fast) = (Probe<Int, Never>(), Probe<Int, Never>())
    subject.subscribe(slow)
    subject.subscribe(fast)
    fast.subscription?.request(.unlimited)
    subject.send(1)
    slow.subscription?.request(.max(1))
    subject.send(2)
    subject.send(3)
    slow.subscription?.request(.max(1))
    subject.send(4)
    #expect(slow.values == [2, 4] && fast.values == [1, 2, 3, 4])
    subject.send(completion: .finished)
    #expect(slow.ends.count == 1 && fast.ends.count == 1)
  }
}

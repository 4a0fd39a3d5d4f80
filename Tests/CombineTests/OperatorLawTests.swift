import Combine
import Testing

/// What must hold of operators whatever the values; checked over every list of a small world.
@Suite struct `Laws of operators` {
  /// All lists of up to four of three values.
  private static let lists: [[Int]] = (0...4).flatMap { length in
    (0..<[1, 3, 9, 27, 81][length]).map { number in
      (0..<length).map { place in number / [1, 3, 9, 27][place] % 3 }
    }
  }

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    let probe = Probe<P.Output, P.Failure>()
    publisher.subscribe(probe)
    probe.subscription?.request(.unlimited)
    #expect(probe.ends.count == 1)
    return probe.values
  }

  private func forAll(_ law: ([Int]) -> Bool) {
    #expect(Self.lists.count == 121)
    #expect(Self.lists.first { !law($0) } == nil)
  }

  @Test func `map keeps identity and composition`() {
    forAll { values($0.publisher.map { $0 }) == $0 }
    forAll { list in
      values(list.publisher.map { $0 + 1 }.map { $0 * 5 })
        == values(list.publisher.map { ($0 + 1) * 5 })
    }
    forAll { values($0.publisher.map(\.description)) == $0.map(\.description) }
  }

  @Test func `choosing is what it is of lists`() {
    forAll { values($0.publisher.filter { $0 > 0 }) == $0.filter { $0 > 0 } }
    forAll { list in
      values(list.publisher.filter { $0 > 0 }.filter { $0 < 2 }) == list.filter { $0 == 1 }
    }
    forAll { values($0.publisher.compactMap { $0 > 0 ? $0 : nil }) == $0.filter { $0 > 0 } }
    for count in 0...5 {
      forAll { values($0.publisher.prefix(count)) == Array($0.prefix(count)) }
      forAll { values($0.publisher.dropFirst(count)) == Array($0.dropFirst(count)) }
      // What one takes the other leaves.
      forAll { list in
        values(list.publisher.prefix(count).append(list.publisher.dropFirst(count))) == list
      }
    }
    forAll { values($0.publisher.prefix { $0 > 0 }) == Array($0.prefix { $0 > 0 }) }
    forAll { values($0.publisher.drop { $0 > 0 }) == Array($0.drop { $0 > 0 }) }
    forAll { values($0.publisher.first()) == Array($0.prefix(1)) }
    forAll { values($0.publisher.last()) == Array($0.suffix(1)) }
    forAll { values($0.publisher.first { $0 == 2 }) == Array($0.filter { $0 == 2 }.prefix(1)) }
    forAll { list in
      values(list.publisher.removeDuplicates())
        == list.indices.filter { $0 == 0 || list[$0] != list[$0 - 1] }.map { list[$0] }
    }
  }

  @Test func `gathering is what it is of lists`() {
    forAll { values($0.publisher.reduce(5) { $0 * 3 + $1 }) == [$0.reduce(5) { $0 * 3 + $1 }] }
    forAll { list in
      values(list.publisher.scan(5) { $0 * 3 + $1 })
        == list.indices.map { list[...$0].reduce(5) { $0 * 3 + $1 } }
    }
    // The last of a scan is the reduction.
    forAll { list in
      values(list.publisher.scan(0, +).last().replaceEmpty(with: 0))
        == values(list.publisher.reduce(0, +))
    }
    forAll { values($0.publisher.collect()) == [$0] }
    for count in 1...3 {
      forAll { list in
        let pieces = values(list.publisher.collect(count))
        return pieces.flatMap { $0 } == list && pieces.dropLast().allSatisfy { $0.count == count }
          && pieces.allSatisfy { !$0.isEmpty && $0.count <= count }
      }
    }
    forAll { values($0.publisher.count()) == [$0.count] }
    forAll { list in values(list.publisher.max()) == Array(list.sorted().suffix(1)) }
    forAll { list in values(list.publisher.min()) == Array(list.sorted().prefix(1)) }
    forAll { values($0.publisher.contains(1)) == [$0.contains(1)] }
    forAll { values($0.publisher.allSatisfy { $0 > 0 }) == [$0.allSatisfy { $0 > 0 }] }
    forAll { values($0.publisher.ignoreOutput()).isEmpty && !$0.contains(9) }
    forAll { values($0.publisher.replaceEmpty(with: 7)) == ($0.isEmpty ? [7] : $0) }
  }

  @Test func `flatMap is associative and has Just as its unit`() {
    func twice(_ value: Int) -> Publishers.Sequence<[Int], Never> { [value, value + 10].publisher }
    func countdown(_ value: Int) -> Publishers.Sequence<[Int], Never> {
      Array(0..<value % 4).publisher
    }
    forAll { values($0.publisher.flatMap { Just($0) }) == $0 }
    for value in 0...5 { #expect(values(Just(value).flatMap(twice)) == values(twice(value))) }
    forAll { list in
      values(list.publisher.flatMap(twice).flatMap(countdown))
        == values(list.publisher.flatMap { twice($0).flatMap(countdown) })
    }
    forAll { values($0.publisher.flatMap(twice)) == $0.flatMap { [$0, $0 + 10] } }
  }

  @Test func `putting lists together is what it is of lists`() {
    let other = [7, 8]
    forAll { values($0.publisher.append(other)) == $0 + other }
    forAll { values($0.publisher.prepend(other)) == other + $0 }
    forAll { values($0.publisher.append(Empty())) == $0 }
    forAll {
      values($0.publisher.zip(other.publisher)).map { [$0.0, $0.1] } == Self.zip($0, other)
    }
    forAll { list in values(list.publisher.merge(with: Empty())) == list }
    forAll { list in
      values(list.publisher.merge(with: other.publisher)).sorted() == (list + other).sorted()
    }
  }

  private static func zip(_ a: [Int], _ b: [Int]) -> [[Int]] { Swift.zip(a, b).map { [$0, $1] } }

  @Test func `a failure passes every operator and comes once, behind the values before it`() {
    let failing = [1, 2].publisher.setFailureType(to: Broken.self).append(Fail(error: Broken()))
    func ends<P: Publisher>(_ publisher: P) -> ([P.Output], Int) where P.Failure == Broken {
      let probe = Probe<P.Output, Broken>()
      publisher.subscribe(probe)
      probe.subscription?.request(.unlimited)
      let failures = probe.ends.filter { if case .failure = $0 { true } else { false } }
      #expect(probe.ends.count == 1)
      return (probe.values, failures.count)
    }
    #expect(ends(failing.map { $0 * 2 }) == ([2, 4], 1))
    #expect(ends(failing.scan(0, +)) == ([1, 3], 1))
    // What waits for the end gives nothing when there is none.
    #expect(ends(failing.reduce(0, +)) == ([], 1))
    #expect(ends(failing.count()) == ([], 1))
    #expect(ends(failing.last()) == ([], 1))
    #expect(ends(failing.collect()).0.isEmpty)
    #expect(ends(failing.max()) == ([], 1))
    #expect(ends(failing.replaceEmpty(with: 5)) == ([1, 2], 1))
    #expect(ends(failing.merge(with: Empty(completeImmediately: false))) == ([1, 2], 1))
    #expect(ends(failing.append(9)) == ([1, 2], 1))
    #expect(ends(failing.prepend(9)) == ([9, 1, 2], 1))
    #expect(ends(failing.flatMap { Just($0).setFailureType(to: Broken.self) }) == ([1, 2], 1))
    #expect(ends(failing.prefix(2)) == ([1, 2], 0))
    #expect(ends(failing.catch { _ in failing }) == ([1, 2, 1, 2], 1))
    #expect(ends(failing.retry(2)) == ([1, 2, 1, 2, 1, 2], 1))
    #expect(ends(failing.mapError { $0 }) == ([1, 2], 1))
  }

  @Test func `the first failure ends publishers that come together`() {
    let (a, b) = (PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>())
    let probes = (0..<3).map { _ in Probe<Int, Broken>() }
    a.combineLatest(b).map { $0.0 + $0.1 }.subscribe(probes[0])
    a.zip(b).map { $0.0 + $0.1 }.subscribe(probes[1])
    a.merge(with: b).subscribe(probes[2])
    for probe in probes { probe.subscription?.request(.unlimited) }
    a.send(1)
    b.send(completion: .failure(Broken()))
    a.send(2)
    a.send(completion: .finished)
    #expect(probes.map(\.values) == [[], [], [1]])
    for probe in probes {
      #expect(probe.ends.count == 1)
      if case .finished? = probe.ends.first { Issue.record("The failure was lost.") }
    }
  }

  /// Interleavings of two senders, against the rule said plainly.
  @Test func `the latest of two are all pairs of latest values`() {
    for bits in 0..<64 {
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let probe = Probe<[Int], Never>()
      a.combineLatest(b) { [$0, $1] }.subscribe(probe)
      probe.subscription?.request(.unlimited)
      var (left, right): (Int?, Int?) = (nil, nil)
      var expected: [[Int]] = []
      for step in 0..<6 {
        if bits >> step & 1 == 1 {
          left = step
          a.send(step)
        } else {
          right = step
          b.send(step)
        }
        if let left, let right { expected.append([left, right]) }
      }
      #expect(probe.values == expected)
    }
  }
}

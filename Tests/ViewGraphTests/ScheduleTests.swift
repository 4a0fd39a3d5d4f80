import Testing
import ViewGraph

@MainActor
@Suite struct `A pass over what is to be computed` {
  private let schedule = Schedule()
  private let recorder = Recorder()

  private func named(
    _ name: String,
    depth: Int,
    compute: @escaping () -> Void
  ) -> NamedComputation {
    NamedComputation(name, depth: depth, in: schedule, recorder, compute: compute)
  }

  @Test func `what is nearest to the root is computed first`() {
    let source = Source(0)
    let all = [5, 1, 4, 2, 3].map { depth in
      named("\(depth)", depth: depth) { _ = source.read() }
    }
    _ = recorder.take()
    source.write(1)
    #expect(schedule.run())
    #expect(recorder.take() == ["1", "2", "3", "4", "5"])
    withExtendedLifetime(all) {}
  }

  @Test func `what is computed meanwhile is computed in the same pass`() {
    let source = Source(0)
    let derived = Source(0)
    var seen: [Int] = []
    let first = named("first", depth: 1) { derived.write(source.read() * 2) }
    let second = named("second", depth: 2) { seen.append(derived.read()) }
    source.write(5)
    #expect(schedule.run())
    #expect(schedule.isEmpty)
    #expect(seen == [0, 10])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `what ends is never computed again`() {
    let source = Source(0)
    let reader = named("reader", depth: 1) { _ = source.read() }
    _ = recorder.take()
    reader.end()
    source.write(1)
    #expect(schedule.isEmpty)
    reader.computation?.invalidate()
    #expect(schedule.isEmpty)
    schedule.run()
    #expect(recorder.take().isEmpty)
  }

  @Test func `what ends while it waits is not computed`() {
    let source = Source(0)
    let reader = named("reader", depth: 1) { _ = source.read() }
    _ = recorder.take()
    source.write(1)
    reader.end()
    #expect(schedule.run())
    #expect(recorder.take().isEmpty)
  }

  @Test func `what is nearer may do away with what is farther in the same pass`() {
    let source = Source(0)
    let farther = named("farther", depth: 7) { _ = source.read() }
    let nearer = named("nearer", depth: 3) {
      if source.read() > 0 { farther.end() }
    }
    _ = recorder.take()
    source.write(1)
    schedule.run()
    #expect(recorder.take() == ["nearer"])
    withExtendedLifetime(nearer) {}
  }

  @Test func `a computation may end itself`() {
    let source = Source(0)
    var own: NamedComputation?
    own = named("own", depth: 1) {
      if source.read() > 0 { own?.end() }
    }
    _ = recorder.take()
    source.write(1)
    schedule.run()
    #expect(recorder.take() == ["own"])
    source.write(2)
    schedule.run()
    // Reading went on after it ended, so that it is noted again, yet it never runs.
    #expect(recorder.take().isEmpty)
  }

  @Test func `a value that depends on itself ends`() {
    let source = Source(0)
    let reader = named("reader", depth: 1) { source.write(source.read() + 1) }
    source.write(100)
    #expect(!schedule.run())
    #expect(schedule.isEmpty)
    withExtendedLifetime(reader) {}
  }

  @Test func `two values that depend on each other end`() {
    let one = Source(0)
    let two = Source(0)
    let first = named("first", depth: 1) { two.write(one.read() + 1) }
    let second = named("second", depth: 2) { one.write(two.read() + 1) }
    one.write(100)
    #expect(!schedule.run())
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a value that reaches its end by itself settles`() {
    let source = Source(0)
    let reader = named("reader", depth: 1) {
      let value = source.read()
      if value < 50 { source.write(value + 1) }
    }
    #expect(schedule.run())
    #expect(source.current == 50)
    withExtendedLifetime(reader) {}
  }

  @Test func `after a value that never settles, others are still computed`() {
    let source = Source(0)
    let other = Source(0)
    var isEndless = true
    let endless = named("endless", depth: 1) {
      let value = source.read()
      if isEndless { source.write(value + 1) }
    }
    let calm = named("calm", depth: 2) { _ = other.read() }
    schedule.run()
    isEndless = false
    _ = recorder.take()
    other.write(1)
    #expect(schedule.run())
    #expect(recorder.take() == ["calm"])
    withExtendedLifetime((endless, calm)) {}
  }

  @Test func `after it did not settle, a value can be computed again`() {
    let source = Source(0)
    var isEndless = true
    let endless = named("endless", depth: 1) {
      let value = source.read()
      if isEndless { source.write(value + 1) }
    }
    #expect(!schedule.run())
    isEndless = false
    _ = recorder.take()
    source.write(-1)
    schedule.run()
    #expect(recorder.take() == ["endless"])
    withExtendedLifetime(endless) {}
  }

  @Test func `what is nearer comes first even if it is invalidated during the pass`() {
    let source = Source(0)
    let derived = Source(0)
    let root = named("root", depth: 1) { derived.write(source.read()) }
    let middle = named("middle", depth: 2) { _ = derived.read() }
    let leaf = named("leaf", depth: 3) { _ = source.read() }
    _ = recorder.take()
    source.write(1)
    schedule.run()
    #expect(recorder.take() == ["root", "middle", "leaf"])
    withExtendedLifetime((root, middle, leaf)) {}
  }

  @Test func `who makes passes is told when something waits, not during a pass`() {
    let source = Source(0)
    let derived = Source(0)
    let first = named("first", depth: 1) { derived.write(source.read()) }
    let second = named("second", depth: 2) { _ = derived.read() }
    var count = 0
    schedule.needsPass = { count += 1 }
    source.write(1)
    #expect(count == 1)
    source.write(2)
    #expect(count == 1)
    schedule.run()
    #expect(count == 1)
    source.write(3)
    #expect(count == 2)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `computations are counted`() {
    let source = Source(0)
    let reader = named("reader", depth: 1) { _ = source.read() }
    #expect(schedule.computedCount == 1)
    source.write(1)
    schedule.run()
    #expect(schedule.computedCount == 2)
    schedule.run()
    #expect(schedule.computedCount == 2)
    withExtendedLifetime(reader) {}
  }

  @Test func `a pass without anything to compute settles`() {
    #expect(schedule.isEmpty)
    #expect(schedule.run())
    #expect(schedule.computedCount == 0)
  }
}

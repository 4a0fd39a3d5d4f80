import Testing
import ViewGraph

@MainActor
@Suite struct `What depends on a value` {
  private let schedule = Schedule()
  private let recorder = Recorder()

  private func named(
    _ name: String,
    depth: Int = 1,
    compute: @escaping () -> Void
  ) -> NamedComputation {
    NamedComputation(name, depth: depth, in: schedule, recorder, compute: compute)
  }

  @Test func `a write computes again only who read the value`() {
    let one = Source(1)
    let two = Source(2)
    let first = named("first") { _ = one.read() }
    let second = named("second") { _ = two.read() }
    let both = named("both") { _ = one.read() + two.read() }
    #expect(recorder.take() == ["first", "second", "both"])
    one.write(10)
    schedule.run()
    #expect(Set(recorder.take()) == ["first", "both"])
    two.write(20)
    schedule.run()
    #expect(Set(recorder.take()) == ["second", "both"])
    withExtendedLifetime((first, second, both)) {}
  }

  @Test func `several writes before a pass compute once`() {
    let source = Source(0)
    var seen: [Int] = []
    let reader = named("reader") { seen.append(source.read()) }
    for number in 1...5 { source.write(number) }
    #expect(source.current == 5)
    #expect(seen == [0])
    schedule.run()
    #expect(seen == [0, 5])
    withExtendedLifetime(reader) {}
  }

  @Test func `reading a value twice computes once`() {
    let source = Source(0)
    let reader = named("reader") { _ = source.read() + source.read() }
    source.write(1)
    schedule.run()
    #expect(recorder.take() == ["reader", "reader"])
    withExtendedLifetime(reader) {}
  }

  @Test func `a write of an equal value computes nothing`() {
    let number = Source(3)
    let text = Source("a text that is longer than a few bytes")
    let reader = named("reader") { _ = (number.read(), text.read()) }
    _ = recorder.take()
    number.write(3)
    text.write("a text that is longer" + " than a few bytes")
    #expect(schedule.isEmpty)
    schedule.run()
    #expect(recorder.take().isEmpty)
    withExtendedLifetime(reader) {}
  }

  @Test func `a write and its undoing compute once with the old value`() {
    let source = Source(3)
    var seen: [Int] = []
    let reader = named("reader") { seen.append(source.read()) }
    source.write(4)
    source.write(3)
    schedule.run()
    #expect(seen == [3, 3])
    withExtendedLifetime(reader) {}
  }

  @Test func `reading outside a computation is no dependency`() {
    let source = Source(1)
    #expect(source.read() == 1)
    source.write(2)
    #expect(schedule.isEmpty)
    #expect(source.read() == 2)
  }

  @Test func `the current value and untracked reading are no dependency`() {
    let source = Source(1)
    let reader = named("reader") {
      _ = source.current
      _ = Computation.untracked { source.read() }
    }
    source.write(2)
    #expect(schedule.isEmpty)
    withExtendedLifetime(reader) {}
  }

  @Test func `after untracked reading the computation goes on noting what it reads`() {
    let hidden = Source(1)
    let seen = Source(1)
    let reader = named("reader") {
      Computation.untracked { _ = hidden.read() }
      _ = seen.read()
    }
    hidden.write(2)
    #expect(schedule.isEmpty)
    seen.write(2)
    #expect(!schedule.isEmpty)
    withExtendedLifetime(reader) {}
  }

  @Test func `a value that is no longer read is no longer a dependency`() {
    let usesFirst = Source(true)
    let one = Source(1)
    let two = Source(2)
    let reader = named("reader") { _ = usesFirst.read() ? one.read() : two.read() }
    two.write(20)
    #expect(schedule.isEmpty)
    usesFirst.write(false)
    schedule.run()
    _ = recorder.take()
    one.write(10)
    #expect(schedule.isEmpty)
    two.write(21)
    schedule.run()
    #expect(recorder.take() == ["reader"])
    withExtendedLifetime(reader) {}
  }

  @Test func `what is read besides is kept with what was read before`() {
    let first = Source(1)
    let second = Source(1)
    var count = 0
    let computation = Computation(depth: 1, schedule: schedule) { count += 1 }
    computation.track { _ = first.read() }
    computation.track(keepsSources: true) { _ = second.read() }
    first.write(2)
    schedule.run()
    second.write(2)
    schedule.run()
    #expect(count == 2)
  }

  @Test func `a computation inside another keeps its dependencies to itself`() {
    let outerSource = Source(1)
    let innerSource = Source(1)
    var inner: NamedComputation?
    let outer = named("outer") {
      if inner == nil { inner = named("inner", depth: 2) { _ = innerSource.read() } }
      _ = outerSource.read()
    }
    _ = recorder.take()
    innerSource.write(2)
    schedule.run()
    #expect(recorder.take() == ["inner"])
    outerSource.write(2)
    schedule.run()
    #expect(recorder.take() == ["outer"])
    withExtendedLifetime(outer) {}
  }

  @Test func `computing gives back what was computed`() {
    let source = Source(20)
    let computation = Computation(depth: 1, schedule: schedule) {}
    #expect(computation.track { source.read() + 1 } == 21)
    #expect(Computation.untracked { 7 } == 7)
  }

  @Test func `a source goes away with those who hold it`() {
    weak var kept: Source<Int>?
    let reader: NamedComputation
    do {
      let source = Source(1)
      kept = source
      reader = named("reader") { _ = source.read() }
    }
    #expect(kept != nil)
    withExtendedLifetime(reader) {}
  }
}

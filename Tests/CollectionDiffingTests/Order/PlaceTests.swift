import TestSupport
import Testing

@testable import CollectionDiffing

@Suite struct `Places of items` {
  @Test func `come by section first, then by item`() {
    let places = (0..<3).flatMap { section in (0..<4).map { Place(section: section, item: $0) } }
    #expect(places.shuffled().sorted() == places)
    for (a, b) in zip(places, places.dropFirst()) { #expect(a < b && !(b < a) && a != b) }
    for place in places { #expect(!(place < place)) }
  }

  @Test func `know what they were made of`() {
    let place = Place(section: 7, item: 1_000_000)
    #expect(place.section == 7 && place.item == 1_000_000)
    #expect(Place(section: -1, item: -2).section == -1)
    #expect(Place(section: -1, item: -2).item == -2)
    #expect(Set([place, Place(section: 7, item: 1_000_000)]).count == 1)
  }
}

@Suite struct `Sums of the first numbers` {
  @Test(arguments: 0..<20) func `of a list are those of its numbers one by one`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let values = (0..<random.int(0...70)).map { _ in random.int(-9...9) }
    let sums = PrefixSums(values)
    #expect(sums.count == values.count)
    for position in 0...values.count {
      #expect(sums.sum(before: position) == values[..<position].reduce(0, +))
    }
  }

  @Test(arguments: 0..<20) func `what is added counts for all behind it and none before`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let values = (0..<random.int(1...40)).map { _ in random.int(0...9) }
    let before = PrefixSums(values)
    var after = before
    let position = random.int(0...values.count - 1)
    after.add(-5, at: position)
    for end in 0...values.count {
      let change = after.sum(before: end) - before.sum(before: end)
      #expect(change == (end > position ? -5 : 0))
    }
  }

  @Test func `of nothing are nothing`() {
    #expect(PrefixSums().count == 0 && PrefixSums().sum(before: 0) == 0)
  }
}

@Suite struct `Runs of handles` {
  @Test(arguments: 0..<20) func `have every offset in the part that starts at or before it`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    var run = HandleRun()
    for number in 0..<random.int(1...12) {
      run.parts.append(HandleRun.Part(chunk: UInt32(number), start: run.count))
      run.count += random.int(1...9)
    }
    for offset in 0..<run.count {
      #expect(run.part(at: offset) == run.parts.lastIndex { $0.start <= offset })
    }
    // What goes to the end goes to the last part.
    #expect(run.part(at: run.count) == run.parts.count - 1)
  }
}

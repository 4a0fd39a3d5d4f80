import ListUpdates
import TestSupport
import Testing

/// What holds for every batch, against plain arrays that are edited one element after the other.
@Suite struct `Laws of updates` {
  @Test func `the batches drawn have all in them that a batch may have`() {
    let batches = RandomBatch.all.map(\.operations)
    #expect(batches.contains { $0.isEmpty })
    for has: (UpdateOperations<ListPosition>) -> Bool in [
      { !$0.deletedItems.isEmpty }, { !$0.insertedItems.isEmpty }, { !$0.reloadedItems.isEmpty },
      { !$0.movedItems.isEmpty }, { !$0.deletedSections.isEmpty },
      { !$0.insertedSections.isEmpty }, { !$0.reloadedSections.isEmpty },
      { !$0.movedSections.isEmpty },
      { batch in batch.movedItems.contains { batch.deletedSections.contains($0.from.section) } },
      { batch in batch.movedItems.contains { batch.insertedSections.contains($0.to.section) } },
      { !$0.movedSections.isEmpty && !$0.movedItems.isEmpty && !$0.deletedItems.isEmpty },
    ] {
      #expect(batches.count(where: has) > 10)
    }
  }

  @Test(arguments: RandomBatch.all)
  func `every item goes where editing arrays brings it`(_ batch: RandomBatch) {
    let map = UpdateMap(batch.operations)
    for position in batch.before.positions {
      let name = batch.before[position]
      #expect(map.new(position) == batch.after.position(of: name), "\(name)")
    }
  }

  @Test(arguments: RandomBatch.all)
  func `every item comes from where it was`(_ batch: RandomBatch) {
    let map = UpdateMap(batch.operations)
    for position in batch.after.positions {
      let name = batch.after[position]
      #expect(map.old(position) == batch.before.position(of: name), "\(name)")
    }
  }

  @Test(arguments: RandomBatch.all)
  func `there and back is where one was`(_ batch: RandomBatch) {
    let map = UpdateMap(batch.operations)
    for position in batch.before.positions {
      if let new = map.new(position) { #expect(map.old(new) == position) }
    }
    for position in batch.after.positions {
      if let old = map.old(position) { #expect(map.new(old) == position) }
    }
  }

  @Test(arguments: RandomBatch.all)
  func `no two items go to the same place`(_ batch: RandomBatch) {
    let map = UpdateMap(batch.operations)
    let places = batch.before.positions.compactMap(map.new)
    #expect(Set(places).count == places.count)
    #expect(Set(places).isSubset(of: batch.after.positions))
  }

  @Test(arguments: RandomBatch.all)
  func `what is not moved keeps its order`(_ batch: RandomBatch) {
    let map = UpdateMap(batch.operations)
    let moved = Set(batch.operations.movedItems.map(\.from))
    for section in batch.before.counts.indices {
      let stays = batch.before.positions
        .filter { $0.section == section && !moved.contains($0) }
        .compactMap(map.new)
      #expect(stays == stays.sorted())
      #expect(Set(stays.map(\.section)).count <= 1)
    }
  }

  @Test(arguments: RandomBatch.all)
  func `sections go where editing arrays brings them`(_ batch: RandomBatch) {
    let map = UpdateMap(batch.operations)
    let reloaded = batch.operations.reloadedSections
    for (old, section) in batch.before.sections.enumerated() {
      let new = batch.after.section(named: section.name)
      #expect(map.newSection(old) == new)
      guard let new else { continue }
      #expect(map.oldSection(new) == (reloaded.contains(old) ? nil : old))
      guard !reloaded.contains(old) else { continue }
      let growth = batch.after.counts[new] - batch.before.counts[old]
      #expect(map.growth(ofSection: old) == growth)
    }
    for (new, section) in batch.after.sections.enumerated()
    where batch.before.section(named: section.name) == nil {
      #expect(map.oldSection(new) == nil)
    }
    #expect(map.sectionGrowth == batch.after.counts.count - batch.before.counts.count)
  }

  @Test(arguments: RandomBatch.all)
  func `the order of declarations does not matter`(_ batch: RandomBatch) {
    var numbers = SplitMix64(seed: batch.seed)
    let map = UpdateMap(batch.operations)
    let other = UpdateMap(batch.operations.shuffled(&numbers))
    for position in batch.before.positions { #expect(map.new(position) == other.new(position)) }
    for position in batch.after.positions { #expect(map.old(position) == other.old(position)) }
  }

  @Test(arguments: RandomBatch.all)
  func `nothing declared after a batch changes nothing of it`(_ batch: RandomBatch) {
    let map = UpdateMap(batch.operations)
    let nothing = UpdateMap(UpdateOperations<ListPosition>())
    for position in batch.before.positions {
      #expect(map.new(position).flatMap(nothing.new) == map.new(position))
      #expect(nothing.new(position).flatMap(map.new) == map.new(position))
      #expect(nothing.old(position) == position)
    }
    #expect(batch.before.applying(nothing.operations) == batch.before)
  }

  @Test(arguments: RandomBatch.reversible)
  func `a batch that is taken back leads the other way`(_ batch: RandomBatch) {
    let map = UpdateMap(batch.operations)
    let back = UpdateMap(batch.operations.reversed)
    for position in batch.after.positions { #expect(back.new(position) == map.old(position)) }
    for position in batch.before.positions { #expect(back.old(position) == map.new(position)) }
    for section in batch.after.counts.indices {
      #expect(back.newSection(section) == map.oldSection(section))
    }
    #expect(back.sectionGrowth == -map.sectionGrowth)
  }

  @Test(arguments: 0..<100)
  func `a batch of deletions is one deletion after the other from the back`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let list = NaiveList(counts: [numbers.int(0...6), numbers.int(0...6)])
    let chosen = list.positions.filter { _ in numbers.once(in: 2) }
    let all = UpdateMap(Self.batch { $0.deletedItems = chosen })
    let steps = chosen.sorted().reversed().map { item in
      UpdateMap(Self.batch { $0.deletedItems = [item] })
    }
    for position in list.positions {
      #expect(all.new(position) == Self.through(steps, position))
    }
  }

  @Test(arguments: 0..<100)
  func `a batch of insertions is one insertion after the other from the front`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let list = NaiveList(counts: [numbers.int(0...6), numbers.int(0...6)])
    // Places with no gap behind the end.
    let chosen = list.positions.filter { _ in numbers.once(in: 2) }
    let all = UpdateMap(Self.batch { $0.insertedItems = chosen })
    let steps = chosen.sorted().map { item in
      UpdateMap(Self.batch { $0.insertedItems = [item] })
    }
    for position in list.positions {
      #expect(all.new(position) == Self.through(steps, position))
    }
  }

  @Test(arguments: 0..<100)
  func `one move is a deletion and an insertion for all others`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let list = NaiveList(counts: [numbers.int(1...6), numbers.int(1...6)])
    let from = numbers.pick(list.positions)
    var to = numbers.pick(list.positions)
    if to.section == from.section { to.item = min(to.item, list.counts[to.section] - 1) }
    let move = UpdateMap(Self.batch { $0.movedItems = [UpdateMove(from: from, to: to)] })
    let pair = UpdateMap(
      Self.batch {
        $0.deletedItems = [from]
        $0.insertedItems = [to]
      }
    )
    #expect(move.new(from) == to)
    #expect(move.old(to) == from)
    for position in list.positions where position != from {
      #expect(move.new(position) == pair.new(position))
    }
  }

  @Test(arguments: RandomBatch.all.prefix(100))
  func `paths of another kind go the same way`(_ batch: RandomBatch) {
    let map = UpdateMap(batch.operations)
    let tagged = UpdateMap(batch.operations.tagged)
    for position in batch.before.positions {
      #expect(tagged.new(TaggedPath(position)) == map.new(position).map(TaggedPath.init))
      #expect(tagged.isReloaded(TaggedPath(position)) == map.isReloaded(position))
    }
    for position in batch.after.positions {
      #expect(tagged.old(TaggedPath(position)) == map.old(position).map(TaggedPath.init))
    }
  }

  private typealias Map = UpdateMap<ListPosition>

  /// Where a position ends up after several batches.
  private static func through(_ steps: [Map], _ position: ListPosition) -> ListPosition? {
    var place: ListPosition? = position
    for step in steps { place = place.flatMap(step.new) }
    return place
  }

  private static func batch(
    _ change: (inout UpdateOperations<ListPosition>) -> Void
  ) -> UpdateOperations<ListPosition> {
    var operations = UpdateOperations<ListPosition>()
    change(&operations)
    return operations
  }
}

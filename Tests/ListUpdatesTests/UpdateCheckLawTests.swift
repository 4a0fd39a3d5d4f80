import ListUpdates
import TestSupport
import Testing

/// A batch that agrees with its list is right; the same batch with one thing changed is not, and what
/// was changed is what is told.
@Suite struct `Laws of checking updates` {
  @Test(arguments: RandomBatch.all)
  func `a batch that agrees with its list is right`(_ batch: RandomBatch) {
    let (before, after) = (batch.before.counts, batch.after.counts)
    #expect(UpdateCheck(batch.operations, before: before, after: after).mistake == nil)
    #expect(UpdateCheck(batch.operations.tagged, before: before, after: after).mistake == nil)
  }

  @Test(arguments: RandomBatch.reversible)
  func `a batch that is taken back is right the other way`(_ batch: RandomBatch) {
    let check = UpdateCheck(
      batch.operations.reversed,
      before: batch.after.counts,
      after: batch.before.counts
    )
    #expect(check.mistake == nil)
  }

  @Test(arguments: RandomBatch.all)
  func `items that came undeclared are told with their number`(_ batch: RandomBatch) {
    let map = UpdateMap(batch.operations)
    for section in batch.after.counts.indices where map.oldSection(section) != nil {
      var after = batch.after.counts
      after[section] += 3
      let check = UpdateCheck(batch.operations, before: batch.before.counts, after: after)
      guard case .itemCount(section, let ledger) = check.mistake else {
        Issue.record("\(String(describing: check.mistake))")
        continue
      }
      #expect(ledger.surplus == 3)
      #expect(ledger.expected == batch.after.counts[section])
      #expect(ledger.after == after[section])
      #expect(ledger.before == batch.before.counts[map.oldSection(section) ?? -1])
    }
  }

  @Test(arguments: RandomBatch.all)
  func `items that went undeclared are told`(_ batch: RandomBatch) {
    let map = UpdateMap(batch.operations)
    for section in batch.after.counts.indices
    where map.oldSection(section) != nil && batch.after.counts[section] > 0 {
      var after = batch.after.counts
      after[section] -= 1
      let check = UpdateCheck(batch.operations, before: batch.before.counts, after: after)
      switch check.mistake {
      case .itemCount(section, let ledger): #expect(ledger.surplus == -1)
      // What was declared to come to the end has no place there any more.
      case .noItem(let position, .after, count: after[section]):
        #expect(position == ListPosition(item: after[section], section: section))
      default: Issue.record("\(String(describing: check.mistake))")
      }
    }
  }

  @Test(arguments: RandomBatch.all)
  func `sections that came undeclared are told with their number`(_ batch: RandomBatch) {
    let after = batch.after.counts + [0, 0]
    let check = UpdateCheck(batch.operations, before: batch.before.counts, after: after)
    guard case .sectionCount(let ledger) = check.mistake else {
      Issue.record("\(String(describing: check.mistake))")
      return
    }
    #expect(ledger.surplus == 2)
    #expect(ledger.before == batch.before.counts.count)
    #expect(ledger.inserted == batch.operations.insertedSections.count)
    #expect(ledger.deleted == batch.operations.deletedSections.count)
  }

  @Test(arguments: RandomBatch.all)
  func `a declaration left out is told`(_ batch: RandomBatch) {
    var numbers = SplitMix64(seed: batch.seed)
    let map = UpdateMap(batch.operations)
    // In sections that go or are reloaded nobody counts.
    let counted = batch.operations.deletedItems.indices.filter {
      let section = batch.operations.deletedItems[$0].section
      return map.newSection(section) != nil && !map.isReloaded(section: section)
    }
    guard !counted.isEmpty else { return }
    var operations = batch.operations
    let forgotten = operations.deletedItems.remove(at: numbers.pick(counted))
    let check = UpdateCheck(
      operations,
      before: batch.before.counts,
      after: batch.after.counts
    )
    guard case .itemCount(let section, let ledger) = check.mistake else {
      Issue.record("\(String(describing: check.mistake))")
      return
    }
    #expect(section == map.newSection(forgotten.section))
    #expect(ledger.surplus == -1)
  }

  @Test(arguments: RandomBatch.all)
  func `a declaration made twice is told`(_ batch: RandomBatch) {
    let (before, after) = (batch.before.counts, batch.after.counts)
    if let item = batch.operations.deletedItems.max() {
      var operations = batch.operations
      operations.deletedItems.append(item)
      let check = UpdateCheck(operations, before: before, after: after)
      #expect(check.mistake == .itemConflict(item, .deleteTwice))
    }
    if let move = batch.operations.movedItems.max(by: { $0.from < $1.from }) {
      var operations = batch.operations
      operations.deletedItems.append(move.from)
      let check = UpdateCheck(operations, before: before, after: after)
      #expect(check.mistake == .itemConflict(move.from, .deleteAndMove))
    }
  }
}

import ListUpdates
import Testing

@Suite struct `What is wrong with a batch of updates` {
  private func mistake(
    _ before: [Int],
    _ after: [Int],
    _ change: (inout UpdateOperations<ListPosition>) -> Void = { _ in }
  ) -> UpdateMistake? {
    var operations = UpdateOperations<ListPosition>()
    change(&operations)
    return UpdateCheck(operations, before: before, after: after).mistake
  }

  @Test func `nothing is, where the numbers agree`() {
    #expect(mistake([], []) == nil)
    #expect(mistake([3, 2], [3, 2]) == nil)
    #expect(mistake([3], [2]) { $0.deletedItems = [[0, 2]] } == nil)
    #expect(mistake([3], [4]) { $0.insertedItems = [[0, 3]] } == nil)
    #expect(
      mistake([3, 0], [2, 1]) { $0.movedItems = [.init(from: [0, 0], to: [1, 0])] } == nil
    )
    #expect(mistake([3, 1], [1, 3]) { $0.movedSections = [.init(from: 0, to: 1)] } == nil)
    #expect(mistake([3, 1], [1]) { $0.deletedSections = [0] } == nil)
  }

  @Test func `sections that are new or made anew may have any number of items`() {
    #expect(mistake([3], [3, 9]) { $0.insertedSections = [1] } == nil)
    #expect(mistake([3], [9]) { $0.reloadedSections = [0] } == nil)
  }

  // MARK: Contradictions

  @Test(
    arguments: [
      ("deletedItems", "reloadedItems", UpdateMistake.Conflict.deleteAndReload),
      ("deletedItems", "moves from", .deleteAndMove),
      ("reloadedItems", "moves from", .reloadAndMove),
      ("insertedItems", "moves to", .insertAndMove),
      ("deletedItems", "deletedItems", .deleteTwice),
      ("insertedItems", "insertedItems", .insertTwice),
      ("moves from", "moves from", .moveFromTwice),
      ("moves to", "moves to", .moveToTwice),
    ]
  )
  func `an item is named in one way only`(
    _ one: String,
    _ other: String,
    _ conflict: UpdateMistake.Conflict
  ) {
    var spare = 2
    func name(_ way: String, _ operations: inout UpdateOperations<ListPosition>) {
      spare += 1
      switch way {
      case "deletedItems": operations.deletedItems.append([0, 1])
      case "reloadedItems": operations.reloadedItems.append([0, 1])
      case "insertedItems": operations.insertedItems.append([0, 1])
      case "moves from": operations.movedItems.append(.init(from: [0, 1], to: [0, spare]))
      default: operations.movedItems.append(.init(from: [0, spare], to: [0, 1]))
      }
    }
    let found = mistake([9], [9]) {
      name(one, &$0)
      name(other, &$0)
    }
    #expect(found == .itemConflict([0, 1], conflict))
  }

  @Test(
    arguments: [
      ("deletedSections", "reloadedSections", UpdateMistake.Conflict.deleteAndReload),
      ("deletedSections", "moves from", .deleteAndMove),
      ("insertedSections", "moves to", .insertAndMove),
      ("moves from", "moves from", .moveFromTwice),
      ("moves to", "moves to", .moveToTwice),
    ]
  )
  func `a section is named in one way only`(
    _ one: String,
    _ other: String,
    _ conflict: UpdateMistake.Conflict
  ) {
    var spare = 2
    func name(_ way: String, _ operations: inout UpdateOperations<ListPosition>) {
      spare += 1
      switch way {
      case "deletedSections": operations.deletedSections.append(1)
      case "reloadedSections": operations.reloadedSections.append(1)
      case "insertedSections": operations.insertedSections.append(1)
      case "moves from": operations.movedSections.append(.init(from: 1, to: spare))
      default: operations.movedSections.append(.init(from: spare, to: 1))
      }
    }
    let found = mistake([1, 1, 1, 1, 1], [1, 1, 1, 1, 1]) {
      name(one, &$0)
      name(other, &$0)
    }
    #expect(found == .sectionConflict(1, conflict))
  }

  @Test func `sections come as sets, so naming one twice is naming it`() {
    #expect(mistake([1, 1], [1]) { $0.deletedSections = [0, 0] } == nil)
    #expect(mistake([1], [1, 1]) { $0.insertedSections = [0, 0] } == nil)
  }

  @Test func `what is reloaded may be reconfigured, and a place may be left and taken`() {
    #expect(
      mistake([2], [2]) {
        $0.reloadedItems = [[0, 0]]
        $0.reconfiguredItems = [[0, 0]]
      } == nil
    )
    #expect(
      mistake([2], [2]) {
        $0.deletedItems = [[0, 0]]
        $0.insertedItems = [[0, 0]]
      } == nil
    )
  }

  @Test func `the first place is told`() {
    let found = mistake([9, 9], [9, 9]) {
      $0.deletedItems = [[1, 0], [0, 5], [0, 2]]
      $0.reloadedItems = [[0, 5], [1, 0], [0, 2]]
    }
    #expect(found == .itemConflict([0, 2], .deleteAndReload))
  }

  // MARK: Paths

  @Test func `what goes is named by where it was`() {
    #expect(
      mistake([3], [2]) { $0.deletedItems = [[0, 3]] } == .noItem([0, 3], .before, count: 3)
    )
    #expect(
      mistake([3], [3]) { $0.reloadedItems = [[0, -1]] } == .noItem([0, -1], .before, count: 3)
    )
    #expect(
      mistake([3], [3]) { $0.reconfiguredItems = [[2, 0]] } == .noItem([2, 0], .before, count: 0)
    )
    #expect(
      mistake([3], [3]) { $0.movedItems = [.init(from: [0, 7], to: [0, 0])] }
        == .noItem([0, 7], .before, count: 3)
    )
  }

  @Test func `what comes is named by where it is`() {
    #expect(
      mistake([3], [4]) { $0.insertedItems = [[0, 4]] } == .noItem([0, 4], .after, count: 4)
    )
    #expect(
      mistake([3], [3]) { $0.movedItems = [.init(from: [0, 0], to: [1, 0])] }
        == .noItem([1, 0], .after, count: 0)
    )
  }

  @Test func `a path that is not that of an item names none`() {
    let whole = ListPosition(item: ListPosition.nowhere, section: 0)
    #expect(mistake([3], [2]) { $0.deletedItems = [whole] } == .noItem(whole, .before, count: 3))
    let none = ListPosition(item: ListPosition.nowhere, section: ListPosition.nowhere)
    #expect(mistake([3], [4]) { $0.insertedItems = [none] } == .noItem(none, .after, count: 0))
  }

  @Test func `sections that are not there are told before their items are`() {
    #expect(
      mistake([3], []) {
        $0.deletedSections = [1]
        $0.deletedItems = [[1, 0]]
      } == .noSection(1, .before, count: 1)
    )
    #expect(
      mistake([3], [3]) { $0.reloadedSections = [ListPosition.nowhere] }
        == .noSection(ListPosition.nowhere, .before, count: 1)
    )
    #expect(
      mistake([3], [3, 3]) { $0.insertedSections = [4, 2] } == .noSection(2, .after, count: 2)
    )
    #expect(
      mistake([3, 3], [3, 3]) { $0.movedSections = [.init(from: 0, to: 2)] }
        == .noSection(2, .after, count: 2)
    )
    #expect(
      mistake([3, 3], [3, 3]) { $0.movedSections = [.init(from: -1, to: 0)] }
        == .noSection(-1, .before, count: 2)
    )
  }

  // MARK: Numbers

  @Test func `a number of sections that does not add up is told with all of it`() throws {
    let found = mistake([1, 1, 1], [1, 1, 1, 1]) {
      $0.deletedSections = [0, 1]
      $0.insertedSections = [3]
    }
    guard case .sectionCount(let ledger) = try #require(found) else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(ledger == .init(before: 3, inserted: 1, deleted: 2, after: 4))
    #expect(ledger.expected == 2)
    #expect(ledger.surplus == 2)
  }

  @Test func `a number of items that does not add up is told with all of it`() throws {
    let found = mistake([9, 9, 9], [9, 9, 9]) {
      $0.deletedItems = [[1, 0], [1, 1], [0, 8]]
      $0.insertedItems = [[1, 4], [0, 8]]
      $0.movedItems = [
        .init(from: [0, 0], to: [1, 0]), .init(from: [2, 0], to: [0, 1]),
        .init(from: [1, 5], to: [1, 6]), .init(from: [1, 6], to: [2, 1]),
        .init(from: [1, 7], to: [2, 2]),
      ]
    }
    guard case .itemCount(let section, let ledger) = try #require(found) else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(section == 1)
    let expected = UpdateMistake.Ledger(
      before: 9,
      inserted: 1,
      deleted: 2,
      movedIn: 1,
      movedOut: 2,
      after: 9
    )
    #expect(ledger == expected)
    #expect(ledger.expected == 7)
    #expect(ledger.surplus == 2)
  }

  @Test func `a section that moved is told by its new number`() {
    let found = mistake([3, 5], [5, 4]) { $0.movedSections = [.init(from: 0, to: 1)] }
    #expect(
      found == .itemCount(section: 1, .init(before: 3, inserted: 0, deleted: 0, after: 4))
    )
  }

  @Test func `the sections are counted before their items`() {
    guard case .sectionCount = mistake([3], [4, 0]) else {
      Issue.record("not told")
      return
    }
  }
}

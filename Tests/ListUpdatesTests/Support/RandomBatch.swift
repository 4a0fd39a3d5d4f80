import ListUpdates
import TestSupport
import Testing

/// A batch of updates drawn at random that agrees with the list before it and the list it makes.
///
/// Everything that a batch may declare together comes up: sections that move while their items do,
/// items that leave sections that go, and items that arrive in sections that come.
struct RandomBatch: CustomTestStringConvertible {
  let seed: Int
  let before: NaiveList
  private(set) var operations = UpdateOperations<ListPosition>()
  private(set) var after: NaiveList

  var testDescription: String { "seed \(seed): \(before.counts), \(operations.summary)" }

  static let all = (0..<300).map { RandomBatch(seed: $0) }

  /// Batches that make nothing anew, so that they can be taken back.
  static let reversible = (0..<300).map { RandomBatch(seed: $0, reloads: false) }

  init(seed: Int, reloads: Bool = true) {
    self.seed = seed
    var numbers = SplitMix64(seed: seed)
    let count = numbers.int(0...5)
    before = NaiveList(counts: (0..<count).map { _ in numbers.int(0...6) })
    after = before
    var carried: [ListPosition] = []
    for section in before.counts.indices {
      declareSection(section, reloads, &numbers)
      declareItems(of: section, reloads, &carried, &numbers)
    }
    var fresh = placeSections(&numbers)
    placeItems(carried, &fresh, &numbers)
    after = before.applying(operations, fresh: fresh)
  }

  private mutating func declareSection(
    _ section: Int,
    _ reloads: Bool,
    _ numbers: inout SplitMix64
  ) {
    switch numbers.int(0...8) {
    case 0: operations.deletedSections.append(section)
    case 1: operations.movedSections.append(UpdateMove(from: section, to: section))
    case 2 where reloads: operations.reloadedSections.append(section)
    default: break
    }
  }

  private mutating func declareItems(
    of section: Int,
    _ reloads: Bool,
    _ carried: inout [ListPosition],
    _ numbers: inout SplitMix64
  ) {
    let isRemade =
      operations.deletedSections.contains(section) || operations.reloadedSections.contains(section)
    for item in 0..<before.counts[section] {
      let position = ListPosition(item: item, section: section)
      switch numbers.int(0...9) {
      case 0, 1: carried.append(position)
      case 2,
        3 where !isRemade:
        operations.deletedItems.append(position)
      case 4 where !isRemade && reloads: operations.reloadedItems.append(position)
      case 5 where !isRemade: operations.reconfiguredItems.append(position)
      default: break
      }
    }
  }

  /// Gives sections that come and move places of their own; the numbers of items of what is new.
  private mutating func placeSections(_ numbers: inout SplitMix64) -> [Int: Int] {
    let inserted = numbers.once(in: 2) ? numbers.int(1...2) : 0
    let total = before.counts.count - operations.deletedSections.count + inserted
    let moved = operations.movedSections.count
    let places = (0..<total).shuffled(using: &numbers).prefix(moved + inserted)
    for (index, place) in places.prefix(moved).enumerated() {
      operations.movedSections[index].to = place
    }
    operations.insertedSections = Array(places.dropFirst(moved))
    var fresh: [Int: Int] = [:]
    for place in 0..<total { fresh[place] = numbers.int(0...4) }
    return fresh
  }

  /// Gives items that come and move places of their own.
  private mutating func placeItems(
    _ carried: [ListPosition],
    _ fresh: inout [Int: Int],
    _ numbers: inout SplitMix64
  ) {
    // What is carried has left; where it arrives is not known yet.
    var leaving = operations
    leaving.deletedItems += carried
    let stays = before.applying(leaving, fresh: fresh).counts
    guard !stays.isEmpty else {
      operations.deletedItems += carried.filter {
        !operations.deletedSections.contains($0.section)
      }
      return
    }
    var arrivals: [Int: [ListPosition?]] = [:]
    for position in carried {
      arrivals[numbers.int(0...stays.count - 1), default: []] += [position]
    }
    for section in stays.indices where numbers.once(in: 2) {
      arrivals[section, default: []] += Array(repeating: nil, count: numbers.int(1...3))
    }
    for (section, origins) in arrivals.sorted(by: { $0.key < $1.key }) {
      let places = (0..<stays[section] + origins.count).shuffled(using: &numbers)
      for (place, origin) in zip(places, origins) {
        let to = ListPosition(item: place, section: section)
        if let origin {
          operations.movedItems.append(UpdateMove(from: origin, to: to))
        } else {
          operations.insertedItems.append(to)
        }
      }
    }
  }
}

extension UpdateOperations<ListPosition> {
  /// The batch that takes this one back.
  var reversed: Self {
    var result = Self()
    result.deletedItems = insertedItems
    result.insertedItems = deletedItems
    result.movedItems = movedItems.map { UpdateMove(from: $0.to, to: $0.from) }
    result.deletedSections = insertedSections
    result.insertedSections = deletedSections
    result.movedSections = movedSections.map { UpdateMove(from: $0.to, to: $0.from) }
    return result
  }

  /// The same declarations in another order.
  func shuffled(_ numbers: inout SplitMix64) -> Self {
    var result = self
    result.deletedItems.shuffle(using: &numbers)
    result.insertedItems.shuffle(using: &numbers)
    result.movedItems.shuffle(using: &numbers)
    result.deletedSections.shuffle(using: &numbers)
    result.insertedSections.shuffle(using: &numbers)
    result.movedSections.shuffle(using: &numbers)
    return result
  }
}

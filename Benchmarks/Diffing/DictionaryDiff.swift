import Foundation

/// The best a plain dictionary does: one of the old positions, and a look-up for each new item.
///
/// It tells what came, what went, and what is not where counting would put it.
enum DictionaryDiff {
  static func run(_ old: [UUID], _ new: [UUID]) -> (deleted: Int, inserted: Int, moved: Int) {
    let positions = positions(of: old)
    var isKept = [Bool](repeating: false, count: old.count)
    var (inserted, moved, next) = (0, 0, 0)
    for identifier in new {
      guard let position = positions[identifier] else {
        inserted += 1
        continue
      }
      isKept[position] = true
      if position < next { moved += 1 } else { next = position }
    }
    return (isKept.count { !$0 }, inserted, moved)
  }

  static func positions(of items: [UUID]) -> [UUID: Int] {
    var positions = [UUID: Int](minimumCapacity: items.count)
    for (index, identifier) in items.enumerated() { positions[identifier] = index }
    return positions
  }
}

import Foundation

/// How a row of elements renumbers when some are taken out and others are put in.
///
/// What is taken out has its old number, what is put in its new one; all others keep their order.
/// Renumbering one takes O(log n) of the number of changes, however many elements there are.
struct IndexShift: Equatable {
  private let removed: [Int]
  private let added: [Int]
  /// For each of `added`, how many of those that stay come before it.
  private let staysBefore: [Int]
  /// For each of `removed`, how many of those that stay come before it.
  private let oldStaysBefore: [Int]

  init(removed: Set<Int> = [], added: Set<Int> = []) {
    let removed = removed.sorted()
    let added = added.sorted()
    self.removed = removed
    self.added = added
    staysBefore = added.enumerated().map { $1 - $0 }
    oldStaysBefore = removed.enumerated().map { $1 - $0 }
  }

  /// How many more elements there are.
  var growth: Int { added.count - removed.count }

  /// The new number of an element; nil where it was taken out.
  func new(_ old: Int) -> Int? {
    let before = Self.count(removed) { $0 < old }
    if before < removed.count, removed[before] == old { return nil }
    let stays = old - before
    return stays + Self.count(staysBefore) { $0 <= stays }
  }

  /// The old number of an element; nil where it was put in.
  func old(_ new: Int) -> Int? {
    let before = Self.count(added) { $0 < new }
    if before < added.count, added[before] == new { return nil }
    let stays = new - before
    return stays + Self.count(oldStaysBefore) { $0 <= stays }
  }

  /// How many elements at the front of a sorted list pass a test.
  private static func count(_ list: [Int], _ passes: (Int) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if passes(list[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

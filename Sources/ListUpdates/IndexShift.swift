/// How the elements of a list renumber when some are taken out and others are put in.
///
/// What is taken out has its old number, what is put in its new one; all others keep their order.
/// Renumbering takes O(log n) of the number of changes, however many elements there are.
package struct IndexShift: Hashable, Sendable {
  private let removed: [Int]
  private let added: [Int]
  /// For each of `added`, how many of those that stay come before it.
  private let staysBefore: [Int]
  /// For each of `removed`, how many of those that stay come before it.
  private let oldStaysBefore: [Int]

  /// Makes the renumbering for what is taken out, by old numbers, and put in, by new ones.
  ///
  /// - Complexity: O(n log n) of the number of changes.
  package init(removed: Set<Int> = [], added: Set<Int> = []) {
    let removed = removed.sorted()
    let added = added.sorted()
    self.removed = removed
    self.added = added
    staysBefore = added.enumerated().map { $1 - $0 }
    oldStaysBefore = removed.enumerated().map { $1 - $0 }
    assert(isConsistent, "there and back is not where one was: \(self)")
  }

  /// How many more elements there are than before; negative where there are fewer.
  package var growth: Int { added.count - removed.count }

  /// The new number of an element; nil where it was taken out.
  ///
  /// - Complexity: O(log n) of the number of changes.
  package func new(_ old: Int) -> Int? {
    let before = Self.count(removed) { $0 < old }
    if before < removed.count, removed[before] == old { return nil }
    let stays = old - before
    return stays + Self.count(staysBefore) { $0 <= stays }
  }

  /// The old number of an element; nil where it was put in.
  ///
  /// - Complexity: O(log n) of the number of changes.
  package func old(_ new: Int) -> Int? {
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

  /// Whether what changes has no other number, and its neighbours come back to where they were.
  private var isConsistent: Bool {
    func comesBack(_ number: Int, _ there: (Int) -> Int?, _ back: (Int) -> Int?) -> Bool {
      there(number).map { back($0) == number } ?? true
    }
    return removed.allSatisfy { new($0) == nil && comesBack($0 - 1, new, old) }
      && added.allSatisfy { old($0) == nil && comesBack($0 - 1, old, new) }
  }
}

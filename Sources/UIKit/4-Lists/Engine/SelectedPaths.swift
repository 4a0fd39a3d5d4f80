/// The selected elements of a list, in the order in which they were selected.
struct SelectedPaths<Path: Hashable & Comparable> {
  /// For each element a number that is greater than those of the elements selected before it.
  private var numbers: [Path: Int] = [:]
  private var next = 0

  var isEmpty: Bool { numbers.isEmpty }

  /// - Complexity: O(1).
  func contains(_ path: Path) -> Bool { numbers[path] != nil }

  /// The elements without an order.
  var all: Set<Path> { Set(numbers.keys) }

  /// The element that was selected first.
  var first: Path? { numbers.min { $0.value < $1.value }?.key }

  /// - Complexity: O(n log n).
  var ordered: [Path] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  /// Selects an element; one that is selected keeps its place in the order.
  mutating func insert(_ path: Path) {
    guard numbers[path] == nil else { return }
    numbers[path] = next
    next += 1
  }

  /// Returns whether the element was selected.
  mutating func remove(_ path: Path) -> Bool { numbers.removeValue(forKey: path) != nil }

  mutating func removeAll() { numbers = [:] }

  /// What has to end and to begin for certain elements to be selected and no others, each in the
  /// order of the data.
  func change(to wanted: Set<Path>) -> (ends: [Path], begins: [Path]) {
    let all = all
    return (all.subtracting(wanted).sorted(), wanted.subtracting(all).sorted())
  }

  /// Elements have other paths now, or are gone.
  mutating func follow(_ change: (Path) -> Path?) {
    var followed: [Path: Int] = [:]
    for (path, number) in numbers { if let new = change(path) { followed[new] = number } }
    numbers = followed
  }
}

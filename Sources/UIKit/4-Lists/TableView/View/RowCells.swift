import Foundation

/// Cells by their rows, in order.
///
/// There are never more than a screen holds, and they come and go at the ends: a sorted array is
/// searched faster than a path is hashed.
@MainActor
struct RowCells: @preconcurrency Sequence {
  typealias Element = (key: IndexPath, value: UITableViewCell)

  private(set) var list: [Element] = []

  init() {}

  /// Cells in any order, each of another row.
  init(_ cells: [(IndexPath, UITableViewCell)]) {
    for (path, cell) in cells { self[path] = cell }
  }

  var isEmpty: Bool { list.isEmpty }
  var keys: [IndexPath] { list.map(\.key) }
  var values: [UITableViewCell] { list.map(\.value) }

  func makeIterator() -> IndexingIterator<[Element]> { list.makeIterator() }

  subscript(path: IndexPath) -> UITableViewCell? {
    get {
      let index = index(of: path)
      return index < list.count && list[index].key == path ? list[index].value : nil
    }
    set {
      let index = index(of: path)
      let isThere = index < list.count && list[index].key == path
      switch (newValue, isThere) {
      case (let cell?, true): list[index].value = cell
      case (let cell?, false): list.insert((path, cell), at: index)
      case (nil, true): list.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// The place of a path, or where it would be.
  private func index(of path: IndexPath) -> Int {
    guard let last = list.last, last.key >= path else { return list.count }
    var (low, high) = (0, list.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if list[middle].key < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

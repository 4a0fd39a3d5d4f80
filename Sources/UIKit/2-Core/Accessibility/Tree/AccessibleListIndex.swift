import Foundation

/// A place among what a list tells of.
enum AccessibleListPlace: Hashable {
  case before(Int)
  case header(Int)
  case item(IndexPath)
  case footer(Int)
  case after(Int)
}

/// Counts what a list tells of, without making any of it.
@MainActor
final class AccessibleListIndex {
  /// For each section where it begins, and whether it has a header; the last entry is the end.
  private var starts: [Int] = [0]
  private var headers: [Bool] = []
  private var footers: [Bool] = []
  private(set) var counts: [Int] = []
  /// The number of the first item of each section among all items.
  private var itemStarts: [Int] = [0]
  private var isMade = false

  /// Brings the numbers up to date, which costs nothing while the counts are the same.
  ///
  /// - Parameters:
  ///   - counts: the number of items in each section.
  ///   - hasHeader: whether a section has a header.
  ///   - hasFooter: whether a section has a footer.
  func update(_ counts: [Int], hasHeader: (Int) -> Bool, hasFooter: (Int) -> Bool) {
    guard !isMade || counts != self.counts else { return }
    isMade = true
    self.counts = counts
    headers = counts.indices.map(hasHeader)
    footers = counts.indices.map(hasFooter)
    starts = [0]
    itemStarts = [0]
    starts.reserveCapacity(counts.count + 1)
    for section in counts.indices {
      let ends = (headers[section] ? 1 : 0) + (footers[section] ? 1 : 0)
      starts.append(starts[section] + counts[section] + ends)
      itemStarts.append(itemStarts[section] + counts[section])
    }
  }

  var total: Int { starts.last ?? 0 }
  var itemCount: Int { itemStarts.last ?? 0 }

  func place(_ index: Int) -> AccessibleListPlace? {
    guard index >= 0, index < total else { return nil }
    var (low, high) = (0, counts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    var rest = index - starts[low]
    if headers[low] {
      if rest == 0 { return .header(low) }
      rest -= 1
    }
    if rest < counts[low] { return .item(IndexPath(item: rest, section: low)) }
    return .footer(low)
  }

  func index(of place: AccessibleListPlace) -> Int? {
    func start(_ section: Int) -> Int? { counts.indices.contains(section) ? starts[section] : nil }
    switch place {
    case .header(let section): return start(section)
    case .footer(let section):
      return start(section).map { $0 + (headers[section] ? 1 : 0) + counts[section] }
    case .item(let path):
      guard let start = start(path.section), path.item >= 0, path.item < counts[path.section] else {
        return nil
      }
      return start + (headers[path.section] ? 1 : 0) + path.item
    case .before, .after: return nil
    }
  }

  /// The number of an item among all items, from zero.
  func itemNumber(_ path: IndexPath) -> Int? {
    counts.indices.contains(path.section) ? itemStarts[path.section] + path.item : nil
  }
}

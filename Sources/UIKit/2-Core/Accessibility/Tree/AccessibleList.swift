import CoreGraphics
import Foundation

/// A list whose items are all told of, although only those visible have views.
@MainActor
protocol AccessibleList: FocusableList {
  /// The number of items in each section.
  var accessibleCounts: [Int] { get }
  func hasAccessibleHeader(_ section: Int) -> Bool
  func hasAccessibleFooter(_ section: Int) -> Bool
  /// The header or footer of a section, while it is visible.
  func accessibleEnd(_ section: Int, isHeader: Bool) -> UIView?
  /// What is read of the header or footer of a section that is off screen.
  func accessibleEndText(_ section: Int, isHeader: Bool) -> String?
  /// What in the list is neither an item nor a header or footer, and whether it comes before them.
  var accessibleOthers: [(view: UIView, isBefore: Bool)] { get }
  /// Makes the cell of an item off screen, and puts it away again.
  func withSpareCell(at path: IndexPath, _ body: (UIView) -> Void)
  func isItemSelected(_ path: IndexPath) -> Bool
  var selectedPaths: Set<IndexPath> { get }
  var isMultipleChoice: Bool { get }
  func chooseItem(_ path: IndexPath, _ isChosen: Bool)
}

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
  func update(_ list: any AccessibleList) {
    let counts = list.accessibleCounts
    guard !isMade || counts != self.counts else { return }
    isMade = true
    self.counts = counts
    headers = counts.indices.map(list.hasAccessibleHeader)
    footers = counts.indices.map(list.hasAccessibleFooter)
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

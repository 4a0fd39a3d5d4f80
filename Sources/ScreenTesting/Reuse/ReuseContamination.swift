import SnapshotTesting
import Testing
import UIKit

/// A property of a cell that an item left behind for the next.
public struct ReuseContamination: Sendable, Equatable, CustomStringConvertible {
  /// The item that left it.
  public let earlier: String
  /// The item that was shown after it.
  public let later: String
  /// The view, the property and its values: fresh, then used again.
  public let difference: String

  /// Both items and what survived.
  public var description: String { "\(later) after \(earlier): \(difference)" }
}

/// Fills a cell with every item after every other, and finds what survived.
///
/// A cell that showed an item before has to look as one that was just made. Each pair is tried with cells
/// of their own; `prepareForReuse()` is called in between, as a list does.
///
/// - Parameters:
///   - items: The items; the more they differ, the more is found.
///   - size: The size of the cells, in points.
///   - make: Makes a cell.
///   - fill: Fills a cell with an item, as the data source does.
/// - Returns: What survived, each property of a view once for each pair of items.
@MainActor @preconcurrency
public func reuseContamination<Cell: UIView, Item>(
  of items: [Item],
  size: CGSize = CGSize(width: 320, height: 80),
  make: () -> Cell,
  fill: (Cell, Item) -> Void
) -> [ReuseContamination] {
  func look(_ cell: Cell) -> ViewTree {
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    return ViewTree(of: cell)
  }
  func cell() -> Cell {
    let cell = make()
    cell.frame = CGRect(origin: .zero, size: size)
    return cell
  }
  var found: [ReuseContamination] = []
  for later in items {
    let fresh = cell()
    fill(fresh, later)
    let expected = look(fresh)
    for earlier in items {
      let used = cell()
      fill(used, earlier)
      _ = look(used)
      (used as? UICollectionReusableView)?.prepareForReuse()
      (used as? UITableViewCell)?.prepareForReuse()
      (used as? UITableViewHeaderFooterView)?.prepareForReuse()
      fill(used, later)
      found += expected.changes(to: look(used)).map {
        ReuseContamination(
          earlier: "\(earlier)",
          later: "\(later)",
          difference: "\($0)"
        )
      }
    }
  }
  return found
}

import Foundation

/// What a cell shows of its item's place in an outline.
package struct OutlineState: Equatable {
  var level: Int
  var isExpanded: Bool

  /// Makes the state of an item that is `level` steps from the left.
  package init(level: Int, isExpanded: Bool) { (self.level, self.isExpanded) = (level, isExpanded) }
}

/// A data source whose items may have others below them.
@MainActor
package protocol OutlineDataSource: AnyObject {
  /// The place of an item in its section's outline; nil where there is no such item.
  func outlineState(at indexPath: IndexPath) -> OutlineState?

  /// Expands an item that was touched, or collapses it.
  func toggleExpansion(at indexPath: IndexPath)
}

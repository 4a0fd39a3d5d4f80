import Foundation

/// What a cell shows of its item's place in an outline.
struct OutlineState: Equatable {
  var level: Int
  var isExpanded: Bool
}

/// A data source whose items may have others below them.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// The place of an item in its section's outline; nil where there is no such item.
  func outlineState(at indexPath: IndexPath) -> OutlineState?

  /// Expands an item that was touched, or collapses it.
  func toggleExpansion(at indexPath: IndexPath)
}

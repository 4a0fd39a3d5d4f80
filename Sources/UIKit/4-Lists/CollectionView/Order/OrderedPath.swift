import Foundation
import ListUpdates

/// The path of an item in one of the orders that a collection view has its items in.
///
/// The orders differ while an item is held by hand and while there are places that the data has no item
/// for. `ShownOrder` alone leads from one to another; a path comes without its order from layouts and
/// apps, and goes so to them.
struct OrderedPath<Order>: ListPath {
  /// The path for those outside, who know which order they mean.
  let indexPath: IndexPath

  /// Makes a path of one that came from outside.
  init(_ indexPath: IndexPath) { self.indexPath = indexPath }

  init(item: Int, section: Int) { indexPath = IndexPath(item: item, section: section) }

  init(_ position: ListPosition) { indexPath = IndexPath(position) }

  var position: ListPosition { indexPath.position }
  var section: Int { indexPath.section }
  var item: Int { indexPath.item }
  /// The path as it stands in messages.
  var short: String { indexPath.short }

  static func < (a: Self, b: Self) -> Bool { a.indexPath < b.indexPath }
}

/// The items as the data source has them.
enum DataOrder {}

/// The items as apps see them: the held one is where it is shown.
enum GivenOrder {}

/// All places that are shown, with gaps and placeholders.
enum ShownPlaces {}

/// A path as the data source has it.
typealias DataPath = OrderedPath<DataOrder>

/// A path as apps see it and hand it in, without places that have no item.
typealias GivenPath = OrderedPath<GivenOrder>

/// A path with all places counted, as layouts, attributes and views have it.
typealias ShownPath = OrderedPath<ShownPlaces>

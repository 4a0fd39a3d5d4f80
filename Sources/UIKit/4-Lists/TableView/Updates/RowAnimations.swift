import Foundation
import ListUpdates

/// How what was declared in a block of updates comes and goes.
struct RowAnimations {
  typealias Animation = UITableView.RowAnimation

  private var rowsGone: [IndexPath: Animation] = [:]
  private var rowsCome: [IndexPath: Animation] = [:]
  private var sectionsGone: [Int: Animation] = [:]
  private var sectionsCome: [Int: Animation] = [:]
  /// Whether anything was declared that is to be seen moving.
  private var movesAnything = false

  /// Notes how what an operation added comes and goes.
  mutating func note(
    _ animation: Animation,
    _ old: UpdateOperations<IndexPath>,
    _ new: UpdateOperations<IndexPath>
  ) {
    if animation != .none { movesAnything = true }
    for path in new.deletedItems.dropFirst(old.deletedItems.count) { rowsGone[path] = animation }
    for path in new.insertedItems.dropFirst(old.insertedItems.count) { rowsCome[path] = animation }
    for path in new.reloadedItems.dropFirst(old.reloadedItems.count) {
      rowsGone[path] = animation
      reloaded[path] = animation
    }
    for section in new.deletedSections.dropFirst(old.deletedSections.count) {
      sectionsGone[section] = animation
    }
    for section in new.insertedSections.dropFirst(old.insertedSections.count) {
      sectionsCome[section] = animation
    }
    for section in new.reloadedSections.dropFirst(old.reloadedSections.count) {
      sectionsGone[section] = animation
      reloadedSections[section] = animation
    }
  }

  private var reloaded: [IndexPath: Animation] = [:]
  private var reloadedSections: [Int: Animation] = [:]

  /// Whether an update is to be seen; one without operations shows new heights.
  func isAnimated(_ operations: UpdateOperations<IndexPath>) -> Bool {
    movesAnything || operations.isEmpty
  }

  /// How a row that was at a path goes.
  func going(_ path: IndexPath) -> Animation {
    rowsGone[path] ?? sectionsGone[path.section] ?? .automatic
  }

  /// How a row comes; nil for one that was there already.
  func coming(_ path: IndexPath, from old: IndexPath?, in map: UpdateMap<IndexPath>) -> Animation? {
    if let come = rowsCome[path] ?? sectionsCome[path.section] { return come }
    if let old { return reloaded[old] ?? reloadedSections[old.section] }
    for (section, animation) in reloadedSections where map.newSection(section) == path.section {
      return animation
    }
    return nil
  }
}

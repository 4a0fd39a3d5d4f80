import CollectionLayout
import Foundation
import ListUpdates

/// Makes the extents after a block of updates out of those before: what stays keeps its height.
@MainActor
struct UpdatedExtents {
  let old: TableExtents
  let map: UpdateMap<IndexPath>
  let operations: UpdateOperations<IndexPath>
  let after: [Int]
  let heights: RowHeights

  func make() -> TableExtents {
    var origins: [Int: Int] = [:]
    for section in old.sections.indices where !map.isReloaded(section: section) {
      if let new = map.newSection(section) { origins[new] = section }
    }
    let added = Dictionary(grouping: comers) { $0.path.section }
    let removed = Dictionary(grouping: goers) { $0.section }
    let sections = after.indices.map { new -> SectionExtents in
      guard let origin = origins[new], old.sections.indices.contains(origin) else {
        return heights.section(new, after[new])
      }
      var section = old.sections[origin]
      section.rows.apply(
        removed: (removed[origin] ?? []).map(\.row).sorted(),
        added: (added[new] ?? []).sorted { $0.path < $1.path }.map { ($0.path.row, $0.extent) }
      )
      // What the data says may be wrong in a way that was reported; the numbers hold.
      if section.rows.count != after[new] { return heights.section(new, after[new]) }
      refresh(&section, origin, new)
      return section
    }
    return TableExtents(top: heights.top, sections)
  }

  /// A header without title is higher in the first section.
  private func refresh(_ section: inout SectionExtents, _ origin: Int, _ new: Int) {
    guard heights.style != .plain, (origin == 0) != (new == 0) else { return }
    section.header = heights.end(.header(new))
    section.padding = heights.padding(above: section.header)
  }

  private var goers: [IndexPath] { operations.deletedItems + operations.movedItems.map(\.from) }

  private var comers: [(path: IndexPath, extent: RowExtent)] {
    operations.insertedItems.map { ($0, heights.expected($0)) }
      + operations.movedItems.map { move in
        let section = old.sections[move.from.section]
        var extent = section.rows[move.from.row]
        extent.isEstimate = true
        return (move.to, extent)
      }
  }
}

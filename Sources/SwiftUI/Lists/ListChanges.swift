import UIKit
import ViewGraph
import ViewLayout

/// The identities of a section's rows.
struct ListIdentities: Equatable {
  let section: AnyHashable
  let rows: [AnyHashable]
  let hasHeader: Bool
  let hasFooter: Bool

  @MainActor
  init(_ part: ListSections.Part) {
    section = part.identity
    rows = (0..<part.rows.count).map { part.rows.identity($0) }
    hasHeader = !part.header.isEmpty
    hasFooter = !part.footer.isEmpty
  }
}

/// What is different between the rows of a list before and after.
@MainActor
struct ListChanges {
  private var deletedSections = IndexSet()
  private var insertedSections = IndexSet()
  private var deleted: [IndexPath] = []
  private var inserted: [IndexPath] = []
  private var moved: [(IndexPath, IndexPath)] = []

  init(from old: [ListIdentities], to new: [ListIdentities]) {
    let difference = new.map(\.section).difference(from: old.map(\.section))
    for change in difference {
      switch change {
      case .remove(let offset, _, _): deletedSections.insert(offset)
      case .insert(let offset, _, _): insertedSections.insert(offset)
      }
    }
    var before: [AnyHashable: Int] = [:]
    for (index, part) in old.enumerated() where !deletedSections.contains(index) {
      before[part.section] = index
    }
    for (index, part) in new.enumerated() where !insertedSections.contains(index) {
      guard let oldIndex = before[part.section] else { continue }
      let changes = part.rows.difference(from: old[oldIndex].rows).inferringMoves()
      for change in changes {
        switch change {
        case .remove(let offset, _, let target):
          if target == nil { deleted.append(IndexPath(item: offset, section: oldIndex)) }
        case .insert(let offset, _, let origin):
          if let origin {
            moved.append(
              (
                IndexPath(item: origin, section: oldIndex),
                IndexPath(item: offset, section: index)
              )
            )
          } else {
            inserted.append(IndexPath(item: offset, section: index))
          }
        }
      }
    }
  }

  func apply(to view: UICollectionView) {
    view.deleteSections(deletedSections)
    view.insertSections(insertedSections)
    view.deleteItems(at: deleted)
    view.insertItems(at: inserted)
    for (from, to) in moved { view.moveItem(at: from, to: to) }
  }
}

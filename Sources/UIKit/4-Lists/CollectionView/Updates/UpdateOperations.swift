import Foundation

/// What a block of updates declared, in no particular order.
///
/// What goes away or is reloaded has the path it had before, what comes the path it has afterwards.
struct UpdateOperations: Equatable {
  struct Move<Place: Hashable>: Hashable {
    var from: Place
    var to: Place
  }

  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []

  var isEmpty: Bool { self == UpdateOperations() }

  /// What was declared, as it stands in messages.
  var summary: String {
    func list(_ paths: [IndexPath]) -> String { paths.sorted().map(\.short).joined(separator: " ") }
    func list(_ sections: [Int]) -> String {
      sections.sorted().map(String.init).joined(separator: " ")
    }
    let parts: [(String, String)] = [
      ("deleted sections", list(deletedSections)),
      ("inserted sections", list(insertedSections)),
      ("reloaded sections", list(reloadedSections)),
      ("moved sections", movedSections.map { "\($0.from)→\($0.to)" }.joined(separator: " ")),
      ("deleted items", list(deletedItems)),
      ("inserted items", list(insertedItems)),
      ("reloaded items", list(reloadedItems)),
      (
        "moved items",
        movedItems.map { "\($0.from.short)→\($0.to.short)" }.joined(separator: " ")
      ),
    ]
    let named = parts.filter { !$0.1.isEmpty }.map { "\($0.0) \(Self.cut($0.1))" }
    return named.isEmpty ? "nothing declared" : named.joined(separator: ", ")
  }

  private static func cut(_ text: String) -> String {
    text.count <= 120 ? text : text.prefix(117) + "…"
  }

  /// What a layout is told: one object for each operation.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    func item(
      _ action: UICollectionViewUpdateItem.Action,
      _ before: IndexPath?,
      _ after: IndexPath?
    ) -> UICollectionViewUpdateItem {
      UICollectionViewUpdateItem(action, before: before, after: after)
    }
    var items: [UICollectionViewUpdateItem] = []
    items += deletedSections.sorted().map { item(.delete, whole($0), nil) }
    items += deletedItems.sorted().map { item(.delete, $0, nil) }
    items += reloadedSections.sorted().map { item(.reload, whole($0), whole($0)) }
    items += reloadedItems.sorted().map { item(.reload, $0, $0) }
    items += insertedSections.sorted().map { item(.insert, nil, whole($0)) }
    items += insertedItems.sorted().map { item(.insert, nil, $0) }
    items += movedSections.map { item(.move, whole($0.from), whole($0.to)) }
    items += movedItems.map { item(.move, $0.from, $0.to) }
    return items
  }
}

import Foundation
import ListUpdates

/// A list that may show its items in another order than that of the data.
@MainActor
protocol OrderedList: AnyObject {
  /// The number of items of each section, with the held item where it is shown.
  var dataCounts: [Int] { get }
  /// An item is shown in another section than the data has it in.
  func moveCount(from old: Int, to new: Int)
  /// Lets views, selection and sizes go along with the order that is shown.
  func followOrder(_ step: UpdateMap<ShownPath>)
}

/// The order a collection view shows where it is not that of the data: an item that is held is
/// elsewhere, and there are places without an item.
///
/// Three kinds of paths lead through it: those of the data (`DataPath`), those with the held item where
/// it is shown, which is what apps see (`GivenPath`), and those with all places counted, which layout
/// and views use (`ShownPath`).
@MainActor
final class ShownOrder {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let list: any OrderedList
  private(set) var extras: [OrderExtra] = []
  /// Extras that go with the next update.
  private var retired: Set<Int> = []
  private var nextID = 0
  /// How many blocks want all places counted.
  private var presenting = 0

  /// The item that is held; it is shown among the items that apps see.
  private var element: HeldElement<DataPath, GivenPath>?

  init(list: any OrderedList) { self.list = list }

  /// Where the held item is in the data.
  var origin: DataPath? { element?.origin }

  /// Where the held item is shown, among the items.
  var held: GivenPath? { element?.place }

  /// Whether it differs from the data's.
  var differs: Bool { element != nil || !extras.isEmpty }

  var hasExtras: Bool { !extras.isEmpty }

  /// The data is new: nothing is held and nothing is on its way any more.
  func reset() {
    element = nil
    (extras, retired) = ([], [])
  }

  // MARK: Paths

  /// The path among the items; nil for a place without one.
  func itemPath(_ shown: ShownPath) -> GivenPath? {
    guard hasExtras, shown.indexPath.count == 2 else { return GivenPath(shown.indexPath) }
    var before = 0
    for extra in extras where extra.section == shown.section {
      let item = extra.place + before
      if item == shown.item { return nil }
      if item > shown.item { break }
      before += 1
    }
    return GivenPath(item: shown.item - before, section: shown.section)
  }

  /// The path with all places counted.
  func shownPath(_ path: GivenPath) -> ShownPath {
    guard hasExtras, path.indexPath.count == 2 else { return ShownPath(path.indexPath) }
    let before = extras.count { $0.section == path.section && $0.place <= path.item }
    return ShownPath(item: path.item + before, section: path.section)
  }

  /// The item's path in the data; nil for a place without an item.
  func dataPath(_ shown: ShownPath) -> DataPath? { itemPath(shown).map(dataPath) }

  /// The path in the data of an item that apps see.
  func dataPath(_ path: GivenPath) -> DataPath {
    element?.dataPosition(path.position).map { DataPath($0) } ?? DataPath(path.indexPath)
  }

  /// Where an item of the data is shown among the items.
  func heldPath(_ data: DataPath) -> GivenPath {
    element?.shownPosition(data.position).map { GivenPath($0) } ?? GivenPath(data.indexPath)
  }

  /// Where an item of the data is shown.
  func shownPath(_ data: DataPath) -> ShownPath { shownPath(heldPath(data)) }

  /// The item whose size a place takes; nil where there is none.
  func sizingPath(_ shown: ShownPath) -> DataPath? {
    if let path = dataPath(shown) { return path }
    guard let extra = extra(at: shown) else { return nil }
    let counts = adding(to: list.dataCounts)
    let items = counts[extra.section] - extras.count { $0.section == extra.section }
    guard items > 0 else { return nil }
    return dataPath(GivenPath(item: min(extra.place, items - 1), section: extra.section))
  }

  /// The path that a delegate is told.
  func told(_ shown: ShownPath) -> IndexPath { itemPath(shown)?.indexPath ?? shown.indexPath }

  // MARK: Presentation

  /// Whether callers want all places counted.
  var isPresenting: Bool { presenting > 0 }

  func presentationally<Result>(_ body: () -> Result) -> Result {
    presenting += 1
    defer { presenting -= 1 }
    return body()
  }

  /// The numbers of items with all places counted.
  func adding(to counts: [Int]) -> [Int] {
    guard hasExtras else { return counts }
    var counts = counts
    for extra in extras where counts.indices.contains(extra.section) { counts[extra.section] += 1 }
    return counts
  }

  // MARK: Extras

  func extra(at shown: ShownPath) -> OrderExtra? {
    guard hasExtras, shown.indexPath.count == 2 else { return nil }
    return extras.first { path(of: $0) == shown }
  }

  func extra(_ id: Int) -> OrderExtra? { extras.first { $0.id == id } }

  /// Where an extra is shown.
  func path(of extra: OrderExtra) -> ShownPath {
    let before = extras.prefix { $0.id != extra.id }.count { $0.section == extra.section }
    return ShownPath(item: extra.place + before, section: extra.section)
  }

  /// Puts a place before an item.
  func insert(at path: GivenPath, _ placeholder: UICollectionViewPlaceholder?) -> Int {
    nextID += 1
    let extra = OrderExtra(
      id: nextID,
      section: path.section,
      place: path.item,
      placeholder: placeholder
    )
    extras.append(extra)
    sort()
    var operations = UpdateOperations<ShownPath>()
    operations.insertedItems = [self.path(of: extra)]
    follow(operations)
    return nextID
  }

  /// Puts a place before another item.
  func move(_ id: Int, to path: GivenPath) {
    guard let index = extras.firstIndex(where: { $0.id == id }) else { return }
    let old = self.path(of: extras[index])
    (extras[index].section, extras[index].place) = (path.section, path.item)
    sort()
    guard let moved = extra(id), self.path(of: moved) != old else { return }
    list.followOrder(.move(from: old, to: self.path(of: moved)))
  }

  func remove(_ id: Int) {
    guard let extra = extra(id) else { return }
    var operations = UpdateOperations<ShownPath>()
    operations.deletedItems = [path(of: extra)]
    extras.removeAll { $0.id == id }
    follow(operations)
  }

  /// Lets an extra go with the update that is being declared.
  func retire(_ id: Int) { retired.insert(id) }

  private func sort() {
    extras.sort { ($0.section, $0.place, $0.id) < ($1.section, $1.place, $1.id) }
  }

  private func follow(_ operations: UpdateOperations<ShownPath>) {
    list.followOrder(UpdateMap(operations))
  }

  // MARK: Held

  /// Takes up an item, while no other is held.
  func hold(_ path: GivenPath) { element = HeldElement(dataPath(path), at: path) }

  /// Whether the held item is shown elsewhere than the data has it.
  var isHeldElsewhere: Bool { element?.isElsewhere == true }

  /// Shows the held item where the data has it.
  func moveHeldBack() {
    if let origin { moveHeld(to: GivenPath(origin.indexPath)) }
  }

  /// Shows the held item elsewhere among the items.
  func moveHeld(to place: GivenPath) {
    guard let held, held != place else { return }
    let old = shownPath(held)
    list.moveCount(from: held.section, to: place.section)
    element?.move(to: place)
    list.followOrder(.move(from: old, to: shownPath(place)))
  }

  /// Forgets the held item; what is shown stays as it is.
  func release() { element = nil }

  // MARK: Updates

  /// What an update of the data does to what is shown; extras stay beside their neighbours.
  func step(_ operations: UpdateOperations<DataPath>) -> UpdateMap<ShownPath> {
    var shown = operations.mapPaths { shownPath($0) }
    guard hasExtras else { return UpdateMap(shown) }
    let dataMap = UpdateMap(operations)
    shown.deletedItems += extras.filter { retired.contains($0.id) }.map(path)
    extras = extras.compactMap { extra in
      retired.contains(extra.id) ? nil : placed(extra, after: dataMap)
    }
    retired = []
    sort()
    shown.insertedItems = operations.insertedItems.map { shownPath($0) }
    shown.movedItems = zip(shown.movedItems, operations.movedItems).map {
      .init(from: $0.from, to: shownPath($1.to))
    }
    return UpdateMap(shown)
  }

  /// An extra after an update, beside its neighbours; nil where its section is gone.
  private func placed(_ extra: OrderExtra, after map: UpdateMap<DataPath>) -> OrderExtra? {
    let gap = GapPlace(section: extra.section, item: extra.place)
    guard let place = gap.following(map, list.dataCounts) else { return nil }
    var result = extra
    (result.section, result.place) = (place.section, place.item)
    return result
  }
}

import ListUpdates

/// An element that is held by hand, and may be shown elsewhere than the data has it.
struct HeldElement<Data: ListPath, Shown: ListPath> {
  /// Where it is in the data.
  let origin: Data
  /// Where it is shown.
  private(set) var place: Shown
  /// Where elements of the data are in the order that is shown; nil where that is the data's.
  private var map: UpdateMap<ListPosition>?

  init(_ origin: Data, at place: Shown) {
    self.origin = origin
    self.place = place
  }

  /// Whether it is shown elsewhere than the data has it.
  var isElsewhere: Bool { map != nil }

  /// Shows it at another place, where the one there and those behind it make room.
  mutating func move(to place: Shown) {
    self.place = place
    let (from, to) = (origin.position, place.position)
    map = from == to ? nil : .move(from: from, to: to)
  }

  /// Where the data has what is shown at a position; nil where nothing is shown elsewhere.
  func dataPosition(_ shown: ListPosition) -> ListPosition? { map?.old(shown) }

  /// Where an element of the data is shown; nil where nothing is shown elsewhere.
  func shownPosition(_ data: ListPosition) -> ListPosition? { map?.new(data) }
}

extension UpdateMap {
  /// What one element does to the others that goes from one place to another.
  static func move(from old: Path, to new: Path) -> UpdateMap {
    var operations = UpdateOperations<Path>()
    operations.movedItems = [.init(from: old, to: new)]
    return UpdateMap(operations)
  }
}

import CollectionLayout
import ListUpdates

extension GapPlace {
  /// The place after an update; nil where its section is gone.
  func following<Path>(_ map: UpdateMap<Path>, _ counts: [Int]) -> GapPlace? {
    following(
      section: map.newSection,
      item: { place in
        map.new(Path(ListPosition(item: place.item, section: place.section)))
          .map { GapPlace(section: $0.position.section, item: $0.position.item) }
      },
      counts: counts
    )
  }
}

extension GapPlace {
  /// The path nearest to one at which an element can come, given the number of elements of each
  /// section.
  static func fitting<Path: ListPath>(_ path: Path, _ counts: [Int]) -> Path {
    let position = path.position
    let place = fitting(section: position.section, item: position.item, counts)
    return Path(ListPosition(item: place.item, section: place.section))
  }
}

/// A place among the elements of a list that the data has no element for: a gap where something may
/// be dropped, or a placeholder for what is on its way.
struct GapPlace: Equatable {
  /// How far a gap looks for a neighbour that stays, in elements.
  private static let reach = 64

  var section: Int
  /// How many of the section's elements come before it.
  var item: Int

  /// The nearest place there is, given the number of elements of each section.
  static func fitting(section: Int, item: Int, _ counts: [Int]) -> GapPlace {
    guard counts.indices.contains(section) else { return GapPlace(section: 0, item: 0) }
    return GapPlace(section: section, item: max(0, min(item, counts[section])))
  }

  /// Where what is dropped on an element comes: at its place, or after it where it is beyond the gap,
  /// as the gap closes before it then.
  ///
  /// `item` counts the elements alone; what is dropped is not among them.
  func destination(at item: Int) -> Int { item >= self.item ? item + 1 : item }

  /// The gap after an update: above the element it was above, or below the one it was below; nil where
  /// its section is gone.
  ///
  /// One neighbour that stays is enough; further ones are looked for only where all are gone.
  func following(
    section newSection: (Int) -> Int?,
    item newPlace: (GapPlace) -> GapPlace?,
    counts: [Int]
  ) -> GapPlace? {
    guard let section = newSection(section), counts.indices.contains(section) else { return nil }
    func new(_ item: Int) -> Int? {
      let place = newPlace(GapPlace(section: self.section, item: item))
      return place?.section == section ? place?.item : nil
    }
    func place(_ item: Int) -> GapPlace {
      GapPlace(section: section, item: min(item, counts[section]))
    }
    for next in item..<item + Self.reach { if let new = new(next) { return place(new) } }
    for last in (max(0, item - Self.reach)..<item).reversed() {
      if let new = new(last) { return place(new + 1) }
    }
    return place(0)
  }
}

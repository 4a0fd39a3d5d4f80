extension SectionedIdentifiers {
  /// Appends sections.
  package mutating func append(sections: [Section]) throws(Mistake) {
    try checkForRepeats(sections, .section)
    try checkAreNew(sections)
    add(sections: sections, at: sectionCount)
  }

  /// Puts new sections beside one that is there.
  package mutating func insert(
    sections: [Section],
    _ side: Side,
    _ neighbour: Section
  ) throws(Mistake) {
    guard !sections.isEmpty else { return }
    try checkForRepeats(sections, .section)
    guard let position = position(of: neighbour) else {
      throw .noNeighbour(.section, "\(neighbour)")
    }
    guard !sections.contains(neighbour) else {
      throw .neighbourInList(.section, "\(neighbour)")
    }
    try checkAreNew(sections)
    add(sections: sections, at: position + side.distance)
  }

  /// Removes those of the sections that are there, with their items.
  package mutating func delete(sections: [Section]) throws(Mistake) {
    try checkForRepeats(sections, .section)
    let handles = ContiguousArray(sections.compactMap(sectionTable.handle))
    if !handles.isEmpty { remove(sections: handles) }
  }

  /// Moves a section beside another.
  package mutating func move(
    section: Section,
    _ side: Side,
    _ neighbour: Section
  ) throws(Mistake) {
    guard let handle = sectionTable.handle(of: section) else {
      throw .nothingToMove(.section, "\(section)")
    }
    guard let target = position(of: neighbour) else {
      throw .nowhereToMove(.section, "\(neighbour)")
    }
    let source = order.position(of: handle)
    guard source != target else { throw .movedBesideItself(.section, "\(section)") }
    // The target moves up when the section is taken out before it.
    move(section: handle, to: target - (source < target ? 1 : 0) + side.distance)
  }

  private func checkAreNew(_ sections: [Section]) throws(Mistake) {
    let existing = sections.filter { sectionTable.handle(of: $0) != nil }
    guard existing.isEmpty else { throw .sectionsExist(existing.map { "\($0)" }) }
  }
}

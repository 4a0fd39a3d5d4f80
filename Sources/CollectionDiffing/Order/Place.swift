/// Where an item is: the position of its section, and its own in it.
@usableFromInline
package struct Place: Hashable, Comparable, Sendable {
  // Half the size of two Ints: a great change has a great many places.
  private var storedSection: Int32
  private var storedItem: Int32

  package var section: Int { Int(storedSection) }
  package var item: Int { Int(storedItem) }

  package init(section: Int, item: Int) {
    storedSection = Int32(truncatingIfNeeded: section)
    storedItem = Int32(truncatingIfNeeded: item)
  }

  @usableFromInline package static func < (a: Place, b: Place) -> Bool {
    (a.storedSection, a.storedItem) < (b.storedSection, b.storedItem)
  }
}

/// Where an item is: the position of its section, and its own in it.
package struct Place: Hashable, Comparable, Sendable {
  package var section: Int
  package var item: Int

  @inlinable package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  @inlinable package static func < (a: Place, b: Place) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }
}

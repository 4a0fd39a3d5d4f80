/// Where an item of a list is: its section, and its place in the section, both counted from zero.
package struct ListPosition: Hashable, Sendable {
  /// The number of the section.
  package var section: Int
  /// The number of the item in its section.
  package var item: Int

  /// Makes the position of an item in a section.
  @inlinable
  package init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  /// The number that stands for no section or no item; no list has so many.
  @inlinable package static var nowhere: Int { .max }
}

extension ListPosition: Comparable {
  /// Whether a position comes before another in the list.
  @inlinable
  package static func < (a: ListPosition, b: ListPosition) -> Bool {
    a.section != b.section ? a.section < b.section : a.item < b.item
  }
}

extension ListPosition: CustomStringConvertible {
  /// The position as it stands in messages: `(section, item)`, without what it does not have.
  package var description: String {
    "(" + [section, item].filter { $0 != Self.nowhere }.map(String.init).joined(separator: ", ")
      + ")"
  }
}

extension ListPosition: ExpressibleByArrayLiteral {
  /// Makes a position from its numbers as an index path is written: `[section, item]`.
  package init(arrayLiteral numbers: Int...) {
    self.init(
      item: numbers.count > 1 ? numbers[1] : Self.nowhere,
      section: numbers.first ?? Self.nowhere
    )
  }
}

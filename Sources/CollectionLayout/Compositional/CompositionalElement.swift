import Foundation

/// One thing that a compositional layout places.
package struct CompositionalElement: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case item(Int)
    /// Something anchored, by its number among those of its kind in the section.
    case anchored(String, Int)
    /// A boundary item, by its place in the section's list.
    case boundary(Int)
    /// A boundary item of the layout, by its place in the list.
    case global(Int)
    case decoration(Int)
  }

  package let kind: Kind
  package let section: Int
  package let frame: CGRect
  package let zIndex: Int
  /// The axes on which its view is asked how long it is.
  package let guesses: CompositionalGuesses
  /// Whether it moves with its section's row.
  package let isInRow: Bool

  init(
    kind: Kind,
    section: Int,
    frame: CGRect,
    zIndex: Int,
    guesses: CompositionalGuesses = .none,
    isInRow: Bool = false
  ) {
    self.kind = kind
    self.section = section
    self.frame = frame
    self.zIndex = zIndex
    self.guesses = guesses
    self.isInRow = isInRow
  }
}

/// What a view shows of a compositional layout at the moment.
package struct CompositionalSight: Sendable, Hashable {
  package var pinning: CompositionalPinning?
  /// How far each row is scrolled, by its section.
  package var offsets: [Int: CGFloat]

  package init(pinning: CompositionalPinning? = nil, offsets: [Int: CGFloat] = [:]) {
    self.pinning = pinning
    self.offsets = offsets
  }
}

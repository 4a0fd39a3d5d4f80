/// What is wrong with an edit of ordered identifiers; nothing was changed.
@usableFromInline
package enum Mistake: Error, Equatable, Sendable {
  /// Whether sections or items are meant.
  @usableFromInline
  package enum Kind: String, Sendable {
    case section, item
  }

  /// An identifier that stands twice in one list.
  @usableFromInline
  package struct Repeat: Equatable, Sendable {
    /// The identifier in words.
    package var identifier: String
    /// Where it stands first and where again, in the list.
    package var first: Int
    package var second: Int

    package init(identifier: String, first: Int, second: Int) {
      self.identifier = identifier
      self.first = first
      self.second = second
    }
  }

  /// A list names identifiers more than once.
  case repeated(Kind, [Repeat])
  /// Sections that are there already cannot come again.
  case sectionsExist([String])
  /// Items need a section to go to.
  case noSections
  /// The section that items go to is not there.
  case noSection(String)
  /// What others are placed beside is not there.
  case noNeighbour(Kind, String)
  /// What others are placed beside is among them.
  case neighbourInList(Kind, String)
  /// What is to move is not there.
  case nothingToMove(Kind, String)
  /// What another is moved beside is not there.
  case nowhereToMove(Kind, String)
  /// Something is moved beside itself.
  case movedBesideItself(Kind, String)
  /// A section is asked for that is not there.
  case unknownSection(String)
  /// Something is marked that is not there.
  case unknown(Kind, String)
}

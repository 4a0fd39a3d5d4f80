/// What is wrong with an edit of a tree of identifiers; nothing was changed.
package enum TreeMistake: Error, Equatable, Sendable {
  /// Identifiers are named that are there already, or twice in one list.
  case repeated([String])
  /// The parent is not there.
  case noParent(String)
  /// What others are placed beside is not there.
  case noNeighbour(Side, String)
  /// What is to be deleted is not there.
  case nothingToDelete(String)
  /// An identifier is asked about that is not there.
  case unknown(String)
  /// An identifier's parent is asked for that is not there.
  case unknownChild(String)
}

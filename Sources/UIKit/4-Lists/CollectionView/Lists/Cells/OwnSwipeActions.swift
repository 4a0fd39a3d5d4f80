/// The actions that swipes of one cell show.
package struct OwnSwipeActions {
  package var leading: UISwipeActionsConfiguration?
  package var trailing: UISwipeActionsConfiguration?

  var isEmpty: Bool { leading == nil && trailing == nil }

  subscript(side: SwipeSide) -> UISwipeActionsConfiguration? {
    side == .leading ? leading : trailing
  }
}

/// What a drag does with the cell of an element.
enum DragPhase {
  case none
  case lifting
  case dragging
}

/// A cell that looks another way while its element is dragged.
@MainActor
protocol DraggedCell: UIView {
  func enter(_ phase: DragPhase)
  /// Whether it is a row of a card, and has that card's corners when it is lifted out of it.
  var isPartOfCard: Bool { get }
  /// Whether it is a row of a list.
  var isRow: Bool { get }
}

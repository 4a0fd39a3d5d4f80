/// What is the case with a cell.
nonisolated public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What of a drag concerns the cell that is dragged.
  public enum DragState: Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is taken up.
    case lifting
    /// The cell is on its way.
    case dragging
  }

  /// What of a drag concerns the cells it may be dropped on.
  public enum DropState: Sendable {
    /// Nothing is dragged over the view.
    case none
    /// Something is dragged, but not over the cell.
    case notTargeted
    /// Something would be dropped into the cell.
    case targeted
  }

  /// The traits that hold for the cell.
  ///
  /// Kept for the app; nothing here reads it.
  public var traitCollection: UITraitCollection

  /// Whether the cell cannot be touched.
  ///
  /// Defaults to false, as all below.
  public var isDisabled = false

  /// Whether a finger is on the cell.
  public var isHighlighted = false

  /// Whether the cell is selected.
  public var isSelected = false

  /// Whether keys go to the cell.
  public var isFocused = false

  /// Whether the cell is pinned over what scrolls below it.
  public var isPinned = false

  /// Whether the view the cell is in is edited.
  public var isEditing = false

  /// Whether what is below the cell's item in an outline shows.
  ///
  /// Kept for the app; nothing here reads it.
  public var isExpanded = false

  /// Whether a swipe uncovers actions of the cell.
  public var isSwiped = false

  /// Whether the cell is being moved among others.
  public var isReordering = false

  /// What of a drag concerns the cell that is dragged.
  ///
  /// Defaults to none.
  public var cellDragState = DragState.none

  /// What of a drag concerns the cells it may be dropped on.
  ///
  /// Defaults to none.
  public var cellDropState = DropState.none

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app added under a key of its own; nil where it added nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

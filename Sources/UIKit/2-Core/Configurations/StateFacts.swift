/// What the looks of configurations depend on, out of any state.
struct StateFacts: Hashable {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isFocused = false
  var isPinned = false
  var isEditing = false
  var isSwiped = false
  var isReordering = false
  var isDragging = false
  var isDropTarget = false
  /// The kind of list around.
  var environment = UIListEnvironment.unspecified

  init() {}

  init(_ state: any UIConfigurationState) {
    environment = state.traitCollection.listEnvironment
    if let state = state as? UICellConfigurationState {
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isFocused = state.isFocused
      isPinned = state.isPinned
      isEditing = state.isEditing
      isSwiped = state.isSwiped
      isReordering = state.isReordering
      isDragging = state.cellDragState == .dragging
      isDropTarget = state.cellDropState == .targeted
    } else if let state = state as? UIViewConfigurationState {
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isFocused = state.isFocused
      isPinned = state.isPinned
    }
  }
}

/// What is the case with a view, such as a header or footer.
nonisolated public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits that hold for the view.
  ///
  /// Kept for the app; nothing here reads it.
  public var traitCollection: UITraitCollection

  /// Whether the view cannot be used.
  ///
  /// Defaults to false, as all below.
  public var isDisabled = false

  /// Whether a finger is on the view.
  public var isHighlighted = false

  /// Whether the view is selected.
  public var isSelected = false

  /// Whether keys go to the view.
  public var isFocused = false

  /// Whether the view is pinned over what scrolls below it.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app added under a key of its own; nil where it added nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What is the case with a screen that has nothing to show.
nonisolated public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits that hold for the screen.
  ///
  /// Kept for the app; nothing here reads it.
  public var traitCollection: UITraitCollection

  /// What is looked for; nil where nothing is.
  ///
  /// Defaults to nil.
  public var searchText: String?

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app added under a key of its own; nil where it added nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

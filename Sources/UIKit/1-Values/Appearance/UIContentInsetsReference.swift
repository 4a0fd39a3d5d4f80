/// What the content insets of a layout are counted from.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the layout's configuration says; in the configuration itself, the safe area.
  case automatic = 0
  /// The bounds of the view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content guide.
  case readableContent = 4
}

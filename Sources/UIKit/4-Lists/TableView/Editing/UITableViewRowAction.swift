import Foundation

/// An action that a swipe over a table's row uncovers, as before iOS 11.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject, NSCopying {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// It removes or changes the row; red.
    case `default` = 0
    /// Something or other; grey.
    case normal = 1

    /// It removes or changes the row; red.
    public static var destructive: Style { .default }
  }

  private let actionStyle: Style
  private let handler: (UITableViewRowAction, IndexPath) -> Void
  private var ownColor: UIColor?

  /// Makes an action; the handler is called with the row when the action is chosen.
  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    actionStyle = style
    self.handler = handler
    self.title = title
    super.init()
  }

  /// What the action does to its row.
  open var style: Style { actionStyle }

  /// The title.
  open var title: String?

  /// The colour behind the title; nil stands for that of the style.
  open var backgroundColor: UIColor? {
    get { ownColor ?? (actionStyle == .default ? .systemRed : .systemGray3) }
    set { ownColor = newValue }
  }

  /// What blurs or tints the row behind the title.
  ///
  /// Kept; the background colour is drawn. Defaults to nil.
  open var backgroundEffect: UIVisualEffect?

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copied = MainActor.assumeIsolated {
      let copy = UITableViewRowAction(style: actionStyle, title: title, handler: handler)
      copy.ownColor = ownColor
      copy.backgroundEffect = backgroundEffect
      return copy
    }
    return copied
  }

  /// What a swipe shows of the action.
  func uncovered(over path: IndexPath) -> UIContextualAction {
    let shown = UIContextualAction(style: .normal, title: title) { _, _, completion in
      self.handler(self, path)
      completion(true)
    }
    shown.backgroundColor = backgroundColor
    return shown
  }
}

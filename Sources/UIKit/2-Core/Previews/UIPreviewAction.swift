import Foundation

/// Something to do with what is previewed.
///
/// Context menus list it as an action.
@MainActor @preconcurrency
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How an action looks.
  public enum Style: Int, Sendable {
    /// Like others.
    case `default` = 0
    /// With a tick.
    case selected = 1
    /// In red.
    case destructive = 2
  }

  /// What it is called.
  public let title: String
  let style: Style
  /// What is done.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Makes an action.
  public init(
    title: String,
    style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style) = (title, style)
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// Actions behind an entry of their own.
@MainActor @preconcurrency
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// What it is called.
  public let title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  /// Makes a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }
}

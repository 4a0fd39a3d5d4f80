import Foundation

/// An action that a swipe over a row uncovers.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// Something or other.
    case normal = 0
    /// It removes the row.
    case destructive = 1
  }

  /// Called when the action is chosen; calls its last argument with whether the action was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  private let actionStyle: Style
  private let actionHandler: Handler
  private var ownColor: UIColor?

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    actionStyle = style
    actionHandler = handler
    self.title = title
    super.init()
  }

  /// What the action does to its row.
  open var style: Style { actionStyle }

  /// What is called when the action is chosen.
  open var handler: Handler { actionHandler }

  /// The title.
  open var title: String?

  /// The colour behind title and image; nil stands for the standard one.
  ///
  /// Defaults to red for destructive actions, grey for others.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownColor ?? (actionStyle == .destructive ? .systemRed : .systemGray3) }
    set { ownColor = newValue }
  }

  /// The image; it stands above the title in rows that are high enough, else in its place.
  ///
  /// Defaults to nil.
  open var image: UIImage?
}

/// The actions that a swipe over a row uncovers at one of its edges.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  private let list: [UIContextualAction]

  /// Makes a configuration; the first action is nearest the edge.
  public init(actions: [UIContextualAction]) {
    list = actions
    super.init()
  }

  /// The actions, the one nearest the edge first.
  open var actions: [UIContextualAction] { list }

  /// Whether a swipe over most of the row performs the first action.
  ///
  /// Defaults to true.
  open var performsFirstActionWithFullSwipe = true
}

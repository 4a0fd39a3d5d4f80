import Foundation

/// Makes the controller whose view is the preview of a context menu; nil for the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a context menu, given what the system suggests; nil for no menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// The order in which entries show.
  public enum ElementOrder: Int, Sendable {
    /// As the system likes: the first entry nearest the preview for those that open upwards.
    case automatic = 0
    /// The first entry nearest the preview.
    case priority = 1
    /// From top to bottom, always.
    case fixed = 2
  }

  /// What tells the configuration from others.
  public let identifier: any NSCopying
  /// The identifiers of what else the menu is for.
  ///
  /// Defaults to none.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// For how many items the menu is, as its badge says; 0 for as many as there are identifiers.
  ///
  /// Defaults to 0.
  open var badgeCount = 0
  /// The order in which entries show.
  ///
  /// Defaults to `automatic`.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// For how many items the menu is.
  var shownCount: Int { badgeCount > 0 ? badgeCount : secondaryItemIdentifiers.count + 1 }
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration; without an identifier it gets one of its own.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

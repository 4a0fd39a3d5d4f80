import CoreGraphics
import Foundation

/// An entry of an edit menu that calls a method of the first responder.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method.
  open var action: Selector

  /// Makes an entry.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The edit menu as it was before `UIEditMenuInteraction`.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
  /// On which side of what it is about the menu shows.
  public enum ArrowDirection: Int, Sendable {
    /// As there is room.
    case `default` = 0
    /// Below.
    case up = 1
    /// Above.
    case down = 2
    /// To the right.
    case left = 3
    /// To the left.
    case right = 4
  }

  /// The app's edit menu.
  public static var shared: UIMenuController {
    slot ?? ScreenContext.keep(UIMenuController()) { slot = $0 }
  }

  private static var slot: UIMenuController?

  private lazy var interaction = UIEditMenuInteraction(delegate: self)
  private var target: (view: UIView, rect: CGRect)?

  private override init() { super.init() }

  /// On which side the menu shows.
  ///
  /// Defaults to `default`.
  open var arrowDirection = ArrowDirection.default

  /// The app's own entries, after the system's.
  ///
  /// Defaults to nil.
  open var menuItems: [UIMenuItem]?

  /// Whether the menu shows.
  open private(set) var isMenuVisible = false

  /// Where the menu shows; empty while it does not.
  open var menuFrame: CGRect {
    isMenuVisible ? target.map { $0.view.convert($0.rect, to: nil as UIView?) } ?? .zero : .zero
  }

  /// Shows the menu for a part of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    target = (targetView, targetRect)
    targetView.addInteraction(interaction)
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    let configuration = UIEditMenuConfiguration(
      sourcePoint: CGPoint(x: targetRect.midX, y: targetRect.maxY)
    )
    // The directions have the same numbers.
    configuration.preferredArrowDirection =
      UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
    interaction.presentEditMenu(with: configuration)
  }

  /// Takes the menu away.
  open func hideMenu() { interaction.dismissMenu() }

  /// Takes the menu away if it is about a view.
  open func hideMenu(from targetView: UIView) {
    if target?.view === targetView { hideMenu() }
  }

  /// Says what the menu is about.
  @available(*, deprecated, message: "Use showMenuFromView:rect: instead.")
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = (targetView, targetRect)
  }

  /// Shows the menu or takes it away.
  @available(*, deprecated, message: "Use showMenuFromView:rect: or hideMenu() instead.")
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible, let target {
      showMenu(from: target.view, rect: target.rect)
    } else {
      hideMenu()
    }
  }

  /// Makes the entries again.
  open func update() { interaction.reloadVisibleMenu() }

  // MARK: Notices

  /// Posted before the menu shows.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  /// Posted after the menu showed.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  /// Posted before the menu goes.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  /// Posted after the menu went.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
  /// Posted when the menu shows elsewhere.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification"
  )
}

extension UIMenuController: UIEditMenuInteractionDelegate {
  /// The suggested actions and the app's own entries.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let responder = target?.view.window?.firstResponder ?? target?.view
    let own = (menuItems ?? []).filter { item in
      responder?.target(forAction: item.action, withSender: self) != nil
    }
    return UIMenu(
      children: suggestedActions + own.map { UICommand(title: $0.title, action: $0.action) }
    )
  }

  /// What the menu is about.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { target?.rect ?? CGRect(origin: configuration.sourcePoint, size: .zero) }

  /// Tells that the menu shows.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    isMenuVisible = true
    animator.addCompletion { [weak self] in
      NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
    }
  }

  /// Tells that the menu goes.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    isMenuVisible = false
    NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
    animator.addCompletion { [weak self] in
      NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
    }
  }
}

import CoreGraphics
import Foundation

/// On which side of what it is about an edit menu shows.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// As there is room.
  case automatic = 0
  /// Below, with the arrow up.
  case up = 1
  /// Above, with the arrow down.
  case down = 2
  /// To the right.
  case left = 3
  /// To the left.
  case right = 4
}

/// Which edit menu is asked for, and where.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
  /// What tells it from others.
  public let identifier: AnyHashable
  /// The point it is about, in the interaction's view.
  public let sourcePoint: CGPoint
  /// On which side it shows.
  ///
  /// Defaults to `automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration; without an identifier it gets one of its own.
  public init(identifier: AnyHashable? = nil, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Runs animations along with an edit menu.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what runs when all have ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

/// Decides what an edit menu holds.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu; nil is the suggested actions, and one without entries does not show.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// What the menu must leave to be seen, in the interaction's view.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect

  /// Called before the menu shows.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )

  /// Called before the menu goes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
}

extension UIEditMenuInteractionDelegate {
  /// The suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// The point of the configuration.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Shows what can be done with a selection.
///
/// It shows as a bar, and as a menu of rows where the secondary button of a mouse opens it, as on an
/// iPad.
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Who decides what the menu holds.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var showing: (any EditMenuPresenting)?
  private var configuration: UIEditMenuConfiguration?
  private let click = HoldGestureRecognizer()
  /// Whether a secondary click at a point of the view shows the menu.
  var takesClick: (CGPoint) -> Bool = { _ in true }
  /// Called with the place of a secondary click, before the menu is made.
  var willPresentForClick: (CGPoint) -> Void = { _ in }
  /// Whether a touch at a point of the view leaves the menu where it is.
  var staysOpen: (CGPoint) -> Bool = { _ in false }
  /// Called after an entry of a bar did what it does.
  var didPerform: () -> Void = {}
  /// What the menu must leave to be seen where no delegate says it, in the view.
  var ownTarget: (() -> CGRect)?
  /// The menu where no delegate gives one.
  var ownMenu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
  /// Called before the menu comes, and before it goes.
  var ownNotices: (come: (ContextMenuAnimator) -> Void, go: (ContextMenuAnimator) -> Void) = (
    { _ in }, { _ in }
  )

  /// Makes an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    click.takesSecondaryButton = true
    click.takesNoFinger = true
    click.answers = { [weak self] in self?.presentForClick() ?? false }
  }

  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    dismissMenu()
    self.view?.removeGestureRecognizer(click)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(click)
  }

  /// Shows the menu where the secondary button of a mouse was pressed.
  private func presentForClick() -> Bool {
    guard let view, let window = view.window else { return false }
    let place = view.convert(click.place, from: window)
    guard takesClick(place) else { return false }
    willPresentForClick(place)
    present(UIEditMenuConfiguration(sourcePoint: place), isClick: true)
    return showing != nil
  }

  /// Whether the menu shows.
  var isShowing: Bool { showing != nil }

  /// Shows the menu for a configuration, in the place of one that shows.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    present(configuration, isClick: false)
  }

  private func present(_ configuration: UIEditMenuConfiguration, isClick: Bool) {
    dismissMenu()
    guard let view, let window = view.window, let menu = menu(for: configuration) else { return }
    guard !menu.children.isEmpty else { return }
    let rect =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? (isClick ? nil : ownTarget?())
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    let (place, direction) = (view.convert(rect, to: window), configuration.preferredArrowDirection)
    let shown: any EditMenuPresenting =
      isClick
      ? rows(menu, configuration, place, window) : bar(menu, place, direction, view, window)
    shown.willEnd = { [weak self] animator in
      guard let self else { return nil }
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
      ownNotices.go(animator)
      return nil
    }
    shown.didEnd = { [weak self] in
      guard let self, self.configuration === configuration else { return }
      showing = nil
    }
    showing = shown
    self.configuration = configuration
    let animator = ContextMenuAnimator(nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    ownNotices.come(animator)
    shown.show(animator)
  }

  private func rows(
    _ menu: UIMenu,
    _ configuration: UIEditMenuConfiguration,
    _ rect: CGRect,
    _ window: UIWindow
  ) -> ContextMenuShowing {
    let shown = ContextMenuShowing(
      window: window,
      menu: menu,
      preview: nil,
      controller: nil,
      point: view?.convert(configuration.sourcePoint, to: window) ?? rect.origin
    )
    shown.anchor = (rect, configuration.preferredArrowDirection)
    shown.sender = view
    return shown
  }

  private func bar(
    _ menu: UIMenu,
    _ rect: CGRect,
    _ direction: UIEditMenuArrowDirection,
    _ view: UIView,
    _ window: UIWindow
  ) -> EditBarShowing {
    let shown = EditBarShowing(menu, in: window, about: rect, direction, sender: view)
    shown.staysOpen = { [weak self] point in
      guard let self, let view = self.view else { return false }
      return staysOpen(view.convert(point, from: nil))
    }
    shown.didPerform = { [weak self] in self?.didPerform() }
    return shown
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested = EditMenu.suggested(for: view)
    let own = delegate?.editMenuInteraction(
      self,
      menuFor: configuration,
      suggestedActions: suggested
    )
    return own ?? ownMenu(suggested) ?? UIMenu(children: suggested)
  }

  /// Takes the menu away.
  open func dismissMenu() {
    showing?.dismiss()
    showing = nil
  }

  /// Makes the entries of the menu again.
  open func reloadVisibleMenu() {
    guard let configuration, let menu = menu(for: configuration) else { return }
    showing?.update { _ in menu }
  }

  /// Brings the menu to where what it is about is now.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration, showing != nil else { return }
    presentEditMenu(with: configuration)
  }

  /// The point the menu is about, in a view.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }
}

/// What edit menus begin with.
@MainActor
enum EditMenu {
  /// The edit actions that somebody would do now, from a view on.
  static func suggested(for view: UIView?) -> [UIMenuElement] {
    let responder = view?.window?.firstResponder ?? view
    guard let responder else { return [] }
    func able(_ element: UIMenuElement) -> UIMenuElement? {
      if let menu = element as? UIMenu {
        let children = menu.children.compactMap(able)
        return children.isEmpty ? nil : menu.replacingChildren(children)
      }
      guard let command = element as? UICommand else { return element }
      guard
        let target = responder.target(forAction: command.action, withSender: command)
          as? UIResponder
      else { return nil }
      target.validate(command)
      return command.attributes.contains(.hidden) ? nil : command
    }
    return UIMenuSystem.context.root.children.compactMap(able)
  }
}

import CoreGraphics
import Diagnostics
import Foundation

/// Shows a menu for a view when a finger rests on it, or a mouse clicks with its secondary button.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction, MenuOpeningInteraction {
  /// How a menu shows.
  public enum Appearance: UInt, Sendable {
    /// There is none.
    case unknown = 0
    /// With a preview, before everything else blurred.
    case rich = 1
    /// By itself.
    case compact = 2
  }

  /// What the menu shows.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private let hold = HoldGestureRecognizer()
  private var showing: ContextMenuShowing?
  private var place = CGPoint.zero

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    hold.takesSecondaryButton = true
    hold.answers = { [weak self] in self?.open() ?? false }
    hold.addHandler { [weak self] gesture in self?.follow(gesture.state) }
  }

  /// How the menu shows that is open.
  open var menuAppearance: Appearance {
    guard let showing else { return .unknown }
    return showing.isCompact ? .compact : .rich
  }

  /// Closes the menu.
  open func dismissMenu() { showing?.dismiss() }

  /// Where the menu was asked for, in the coordinates of a view; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return place }
    return view.convert(place, from: window)
  }

  /// Shows another menu in place of the one that is open, which the block is given.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { showing?.update(block) }

  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    dismissMenu()
    self.view?.removeGestureRecognizer(hold)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hold)
  }

  // MARK: Showing

  private func open() -> Bool { open(at: hold.place) }

  /// Opens the menu for a point of the window; returns whether there is one.
  func open(at point: CGPoint) -> Bool {
    guard showing == nil, let view, let window = view.window, let delegate else { return false }
    place = point
    guard
      let configuration = delegate.contextMenuInteraction(
        self,
        configurationForMenuAtLocation: location(in: view)
      )
    else { return false }
    let menu = configuration.actionProvider?([])
    let controller = configuration.previewProvider?()
    guard menu != nil || controller != nil else { return false }
    if let menu, menu.children.isEmpty, controller == nil {
      reportEmpty(menu)
      return false
    }
    let isClick = hold.buttonMask.contains(.secondary)
    let preview =
      delegate.contextMenuInteraction(
        self,
        configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier
      ) ?? UITargetedPreview(view: view)
    let showing = ContextMenuShowing(
      window: window,
      menu: menu,
      preview: isClick ? nil : preview,
      controller: controller,
      point: place
    )
    showing.order = configuration.preferredMenuElementOrder
    showing.badgeCount = configuration.shownCount
    self.showing = showing
    connect(showing, configuration)
    let animator = ContextMenuAnimator(controller)
    delegate.contextMenuInteraction(
      self,
      willDisplayMenuFor: configuration,
      animator: animator
    )
    showing.show(animator)
    return true
  }

  private func connect(_ showing: ContextMenuShowing, _ configuration: UIContextMenuConfiguration) {
    showing.willEnd = { [weak self] animator in
      guard let self else { return nil }
      let preview = delegate?.contextMenuInteraction(
        self,
        configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier
      )
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      return preview ?? nil
    }
    showing.didEnd = { [weak self] in self?.showing = nil }
    showing.commit = { [weak self] animator in
      guard let self else { return }
      delegate?.contextMenuInteraction(
        self,
        willPerformPreviewActionForMenuWith: configuration,
        animator: animator
      )
    }
    showing.sender = self
  }

  private func follow(_ state: UIGestureRecognizer.State) {
    switch state {
    case .changed: showing?.track(hold.place)
    case .ended: showing?.release(hold.place)
    default: break
    }
  }

  private func reportEmpty(_ menu: UIMenu) {
    UIKitDiagnostics.report(
      Diagnosis(
        .menuEmpty,
        place: "\(delegate.map { "\(type(of: $0))" } ?? "a delegate that is gone")",
        saw: "a menu \"\(menu.title)\" without elements and no preview controller"
      )
    )
  }
}

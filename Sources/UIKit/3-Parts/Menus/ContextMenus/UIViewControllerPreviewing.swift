import CoreGraphics
import Foundation

/// A view whose content can be peeked at.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recogniser of the finger.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Who is asked for what is shown.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view.
  var sourceView: UIView { get }
  /// The part of the view that is lifted, in its coordinates; all of it at first.
  var sourceRect: CGRect { get set }
}

/// Says what is shown when somebody peeks, and where it goes from there.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// What is shown for a point of the view; nil for nothing.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// Called when the preview is tapped, to show the screen for good.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  )
}

extension UIViewController {
  /// Lets people peek at what a view leads to: a finger that rests shows it, as a context menu since iOS 13.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate,
    sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let preview = ContextPreviewing(delegate, sourceView)
    sourceView.addInteraction(preview)
    return preview
  }

  /// Ends that people can peek.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let preview = previewing as? ContextPreviewing else { return }
    preview.view?.removeInteraction(preview)
  }
}

/// Peeking on top of context menus.
@MainActor
final class ContextPreviewing: NSObject, UIInteraction, UIViewControllerPreviewing {
  private weak var asked: (any UIViewControllerPreviewingDelegate)?
  private weak var source: UIView?
  private(set) weak var view: UIView?
  private weak var shown: UIViewController?
  private let finger = UILongPressGestureRecognizer()
  var sourceRect: CGRect
  private lazy var menus = UIContextMenuInteraction(delegate: self)

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    asked = delegate
    source = view
    sourceRect = view.bounds
    super.init()
  }

  func willMove(to view: UIView?) { menus.willMove(to: view) }

  func didMove(to view: UIView?) {
    self.view = view
    menus.didMove(to: view)
  }

  var delegate: any UIViewControllerPreviewingDelegate { asked ?? Nobody.shared }
  var sourceView: UIView { source ?? UIView() }
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { finger }

  /// Actions as a menu lists them.
  private static func elements(
    _ items: [any UIPreviewActionItem],
    _ controller: UIViewController
  ) -> [UIMenuElement] {
    items.compactMap { item in
      if let group = item as? UIPreviewActionGroup {
        return UIMenu(title: group.title, children: elements(group.actions, controller))
      }
      guard let action = item as? UIPreviewAction else { return nil }
      return UIAction(
        title: action.title,
        attributes: action.style == .destructive ? .destructive : [],
        state: action.style == .selected ? .on : .off
      ) { _ in action.handler(action, controller) }
    }
  }

  /// Who answers for a delegate that is gone: nothing is shown.
  private final class Nobody: NSObject, UIViewControllerPreviewingDelegate {
    static let shared = Nobody()

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }
}

extension ContextPreviewing: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    sourceRect = view?.bounds ?? .zero
    guard let screen = asked?.previewingContext(self, viewControllerForLocation: location) else {
      return nil
    }
    shown = screen
    let items = screen.previewActionItems
    return UIContextMenuConfiguration(
      identifier: nil,
      previewProvider: { screen },
      actionProvider: { _ in
        items.isEmpty ? nil : UIMenu(title: "", children: Self.elements(items, screen))
      }
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let shown else { return }
    animator.addCompletion { [weak self] in
      guard let self else { return }
      asked?.previewingContext(self, commit: shown)
    }
  }
}

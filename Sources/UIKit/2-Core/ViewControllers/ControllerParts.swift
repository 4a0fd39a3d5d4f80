import Foundation

/// What few controllers have: what they show in bars, and what they present.
@MainActor
final class ControllerParts {
  // Bars.
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var editButton: UIBarButtonItem?
  var hidesBottomBarWhenPushed = false
  var scrollViews: [(edge: NSDirectionalRectEdge, view: WeakScrollView)] = []

  // Keys.
  var keyCommands: [UIKeyCommand] = []

  // Restoration.
  var restorationClass: Any.Type?

  // Presentation.
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var presentation: UIPresentationController?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var modalStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  /// The way to come and go that an app set.
  var transition: AnyObject?
  var isModal = false
  var definesContext = false
  var providesTransitionStyle = false
  var isBeingPresented = false
  var isBeingDismissed = false
  var coordinator: TransitionCoordinator?

  struct WeakScrollView {
    weak var view: UIScrollView?
  }
}

extension UIViewController {
  /// What the controller has of these, made when it is first needed.
  var parts: ControllerParts {
    if let storedParts { return storedParts }
    let made = ControllerParts()
    storedParts = made
    return made
  }

  /// The nearest controller around this one of a kind.
  func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.parentController).dropFirst().lazy.compactMap { $0 as? Kind }
      .first
  }

  var makeEditButton: UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit, handler: nil)
    item.handler = { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    return item
  }

  /// Shows in the edit button what it does next.
  func editingDidChange() {
    storedParts?.editButton?.show(isEditing ? .done : .edit)
  }

  /// The scroll view that bars at an edge look at: the one that was named, or the one the view
  /// begins with.
  func scrollViewForBars(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollView(for: edge) { return named }
    guard let view = viewIfLoaded else { return nil }
    var next: UIView? = view
    while let current = next {
      if let scroll = current as? UIScrollView { return scroll }
      // What does not reach the edge has nothing under the bar.
      next = current.subviews.first { !$0.isHidden && $0.bounds.width > 0 }
    }
    return nil
  }
}

extension UIViewController {
  /// The tab bar controller around the controller, if the bar at the bottom is its.
  var tabBarHolder: (any BottomBarHolder)? {
    sequence(first: self, next: \.parentController).dropFirst().lazy
      .compactMap { $0 as? any BottomBarHolder }.first
  }

  /// Lets a bar below look again at what is under it, for modules above whose content comes late.
  package func contentForBarsDidChange() {
    (tabBarHolder as? any BottomBarFollowing)?.contentDidMove()
  }

  /// Whether the controller is shown on a sheet, where bars are higher.
  var isInSheet: Bool {
    var root: UIViewController = self
    while let parent = root.parentController { root = parent }
    return root.storedParts?.presentation is UISheetPresentationController
  }
}

extension UIResponder {
  /// The first controller from here up the responder chain.
  var nearestController: UIViewController? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}

/// A container with a bar at the bottom that may go away.
@MainActor
protocol BottomBarHolder: AnyObject {
  func bottomBarWillChange(isHidden: Bool)
  func layOutBars()
  /// The safe area below that a screen has with the bar or without it, in points.
  func bottomInset(barIsHidden: Bool) -> CGFloat
}

/// What a controller owns, and what becomes of it when the controller goes away.
@MainActor
final class ControllerResources {
  var view: UIView?
  var children: [UIViewController] = []

  isolated deinit {
    view?.controller = nil
    for child in children { child.parentController = nil }
  }
}

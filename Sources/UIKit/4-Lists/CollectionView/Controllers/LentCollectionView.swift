import Foundation

/// A collection view that two controllers of a navigation controller show, each in its own layout.
@MainActor
final class LentCollectionView: ViewLoan {
  let list: UICollectionView
  /// The view of the controllers, which the collection view fills.
  let sharedView: UIView
  private weak var lender: UIViewController?
  private unowned let borrower: UICollectionViewController
  /// The layout of the controller below.
  private let layoutBelow: UICollectionViewLayout

  /// Whether the upper controller has it on the screen.
  var isBorrowed: Bool { sharedView.controller === borrower }

  init(
    _ list: UICollectionView,
    in view: UIView,
    from lender: UIViewController,
    to borrower: UICollectionViewController
  ) {
    self.list = list
    sharedView = view
    self.lender = lender
    self.borrower = borrower
    layoutBelow = list.collectionViewLayout
  }

  /// The controller becomes the one that the view belongs to, and its layout that of the view.
  func move(to controller: UIViewController) -> any SharedViewTransition {
    sharedView.controller = controller
    return LayoutNavigation(list, isBorrowed ? borrower.initialLayout : layoutBelow)
  }

  /// The upper controller is gone; the view is that of the lower alone, in its layout.
  func end() {
    borrower.giveBack()
    borrower.lent = nil
    guard sharedView.controller === borrower else { return }
    sharedView.controller = lender
    list.setCollectionViewLayout(layoutBelow, animated: false)
  }
}

/// Shows another controller's layout in the same collection view.
@MainActor
final class LayoutNavigation: NSObject, SharedViewTransition {
  let pace = TransitionPace.curve(0.3)

  private let view: UICollectionView
  private let layout: UICollectionViewLayout

  init(_ view: UICollectionView, _ layout: UICollectionViewLayout) {
    self.view = view
    self.layout = layout
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    view.setCollectionViewLayout(layout, animated: true) { _ in context.completeTransition(true) }
  }

  /// Without a motion.
  func settle() { view.setCollectionViewLayout(layout, animated: false) }
}

extension UICollectionViewController: ViewBorrowing {
  var loan: (any ViewLoan)? { lent }

  func borrowView(of controller: UIViewController) -> (any SharedViewTransition)? {
    guard useLayoutToLayoutNavigationTransitions, !isViewLoaded,
      let below = controller as? UICollectionViewController,
      let list = below.loadedList, let view = below.viewIfLoaded
    else { return nil }
    let lent = LentCollectionView(list, in: view, from: below, to: self)
    self.lent = lent
    loadViewIfNeeded()
    return lent.move(to: self)
  }
}

import Foundation

/// Lets a finger from the edge go back where a button would.
@MainActor
final class SwipeBackDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var controller: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, let item = controller.topViewController?.navigationItem else {
      return false
    }
    let hasOwnButton =
      !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return controller.viewControllers.count > 1 && !item.hidesBackButton && !hasOwnButton
      && item.backAction == nil
      && !controller.isNavigationBarHidden
  }
}

import Foundation

extension UIViewController {
  /// The child that a controller is in; nil where it is in none.
  func child(containing controller: UIViewController) -> UIViewController? {
    var current = controller
    while let next = current.parent ?? current.presentingViewController {
      if next === self { return current.parent === self ? current : nil }
      current = next
    }
    return nil
  }

  /// Goes back to a child, as far as the container is one that goes back.
  func stepBack(towards child: UIViewController) {
    guard let navigation = self as? UINavigationController,
      navigation.viewControllers.contains(where: { $0 === child }),
      navigation.topViewController !== child
    else { return }
    navigation.popToViewController(child, animated: UIView.areAnimationsEnabled)
  }
}

import CoreGraphics
import Foundation

/// What is presented over others, as keys see it.
@MainActor
enum FocusCover {
  /// Whether something modal stands before a view.
  static func hides(_ view: UIView, in window: UIWindow) -> Bool {
    guard let modal = window.subviewList.last(where: { $0.isModalByNature && !$0.isHidden }) else {
      return false
    }
    return !view.isDescendant(of: modal)
  }

  /// Goes away from what is presented, or back; returns whether there was anything.
  ///
  /// With `asks` what is not presented goes back, too.
  static func escape(from window: UIWindow, asks: Bool) -> Bool {
    var controller = window.rootViewController
    var isPresented = false
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed {
      (controller, isPresented) = (presented, true)
    }
    guard let top = controller else { return false }
    let isEscaped = responders(of: top).contains { $0.accessibilityPerformEscape() }
    if isEscaped { return true }
    if let navigation = navigation(in: top), navigation.viewControllers.count > 1 {
      // In what is presented the key leads back first, and away at its root.
      guard asks || isPresented else { return false }
      navigation.popViewController(animated: true)
      return true
    }
    guard isPresented else { return false }
    return top.presentationController?.dismissByKey() ?? false
  }

  /// The innermost controllers first.
  private static func responders(of controller: UIViewController) -> [UIResponder] {
    var found: [UIResponder] = []
    var next: UIViewController? = controller
    while let current = next {
      found.insert(current, at: 0)
      next = shownChild(of: current)
    }
    return found
  }

  private static func shownChild(of controller: UIViewController) -> UIViewController? {
    if let navigation = controller as? UINavigationController {
      return navigation.topViewController
    }
    if let tabs = controller as? UITabBarController { return tabs.selectedViewController }
    return controller.children.count == 1 ? controller.children.first : nil
  }

  private static func navigation(in controller: UIViewController) -> UINavigationController? {
    sequence(first: controller, next: shownChild).compactMap { $0 as? UINavigationController }
      .last { $0.viewControllers.count > 1 }
  }
}

extension UIView {
  /// Scrolls what the view is in until it is seen.
  func scrollIntoSight() {
    for case let scroll as UIScrollView in sequence(first: superview, next: { $0?.superview }) {
      let rect = scroll.convert(bounds, from: self).insetBy(dx: 0, dy: -8)
      let isAnimated = window != nil && UIView.areAnimationsEnabled
      scroll.scrollRectToVisible(rect, animated: isAnimated)
    }
  }
}

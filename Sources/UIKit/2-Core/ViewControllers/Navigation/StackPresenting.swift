/// Brings the controllers of a navigation controller on the screen and off it.
@MainActor
protocol StackPresenting: NavigationBarOwner {
  /// Begins to serve a controller.
  func prepare(_ owner: UINavigationController)

  /// Makes the view that the controllers and the bars are in.
  func makeView() -> UIView

  /// The finger from the edge that goes back.
  var swipe: UIGestureRecognizer { get }

  /// The controllers, the one shown last.
  var stack: [UIViewController] { get }

  /// Whether a controller may be pushed; says why where it may not.
  func mayPush(_ controller: UIViewController) -> Bool

  /// Replaces the controllers; the change is shown as going on or back, by which it is.
  func change(to new: [UIViewController], animated: Bool)

  /// Puts the top controller in place before the navigation controller is seen.
  func showFirst()

  /// A bar came or went.
  func barsDidChange(animated: Bool)
}

import Foundation

/// A controller that may go on with the view of the one below it, such as a collection view in
/// another layout.
@MainActor
protocol ViewBorrowing: UIViewController {
  /// What it was lent; nil where it has a view of its own.
  var loan: (any ViewLoan)? { get }

  /// Takes over the view of the controller below; nil where it wants its own.
  func borrowView(of controller: UIViewController) -> (any SharedViewTransition)?
}

/// A view that two controllers of a navigation controller show.
@MainActor
protocol ViewLoan: AnyObject {
  /// The view both show.
  var sharedView: UIView { get }

  /// The controller becomes the one that the view belongs to.
  func move(to controller: UIViewController) -> any SharedViewTransition

  /// The upper controller is gone; the view is that of the lower alone.
  func end()
}

/// How a view shows the contents of another controller.
@MainActor
protocol SharedViewTransition: BuiltInTransition {
  /// Shows them without a motion.
  func settle()
}

import Foundation

/// Brings controllers on the screen over others and takes them away.
@MainActor
protocol ControllerPresenting {
  /// What places a controller when it is presented, by its style.
  func presentation(of presented: UIViewController) -> UIPresentationController

  /// Shows a controller over another, or over one around that.
  func present(
    _ presented: UIViewController,
    from source: UIViewController,
    animated: Bool,
    _ completion: (() -> Void)?
  )

  /// Takes away what a controller presents, or else the controller itself.
  func dismiss(from source: UIViewController, animated: Bool, _ completion: (() -> Void)?)

  /// Takes one presentation away, seen to go.
  func dismiss(_ presentation: UIPresentationController, _ completion: @escaping () -> Void)

  /// Takes away at once what a controller that leaves its window and those in it present.
  func endAll(below root: UIViewController)

  /// The nearest controller around another that has a method of its own for an action.
  func target(of action: Selector, from source: UIViewController, sender: Any?) -> UIViewController?

  /// What shows that a controller comes or goes, by its style.
  func animator(
    _ style: UIModalTransitionStyle,
    isPresentation: Bool
  ) -> any UIViewControllerAnimatedTransitioning

  /// A change from one tab to another that an animator of the app shows below the bar.
  func changeOfTabs(
    from old: UIViewController,
    to new: UIViewController,
    below bar: UIView,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) -> any TabChanging

  /// What follows a finger on a sheet.
  func drag(of sheet: UISheetPresentationController) -> any SheetDragging
}

extension UIViewController {
  /// What brings controllers on the screen over others.
  var presentations: any ControllerPresenting { Services.the((any ControllerPresenting).self) }
}

/// A change from one tab to another.
@MainActor
protocol TabChanging: AnyObject {
  /// Shows the change; `ended` comes once, when the views lie where they belong.
  func start(_ ended: @escaping (Bool) -> Void)

  /// Brings the change at once to where it heads for.
  func settle()
}

/// A finger on a sheet, which changes the sheet's height.
@MainActor
protocol SheetDragging: AnyObject {
  /// Whether the finger moves the sheet now.
  var isDragging: Bool { get }

  /// Listens to fingers on the sheet and on what is behind it.
  func attach()
}

import CoreGraphics

/// Brings the columns of a split view controller on the screen and off it.
@MainActor
protocol ColumnPresenting: AnyObject {
  /// How many columns there are; set before anything else.
  var style: UISplitViewController.Style { get set }

  /// Begins to serve a controller.
  func prepare(_ owner: UISplitViewController)

  /// Makes the view that the columns are in.
  func makeView() -> UIView

  // MARK: Controllers

  /// What the app set for each column.
  var given: [UISplitViewController.Column: UIViewController] { get }

  /// The controllers that are shown, in their order.
  var viewControllers: [UIViewController] { get }

  /// Sets the controllers of what has no columns.
  func setViewControllers(_ controllers: [UIViewController])

  /// Sets the controller of a column; nil leaves the column empty.
  func set(_ controller: UIViewController?, for column: UISplitViewController.Column)

  /// Brings a column on the screen.
  func show(_ column: UISplitViewController.Column)

  /// Takes a column off the screen.
  func hide(_ column: UISplitViewController.Column)

  /// Shows a controller in the first place.
  func showPrimary(_ controller: UIViewController)

  /// Shows a controller in the last place.
  func showDetail(_ controller: UIViewController)

  // MARK: Little room

  /// Whether there is room for one column only.
  var isCollapsed: Bool { get }

  /// Puts a controller, or what is in it, onto a stack.
  func absorb(_ controller: UIViewController, into stack: UINavigationController)

  /// Takes what belongs to the second controller off a stack.
  func release(from stack: UINavigationController) -> UIViewController?

  // MARK: Modes and sizes

  /// Which columns are seen.
  var mode: UISplitViewController.DisplayMode { get }

  /// How columns take their room.
  var behavior: UISplitViewController.SplitBehavior { get }

  /// How wide the columns beside the last one are, in points.
  var widths: (primary: CGFloat, supplementary: CGFloat) { get }

  /// The size that was announced and is not there yet, in points.
  var comingSize: CGSize? { get set }

  /// The button that changes which columns are seen.
  var button: UIBarButtonItem { get }

  /// The size of a controller where all have a size, in points.
  func size(of controller: UIViewController?, in size: CGSize) -> CGSize

  /// A wish of the app's changed that does not concern the mode.
  func changed()

  /// A wish of the app's changed that concerns the mode.
  func preferenceChanged()

  /// Places the columns.
  func layOut()
}

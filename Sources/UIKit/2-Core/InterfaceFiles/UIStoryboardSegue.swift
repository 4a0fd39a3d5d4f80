import Foundation

/// A way from one controller to another, taken once.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  private let handler: (() -> Void)?
  /// What to do for a kind of segue that the system knows; nil for one made in code.
  var standard: (() -> Void)?

  /// The name the segue has in the storyboard.
  public final let identifier: String?

  /// The controller the way begins at.
  public final let source: UIViewController

  /// The controller the way leads to.
  public final let destination: UIViewController

  /// Makes a segue; subclasses override `perform()` to show the destination.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  init(
    _ identifier: String?,
    _ source: UIViewController,
    _ destination: UIViewController,
    _ handler: (() -> Void)?
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.handler = handler
    super.init()
  }

  /// Makes a segue that runs a block to show the destination.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) { self.init(identifier, source, destination, performHandler) }

  /// Shows the destination; the storyboard calls it after `prepare(for:sender:)`.
  open func perform() { (handler ?? standard)?() }
}

/// Where an unwinding begins.
@MainActor @preconcurrency
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller the way back begins at.
  public let source: UIViewController

  /// The method that the controller at the end of the way has.
  public let unwindAction: Selector

  /// What asked for the way back.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}

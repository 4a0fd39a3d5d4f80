import Foundation

/// Something that can be done with what an app shares.
///
/// Subclasses say what they are called and what they can do, and end with `activityDidFinish(_:)`.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// Where an activity is listed.
  public enum Category: Int, Sendable {
    /// Among the rows: what is done with the items here.
    case action = 0
    /// Among the icons: where the items go.
    case share = 1
  }

  var items: [Any] = []
  var didFinish: ((Bool) -> Void)?

  /// Makes an activity.
  public override init() { super.init() }

  /// Where activities of the class are listed.
  ///
  /// Defaults to `action`.
  open class var activityCategory: Category { .action }

  /// Which activity it is; told to the app when it was done.
  ///
  /// Defaults to nil.
  open var activityType: ActivityType? { nil }

  /// What the activity is called.
  ///
  /// Defaults to nil.
  open var activityTitle: String? { nil }

  /// The activity's picture: a template among rows, in full colour among icons.
  ///
  /// Defaults to nil.
  open var activityImage: UIImage? { nil }

  /// Whether the activity can do something with some items; it is listed if so.
  ///
  /// Defaults to false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Takes the items before the activity is done.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// A screen of the activity's own, which is shown in place of calling `perform()`.
  ///
  /// Defaults to nil.
  open var activityViewController: UIViewController? { nil }

  /// Does the activity, where it has no screen.
  ///
  /// Defaults to ending it undone.
  open func perform() { activityDidFinish(false) }

  /// Ends the activity; every activity calls it when it is done or was given up.
  open func activityDidFinish(_ completed: Bool) {
    let end = didFinish
    didFinish = nil
    end?(completed)
  }
}

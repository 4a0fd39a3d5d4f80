import CoreGraphics
import ListUpdates

/// Where lists tell what they do, for whoever looks on; as long as nobody does, nothing is kept.
@MainActor
final class ListWatch {
  /// What a list did.
  enum Event {
    /// A view was made, or one that waited was taken again.
    case made(UIView)
    case taken(UIView)
    /// A view was asked how large it would like to be.
    case measured(UIView, expected: CGSize, answer: CGSize)
    /// A view was asked so often that its last answer was kept.
    case neverSettled(RestlessView)
    /// Everything is asked for again, as after `reloadData`.
    case reloaded(UIScrollView)
    /// The data source said how many items each section has.
    case counted(UIScrollView, [Int])
    /// Updates were declared and agree with the numbers around them.
    case updated(UIScrollView, UpdateOperations<ListPosition>, before: [Int], after: [Int])
    /// Updates were declared that do not, for a reason; all is asked for again.
    case refused(
      UIScrollView,
      UpdateOperations<ListPosition>,
      before: [Int],
      after: [Int],
      why: String
    )
    /// Somebody moved an item by hand.
    case moved(UIScrollView, from: ListPosition, to: ListPosition)
  }

  private static var slot: ListWatch?
  /// The watch of the current screen.
  static var current: ListWatch { slot ?? ScreenContext.keep(ListWatch()) { slot = $0 } }

  /// Told of everything.
  var handler: ((Event) -> Void)?

  /// Tells what happened, if anybody wants to know.
  static func tell(_ event: @autoclosure () -> Event) {
    if let handler = current.handler { handler(event()) }
  }
}

import Foundation

/// A move of the focus.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
  private weak var previous: (any UIFocusItem)?
  private weak var next: (any UIFocusItem)?
  let heading: UIFocusHeading

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
    (self.previous, self.next, self.heading) = (previous, next, heading)
  }

  /// What had the focus; nil where nothing had, or it is off screen.
  open var previouslyFocusedItem: (any UIFocusItem)? { previous }

  /// What gets the focus; nil where nothing does, or it becomes visible later.
  open var nextFocusedItem: (any UIFocusItem)? { next }

  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { previous as? UIView }

  /// The view that gets the focus.
  open var nextFocusedView: UIView? { next as? UIView }

  /// Where the focus moves; empty where no key moves it.
  open var focusHeading: UIFocusHeading { heading.subtracting(.page) }
}

/// A move of the focus into, out of or within a collection view.
@MainActor @preconcurrency
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  private let paths: (previous: IndexPath?, next: IndexPath?)

  init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    paths = (previous, next)
    super.init(
      from: context.previouslyFocusedItem,
      to: context.nextFocusedItem,
      heading: context.heading
    )
  }

  /// The item that had the focus; nil where it is not one of the collection view's.
  open var previouslyFocusedIndexPath: IndexPath? { paths.previous }

  /// The item that gets the focus; nil where it is not one of the collection view's.
  open var nextFocusedIndexPath: IndexPath? { paths.next }
}

/// A move of the focus into, out of or within a table view.
@MainActor @preconcurrency
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  private let paths: (previous: IndexPath?, next: IndexPath?)

  init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    paths = (previous, next)
    super.init(
      from: context.previouslyFocusedItem,
      to: context.nextFocusedItem,
      heading: context.heading
    )
  }

  /// The row that had the focus; nil where it is not one of the table view's.
  open var previouslyFocusedIndexPath: IndexPath? { paths.previous }

  /// The row that gets the focus; nil where it is not one of the table view's.
  open var nextFocusedIndexPath: IndexPath? { paths.next }
}

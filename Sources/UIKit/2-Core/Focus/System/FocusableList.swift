import CoreGraphics
import Foundation

/// A view of items that focus goes along, in sight or not.
@MainActor
protocol FocusableList: UIScrollView {
  /// Whether any item might be focused.
  var takesFocus: Bool { get }

  func canFocus(_ path: IndexPath) -> Bool

  /// Where an item lies in the content.
  func focusRect(of path: IndexPath) -> CGRect?

  /// The item next to another one.
  func focusPath(from path: IndexPath, _ heading: UIFocusHeading) -> IndexPath?

  /// The item focus goes to when it comes.
  var preferredFocusPath: IndexPath? { get }

  /// Visible items with their places in the content.
  var focusPathsInSight: [(target: IndexPath, rect: CGRect)] { get }

  /// The cell of an item, while there is one.
  func focusCell(at path: IndexPath) -> UIView?

  /// The item a view in a cell is of.
  func focusPath(of view: UIView) -> IndexPath?

  /// Scrolls an item into sight.
  func reveal(_ path: IndexPath)

  /// Selects the item that focus went to, where selection follows it.
  func selectFocused(_ path: IndexPath)

  /// Does what a tap on the item does.
  func actOnFocused(_ path: IndexPath)

  func mayMoveFocus(_ context: UIFocusUpdateContext, from: IndexPath?, to: IndexPath?) -> Bool
  func didMoveFocus(
    _ context: UIFocusUpdateContext,
    from: IndexPath?,
    to: IndexPath?,
    with coordinator: UIFocusAnimationCoordinator
  )
}

extension FocusableList {
  /// The item of those visible that is nearest to a rectangle of the content.
  func focusPath(nearest rect: CGRect) -> IndexPath? {
    func distance(_ other: CGRect) -> CGFloat {
      let (x, y) = (other.midX - rect.midX, other.midY - rect.midY)
      return x * x + y * y
    }
    return focusPathsInSight.filter { canFocus($0.target) }
      .min { distance($0.rect) < distance($1.rect) }?.target
  }

  /// The first path that can be focused among some.
  func firstFocusable(_ paths: some Sequence<IndexPath>) -> IndexPath? {
    paths.first { canFocus($0) }
  }

  /// The part of the bounds that nothing covers.
  var sightForFocus: CGRect { bounds.inset(by: adjustedContentInset) }
}

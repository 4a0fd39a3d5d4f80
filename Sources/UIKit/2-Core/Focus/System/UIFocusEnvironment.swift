import CoreGraphics
import Foundation

/// Something focus may be in: a view, a controller, a window.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where focus goes when it comes here, the most wanted first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// What this is in.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// What holds the items that can be focused; nil where there are none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }

  /// What the tab key goes to as one; nil is the group of what this is in.
  var focusGroupIdentifier: String? { get }

  /// Asks for focus to go, before the next frame, to what is preferred here, if it is in here.
  func setNeedsFocusUpdate()

  /// Lets focus go at once where it was asked to go.
  func updateFocusIfNeeded()

  /// Whether focus may move; one no among what it leaves and enters is enough to hold it.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Called when focus moved out of, into or within this.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

extension UIFocusEnvironment {
  /// The group of what this is in.
  public var focusGroupIdentifier: String? { nil }
}

/// Something that can be focused.
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can be focused now.
  var canBecomeFocused: Bool { get }

  /// Where it lies in the coordinates of what holds it.
  var frame: CGRect { get }

  /// How it looks while it is focused; nil leaves that to itself.
  var focusEffect: UIFocusEffect? { get }

  /// How much it wants to be the first of its group.
  var focusGroupPriority: UIFocusGroupPriority { get }

  /// Whether what lies behind it can be focused as well.
  var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
  /// No.
  public var isTransparentFocusItem: Bool { false }

  /// Not more than others.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}

/// Something that holds items that can be focused.
@MainActor @preconcurrency
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }

  /// The items that lie in a part of it.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// Something whose items scroll.
@MainActor @preconcurrency
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// Where the visible part begins.
  var contentOffset: CGPoint { get set }

  /// The size of all there is.
  var contentSize: CGSize { get }

  /// The size of the part that shows.
  var visibleSize: CGSize { get }
}

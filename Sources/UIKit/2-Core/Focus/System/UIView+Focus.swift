import CoreGraphics
import Foundation

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// What the view is in: its controller, its superview or its scene.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superview }

  /// The view itself.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// The view's own coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// What the tab key goes to as one; nil is the group of what the view is in.
  ///
  /// Defaults to nil; lists are groups of their own.
  public var focusGroupIdentifier: String? {
    get { focusSettings?.group }
    set { ownFocusSettings.group = newValue }
  }

  /// How much the view wants to be the first of its group.
  ///
  /// Defaults to not more than others; what has the focus most of all.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { focusSettings?.priority ?? (isFocused ? .currentlyFocused : .ignored) }
    set { ownFocusSettings.priority = newValue }
  }

  /// The subviews in a part of the view that can be focused.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviewList.filter { $0.canBecomeFocused && !$0.isHidden && $0.frame.intersects(rect) }
  }

  /// Asks for focus, if it is in here, to go to what is preferred here.
  public func setNeedsFocusUpdate() { UIFocusSystem.current.setNeedsUpdate(self) }

  /// Lets focus go at once where it was asked to go.
  public func updateFocusIfNeeded() { UIFocusSystem.current.updateFocusIfNeeded() }

  private var ownFocusSettings: FocusSettings {
    if let focusSettings { return focusSettings }
    let made = FocusSettings()
    made.effect = focusEffect
    focusSettings = made
    return made
  }
}

extension UIViewController: UIFocusEnvironment {
  /// The superview of the controller's view, and so its parent's view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

  /// The controller's view.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

  /// Asks for focus, if it is in here, to go to what is preferred here.
  public func setNeedsFocusUpdate() { UIFocusSystem.current.setNeedsUpdate(self) }

  /// Lets focus go at once where it was asked to go.
  public func updateFocusIfNeeded() { UIFocusSystem.current.updateFocusIfNeeded() }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  /// The size of the part that shows.
  public var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
}

extension UIScreen {
  /// What has the focus.
  public var focusedItem: (any UIFocusItem)? { UIFocusSystem.current.focusedItem }

  /// The view that has the focus.
  public var focusedView: UIView? { UIFocusSystem.current.focusedItem as? UIView }

  /// Whether items can be focused.
  public var supportsFocus: Bool { true }
}

extension UIWindowScene {
  /// Moves the focus in the scene's windows.
  public var focusSystem: UIFocusSystem? { .current }
}

extension UIFocusItem {
  /// Whether keys go to it.
  public var isFocused: Bool { UIFocusSystem.current.focusedItem === self }
}

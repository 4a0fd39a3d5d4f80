import CoreGraphics
import Foundation
import ScrollPhysics

/// Scrolls by keys: arrows by a step, page keys and space by a page, home and end all the way.
@MainActor
enum KeyboardScrolling {
  /// How far an arrow scrolls, in points.
  private static let step: CGFloat = 60

  /// Numbers in the USB HID keyboard usage page.
  private enum Key: Int {
    case space = 44
    case home = 74
    case pageUp = 75
    case end = 77
    case pageDown = 78
    case right = 79
    case left = 80
    case down = 81
    case up = 82
  }

  /// Scrolls a view for a key that went down; returns whether it is one that scrolls it.
  static func take(_ press: UIPress, in view: UIScrollView) -> Bool {
    guard press.phase == .began, view.allowsKeyboardScrolling, view.isScrollEnabled,
      let key = press.key.flatMap({ Key(rawValue: $0.keyCode.rawValue) }),
      let target = target(of: key, in: view, isReversed: press.key?.modifierFlags == .shift)
    else { return false }
    view.scroller.scroll(to: target, animated: true)
    return true
  }

  private static func target(of key: Key, in view: UIScrollView, isReversed: Bool) -> CGPoint? {
    let axes = view.draggableAxes
    let range = view.scroller.range
    // Keys that come quickly add up.
    var target = view.scroller.destination ?? view.contentOffset
    let page = view.bounds.inset(by: view.adjustedContentInset).size
    func move(_ axis: UIAxis, _ way: CGFloat) -> Bool {
      guard axes.contains(axis) else { return false }
      target.set(target.along(axis) + way, along: axis)
      return true
    }
    let axis: UIAxis = axes.contains(.vertical) ? .vertical : .horizontal
    let length = axis == .vertical ? page.height : page.width
    let isMeant =
      switch key {
      case .up: move(.vertical, -step)
      case .down: move(.vertical, step)
      case .left: move(.horizontal, -step)
      case .right: move(.horizontal, step)
      case .pageUp: move(axis, -length)
      case .pageDown: move(axis, length)
      case .space: move(axis, isReversed ? -length : length)
      case .home: move(axis, range.minimum.along(axis) - target.along(axis))
      case .end: move(axis, range.maximum.along(axis) - target.along(axis))
      }
    guard isMeant else { return nil }
    return range.clamp(target)
  }

  /// The scroll view keys go to while nothing has the focus: the largest on the window.
  static func mainView(of window: UIWindow) -> UIScrollView? {
    var best: (view: UIScrollView, area: CGFloat)?
    func search(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
      if let scroll = view as? UIScrollView, scroll.allowsKeyboardScrolling,
        !scroll.draggableAxes.isEmpty
      {
        let area = scroll.bounds.width * scroll.bounds.height
        if area > best?.area ?? 0 { best = (scroll, area) }
        return
      }
      for child in view.subviewList { search(child) }
    }
    search(window)
    return best?.view
  }
}

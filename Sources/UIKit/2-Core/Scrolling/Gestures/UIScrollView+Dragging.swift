import CoreGraphics
import ScrollPhysics

extension UIScrollView {
  /// The axes along which a finger can move the content.
  var draggableAxes: UIAxis {
    let range = scroller.range
    var axes: UIAxis = []
    if range.maximum.x > range.minimum.x || alwaysBounceHorizontal { axes.insert(.horizontal) }
    if range.maximum.y > range.minimum.y || alwaysBounceVertical { axes.insert(.vertical) }
    return axes
  }

  /// Whether a drag along an axis moves the scroll view around this one at this one's end.
  func transfers(_ axis: UIAxis) -> Bool {
    axis == .horizontal
      ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
  }

  func endEditingForDrag() {
    guard [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) else { return }
    window?.endEditing(true)
  }

  /// A drag that has come to the keyboard puts it away.
  func endEditingAtKeyboard(_ finger: CGPoint) {
    guard [.interactive, .interactiveWithAccessory].contains(keyboardDismissMode),
      let window, window.firstResponder != nil
    else { return }
    let keyboard = window.keyboardLayoutGuide.layoutFrame
    if keyboard.height > 0, finger.y >= keyboard.minY { window.endEditing(true) }
  }
}

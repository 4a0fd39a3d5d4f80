import CoreGraphics
import Foundation

/// The pinch of a scroll view, which goes along with its drag.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var zoomer: Zoomer?

  override init() {
    super.init()
    delaysTouchesEnded = false
    addHandler { gesture in (gesture as? ScrollPinchGestureRecognizer)?.follow() }
  }

  required init?(coder: NSCoder) { nil }

  private func follow() {
    guard let zoomer, let view else { return }
    let (place, origin) = (location(in: view), view.bounds.origin)
    let finger = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    switch state {
    case .began:
      zoomer.beginPinch(at: finger)
      zoomer.pinch(by: scale, at: finger)
    case .changed: zoomer.pinch(by: scale, at: finger)
    case .ended, .cancelled: zoomer.endPinch(at: finger)
    default: break
    }
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPanGestureRecognizer && other.view === view) && super.canPrevent(other)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPanGestureRecognizer && other.view === view)
      && super.canBePrevented(by: other)
  }
}

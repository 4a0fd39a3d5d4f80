import Foundation

/// Holds touches back from the content until it is clear that they are no drag.
@MainActor
final class ContentTouchDelayGestureRecognizer: UIGestureRecognizer {
  /// How long touches wait, in seconds (fact sp.contentTouchDelay).
  private static let delay: TimeInterval = 0.15

  weak var scrollView: UIScrollView?
  private var timer: FrameTimer?

  override init() {
    super.init()
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let isContent = touches.contains { $0.view !== scrollView }
    guard isContent, scrollView?.delaysContentTouches == true,
      scrollView?.isScrollEnabled == true
    else {
      state = .failed
      return
    }
    timer = FrameTimer(after: Self.delay) { [weak self] in
      self?.timer = nil
      self?.state = .failed
      TouchDelivery.current.flush()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    timer = nil
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}

import CoreGraphics
import Foundation

/// A drag across rows.
@MainActor
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private(set) var goesRight = false

  var isUnderWay: Bool { state == .began || state == .changed }

  override func hasMovedFarEnough() -> Bool {
    let way = moved
    guard abs(way.x) >= Self.slop, abs(way.x) > abs(way.y) else { return false }
    goesRight = way.x > 0
    return true
  }
}

/// A touch beside an open row's actions closes it, and is for nothing else.
@MainActor
final class SwipeCloseGestureRecognizer: UIGestureRecognizer {
  weak var swipes: RowSwipes?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let swipes, touches.contains(where: swipes.wantsToClose) else {
      state = .failed
      return
    }
    swipes.close()
    state = .ended
  }
}

import CoreGraphics
import Foundation
import ScrollPhysics

/// Brings the start of the content into sight when the status bar is touched.
@MainActor
enum ScrollToTop {
  /// Whether a tap there is one of the status bar.
  static func isStatusBar(_ point: CGPoint, in window: UIWindow) -> Bool {
    point.y >= 0 && point.y < window.safeAreaInsets.top
  }

  /// Scrolls the one view of a window that wants it; with several nobody could say which.
  static func perform(in window: UIWindow) {
    var found: [UIScrollView] = []
    func search(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      if let view = view as? UIScrollView, view.scrollsToTop { found.append(view) }
      for child in view.subviewList { search(child) }
    }
    search(window)
    if found.count == 1 { found.first?.scrollToTop() }
  }
}

extension UIScrollView {
  func scrollToTop() {
    guard scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = scroller.range.minimum.y
    guard contentOffset.y > top else { return }
    scroller.scroll(to: CGPoint(x: contentOffset.x, y: top), animated: true, isToTop: true)
  }
}

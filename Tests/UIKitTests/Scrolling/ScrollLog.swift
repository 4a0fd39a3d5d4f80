import UIKit

/// Writes down what a scroll view tells its delegate.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var scrolls = 0
  var zooms = 0
  var velocity = CGPoint.zero
  var target: CGPoint?
  var zoomed: UIView?
  /// What the delegate asks for when the finger is lifted.
  var wanted: CGPoint?
  var onScroll: ((UIScrollView) -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let wanted { targetContentOffset.pointee = wanted }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("didEndScrollingAnimation")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    calls.append("didChangeAdjustedContentInset")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.append("willBeginZooming")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { calls.append("didEndZooming(\(Double(scale)))") }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("didScrollToTop") }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A screen filled by a scroll view.
@MainActor
struct ScrollFixture {
  let screen: TestScreen
  let view: UIScrollView
  let log: ScrollLog

  static func show(
    content: CGSize,
    width: CGFloat = 300,
    height: CGFloat = 500,
    safeArea: [CGFloat] = [0, 0, 0, 0],
    isRightToLeft: Bool = false,
    _ body: (ScrollFixture) throws -> Void
  ) throws {
    let controller = UIViewController()
    func configure(_ device: inout Device) {
      device.safeArea = safeArea
      device.isRightToLeft = isRightToLeft
    }
    try TestScreen.showing(controller, width: width, height: height, configure: configure) {
      screen in
      let scroll = UIScrollView(frame: controller.view.bounds)
      scroll.contentSize = content
      let log = ScrollLog()
      scroll.delegate = log
      controller.view.addSubview(scroll)
      screen.settle()
      log.calls = []
      try body(ScrollFixture(screen: screen, view: scroll, log: log))
    }
  }
}

import CoreGraphics
import TestSupport
import Testing
import UIKit
import WindowHost

/// Where content may be: the law of its range, whatever moves it.
@MainActor @Suite struct ScrollRangeTests {
  private func scrollView(_ random: inout SplitMix64) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: random.int(0...300), height: random.int(0...600))
    if random.once(in: 2) {
      view.contentInset = UIEdgeInsets(
        top: CGFloat(random.int(0...30)),
        left: CGFloat(random.int(0...30)),
        bottom: CGFloat(random.int(0...30)),
        right: CGFloat(random.int(0...30))
      )
    }
    return view
  }

  /// The least and the greatest offset at rest, along one axis.
  private func range(
    _ content: CGFloat,
    _ bounds: CGFloat,
    _ before: CGFloat,
    _ after: CGFloat
  ) -> ClosedRange<CGFloat> { -before...max(-before, content + after - bounds) }

  private func ranges(_ view: UIScrollView) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = view.adjustedContentInset
    return (
      range(view.contentSize.width, view.bounds.width, inset.left, inset.right),
      range(view.contentSize.height, view.bounds.height, inset.top, inset.bottom)
    )
  }

  @Test(arguments: 0..<20)
  func `fingers let content rest within its range`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let view = scrollView(&random)
    let controller = UIViewController()
    TestScreen.showing(controller, width: 100, height: 120, scale: 1) { screen in
      controller.view.addSubview(view)
      for _ in 0..<5 {
        screen.drag(
          from: (random.double(20...80), random.double(20...100)),
          to: (random.double(-100...200), random.double(-200...320)),
          frames: random.int(2...8)
        )
        if random.once(in: 2) { screen.step(random.int(0...20)) } else { screen.settle() }
      }
      screen.settle()
      let (x, y) = ranges(view)
      let offset = view.contentOffset
      #expect(x.contains(offset.x) && y.contains(offset.y), "\(offset) \(x) \(y)")
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    }
  }

  @Test(arguments: 0..<30)
  func `a rectangle is brought in by no more than needed`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let view = scrollView(&random)
    view.contentInset = .zero
    view.contentSize = CGSize(width: 300, height: 600)
    for _ in 0..<10 {
      let before = view.contentOffset
      let rect = CGRect(
        x: random.double(0...280),
        y: random.double(0...580),
        width: random.double(1...20),
        height: random.double(1...20)
      )
      view.scrollRectToVisible(rect, animated: false)
      let seen = view.bounds
      #expect(seen.minX <= rect.minX + 0.5 && seen.maxX >= rect.maxX - 0.5, "\(rect) in \(seen)")
      #expect(seen.minY <= rect.minY + 0.5 && seen.maxY >= rect.maxY - 0.5, "\(rect) in \(seen)")
      // Along an axis where it was in, nothing moved.
      if rect.minX >= before.x, rect.maxX <= before.x + 100 {
        #expect(abs(seen.minX - before.x) < 0.51)
      }
      if rect.minY >= before.y, rect.maxY <= before.y + 120 {
        #expect(abs(seen.minY - before.y) < 0.51)
      }
      let (x, y) = ranges(view)
      #expect(x.contains(seen.minX) && y.contains(seen.minY))
    }
  }

  @Test func `code may put content anywhere`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 300)
    view.contentOffset = CGPoint(x: -70, y: 900)
    #expect(view.contentOffset == CGPoint(x: -70, y: 900))
    view.setContentOffset(CGPoint(x: 0, y: -50), animated: false)
    #expect(view.bounds.origin == CGPoint(x: 0, y: -50))
  }

  @Test func `bouncing is that of both axes, or of none`() {
    let view = UIScrollView()
    #expect(view.bounces && view.bouncesVertically && view.bouncesHorizontally)
    view.bouncesVertically = false
    #expect(!view.bounces)
    view.bounces = true
    #expect(view.bouncesVertically && view.bouncesHorizontally)
  }

  @Test func `an axis that does not bounce holds while the other one does`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    view.contentSize = CGSize(width: 400, height: 500)
    view.bouncesHorizontally = false
    let controller = UIViewController()
    TestScreen.showing(controller, width: 100, height: 120, scale: 1) { screen in
      controller.view.addSubview(view)
      screen.drag(from: (20, 20), to: (80, 90), lifts: false)
      #expect(view.contentOffset.x == 0 && view.contentOffset.y < -5)
      screen.finger(.ended, 80, 90)
      screen.settle()
      #expect(view.contentOffset == .zero)
    }
  }

  @Test func `scrolling that is stopped stays where it is seen`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    view.contentSize = CGSize(width: 100, height: 5_000)
    let controller = UIViewController()
    TestScreen.showing(controller, width: 100, height: 120, scale: 1) { screen in
      controller.view.addSubview(view)
      screen.drag(from: (50, 110), to: (50, 10), frames: 4)
      screen.step(3)
      #expect(view.isDecelerating)
      let place = view.contentOffset
      view.stopScrollingAndZooming()
      screen.settle()
      #expect(!view.isDecelerating && abs(view.contentOffset.y - place.y) < 0.51)
      view.setContentOffset(CGPoint(x: 0, y: 4_000), animated: true)
      screen.step(4)
      #expect(view.isScrollAnimating)
      view.stopScrollingAndZooming()
      #expect(!view.isScrollAnimating && view.contentOffset.y < 4_000)
    }
  }

  @Test(arguments: 0..<12)
  func `guides are the frame and the content, wherever it is scrolled`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let view = scrollView(&random)
    let (still, moving) = (UIView(), UIView())
    for (mark, guide) in [(still, view.frameLayoutGuide), (moving, view.contentLayoutGuide)] {
      mark.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(mark)
      NSLayoutConstraint.activate([
        mark.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 3),
        mark.topAnchor.constraint(equalTo: guide.topAnchor, constant: 4),
        mark.widthAnchor.constraint(equalToConstant: 10),
        mark.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    for _ in 0..<4 {
      view.contentOffset = CGPoint(x: random.int(0...50), y: random.int(0...200))
      view.layoutIfNeeded()
      let offset = view.contentOffset
      #expect(still.frame.origin == CGPoint(x: offset.x + 3, y: offset.y + 4))
      #expect(moving.frame.origin == CGPoint(x: 3, y: 4))
    }
  }

  @Test func `what a scroll view is at first`() {
    let view = UIScrollView()
    #expect(view.contentSize == .zero && view.contentInset == .zero && view.isScrollEnabled)
    #expect(!view.isPagingEnabled && !view.isDirectionalLockEnabled && view.scrollsToTop)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
    #expect(view.bouncesZoom && view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.contentInsetAdjustmentBehavior == .automatic && view.indicatorStyle == .default)
    #expect(view.keyboardDismissMode == .none && view.decelerationRate == .normal)
    #expect(view.clipsToBounds && view.automaticallyAdjustsScrollIndicatorInsets)
  }
}

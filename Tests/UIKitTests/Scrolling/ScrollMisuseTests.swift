import Diagnostics
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct ScrollMisuseTests {
  @Test func `values that are no numbers are told of and not taken`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    let bad = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    let found = UIKitDiagnostics.recording {
      view.contentOffset.y = .nan
      view.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
      view.contentSize.height = .infinity
      view.contentInset = bad
      view.verticalScrollIndicatorInsets = bad
      view.horizontalScrollIndicatorInsets = bad
      view.contentAlignmentPoint.x = .nan
    }
    #expect(found.map(\.code) == Array(repeating: "TSK-NAN", count: 7))
    #expect(found.allSatisfy { $0.place.hasPrefix("UIScrollView.") })
    #expect(view.contentOffset == .zero && view.contentSize.height == 1000)
    #expect(view.contentInset == .zero && view.verticalScrollIndicatorInsets == .zero)
    #expect(view.contentAlignmentPoint == .zero)
  }

  @Test func `huge offsets and sizes draw without a fault`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 1e15)) { fixture in
      for offset in [CGFloat(1e9), -1e9, 1e14, 1e17] {
        fixture.view.contentOffset.y = offset
        fixture.view.flashScrollIndicators()
        fixture.screen.step(2)
        #expect(fixture.view.contentOffset.y == offset)
      }
      fixture.view.contentOffset.y = 1e12
      fixture.screen.drag(from: (150, 400), to: (150, 200), frames: 5)
      fixture.screen.settle()
      #expect(fixture.view.contentOffset.y > 1e12)
    }
  }

  @Test func `a target that is no number is passed over`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 3000)) { fixture in
      fixture.log.wanted = CGPoint(x: CGFloat.nan, y: .infinity)
      fixture.screen.drag(from: (150, 400), to: (150, 200), frames: 5)
      fixture.screen.settle()
      #expect(fixture.view.contentOffset.y > 200 && fixture.view.contentOffset.y.isFinite)
    }
  }

  @Test func `content that changes its size under a finger stays where it is`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 3000)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      view.contentOffset.y = 1000
      screen.drag(from: (150, 300), to: (150, 200), lifts: false)
      let offset = view.contentOffset.y
      view.contentSize.height = 9000
      #expect(view.contentOffset.y == offset)
      view.contentSize.height = 1200
      #expect(view.contentOffset.y == offset, "it is now beyond its end")
      screen.finger(.moved, 150, 199)
      #expect(abs(view.contentOffset.y - offset) < 2)
      screen.finger(.ended, 150, 199)
      screen.settle()
      #expect(view.contentOffset.y == 700)
    }
  }

  @Test func `content that ends sooner while it runs is stopped there`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 9000)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      screen.drag(from: (150, 450), to: (150, 150), frames: 5)
      screen.step(3)
      view.contentSize.height = 1500
      screen.settle()
      #expect(view.contentOffset.y == 1000)
      screen.drag(from: (150, 150), to: (150, 450), frames: 3)
      screen.step(20)
      view.contentSize.height = 400
      screen.settle()
      #expect(view.contentOffset.y == 0 && !view.isDecelerating)
    }
  }

  @Test func `a layout pass that asks for itself comes to an end`() throws {
    final class Restless: UIScrollView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        contentSize.height = 1000 + CGFloat(passes % 2)
        setNeedsLayout()
        layoutIfNeeded()
      }
    }
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let view = Restless(frame: controller.view.bounds)
      let found = UIKitDiagnostics.recording {
        controller.view.addSubview(view)
        screen.step(3)
        screen.drag(from: (150, 300), to: (150, 200), frames: 3)
        screen.step(3)
      }
      #expect(!found.isEmpty && found.allSatisfy { $0.code == "TSK-LAYOUT-LOOP" })
      #expect(view.passes < 5000)
      view.removeFromSuperview()
    }
  }

  @Test func `a delegate may let go of everything in the middle of it`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 9000)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      var left = 3
      fixture.log.onScroll = { view in
        left -= 1
        guard left == 0 else { return }
        view.contentSize = .zero
        view.isScrollEnabled = false
        view.delegate = nil
        view.panGestureRecognizer.isEnabled = false
      }
      screen.drag(from: (150, 450), to: (150, 150), frames: 8)
      screen.settle()
      #expect(!view.isDragging && !view.isTracking && view.contentOffset.y == 0)
    }
  }

  @Test func `turning scrolling off under a finger lets the content go`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 9000)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      screen.drag(from: (150, 200), to: (150, 400), lifts: false)
      #expect(view.contentOffset.y < 0)
      view.isScrollEnabled = false
      #expect(!view.isDragging)
      screen.finger(.moved, 150, 410)
      screen.finger(.ended, 150, 410)
      screen.settle()
      #expect(view.contentOffset.y == 0)
    }
  }
}

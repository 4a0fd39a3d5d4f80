import Testing
import UIKit
import WindowHost

/// Wheels, trackpads, keys and the status bar.
@MainActor @Suite struct ScrollInputTests {
  @Test func `a wheel tells the delegate as a finger does`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 3000)) { fixture in
      fixture.screen.wheel(150, 250, dy: -2)
      fixture.screen.settle()
      #expect(fixture.view.contentOffset.y == 80)
      #expect(
        fixture.log.take() == [
          "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
          "didEndDecelerating",
        ]
      )
    }
  }

  @Test func `notches that come quickly add up`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 3000)) { fixture in
      for _ in 0..<5 {
        fixture.screen.wheel(150, 250, dy: -1)
        fixture.screen.step(2)
      }
      fixture.screen.settle()
      #expect(fixture.view.contentOffset.y == 200)
      #expect(fixture.log.take().filter { $0 == "willBeginDragging" }.count == 1)
    }
  }

  @Test func `two fingers on a trackpad drag, and the content runs on`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 9000)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      for _ in 0..<10 { screen.wheel(150, 250, dy: -0.5, isPrecise: true) }
      #expect(view.isDragging && view.contentOffset.y == 200)
      screen.step(6)
      #expect(view.isDecelerating)
      screen.settle()
      #expect(view.contentOffset.y > 500)
      #expect(
        fixture.log.take() == [
          "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
          "didEndDecelerating",
        ]
      )
      screen.step(90)
      #expect(!screen.stage.needsFrame && screen.stage.nextDeadline == nil)
    }
  }

  @Test func `a drag that code takes over is told to be over`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 3000)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      screen.drag(from: (150, 300), to: (150, 200), lifts: false)
      #expect(view.isDragging)
      view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      #expect(!view.isDragging && view.isScrollAnimating)
      screen.step(3)
      screen.finger(.ended, 150, 200)
      screen.settle()
      #expect(!view.isTracking)
      let calls = fixture.log.take()
      #expect(
        calls.filter { $0.contains("Dragging") }
          == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"]
      )
    }
  }

  @Test func `a trackpad does not take content from a finger`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 3000)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      screen.drag(from: (150, 300), to: (150, 200), lifts: false)
      let offset = view.contentOffset
      screen.wheel(150, 250, dy: -2, isPrecise: true)
      #expect(view.isDragging && view.contentOffset == offset)
      screen.finger(.ended, 150, 200)
      screen.settle()
      #expect(fixture.log.take().filter { $0 == "willBeginDragging" }.count == 1)
    }
  }

  @Test func `a trackpad pulls content beyond its end, a wheel does not`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 900)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      screen.wheel(150, 250, dy: 3)
      screen.settle()
      #expect(view.contentOffset.y == 0 && fixture.log.take().isEmpty)
      for _ in 0..<10 { screen.wheel(150, 250, dy: 0.5, isPrecise: true) }
      #expect(view.contentOffset.y < -50)
      screen.settle()
      screen.step(60)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `a pan may take the scrolling of devices for a drag`() {
    let controller = UIViewController()
    TestScreen.showing(controller, width: 300, height: 500) { screen in
      let pan = UIPanGestureRecognizer()
      let target = GestureTarget()
      let log = target.log
      target.watch(pan, "pan", in: controller.view)
      #expect(pan.allowedScrollTypesMask == [])
      screen.wheel(150, 250, dy: -1)
      #expect(log.take().isEmpty)
      pan.allowedScrollTypesMask = .continuous
      for _ in 0..<3 { screen.wheel(150, 250, dy: -0.5, isPrecise: true) }
      #expect(pan.translation(in: controller.view).y == -60)
      #expect(pan.location(in: controller.view) == CGPoint(x: 150, y: 250))
      screen.step(10)
      #expect(
        log.take() == ["pan began", "pan changed", "pan changed", "pan changed", "pan ended"]
      )
      #expect(pan.state == .possible)
    }
  }

  private func press(_ usage: Int, _ screen: TestScreen, _ modifiers: HostModifiers = []) {
    for isDown in [true, false] {
      screen.send(
        .key(
          HostKey(
            usage: usage,
            name: "",
            isDown: isDown,
            modifiers: modifiers,
            time: screen.time
          )
        )
      )
    }
    screen.settle()
  }

  @Test func `keys scroll by steps, pages and all the way`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 3000)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      press(81, screen)
      #expect(view.contentOffset.y == 60)
      press(82, screen)
      #expect(view.contentOffset.y == 0)
      press(78, screen)
      #expect(view.contentOffset.y == 500)
      press(44, screen)
      press(44, screen, .shift)
      #expect(view.contentOffset.y == 500)
      press(77, screen)
      #expect(view.contentOffset.y == 2500)
      press(81, screen)
      #expect(view.contentOffset.y == 2500)
      press(74, screen)
      #expect(view.contentOffset.y == 0)
      view.allowsKeyboardScrolling = false
      press(78, screen)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `a touch of the status bar brings the start into sight`() throws {
    try ScrollFixture.show(
      content: CGSize(width: 300, height: 3000),
      safeArea: [44, 0, 0, 0]
    ) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      #expect(view.adjustedContentInset.top == 44)
      view.contentOffset.y = 1000
      screen.settle()
      fixture.log.calls = []
      screen.tap(150, 20)
      screen.settle()
      #expect(view.contentOffset.y == -44)
      #expect(fixture.log.take() == ["didScrollToTop", "didEndScrollingAnimation"])
      view.contentOffset.y = 1000
      view.scrollsToTop = false
      screen.tap(150, 20)
      screen.settle()
      #expect(view.contentOffset.y == 1000)
    }
  }

  @Test func `with two that want it neither scrolls to its top`() throws {
    try ScrollFixture.show(
      content: CGSize(width: 300, height: 3000),
      safeArea: [44, 0, 0, 0]
    ) { fixture in
      let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
      fixture.view.superview?.addSubview(other)
      fixture.view.contentOffset.y = 1000
      fixture.screen.tap(150, 20)
      fixture.screen.settle()
      #expect(fixture.view.contentOffset.y == 1000)
    }
  }

  @Test func `a drag ends editing where it is asked to`() throws {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    try ScrollFixture.show(content: CGSize(width: 300, height: 3000)) { fixture in
      let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      fixture.view.addSubview(field)
      #expect(field.becomeFirstResponder())
      fixture.screen.drag(from: (150, 300), to: (150, 200))
      #expect(field.isFirstResponder)
      fixture.view.keyboardDismissMode = .onDrag
      fixture.screen.drag(from: (150, 300), to: (150, 200))
      #expect(!field.isFirstResponder)
      fixture.screen.settle()
    }
  }
}

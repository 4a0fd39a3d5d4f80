import Testing
import UIKit
import WindowHost

@MainActor @Suite struct PressAndSwipeTests {
  private let target = GestureTarget()
  private let controller = UIViewController()

  private func onScreen(_ body: (TestScreen, UIView) throws -> Void) throws {
    try TestScreen.showing(controller) { screen in
      try body(screen, try #require(controller.view))
    }
  }

  // MARK: Long presses

  @Test func `a finger that stays down is a long press, which then follows it`() throws {
    try onScreen { screen, view in
      let press = UILongPressGestureRecognizer()
      #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
      #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
      target.watch(press, "press", in: view)
      screen.finger(.began, 50, 50)
      screen.step(28)
      #expect(target.log.take().isEmpty)
      screen.step(4)
      #expect(target.log.take() == ["press began"])
      screen.finger(.moved, 90, 50)
      screen.finger(.ended, 90, 50)
      #expect(target.log.take() == ["press changed", "press ended"])
    }
  }

  @Test func `one that is lifted or strays before is none`() throws {
    try onScreen { screen, view in
      target.watch(UILongPressGestureRecognizer(), "press", in: view)
      screen.finger(.began, 50, 50)
      screen.step(10)
      screen.finger(.ended, 50, 50)
      screen.finger(.began, 50, 50)
      screen.finger(.moved, 50, 65)
      screen.step(60)
      screen.finger(.ended, 50, 65)
      screen.step(60)
      #expect(target.log.take().isEmpty)
    }
  }

  @Test func `it takes the touch away from the view when it begins`() throws {
    final class Listener: UIView {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("ended")
      }
    }
    try onScreen { screen, view in
      let listener = Listener(frame: view.bounds)
      view.addSubview(listener)
      let press = UILongPressGestureRecognizer()
      target.watch(press, "press", in: listener)
      screen.finger(.began, 50, 50)
      screen.step(40)
      #expect(listener.calls == ["began", "cancelled"])
      screen.finger(.ended, 50, 50)
      listener.calls = []
      press.cancelsTouchesInView = false
      screen.finger(.began, 50, 50)
      screen.step(40)
      screen.finger(.ended, 50, 50)
      #expect(listener.calls == ["began", "ended"])
    }
  }

  @Test func `it may come after a tap`() throws {
    try onScreen { screen, view in
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = 1
      target.watch(press, "press", in: view)
      screen.finger(.began, 50, 50)
      screen.step(40)
      screen.finger(.ended, 50, 50)
      screen.step(40)
      #expect(target.log.take().isEmpty)
      screen.tap(50, 50)
      screen.finger(.began, 50, 50)
      screen.step(40)
      #expect(target.log.take() == ["press began"])
      screen.finger(.ended, 50, 50)
      #expect(target.log.take() == ["press ended"])
    }
  }

  @Test func `without a duration it begins at once`() throws {
    try onScreen { screen, view in
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0
      target.watch(press, "press", in: view)
      screen.finger(.began, 50, 50)
      #expect(target.log.take() == ["press began"])
      screen.finger(.ended, 50, 50)
    }
  }

  // MARK: Swipes

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, 120.0, 0.0), (.left, -120, 0), (.up, 0, -120),
    (.down, 0, 120),
  ])
  func `a swipe goes its own way only`(
    direction: UISwipeGestureRecognizer.Direction,
    x: Double,
    y: Double
  ) throws {
    try onScreen { screen, view in
      let swipe = UISwipeGestureRecognizer()
      #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
      swipe.direction = direction
      target.watch(swipe, "swipe", in: view)
      screen.drag(from: (160, 240), to: (160 + x, 240 + y), frames: 8)
      #expect(target.log.take() == ["swipe ended"])
      screen.drag(from: (160, 240), to: (160 - x, 240 - y), frames: 8)
      screen.drag(from: (160, 240), to: (160 + y, 240 + x), frames: 8)
      #expect(target.log.take().isEmpty)
      screen.drag(from: (160, 240), to: (160 + x, 240 + y), frames: 90)
      #expect(target.log.take().isEmpty, "too slowly")
    }
  }

  // MARK: Edges

  @Test func `a drag from the edge starts there and goes inwards`() throws {
    try onScreen { screen, view in
      let pan = UIScreenEdgePanGestureRecognizer()
      #expect(pan.edges == [])
      pan.edges = .left
      target.watch(pan, "edge", in: view)
      screen.drag(from: (5, 240), to: (120, 245))
      #expect(target.log.lines.first == "edge began" && target.log.take().last == "edge ended")
      screen.drag(from: (60, 240), to: (160, 240))
      screen.drag(from: (5, 240), to: (5, 340))
      screen.drag(from: (315, 240), to: (215, 240))
      #expect(target.log.take().isEmpty)
    }
  }

  // MARK: Hovering

  @Test func `a pointer that comes over a view and leaves it is told`() throws {
    try onScreen { screen, view in
      let button = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
      view.addSubview(button)
      let hover = UIHoverGestureRecognizer()
      target.watch(hover, "hover", in: button)
      @MainActor func point(_ x: Double, _ y: Double) {
        screen.send(
          .pointer(
            HostPointer(id: -1, phase: .hovered, kind: .mouse, x: x, y: y, time: screen.time)
          )
        )
      }
      point(10, 10)
      #expect(target.log.take().isEmpty)
      point(110, 110)
      #expect(hover.location(in: button) == CGPoint(x: 10, y: 10))
      point(120, 110)
      point(10, 10)
      #expect(target.log.take() == ["hover began", "hover changed", "hover ended"])
      point(110, 110)
      #expect(target.log.take() == ["hover began"])
      hover.isEnabled = false
      point(120, 110)
      #expect(target.log.take() == ["hover cancelled"])
    }
  }
}

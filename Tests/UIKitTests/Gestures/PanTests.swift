import Testing
import UIKit
import WindowHost

@MainActor @Suite struct PanTests {
  private let target = GestureTarget()
  private let controller = UIViewController()

  private func onScreen(_ body: (TestScreen, UIView) throws -> Void) throws {
    try TestScreen.showing(controller) { screen in
      try body(screen, try #require(controller.view))
    }
  }

  @Test func `a pan begins once the finger has gone ten points, and says so without them`() throws {
    try onScreen { screen, view in
      let pan = UIPanGestureRecognizer()
      target.watch(pan, "pan", in: view)
      screen.finger(.began, 100, 100)
      screen.finger(.moved, 100, 109)
      #expect(target.log.take().isEmpty)
      screen.finger(.moved, 100, 112)
      #expect(target.log.take() == ["pan began"])
      screen.finger(.moved, 100, 140)
      #expect(target.log.take() == ["pan changed"])
      #expect(pan.translation(in: view).y > 25 && pan.translation(in: view).y <= 40)
      pan.setTranslation(.zero, in: view)
      screen.finger(.moved, 104, 150)
      #expect(pan.translation(in: view) == CGPoint(x: 4, y: 10))
      screen.finger(.ended, 104, 150)
      #expect(target.log.lines.last == "pan ended")
    }
  }

  @Test func `the speed is that of the finger, in points a second`() throws {
    try onScreen { screen, view in
      let pan = UIPanGestureRecognizer()
      target.watch(pan, "pan", in: view)
      // Five points a frame are 300 a second.
      screen.drag(from: (20, 100), to: (120, 100), frames: 20, lifts: false)
      let speed = pan.velocity(in: view)
      #expect(abs(speed.x - 300) < 3 && abs(speed.y) < 1)
      screen.finger(.ended, 120, 100)
    }
  }

  @Test func `a cancelled touch cancels the pan`() throws {
    try onScreen { screen, view in
      target.watch(UIPanGestureRecognizer(), "pan", in: view)
      screen.drag(from: (20, 100), to: (120, 100), lifts: false)
      screen.finger(.cancelled, 120, 100)
      #expect(target.log.lines.last == "pan cancelled")
    }
  }

  @Test func `a pan that begins takes the touch from the view`() throws {
    final class Watched: UIView {
      let log = CallLog()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.lines.append("began")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.lines.append("moved")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.lines.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.lines.append("cancelled")
      }
    }
    try onScreen { screen, view in
      let watched = Watched(frame: view.bounds)
      view.addSubview(watched)
      let pan = UIPanGestureRecognizer()
      target.watch(pan, "pan", in: view)
      screen.drag(from: (20, 100), to: (120, 100), frames: 4)
      #expect(watched.log.take().last == "cancelled")
      screen.tap(20, 100)
      #expect(watched.log.take() == ["began", "ended"])
      pan.cancelsTouchesInView = false
      screen.drag(from: (20, 100), to: (120, 100), frames: 4)
      #expect(watched.log.take().last == "ended")
    }
  }

  @Test func `more fingers than the most are left out`() throws {
    try onScreen { screen, view in
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      target.watch(pan, "pan", in: view)
      screen.drag(from: (20, 100), to: (120, 100), frames: 4)
      #expect(target.log.take().isEmpty)
      screen.finger(.began, 20, 100, id: 1)
      screen.finger(.began, 60, 100, id: 2)
      screen.finger(.moved, 20, 140, id: 1)
      screen.finger(.moved, 60, 140, id: 2)
      #expect(target.log.take().first == "pan began")
      #expect(pan.numberOfTouches == 2)
      screen.finger(.ended, 20, 140, id: 1)
      screen.finger(.ended, 60, 140, id: 2)
      #expect(target.log.lines.last == "pan ended")
    }
  }
}

import Testing
import UIKit
import WindowHost

@MainActor @Suite struct TwoFingerTests {
  private let target = GestureTarget()
  private let controller = UIViewController()

  private func onScreen(_ body: (TestScreen, UIView) throws -> Void) throws {
    try TestScreen.showing(controller) { screen in
      try body(screen, try #require(controller.view))
    }
  }

  /// Fingers on a circle about the middle of the screen.
  private func turn(_ screen: TestScreen, by degrees: Double, steps: Int = 18) {
    func place(_ share: Double, _ sign: Double) -> (Double, Double) {
      let angle = degrees * share * .pi / 180
      return (160 + sign * 60 * cos(angle), 240 + sign * 60 * sin(angle))
    }
    for (id, sign) in [(0, -1.0), (1, 1.0)] {
      let (x, y) = place(0, sign)
      screen.finger(.began, x, y, id: id)
    }
    for step in 1...steps {
      for (id, sign) in [(0, -1.0), (1, 1.0)] {
        let (x, y) = place(Double(step) / Double(steps), sign)
        screen.finger(.moved, x, y, id: id)
      }
    }
  }

  private func lift(_ screen: TestScreen) {
    screen.finger(.ended, 0, 0, id: 0)
    screen.finger(.ended, 0, 0, id: 1)
  }

  @Test func `a pinch tells how far and how fast fingers spread`() throws {
    try onScreen { screen, view in
      let pinch = UIPinchGestureRecognizer()
      target.watch(pinch, "pinch", in: view)
      screen.pinch(at: (160, 240), from: 100, to: 316, frames: 20, lifts: false)
      #expect(abs(pinch.scale - 316 / 108) < 1e-9)
      #expect(pinch.velocity > 1)
      #expect(pinch.numberOfTouches == 2)
      #expect(pinch.location(in: view) == CGPoint(x: 160, y: 240))
      pinch.scale = 1
      screen.finger(.moved, 160 - 316, 240, id: 0)
      #expect(abs(pinch.scale - 1.5) < 1e-9)
      let lines = target.log.take()
      #expect(lines.first == "pinch began" && lines.last == "pinch changed")
      screen.finger(.ended, 160 + 158, 240, id: 1)
      #expect(target.log.take() == ["pinch ended"])
      screen.finger(.ended, 0, 240, id: 0)
      #expect(pinch.state == .possible && pinch.scale == 1)
    }
  }

  @Test func `one finger, or two that keep their distance, are no pinch`() throws {
    try onScreen { screen, view in
      target.watch(UIPinchGestureRecognizer(), "pinch", in: view)
      screen.drag(from: (50, 50), to: (50, 150))
      screen.pinch(at: (160, 240), from: 100, to: 106)
      #expect(target.log.take().isEmpty)
    }
  }

  @Test(arguments: [30.0, -75, 170, 350])
  func `a rotation tells how far fingers turned, beyond half a turn too`(degrees: Double) throws {
    try onScreen { screen, view in
      let rotation = UIRotationGestureRecognizer()
      target.watch(rotation, "rotation", in: view)
      turn(screen, by: degrees, steps: 40)
      let wanted = degrees * .pi / 180 - (degrees < 0 ? -0.1 : 0.1)
      #expect(abs(Double(rotation.rotation) - wanted) < 1e-6)
      #expect(rotation.velocity != 0 && (rotation.velocity < 0) == (degrees < 0))
      rotation.rotation = 0
      #expect(rotation.rotation == 0)
      lift(screen)
      #expect(target.log.lines.first == "rotation began")
      #expect(target.log.lines.last == "rotation ended")
    }
  }

  @Test func `both at once where a delegate allows it, else the first`() throws {
    try onScreen { screen, view in
      let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
      target.watch(pinch, "pinch", in: view)
      target.watch(rotation, "rotation", in: view)
      turn(screen, by: 60)
      screen.finger(.moved, 160, 40, id: 0)
      lift(screen)
      #expect(!target.log.take().contains { $0.hasPrefix("pinch") })
      let choices = GestureChoices()
      choices.together = true
      pinch.delegate = choices
      turn(screen, by: 60)
      screen.finger(.moved, 160, 20, id: 0)
      lift(screen)
      let lines = target.log.take()
      #expect(lines.contains("pinch began") && lines.contains("rotation began"))
    }
  }

  @Test func `taps and drags of two fingers need two fingers`() throws {
    try onScreen { screen, view in
      let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
      tap.numberOfTouchesRequired = 2
      pan.minimumNumberOfTouches = 2
      target.watch(tap, "tap", in: view)
      target.watch(pan, "pan", in: view)
      screen.tap(100, 100)
      screen.drag(from: (100, 100), to: (100, 200))
      #expect(target.log.take().isEmpty)
      screen.finger(.began, 100, 100, id: 0)
      screen.finger(.began, 150, 100, id: 1)
      screen.finger(.ended, 100, 100, id: 0)
      screen.finger(.ended, 150, 100, id: 1)
      #expect(target.log.take() == ["tap ended"])
      screen.finger(.began, 100, 100, id: 0)
      screen.finger(.began, 150, 100, id: 1)
      for step in 1...10 {
        screen.finger(.moved, 100, 100 + Double(step) * 5, id: 0)
        screen.finger(.moved, 150, 100 + Double(step) * 5, id: 1)
      }
      #expect(abs(pan.translation(in: view).y - 40) < 3)
      lift(screen)
      #expect(target.log.lines.last == "pan ended")
    }
  }
}

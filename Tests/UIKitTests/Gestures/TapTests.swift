import Testing
import UIKit
import WindowHost

@MainActor @Suite struct TapTests {
  private let target = GestureTarget()
  private let controller = UIViewController()

  private func onScreen(_ body: (TestScreen, UIView) throws -> Void) throws {
    try TestScreen.showing(controller) { screen in
      try body(screen, try #require(controller.view))
    }
  }

  @Test func `a tap is recognised when the finger is lifted`() throws {
    try onScreen { screen, view in
      let tap = UITapGestureRecognizer()
      target.watch(tap, "tap", in: view)
      screen.finger(.began, 50, 50)
      #expect(target.log.lines.isEmpty)
      screen.finger(.ended, 50, 50)
      #expect(target.log.take() == ["tap ended"])
      #expect(tap.state == .possible)
    }
  }

  @Test func `a finger that strays or stays is no tap`() throws {
    try onScreen { screen, view in
      target.watch(UITapGestureRecognizer(), "tap", in: view)
      screen.drag(from: (50, 50), to: (50, 150))
      #expect(target.log.take().isEmpty)
      screen.finger(.began, 50, 50)
      screen.step(60)
      screen.finger(.ended, 50, 50)
      #expect(target.log.take().isEmpty)
      screen.tap(50, 50)
      #expect(target.log.take() == ["tap ended"])
    }
  }

  @Test func `two taps need two taps, close in time and place`() throws {
    try onScreen { screen, view in
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      target.watch(tap, "double", in: view)
      screen.tap(50, 50)
      screen.step(60)
      screen.tap(50, 50)
      #expect(target.log.take().isEmpty)
      screen.step(60)
      screen.tap(50, 50)
      screen.tap(52, 51)
      #expect(target.log.take() == ["double ended"])
    }
  }

  @Test func `a single tap that requires the double to fail waits for it`() throws {
    try onScreen { screen, view in
      let single = UITapGestureRecognizer()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      target.watch(single, "single", in: view)
      target.watch(double, "double", in: view)
      screen.tap(50, 50)
      #expect(target.log.take().isEmpty)
      screen.step(40)
      #expect(target.log.take() == ["single ended"])
      screen.tap(50, 50)
      screen.tap(50, 50)
      screen.step(40)
      #expect(target.log.take() == ["double ended"])
    }
  }

  @Test func `two fingers tap together`() throws {
    try onScreen { screen, view in
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      target.watch(tap, "pair", in: view)
      screen.tap(50, 50)
      #expect(target.log.take().isEmpty)
      screen.step(60)
      screen.finger(.began, 50, 50, id: 1)
      screen.finger(.began, 90, 50, id: 2)
      screen.finger(.ended, 50, 50, id: 1)
      screen.finger(.ended, 90, 50, id: 2)
      #expect(target.log.take() == ["pair ended"])
    }
  }

  @Test func `of a view and its superview the inner tap wins`() throws {
    try onScreen { screen, view in
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(inner)
      target.watch(UITapGestureRecognizer(), "inner", in: inner)
      target.watch(UITapGestureRecognizer(), "outer", in: view)
      screen.tap(50, 50)
      #expect(target.log.take() == ["inner ended"])
      screen.step(60)
      screen.tap(150, 150)
      #expect(target.log.take() == ["outer ended"])
    }
  }

  @Test func `a delegate keeps touches away, stops the start and lets two act together`() throws {
    try onScreen { screen, view in
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(inner)
      let choices = GestureChoices()
      let tap = UITapGestureRecognizer()
      tap.delegate = choices
      target.watch(tap, "inner", in: inner)
      target.watch(UITapGestureRecognizer(), "outer", in: view)
      choices.receives = false
      screen.tap(50, 50)
      #expect(target.log.take() == ["outer ended"])
      screen.step(60)
      choices.receives = true
      choices.begins = false
      screen.tap(50, 50)
      #expect(target.log.take() == ["outer ended"])
      screen.step(60)
      choices.begins = true
      choices.together = true
      screen.tap(50, 50)
      #expect(target.log.take().sorted() == ["inner ended", "outer ended"])
    }
  }

  @Test func `a disabled recogniser hears nothing`() throws {
    try onScreen { screen, view in
      let tap = UITapGestureRecognizer()
      target.watch(tap, "tap", in: view)
      tap.isEnabled = false
      screen.tap(50, 50)
      #expect(target.log.take().isEmpty)
    }
  }
}

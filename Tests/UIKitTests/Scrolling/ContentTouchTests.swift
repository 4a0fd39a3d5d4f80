import Testing
import UIKit
import WindowHost

@MainActor @Suite struct ContentTouchTests {
  /// A view of the content that writes down what it is told.
  private final class Listener: UIView {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if calls.last != "moved" { calls.append("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("cancelled")
    }
  }

  private final class Choosy: UIScrollView {
    var letsBegin = true
    var letsCancel = true

    override func touchesShouldBegin(
      _ touches: Set<UITouch>,
      with event: UIEvent?,
      in view: UIView
    ) -> Bool { letsBegin }

    override func touchesShouldCancel(in view: UIView) -> Bool { letsCancel }
  }

  private func listening(_ body: (TestScreen, Choosy, Listener) throws -> Void) throws {
    let controller = UIViewController()
    try TestScreen.showing(controller, width: 300, height: 500) { screen in
      let scroll = Choosy(frame: controller.view.bounds)
      scroll.contentSize = CGSize(width: 300, height: 2000)
      let listener = Listener(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
      scroll.addSubview(listener)
      controller.view.addSubview(scroll)
      screen.settle()
      try body(screen, scroll, listener)
    }
  }

  @Test func `content is told of a touch after a hundred and fifty milliseconds`() throws {
    try listening { screen, _, listener in
      screen.finger(.began, 150, 250)
      screen.step(8)
      #expect(listener.calls.isEmpty)
      screen.step(2)
      #expect(listener.calls == ["began"])
      screen.finger(.ended, 150, 250)
      #expect(listener.calls == ["began", "ended"])
    }
  }

  @Test func `a quick tap is told when the finger is lifted, a drag never`() throws {
    try listening { screen, scroll, listener in
      screen.tap(150, 250)
      #expect(listener.calls == ["began", "ended"])
      listener.calls = []
      screen.drag(from: (150, 400), to: (150, 200), frames: 5)
      #expect(listener.calls.isEmpty && scroll.contentOffset.y > 100)
      screen.settle()
    }
  }

  @Test func `without delay content hears at once, and no more once it is a drag`() throws {
    try listening { screen, scroll, listener in
      scroll.delaysContentTouches = false
      screen.finger(.began, 150, 400)
      #expect(listener.calls == ["began"])
      for step in 1...6 { screen.finger(.moved, 150, 400 - Double(step) * 6) }
      #expect(listener.calls == ["began", "moved", "cancelled"])
      #expect(scroll.isDragging)
      screen.finger(.ended, 150, 364)
      screen.settle()
    }
  }

  @Test func `content that keeps its touches is not scrolled`() throws {
    try listening { screen, scroll, listener in
      scroll.canCancelContentTouches = false
      screen.finger(.began, 150, 400)
      screen.step(12)
      for step in 1...6 { screen.finger(.moved, 150, 400 - Double(step) * 10) }
      #expect(scroll.contentOffset.y == 0 && listener.calls == ["began", "moved"])
      screen.finger(.ended, 150, 340)
      #expect(listener.calls.last == "ended")
      scroll.canCancelContentTouches = true
      scroll.letsCancel = false
      screen.finger(.began, 150, 400)
      screen.step(12)
      for step in 1...6 { screen.finger(.moved, 150, 400 - Double(step) * 10) }
      #expect(scroll.contentOffset.y == 0)
      screen.finger(.ended, 150, 340)
      screen.settle()
    }
  }

  @Test func `content need not be told at all`() throws {
    try listening { screen, scroll, listener in
      scroll.letsBegin = false
      screen.tap(150, 250)
      screen.finger(.began, 150, 250)
      screen.step(15)
      screen.finger(.ended, 150, 250)
      #expect(listener.calls.isEmpty)
    }
  }

  @Test func `controls keep their touches, other views do not`() {
    let scroll = UIScrollView()
    #expect(!scroll.touchesShouldCancel(in: UIControl()))
    #expect(scroll.touchesShouldCancel(in: UIView()))
    #expect(scroll.touchesShouldBegin([], with: nil, in: UIView()))
  }
}

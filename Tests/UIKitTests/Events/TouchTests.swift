import CoreGraphics
import Testing
import UIKit
import WindowHost

/// What a view learns of fingers: which, where, how often, and who else is touched.
@MainActor @Suite struct TouchTests {
  private final class Touched: UIView {
    var lines: [String] = []
    var places: [(now: CGPoint, before: CGPoint)] = []
    var last: UITouch?
    var counts: [(all: Int, own: Int)] = []

    private func note(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
      for touch in touches {
        lines.append("\(name) \(touch.tapCount)")
        places.append((touch.location(in: self), touch.previousLocation(in: self)))
        last = touch
      }
      counts.append((event?.allTouches?.count ?? 0, event?.touches(for: self)?.count ?? 0))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches, event)
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func onScreen(_ body: (TestScreen, Touched, Touched) -> Void) {
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let (left, right) = (
        Touched(frame: CGRect(x: 0, y: 0, width: 160, height: 400)),
        Touched(frame: CGRect(x: 160, y: 0, width: 160, height: 400))
      )
      controller.view.addSubview(left)
      controller.view.addSubview(right)
      body(screen, left, right)
    }
  }

  @Test func `taps in quick succession are counted, at one place`() {
    onScreen { screen, left, right in
      for _ in 0..<3 { screen.tap(50, 50) }
      #expect(left.take() == ["began 1", "ended 1", "began 2", "ended 2", "began 3", "ended 3"])
      screen.step(60)
      screen.tap(50, 50)
      #expect(left.take() == ["began 1", "ended 1"])
      screen.tap(140, 300)
      #expect(left.take() == ["began 1", "ended 1"])
      screen.tap(250, 300)
      #expect(right.take() == ["began 1", "ended 1"])
    }
  }

  @Test func `a touch knows where it was before, in any view's coordinates`() throws {
    onScreen { screen, _, right in
      screen.finger(.began, 200, 100)
      screen.finger(.moved, 210, 120)
      screen.finger(.moved, 190, 150)
      screen.finger(.ended, 190, 150)
      #expect(right.places.map(\.now.x) == [40, 50, 30, 30])
      #expect(right.places[1].before == CGPoint(x: 40, y: 100))
      #expect(right.places[2].before == CGPoint(x: 50, y: 120))
      #expect(right.last?.location(in: nil) == CGPoint(x: 190, y: 150))
      #expect(right.last?.location(in: screen.window) == CGPoint(x: 190, y: 150))
      #expect(right.last?.preciseLocation(in: right) == right.last?.location(in: right))
    }
  }

  @Test func `a touch stays with the view where it began`() {
    onScreen { screen, left, right in
      screen.finger(.began, 100, 100)
      screen.finger(.moved, 300, 100)
      screen.finger(.ended, 300, 100)
      #expect(left.take() == ["began 1", "moved 1", "ended 1"] && right.take().isEmpty)
      #expect(left.last?.view === left && left.last?.window === screen.window)
      #expect(left.places.last?.now.x == 300)
    }
  }

  @Test func `a view has one finger unless it asks for more`() {
    onScreen { screen, left, _ in
      #expect(!left.isMultipleTouchEnabled)
      screen.finger(.began, 20, 20, id: 0)
      screen.finger(.began, 60, 60, id: 1)
      screen.finger(.moved, 70, 70, id: 1)
      screen.finger(.ended, 70, 70, id: 1)
      #expect(left.take() == ["began 1"])
      screen.finger(.ended, 20, 20, id: 0)
      #expect(left.take() == ["ended 1"])
      left.isMultipleTouchEnabled = true
      screen.step(60)
      left.counts = []
      screen.finger(.began, 20, 20, id: 0)
      screen.finger(.began, 90, 190, id: 1)
      #expect(left.take() == ["began 1", "began 1"])
      #expect(left.counts.map(\.own) == [1, 2])
      screen.finger(.ended, 20, 20, id: 0)
      screen.finger(.moved, 95, 195, id: 1)
      screen.finger(.ended, 95, 195, id: 1)
      #expect(left.take() == ["ended 1", "moved 1", "ended 1"])
    }
  }

  @Test func `an exclusive view keeps others from fingers, and waits for theirs`() {
    onScreen { screen, left, right in
      screen.finger(.began, 50, 50, id: 0)
      screen.finger(.began, 250, 50, id: 1)
      #expect(left.take().count == 1 && right.take().count == 1)
      screen.finger(.ended, 50, 50, id: 0)
      screen.finger(.ended, 250, 50, id: 1)
      left.isExclusiveTouch = true
      _ = (left.take(), right.take())
      screen.finger(.began, 50, 50, id: 0)
      screen.finger(.began, 250, 50, id: 1)
      #expect(left.take().count == 1 && right.take().isEmpty)
      screen.finger(.ended, 50, 50, id: 0)
      screen.finger(.ended, 250, 50, id: 1)
      #expect(right.take().isEmpty)
      _ = left.take()
      screen.finger(.began, 250, 50, id: 1)
      screen.finger(.began, 50, 50, id: 0)
      #expect(right.take().count == 1 && left.take().isEmpty)
      screen.finger(.ended, 50, 50, id: 0)
      screen.finger(.ended, 250, 50, id: 1)
    }
  }

  @Test func `an event has all fingers that are down, whatever they touch`() {
    onScreen { screen, left, right in
      screen.finger(.began, 50, 50, id: 0)
      screen.finger(.began, 250, 50, id: 1)
      #expect(right.counts.last?.all == 2 && right.counts.last?.own == 1)
      screen.finger(.ended, 50, 50, id: 0)
      screen.finger(.moved, 255, 50, id: 1)
      #expect(right.counts.last?.all == 1)
      screen.finger(.ended, 255, 50, id: 1)
    }
  }

  @Test func `a touch that the system takes away is cancelled once`() {
    onScreen { screen, left, _ in
      screen.finger(.began, 50, 50)
      screen.finger(.cancelled, 50, 50)
      screen.finger(.ended, 50, 50)
      #expect(left.take() == ["began 1", "cancelled 1"])
      #expect(left.last?.phase == .cancelled)
    }
  }

  @Test func `fingers are ignored while that is asked for, and by windows that take events`() {
    onScreen { screen, left, _ in
      let app = UIApplication.shared
      #expect(!app.isIgnoringInteractionEvents)
      app.beginIgnoringInteractionEvents()
      #expect(app.isIgnoringInteractionEvents)
      screen.tap(50, 50)
      #expect(left.take().isEmpty)
      app.endIgnoringInteractionEvents()
      screen.step(60)
      screen.tap(50, 50)
      #expect(left.take() == ["began 1", "ended 1"])
    }
  }

  @Test func `a view that a touch removes hears the rest of it`() {
    onScreen { screen, left, _ in
      screen.finger(.began, 50, 50)
      left.removeFromSuperview()
      screen.finger(.moved, 60, 60)
      screen.finger(.ended, 60, 60)
      #expect(left.take() == ["began 1", "moved 1", "ended 1"])
    }
  }

  @Test func `a responder that does not answer hands touches to the next`() {
    final class Catcher: UIViewController {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("ended")
      }
    }
    let catcher = Catcher()
    TestScreen.showing(catcher) { screen in
      let (outer, inner) = (
        UIView(frame: screen.window.bounds), UIView(frame: screen.window.bounds)
      )
      catcher.view.addSubview(outer)
      outer.addSubview(inner)
      screen.tap(100, 100)
      #expect(catcher.calls == ["began", "ended"])
    }
  }

  @Test func `a finger tells nothing of pens`() {
    onScreen { screen, left, _ in
      screen.finger(.began, 50, 50)
      let touch = left.last
      #expect(touch?.type == .direct && touch?.altitudeAngle == .pi / 2)
      #expect(touch?.azimuthAngle(in: left) == 0 && touch?.rollAngle == 0)
      #expect(touch?.azimuthUnitVector(in: left) == CGVector(dx: 1, dy: 0))
      #expect(touch?.estimatedProperties == [] && touch?.estimationUpdateIndex == nil)
      screen.finger(.ended, 50, 50)
    }
  }
}

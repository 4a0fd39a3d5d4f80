import QuartzCore
import TestSupport
import Testing
import UIKit

/// Views that turn from one picture into another.
@MainActor @Suite struct TransitionTests {
  private func onScreen(_ body: (TestScreen, UIView) throws -> Void) throws {
    try AnimationScreen.showing(body)
  }

  private func hex(_ screen: TestScreen, _ x: Int, _ y: Int) -> String {
    let c = color(screen, x, y)
    return Self.hex(c.0, c.1, c.2)
  }

  private static func hex(_ red: Int, _ green: Int, _ blue: Int) -> String {
    "\(red) \(green) \(blue)"
  }

  private func color(_ screen: TestScreen, _ x: Int, _ y: Int) -> (Int, Int, Int) {
    guard let pixel = screen.stage.picture()?[x * 2, y * 2].argb else { return (-1, -1, -1) }
    return (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
  }

  @Test func `one picture dissolves into the other`() throws {
    try onScreen { screen, view in
      view.superview?.backgroundColor = UIColor(white: 0, alpha: 1)
      screen.step()
      var finished: Bool?
      UIView.transition(
        with: view,
        duration: 1,
        options: [.transitionCrossDissolve, .curveLinear]
      ) {
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        view.addSubview(inner)
      } completion: {
        finished = $0
      }
      #expect(view.layer.animationKeys() == ["transition"])
      let start = screen.frameTime()
      #expect(hex(screen, 50, 50) == Self.hex(255, 0, 0))
      screen.show(at: start + 0.25)
      #expect(hex(screen, 50, 50) == Self.hex(191, 0, 64))
      #expect(hex(screen, 35, 35) == Self.hex(191, 64, 0))
      #expect(hex(screen, 20, 20) == Self.hex(0, 0, 0))
      screen.show(at: start + 1)
      #expect(hex(screen, 50, 50) == Self.hex(0, 0, 255))
      #expect(finished == true)
      #expect(!screen.stage.needsFrame)
    }
  }

  @Test func `a view dissolves into nothing`() throws {
    try onScreen { screen, view in
      view.superview?.backgroundColor = UIColor(white: 0, alpha: 1)
      screen.step()
      UIView.transition(
        with: view,
        duration: 1,
        options: [.transitionCrossDissolve, .curveLinear],
        animations: { view.isHidden = true }
      )
      let start = screen.frameTime()
      screen.show(at: start + 0.6)
      #expect(hex(screen, 50, 50) == Self.hex(102, 0, 0))
      screen.show(at: start + 1)
      #expect(hex(screen, 50, 50) == Self.hex(0, 0, 0))
    }
  }

  @Test func `views turn over`() throws {
    try onScreen { screen, view in
      view.superview?.backgroundColor = UIColor(white: 0, alpha: 1)
      screen.step()
      UIView.transition(
        with: view,
        duration: 1,
        options: [.transitionFlipFromLeft, .curveLinear],
        animations: { view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
      )
      let start = screen.frameTime()
      screen.show(at: start + 0.25)
      #expect(hex(screen, 50, 50) == Self.hex(255, 0, 0))
      // The left side comes to the front, so that it looks larger.
      @MainActor func height(_ x: Int) throws -> Int {
        let picture = try #require(screen.stage.picture())
        return (60...140).count { picture[x * 2, $0].argb & 0xFFFFFF > 0 }
      }
      let (nearer, further) = (try height(40), try height(60))
      #expect(nearer > further)
      screen.show(at: start + 0.4999)
      #expect(hex(screen, 40, 50) == Self.hex(0, 0, 0))
      screen.show(at: start + 0.75)
      #expect(hex(screen, 50, 50) == Self.hex(0, 0, 255))
      let (left, right) = (try height(40), try height(60))
      #expect(left < right)
    }
  }

  @Test func `one view replaces another`() throws {
    try onScreen { screen, view in
      let container = try #require(view.superview)
      let other = UIView(frame: view.frame)
      other.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      var finished = false
      UIView.transition(
        from: view,
        to: other,
        duration: 0.5,
        options: .transitionCrossDissolve
      ) { finished = $0 }
      #expect(view.superview == nil)
      #expect(other.superview === container)
      let start = screen.frameTime()
      screen.show(at: start + 0.25)
      let middle = color(screen, 50, 50)
      #expect(abs(middle.0 - 128) <= 1 && abs(middle.1 - 128) <= 1)
      screen.show(at: start + 0.5)
      #expect(finished)
      UIView.transition(
        from: other,
        to: view,
        duration: 0,
        options: .showHideTransitionViews
      )
      #expect(other.isHidden)
      #expect(!view.isHidden)
    }
  }

  @Test(arguments: [
    (CATransitionSubtype.fromRight, 60.0, 50.0), (.fromLeft, 40, 50), (.fromTop, 50, 60),
    (.fromBottom, 50, 40),
  ])
  func `pictures push each other out`(
    _ side: CATransitionSubtype,
    _ x: Double,
    _ y: Double
  ) throws {
    try onScreen { screen, view in
      view.superview?.backgroundColor = UIColor(white: 0, alpha: 1)
      view.clipsToBounds = true
      screen.step()
      let transition = CATransition()
      transition.type = .push
      transition.subtype = side
      transition.duration = 1
      view.layer.add(transition, forKey: "mine")
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      #expect(view.layer.animation(forKey: kCATransition) is CATransition)
      let start = screen.frameTime()
      screen.show(at: start + 0.5)
      // The new picture is on the side it comes from, both half faded.
      #expect(hex(screen, Int(x), Int(y)) == Self.hex(0, 0, 128))
      #expect(hex(screen, Int(100 - x), Int(100 - y)) == Self.hex(128, 0, 0))
      #expect(hex(screen, 20, 50) == Self.hex(0, 0, 0))
    }
  }

  @Test func `the system's way to delete`() throws {
    try onScreen { screen, view in
      var finished = false
      var beside = false
      UIView.perform(.delete, on: [view], animations: { beside = true }) { finished = $0 }
      #expect(beside)
      screen.settle()
      #expect(finished)
      #expect(view.superview == nil)
    }
  }
}

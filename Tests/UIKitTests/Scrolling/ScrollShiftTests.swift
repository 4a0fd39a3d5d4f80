import Testing

@testable import UIKit

/// Content that is moved along while something moves it.
@MainActor @Suite struct ScrollShiftTests {
  @Test(arguments: [-40.0, 40])
  func `a movement by code ends in the content though what is above grows or shrinks`(
    growth: Double
  ) throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 3000)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      let end = CGPoint(x: 0, y: growth < 0 ? 0 : 2500)
      view.contentOffset.y = 1000
      screen.settle()
      view.setContentOffset(end, animated: true)
      screen.step(3)
      view.scroller.shift(by: CGPoint(x: 0, y: growth))
      screen.settle()
      #expect(view.contentOffset == end)
    }
  }
}

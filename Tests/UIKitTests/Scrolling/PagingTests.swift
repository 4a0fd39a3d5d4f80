import TestSupport
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct PagingTests {
  private static let ordinary = [
    "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
    "didEndDecelerating",
  ]

  @Test func `a flick turns one page, and a slow drag the nearer one`() throws {
    try ScrollFixture.show(content: CGSize(width: 1500, height: 500)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      view.isPagingEnabled = true
      screen.drag(from: (250, 250), to: (200, 250), frames: 4)
      #expect(fixture.log.target == CGPoint(x: 300, y: 0))
      screen.settle()
      #expect(view.contentOffset == CGPoint(x: 300, y: 0))
      #expect(fixture.log.take() == Self.ordinary)
      // Slowly and not half way: back to where it was.
      screen.drag(from: (250, 250), to: (150, 250), frames: 60)
      screen.settle()
      #expect(view.contentOffset.x == 300)
      screen.drag(from: (280, 250), to: (100, 250), frames: 90)
      screen.settle()
      #expect(view.contentOffset.x == 600)
    }
  }

  @Test(arguments: 0..<60)
  func `content rests on a page whatever the finger did`(seed: Int) throws {
    var random = SplitMix64(seed: seed + 1)
    let widths: [CGFloat] = [320, 375, 390, 393, 430, 744, 768, 834, 1024, 1180, 1366]
    let width = widths.randomElement(using: &random) ?? 320
    let pages = Int.random(in: 2...9, using: &random)
    let rest: CGFloat = [CGFloat(0), 0, 0.5, 0.31].randomElement(using: &random) ?? 0
    let inset: CGFloat = [CGFloat(0), 0, 20, 47].randomElement(using: &random) ?? CGFloat(0)
    let isRightToLeft = Bool.random(using: &random)
    try ScrollFixture.show(
      content: CGSize(width: width * (CGFloat(pages) + rest), height: 400),
      width: width,
      height: 600,
      isRightToLeft: isRightToLeft
    ) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      view.isPagingEnabled = true
      view.contentInset.left = inset
      view.contentOffset.x = -inset
      let end = view.contentSize.width - width
      for _ in 0..<6 {
        let from = Double.random(in: 60...Double(width - 60), using: &random)
        let to = Double.random(in: 2...Double(width - 2), using: &random)
        let frames = Int.random(in: 2...30, using: &random)
        let before = view.contentOffset.x
        screen.drag(from: (from, 300), to: (to, 300), frames: frames)
        screen.settle()
        let page = (view.contentOffset.x + inset) / width
        let isAtPage = abs(page - page.rounded()) * width < 1e-9
        #expect(isAtPage || view.contentOffset.x == end, "\(view.contentOffset.x) of \(width)")
        #expect(abs(view.contentOffset.x - before) <= width + inset + 1e-9)
      }
    }
  }

  @Test func `pages go down as well`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 2000)) { fixture in
      fixture.view.isPagingEnabled = true
      fixture.screen.drag(from: (150, 400), to: (150, 300), frames: 4)
      fixture.screen.settle()
      #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 500))
    }
  }

  @Test func `a touch between two pages lets go of to a page`() throws {
    try ScrollFixture.show(content: CGSize(width: 1500, height: 500)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      view.isPagingEnabled = true
      screen.drag(from: (250, 250), to: (150, 250), frames: 4)
      screen.step(4)
      #expect(view.isDecelerating)
      screen.finger(.began, 150, 250)
      let caught = view.contentOffset.x
      #expect(caught > 0 && caught < 300 && !view.isDecelerating)
      screen.step(5)
      #expect(view.contentOffset.x == caught)
      screen.finger(.ended, 150, 250)
      screen.settle()
      #expect(view.contentOffset.x == (caught < 150 ? 0 : 300))
    }
  }

  @Test func `a wheel turns a page at a time`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 2000)) { fixture in
      fixture.view.isPagingEnabled = true
      fixture.screen.wheel(150, 250, dy: -1)
      fixture.screen.settle()
      #expect(fixture.view.contentOffset.y == 500)
    }
  }
}

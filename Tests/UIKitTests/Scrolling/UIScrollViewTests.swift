import Testing
import UIKit
import WindowHost

@MainActor @Suite struct UIScrollViewTests {
  private let controller = UIViewController()

  private func onScreen(
    content: CGSize,
    _ body: (TestScreen, UIScrollView) throws -> Void
  ) throws {
    try TestScreen.showing(controller, width: 300, height: 500) { screen in
      let view = try #require(controller.view)
      let scroll = UIScrollView(frame: view.bounds)
      scroll.contentSize = content
      view.addSubview(scroll)
      screen.settle()
      try body(screen, scroll)
    }
  }

  @Test func `the offset is the origin of the bounds`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentOffset = CGPoint(x: 0, y: 250)
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 250))
    scroll.bounds.origin.y = 10
    #expect(scroll.contentOffset.y == 10)
    // Code may scroll anywhere; only fingers are held by the edges.
    scroll.contentOffset.y = -5000
    #expect(scroll.contentOffset.y == -5000)
  }

  @Test func `content that fits does not move, unless it always bounces`() throws {
    try onScreen(content: CGSize(width: 300, height: 400)) { screen, scroll in
      screen.drag(from: (150, 300), to: (150, 200), lifts: false)
      #expect(scroll.contentOffset == .zero)
      screen.finger(.ended, 150, 200)
      scroll.alwaysBounceVertical = true
      screen.drag(from: (150, 300), to: (150, 200), lifts: false)
      #expect(scroll.contentOffset.y > 10)
      screen.finger(.ended, 150, 200)
      screen.settle()
      #expect(scroll.contentOffset == .zero)
    }
  }

  @Test func `without bouncing the edges hold`() throws {
    try onScreen(content: CGSize(width: 300, height: 2000)) { screen, scroll in
      scroll.bounces = false
      screen.drag(from: (150, 200), to: (150, 400), lifts: false)
      #expect(scroll.contentOffset == .zero)
      screen.finger(.ended, 150, 400)
    }
  }

  @Test func `a finger on moving content stops it`() throws {
    try onScreen(content: CGSize(width: 300, height: 20_000)) { screen, scroll in
      screen.drag(from: (150, 400), to: (150, 100), frames: 6)
      #expect(scroll.isDecelerating)
      screen.step(5)
      screen.finger(.began, 150, 250)
      let place = scroll.contentOffset
      screen.step(10)
      #expect(scroll.contentOffset == place && !scroll.isDecelerating)
      screen.finger(.ended, 150, 250)
    }
  }

  @Test func `scrolling off by disabling it`() throws {
    try onScreen(content: CGSize(width: 300, height: 2000)) { screen, scroll in
      scroll.isScrollEnabled = false
      screen.drag(from: (150, 400), to: (150, 100))
      #expect(scroll.contentOffset == .zero)
    }
  }

  @Test func `a wheel scrolls by notches and stays within the edges`() throws {
    try onScreen(content: CGSize(width: 300, height: 2000)) { screen, scroll in
      screen.wheel(150, 250, dy: -3)
      screen.settle()
      #expect(scroll.contentOffset.y > 0)
      screen.wheel(150, 250, dy: 100)
      screen.settle()
      #expect(scroll.contentOffset.y == 0)
    }
  }

  @Test func `insets widen the range and shift its start`() throws {
    try onScreen(content: CGSize(width: 300, height: 2000)) { screen, scroll in
      scroll.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
      #expect(scroll.adjustedContentInset == scroll.contentInset)
      scroll.setContentOffset(CGPoint(x: 0, y: 1560), animated: false)
      screen.drag(from: (150, 300), to: (150, 320), lifts: false)
      screen.finger(.ended, 150, 320)
      screen.settle()
      #expect(scroll.contentOffset.y <= 1560)
      scroll.contentOffset.y = -40
      screen.drag(from: (150, 300), to: (150, 350), lifts: false)
      screen.finger(.ended, 150, 350)
      screen.settle()
      #expect(scroll.contentOffset.y == -40)
    }
  }

  @Test func `a rectangle is brought into sight by the shortest way`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 250)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 200)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 220, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 200)
  }

  @Test func `an animated scroll takes its time and says when it is over`() throws {
    final class Ender: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    try onScreen(content: CGSize(width: 300, height: 2000)) { screen, scroll in
      let ender = Ender()
      scroll.delegate = ender
      scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      screen.step(4)
      #expect(scroll.contentOffset.y > 0 && scroll.contentOffset.y < 600)
      #expect(ender.ends == 0)
      screen.settle()
      #expect(scroll.contentOffset.y == 600 && ender.ends == 1)
    }
  }

  @Test func `a delegate moves the place where the content comes to rest`() throws {
    final class Pager: NSObject, UIScrollViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { targetContentOffset.pointee.y = 800 }
    }
    try onScreen(content: CGSize(width: 300, height: 9000)) { screen, scroll in
      let pager = Pager()
      scroll.delegate = pager
      screen.drag(from: (150, 400), to: (150, 200), frames: 6)
      screen.settle()
      #expect(scroll.contentOffset.y == 800)
    }
  }

  @Test func `a delegate may let go of the view while it moves`() throws {
    final class Dropper: NSObject, UIScrollViewDelegate {
      var drops = false
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if drops { scrollView.removeFromSuperview() }
      }
    }
    let dropper = Dropper()
    weak var gone: UIScrollView?
    try TestScreen.showing(controller, width: 300, height: 500) { screen in
      try scoped {
        let view = try #require(controller.view)
        let scroll = UIScrollView(frame: view.bounds)
        scroll.contentSize = CGSize(width: 300, height: 20_000)
        scroll.delegate = dropper
        view.addSubview(scroll)
        gone = scroll
      }
      screen.settle()
      screen.drag(from: (150, 400), to: (150, 100), frames: 6)
      #expect(gone?.isDecelerating == true)
      dropper.drops = true
      screen.step(5)
      #expect(gone == nil)
    }
  }

  /// Runs a block whose locals are gone when it returns.
  private func scoped(_ body: () throws -> Void) rethrows { try body() }
}

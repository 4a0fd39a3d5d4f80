import Testing
import UIKit
import WindowHost

@MainActor @Suite struct RefreshTests {
  private func refreshing(
    _ body: (ScrollFixture, UIRefreshControl, () -> Int) throws -> Void
  ) throws {
    try ScrollFixture.show(content: CGSize(width: 320, height: 2000), width: 320, height: 600) {
      fixture in
      let control = UIRefreshControl()
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      fixture.view.refreshControl = control
      fixture.screen.settle()
      fixture.log.calls = []
      try body(fixture, control, { count })
    }
  }

  // Facts sp.refresh.geometry.
  @Test func `it lies above the content, behind everything`() throws {
    try refreshing { fixture, control, _ in
      #expect(fixture.view.subviews.first === control)
      #expect(control.isHidden && control.frame.height == 60)
      for offset in stride(from: CGFloat(0), through: -200, by: -40) {
        fixture.view.contentOffset.y = offset
        #expect(control.frame == CGRect(x: 0, y: offset, width: 320, height: 60))
        #expect(control.isHidden == (offset == 0))
      }
      control.layoutIfNeeded()
      #expect(control.subviews.first?.frame == CGRect(x: 110, y: -20, width: 100, height: 100))
    }
  }

  @Test func `pulling sets it off once, and the content waits below it`() throws {
    try refreshing { fixture, control, count in
      let (screen, view) = (fixture.screen, fixture.view)
      screen.drag(from: (160, 100), to: (160, 180), lifts: false)
      #expect(!control.isRefreshing && count() == 0)
      for step in 1...10 { screen.finger(.moved, 160, 180 + Double(step) * 12) }
      #expect(control.isRefreshing && count() == 1)
      let pulled = view.contentOffset.y
      #expect(pulled < -60 && view.adjustedContentInset.top == 0)
      screen.finger(.ended, 160, 300)
      #expect(view.adjustedContentInset.top == 60 && view.contentInset.top == 0)
      screen.step(120)
      #expect(view.contentOffset.y == -60 && count() == 1)
      control.endRefreshing()
      screen.settle()
      #expect(view.contentOffset.y == 0 && control.isHidden && !control.isRefreshing)
      #expect(view.adjustedContentInset.top == 0)
      screen.step(60)
      #expect(!screen.stage.needsFrame, "something turns although nobody sees it")
      #expect(screen.stage.nextDeadline == nil)
    }
  }

  @Test func `code that starts it moves nothing`() throws {
    try refreshing { fixture, control, count in
      fixture.view.contentOffset.y = 100
      control.beginRefreshing()
      #expect(control.isRefreshing && count() == 0 && fixture.view.contentOffset.y == 100)
      control.endRefreshing()
      fixture.screen.settle()
      #expect(fixture.view.contentOffset.y == 100)
    }
  }

  @Test func `ending it under the finger leaves the content to the finger`() throws {
    try refreshing { fixture, control, _ in
      let (screen, view) = (fixture.screen, fixture.view)
      screen.drag(from: (160, 100), to: (160, 320), frames: 20, lifts: false)
      #expect(control.isRefreshing)
      let offset = view.contentOffset.y
      control.endRefreshing()
      screen.step(5)
      #expect(view.contentOffset.y == offset)
      screen.finger(.ended, 160, 320)
      screen.settle()
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `another control takes its place`() throws {
    try refreshing { fixture, control, _ in
      control.beginRefreshing()
      let other = UIRefreshControl()
      other.attributedTitle = NSAttributedString(string: "Updating")
      fixture.view.refreshControl = other
      #expect(control.superview == nil && !control.isRefreshing)
      #expect(other.superview === fixture.view && fixture.view.adjustedContentInset.top == 0)
      fixture.view.refreshControl = nil
      #expect(other.superview == nil)
    }
  }

  @Test func `the wheel turns only where it is seen`() throws {
    try refreshing { fixture, control, _ in
      control.beginRefreshing()
      fixture.screen.step(3)
      #expect(fixture.screen.stage.nextDeadline != nil)
      fixture.view.removeFromSuperview()
      fixture.screen.step(30)
      #expect(fixture.screen.stage.nextDeadline == nil)
      control.endRefreshing()
    }
  }
}

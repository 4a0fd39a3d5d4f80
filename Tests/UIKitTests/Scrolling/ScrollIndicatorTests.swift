import QuartzCore
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct ScrollIndicatorTests {
  @Test func `defaults are those of iOS`() {
    let view = UIScrollView()
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.indicatorStyle == .default && view.automaticallyAdjustsScrollIndicatorInsets)
    #expect(view.scrollsToTop && view.delaysContentTouches && view.canCancelContentTouches)
    #expect(!view.isPagingEnabled && !view.isDirectionalLockEnabled)
    #expect(view.keyboardDismissMode == .none && view.indexDisplayMode == .automatic)
    #expect(view.transfersHorizontalScrollingToParent && view.transfersVerticalScrollingToParent)
    #expect(view.allowsKeyboardScrolling && view.contentAlignmentPoint == .zero)
    #expect(view.decelerationRate == .normal && view.refreshControl == nil)
    #expect(!view.directionalPressGestureRecognizer.isEnabled)
    view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.verticalScrollIndicatorInsets == view.scrollIndicatorInsets)
    #expect(view.horizontalScrollIndicatorInsets == view.scrollIndicatorInsets)
  }

  @Test func `they show while the content moves and fade afterwards`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 2000)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      #expect(view.indicatorBars.vertical == nil)
      screen.finger(.began, 150, 300)
      screen.step(3)
      #expect(view.indicatorBars.vertical == nil, "a finger that rests shows nothing")
      for step in 1...10 { screen.finger(.moved, 150, 300 - Double(step) * 8) }
      #expect(view.indicatorBars.vertical?.opacity == 1 && view.indicatorBars.horizontal == nil)
      screen.step(20)
      screen.finger(.ended, 150, 220)
      screen.step(12)
      #expect(view.indicatorBars.vertical?.opacity == 1)
      screen.step(24)
      let opacity = view.indicatorBars.vertical?.opacity ?? 0
      #expect(opacity > 0 && opacity < 1)
      screen.step(40)
      #expect(view.indicatorBars.vertical == nil)
      #expect(!screen.stage.needsFrame)
    }
  }

  @Test func `they lie at the side, in proportion to what shows`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 2000)) { fixture in
      let view = fixture.view
      view.setContentOffset(CGPoint(x: 0, y: 750), animated: false)
      #expect(view.indicatorBars.vertical == nil, "code alone does not show them")
      view.withScrollIndicatorsShown { view.contentOffset.y = 750.5 }
      let bar = try #require(view.indicatorBars.vertical).frame
      #expect(bar.width == 3 && bar.maxX == 297)
      #expect(abs(bar.height - 494.0 / 4) < 0.01)
      #expect(abs(bar.midY - view.contentOffset.y - 250) < 0.5)
    }
  }

  @Test func `they shrink when the content is pulled beyond its end`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 2000)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      screen.drag(from: (150, 100), to: (150, 400), lifts: false)
      let pulled = -view.contentOffset.y
      let bar = try #require(view.indicatorBars.vertical).frame
      #expect(pulled > 80)
      #expect(abs(bar.height - max(8, 494.0 / 4 - pulled)) < 0.01)
      #expect(abs(bar.minY - view.contentOffset.y - 3) < 0.01)
      screen.finger(.ended, 150, 400)
      screen.settle()
    }
  }

  @Test func `insets and safe area move them, and reading from the right turns them`() throws {
    try ScrollFixture.show(
      content: CGSize(width: 300, height: 2000),
      safeArea: [40, 0, 20, 0],
      isRightToLeft: true
    ) { fixture in
      let view = fixture.view
      view.verticalScrollIndicatorInsets.top = 10
      view.flashScrollIndicators()
      var bar = try #require(view.indicatorBars.vertical).frame
      #expect(bar.minX == 3)
      #expect(bar.minY - view.contentOffset.y == 53)
      view.automaticallyAdjustsScrollIndicatorInsets = false
      bar = try #require(view.indicatorBars.vertical).frame
      #expect(bar.minY - view.contentOffset.y == 13)
      view.showsVerticalScrollIndicator = false
      #expect(view.indicatorBars.vertical == nil)
      fixture.screen.step(120)
      #expect(!fixture.screen.stage.needsFrame)
    }
  }

  @Test func `both leave the corner to each other, each in its colour`() throws {
    try ScrollFixture.show(content: CGSize(width: 900, height: 2000)) { fixture in
      let view = fixture.view
      view.flashScrollIndicators()
      view.contentOffset = CGPoint(x: 600, y: 1500)
      let bars = view.indicatorBars
      let (vertical, horizontal) = try (
        #require(bars.vertical), #require(bars.horizontal)
      )
      #expect(!vertical.frame.intersects(horizontal.frame))
      #expect(vertical.frame.maxY <= horizontal.frame.minY)
      let dark = vertical.backgroundColor
      view.indicatorStyle = .white
      #expect(vertical.backgroundColor != dark)
      view.indicatorStyle = .black
      #expect(vertical.backgroundColor == dark)
    }
  }

  @Test func `content whose length turns out otherwise does not make them jump`() throws {
    try ScrollFixture.show(content: CGSize(width: 300, height: 4000)) { fixture in
      let (screen, view) = (fixture.screen, fixture.view)
      view.contentOffset.y = 1000
      screen.drag(from: (150, 400), to: (150, 300), lifts: false)
      let before = try #require(view.indicatorBars.vertical).frame
      view.contentSize.height = 8000
      let after = try #require(view.indicatorBars.vertical).frame
      #expect(before == after)
      for step in 1...20 { screen.finger(.moved, 150, 300 - Double(step) * 5) }
      let later = try #require(view.indicatorBars.vertical).frame
      #expect(later.height < before.height)
      screen.finger(.ended, 150, 200)
      screen.settle()
    }
  }

  @Test(arguments: [(0.0, 0.0), (0, 4000), (400, 4000), (4000, 4000), (-90, 4000), (3700, 4000)])
  func `a knob stays on its track`(offset: Double, content: Double) {
    let knob = ScrollIndicatorKnob(
      track: 494,
      visible: 500,
      content: CGFloat(content),
      offset: CGFloat(offset)
    )
    #expect(knob.start >= 0 && knob.start + knob.length <= 494 + 1e-9 && knob.length >= 8)
  }
}

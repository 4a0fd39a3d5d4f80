import CoreGraphics
import TestSupport
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct UIPageControlTests {
  private let pages = UIPageControl(frame: CGRect(x: 60, y: 20, width: 200, height: 26))

  private var dots: [UIImageView] { pages.subviews.compactMap { $0 as? UIImageView } }

  private var centers: [CGPoint] {
    pages.setNeedsLayout()
    pages.layoutIfNeeded()
    return dots.map(\.center)
  }

  @Test func `a new control has no pages and no colours of its own`() {
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    #expect(!pages.hidesForSinglePage && pages.allowsContinuousInteraction)
    #expect(pages.backgroundStyle == .automatic && pages.direction == .natural)
    #expect(pages.interactionState == .none)
    #expect(pages.pageIndicatorTintColor == nil && pages.currentPageIndicatorTintColor == nil)
  }

  @Test(arguments: 0..<10) func `the page is always one of those there are`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let number = random.int(-4...12)
      if random.once(in: 2) { pages.numberOfPages = number } else { pages.currentPage = number }
      #expect(pages.numberOfPages >= 0)
      #expect((0..<max(1, pages.numberOfPages)).contains(pages.currentPage))
      #expect(dots.count == pages.numberOfPages)
    }
  }

  @Test func `dots stand evenly around the middle`() {
    for count in 1...7 {
      pages.numberOfPages = count
      let xs = centers.map(\.x)
      #expect(abs((xs.reduce(0, +) / CGFloat(count)) - 100) < 1e-9)
      #expect(centers.allSatisfy { $0.y == 13 })
      let gaps = zip(xs.dropFirst(), xs).map { $0 - $1 }
      #expect(gaps.allSatisfy { $0 == gaps.first && $0 > 0 })
    }
  }

  @Test func `directions turn the dots around`() {
    pages.numberOfPages = 4
    let natural = centers
    pages.direction = .leftToRight
    #expect(centers == natural)
    pages.direction = .rightToLeft
    #expect(centers == natural.reversed())
    pages.semanticContentAttribute = .forceRightToLeft
    pages.direction = .natural
    #expect(centers == natural.reversed())
    pages.direction = .leftToRight
    #expect(centers == natural)
    let flat = pages.intrinsicContentSize
    pages.direction = .topToBottom
    #expect(pages.intrinsicContentSize == CGSize(width: flat.height, height: flat.width))
    pages.frame.size = CGSize(width: 26, height: 200)
    let down = centers
    #expect(down.allSatisfy { $0.x == 13 })
    #expect(zip(down, down.dropFirst()).allSatisfy { $0.y < $1.y })
    pages.direction = .bottomToTop
    #expect(centers == down.reversed())
  }

  @Test(arguments: [
    UIPageControl.Direction.leftToRight, .rightToLeft, .topToBottom, .bottomToTop,
  ])
  func `a tap beyond the dot goes on in the direction of the dots`(
    direction: UIPageControl.Direction
  ) {
    pages.frame = CGRect(x: 60, y: 60, width: 120, height: 120)
    pages.numberOfPages = 5
    pages.direction = direction
    pages.currentPage = 2
    let isVertical = direction == .topToBottom || direction == .bottomToTop
    let isBackwards = direction == .rightToLeft || direction == .bottomToTop
    ControlScreen.showing(pages) { screen, log in
      let end = isBackwards ? 70.0 : 170.0
      screen.tap(isVertical ? 120 : end, isVertical ? end : 120)
      #expect(pages.currentPage == 3 && log.count("value") == 1)
      let start = isBackwards ? 170.0 : 70.0
      screen.tap(isVertical ? 120 : start, isVertical ? start : 120)
      screen.tap(isVertical ? 120 : start, isVertical ? start : 120)
      #expect(pages.currentPage == 1 && log.count("value") == 3)
    }
  }

  @Test func `taps at the last and the first page tell nothing`() {
    pages.numberOfPages = 2
    ControlScreen.showing(pages) { screen, log in
      screen.tap(80, 33)
      #expect(log.count("value") == 0)
      screen.tap(240, 33)
      screen.tap(240, 33)
      #expect(pages.currentPage == 1 && log.count("value") == 1)
    }
  }

  @Test func `one page or none answers no finger`() {
    for count in 0...1 {
      pages.numberOfPages = count
      ControlScreen.showing(pages) { screen, log in
        screen.tap(240, 33)
        #expect(pages.currentPage == 0 && log.lines.isEmpty)
      }
    }
  }

  @Test func `who is told knows whether the finger slides`() {
    pages.numberOfPages = 5
    var seen: [UIPageControl.InteractionState] = []
    pages.addAction(
      UIAction { [pages] _ in seen.append(pages.interactionState) },
      for: .valueChanged
    )
    ControlScreen.showing(pages) { screen, _ in
      screen.tap(240, 33)
      #expect(seen == [.discrete] && pages.interactionState == .none)
      screen.drag(from: (150, 33), to: (190, 33))
      #expect(seen.count > 1 && seen.dropFirst().allSatisfy { $0 == .continuous })
      #expect(pages.interactionState == .none)
    }
  }

  @Test func `where sliding is not allowed a finger that slides counts as a tap`() {
    pages.numberOfPages = 5
    pages.allowsContinuousInteraction = false
    ControlScreen.showing(pages) { screen, log in
      screen.drag(from: (150, 33), to: (240, 33))
      #expect(pages.currentPage == 1 && log.count("value") == 1)
    }
  }

  @Test func `a disabled control keeps its page`() {
    pages.numberOfPages = 3
    pages.isEnabled = false
    ControlScreen.showing(pages) { screen, log in
      screen.tap(240, 33)
      pages.accessibilityIncrement()
      #expect(pages.currentPage == 0 && log.lines.isEmpty)
    }
  }

  @Test func `a single page may have no dot`() {
    pages.numberOfPages = 1
    #expect(dots.map(\.isHidden) == [false])
    pages.hidesForSinglePage = true
    #expect(dots.map(\.isHidden) == [true])
    pages.numberOfPages = 2
    #expect(dots.map(\.isHidden) == [false, false])
  }

  @Test func `the dot of the page that is shown has its own colour`() {
    pages.pageIndicatorTintColor = .red
    pages.currentPageIndicatorTintColor = .blue
    pages.numberOfPages = 3
    pages.currentPage = 1
    #expect(dots.map(\.backgroundColor) == [.red, .blue, .red])
    pages.currentPage = 2
    #expect(dots.map(\.backgroundColor) == [.red, .red, .blue])
  }

  @Test func `pictures of a page come before those of all pages`() {
    let all = UIImage.square(.red, side: 6)
    let current = UIImage.square(.blue, side: 7)
    let second = UIImage.square(.green, side: 8)
    let secondShown = UIImage.square(.black, side: 9)
    pages.numberOfPages = 3
    pages.preferredIndicatorImage = all
    #expect(dots.allSatisfy { $0.image === all })
    pages.preferredCurrentPageIndicatorImage = current
    #expect(dots[0].image === current && dots[1].image === all)
    pages.setIndicatorImage(second, forPage: 1)
    pages.setCurrentPageIndicatorImage(secondShown, forPage: 1)
    #expect(dots[1].image === second)
    pages.currentPage = 1
    #expect(dots[0].image === all && dots[1].image === secondShown)
    #expect(pages.indicatorImage(forPage: 1) === second)
    #expect(pages.currentPageIndicatorImage(forPage: 0) == nil)
    pages.setCurrentPageIndicatorImage(nil, forPage: 1)
    #expect(dots[1].image === current)
  }

  @Test func `the size grows evenly with the number of pages`() {
    let widths = (0...6).map { pages.size(forNumberOfPages: $0).width }
    let steps = zip(widths.dropFirst(), widths).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 == steps.first && $0 > 0 })
    pages.numberOfPages = 6
    #expect(pages.intrinsicContentSize.width == widths[6])
    #expect(pages.sizeThatFits(.zero) == pages.intrinsicContentSize)
    #expect(pages.size(forNumberOfPages: -3) == pages.size(forNumberOfPages: 0))
  }

  @Test func `a million pages are as quick as those on the screen, and all can be shown`() {
    pages.numberOfPages = 1_000_000
    #expect(dots.count < 1000)
    pages.currentPageIndicatorTintColor = .blue
    for page in [0, 1, 499_999, 999_998, 999_999] {
      pages.currentPage = page
      #expect(dots.count { $0.backgroundColor == .blue } == 1)
    }
  }

  @Test func `assistive programs turn pages and read where they are`() {
    pages.numberOfPages = 3
    ControlScreen.showing(pages) { _, log in
      #expect(pages.accessibilityValue == "page 1 of 3")
      pages.accessibilityDecrement()
      #expect(pages.currentPage == 0 && log.count("value") == 0)
      pages.accessibilityIncrement()
      pages.accessibilityIncrement()
      pages.accessibilityIncrement()
      #expect(pages.currentPage == 2 && log.count("value") == 2)
      #expect(pages.accessibilityValue == "page 3 of 3")
    }
  }
}

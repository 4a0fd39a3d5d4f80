import Foundation
import ScrollPhysics
import Testing

@Suite struct PagesTests {
  private static func pages(_ high: CGFloat, _ length: CGFloat = 100) -> Pages {
    Pages(bounds: AxisBounds(low: 0, high: high, bounces: true), length: length)
  }

  /// Whether content may rest there: at a multiple of the length from the lower end, or at the end.
  private static func isPage(_ offset: CGFloat, of pages: Pages) -> Bool {
    let number = (offset - pages.bounds.low) / pages.length
    return offset == pages.bounds.high || abs(number - number.rounded()) < 1e-6
  }

  @Test(arguments: 0..<100)
  func `content rests on pages or at the end, within its ends`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let pages = Pages(bounds: random.bounds(), length: random.number(20...700))
    for _ in 0..<20 {
      let start = random.number(-800...4800)
      let place = pages.place(from: start, velocity: random.velocity())
      #expect(pages.bounds.contains(place))
      #expect(Self.isPage(place, of: pages), "\(place) is no page")
    }
  }

  @Test(arguments: 0..<100)
  func `content let go slowly goes to the nearest place`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let pages = Pages(bounds: random.bounds(), length: random.number(20...700))
    let bounds = pages.bounds
    let start = bounds.clamp(random.number(-400...4400))
    let place = pages.place(from: start, velocity: random.number(-200...200))
    var number: CGFloat = 0
    var nearest = abs(bounds.high - start)
    while bounds.low + number * pages.length <= bounds.high {
      nearest = min(nearest, abs(bounds.low + number * pages.length - start))
      number += 1
    }
    #expect(abs(abs(place - start) - nearest) < 1e-3)
  }

  @Test(arguments: 0..<60)
  func `a flick turns one page, however far the finger came`(seed: Int) {
    var random = PhysicsRandom(seed: seed)
    let pages = Self.pages(2000)
    let number = random.number(2...17).rounded(.down)
    let start = number * 100 + random.number(1...99)
    let speed = random.number(201...9000)
    #expect(pages.place(from: start, velocity: speed) == (number + 1) * 100)
    #expect(pages.place(from: start, velocity: -speed) == number * 100)
  }

  @Test func `a flick from a page turns to the next one either way`() {
    let pages = Self.pages(2000)
    #expect(pages.place(from: 300, velocity: 500) == 400)
    #expect(pages.place(from: 300, velocity: -500) == 200)
  }

  @Test func `a flick at the ends stays there`() {
    let pages = Self.pages(250)
    #expect(pages.place(from: 0, velocity: -900) == 0)
    #expect(pages.place(from: 250, velocity: 900) == 250)
    #expect(pages.place(from: 210, velocity: 900) == 250, "the end comes before the next page")
  }

  @Test func `the end is a place where no page ends`() {
    let pages = Self.pages(250)
    #expect(pages.place(from: 240, velocity: 0) == 250)
    #expect(pages.place(from: 220, velocity: 0) == 200)
  }

  @Test func `what a sum of fractions left over does not turn a page`() {
    let length: CGFloat = 100.0 / 3
    var offset: CGFloat = 0
    for _ in 0..<9 { offset += length }
    let pages = Pages(bounds: AxisBounds(low: 0, high: 2000, bounces: true), length: length)
    #expect(isClose(pages.place(from: offset + 1e-9, velocity: -500), length * 8, within: 1e-6))
    #expect(isClose(pages.place(from: offset - 1e-9, velocity: 500), length * 10, within: 1e-6))
  }

  @Test func `pages begin at the lower end`() {
    let bounds = AxisBounds(low: -44, high: 956, bounces: true)
    let pages = Pages(bounds: bounds, length: 100)
    #expect(pages.place(from: 0, velocity: 0) == -44)
    #expect(pages.place(from: 60, velocity: 0) == 56)
  }

  @Test func `content without pages stays within its ends`() {
    #expect(Self.pages(0).place(from: 50, velocity: 900) == 0)
    #expect(Self.pages(500, 0).place(from: 130, velocity: 900) == 130)
    #expect(Self.pages(500, 0).place(from: -30, velocity: 0) == 0)
  }

  @Test func `a finger has to be faster than a flick's speed to turn a page`() {
    let pages = Self.pages(2000)
    for velocity in [Pages.flick, -Pages.flick] {
      #expect(pages.place(from: 320, velocity: velocity) == 300)
      #expect(pages.place(from: 380, velocity: velocity) == 400)
    }
    #expect(pages.place(from: 320, velocity: Pages.flick + 1) == 400)
    #expect(pages.place(from: 380, velocity: -Pages.flick - 1) == 300)
  }

  @Test func `midway between the last page and the end it is the page`() {
    #expect(Self.pages(250).place(from: 225, velocity: 0) == 200)
    #expect(Self.pages(250).place(from: 225.5, velocity: 0) == 250)
  }
}

import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// The order of stops is one, whatever the rectangles and whatever order they come in.
@MainActor @Suite struct ReadingOrderTests {
  @Test(arguments: 0..<40)
  func `it does not depend on the order they are found in`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let rects = (0..<60).map { _ in
      CGRect(
        x: CGFloat(Int.random(in: 0..<400, using: &random)) / 2,
        y: CGFloat(Int.random(in: 0..<600, using: &random)) / 2,
        width: CGFloat(Int.random(in: 1..<120, using: &random)),
        height: CGFloat(Int.random(in: 1..<90, using: &random))
      )
    }
    for isRightToLeft in [false, true] {
      let order = FocusStops.readingOrder(of: rects, isRightToLeft: isRightToLeft)
      #expect(order.sorted() == Array(rects.indices))
      let shuffled = rects.indices.shuffled(using: &random)
      let other = FocusStops.readingOrder(
        of: shuffled.map { rects[$0] },
        isRightToLeft: isRightToLeft
      )
      let (one, same) = (order.map { rects[$0] }, other.map { rects[shuffled[$0]] })
      #expect(one == same)
      // Nothing comes before what lies above it.
      for (place, index) in order.enumerated() {
        let rect = rects[index]
        var isLate = false
        for later in order[(place + 1)...] {
          let other = rects[later]
          let isAbove: Bool = other.maxY <= rect.minY + 1
          if isAbove, other.midY < rect.midY { isLate = true }
        }
        #expect(!isLate)
      }
    }
  }

  @Test func `a column beside a tall view is read from top to bottom`() {
    let rects = [
      CGRect(x: 100, y: 0, width: 80, height: 90), CGRect(x: 0, y: 45, width: 80, height: 40),
      CGRect(x: 0, y: 0, width: 80, height: 40),
    ]
    #expect(FocusStops.readingOrder(of: rects, isRightToLeft: false) == [2, 1, 0])
    #expect(FocusStops.readingOrder(of: rects, isRightToLeft: true) == [0, 2, 1])
  }

  @Test func `lines go before what is beside`() {
    let rects = [
      CGRect(x: 100, y: 0, width: 50, height: 40), CGRect(x: 0, y: 2, width: 50, height: 40),
      CGRect(x: 0, y: 41, width: 50, height: 40), CGRect(x: 60, y: 43, width: 50, height: 40),
    ]
    #expect(FocusStops.readingOrder(of: rects, isRightToLeft: false) == [1, 0, 2, 3])
    #expect(FocusStops.readingOrder(of: rects, isRightToLeft: true) == [0, 1, 3, 2])
    #expect(FocusStops.readingOrder(of: [], isRightToLeft: false) == [])
  }
}

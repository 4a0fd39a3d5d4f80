import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite struct `Counting what a list tells of` {
  private let index = AccessibleListIndex()

  @Test func `headers, items and footers are counted in the order they are read`() {
    index.update([2, 0, 1], hasHeader: { $0 != 1 }, hasFooter: { $0 == 0 })
    #expect(index.total == 6)
    #expect(index.itemCount == 3)
    let places: [AccessibleListPlace] = [
      .header(0), .item(IndexPath(item: 0, section: 0)), .item(IndexPath(item: 1, section: 0)),
      .footer(0), .header(2), .item(IndexPath(item: 0, section: 2)),
    ]
    #expect((0..<6).map(index.place) == places)
    #expect(index.itemNumber(IndexPath(item: 0, section: 2)) == 2)
  }

  @Test(arguments: 0..<40)
  func `each number leads to a place and back`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let counts = (0..<random.int(0...6)).map { _ in
      random.int(0...4)
    }
    let headers = counts.map { _ in random.once(in: 2) }
    let footers = counts.map { _ in random.once(in: 2) }
    index.update(counts, hasHeader: { headers[$0] }, hasFooter: { footers[$0] })
    let ends = (headers + footers).filter { $0 }.count
    #expect(index.total == counts.reduce(0, +) + ends)
    for number in 0..<index.total {
      #expect(index.place(number).flatMap(index.index) == number)
    }
    #expect(index.place(index.total) == nil)
  }

  @Test func `other counts are counted anew`() {
    index.update([3], hasHeader: { _ in false }, hasFooter: { _ in false })
    index.update([1, 1], hasHeader: { _ in true }, hasFooter: { _ in false })
    #expect(index.total == 4)
    #expect(index.place(3) == .item(IndexPath(item: 0, section: 1)))
  }
}

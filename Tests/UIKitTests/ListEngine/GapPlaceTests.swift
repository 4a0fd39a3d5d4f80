import TestSupport
import Testing

@testable import UIKit

@Suite struct `A gap in a list` {
  static func place(_ section: Int, _ item: Int) -> GapPlace {
    GapPlace(section: section, item: item)
  }

  @Test func `is at the nearest place there is`() {
    #expect(GapPlace.fitting(section: 1, item: 9, [3, 4]) == Self.place(1, 4))
    #expect(GapPlace.fitting(section: 1, item: -1, [3, 4]) == Self.place(1, 0))
    #expect(GapPlace.fitting(section: 1, item: 2, [3, 4]) == Self.place(1, 2))
    #expect(GapPlace.fitting(section: 2, item: 2, [3, 4]) == Self.place(0, 0))
  }

  @Test func `takes what is dropped before the elements above it and after those below it`() {
    let gap = Self.place(0, 2)
    #expect((0..<5).map(gap.destination) == [0, 1, 3, 4, 5])
  }

  @Test func `stays above the element it was above`() {
    let gap = Self.place(0, 2).following(
      section: { $0 },
      item: { Self.place($0.section, $0.item + 3) },
      counts: [20]
    )
    #expect(gap == Self.place(0, 5))
  }

  @Test func `stays below the one it was below, where all below it are gone`() {
    let gap = Self.place(0, 2).following(
      section: { $0 },
      item: { $0.item < 2 ? $0 : nil },
      counts: [2]
    )
    #expect(gap == Self.place(0, 2))
  }

  @Test func `does not follow an element into another section`() {
    let gap = Self.place(0, 2).following(
      section: { $0 },
      item: { $0.item == 2 ? Self.place(1, 0) : Self.place(0, min($0.item, 2)) },
      counts: [3, 1]
    )
    #expect(gap == Self.place(0, 2))
  }

  @Test func `goes with its section, and is gone without it`() {
    let moved = Self.place(1, 2).following(
      section: { 2 - $0 },
      item: { Self.place(2 - $0.section, $0.item) },
      counts: [3, 9, 3]
    )
    #expect(moved == Self.place(1, 2))
    #expect(Self.place(1, 2).following(section: { _ in nil }, item: { $0 }, counts: [3]) == nil)
  }

  @Test func `is at the start where everything is gone`() {
    let gap = Self.place(0, 2).following(section: { $0 }, item: { _ in nil }, counts: [0])
    #expect(gap == Self.place(0, 0))
  }

  /// Whatever goes around it, the elements that stay are on the side of the gap they were on.
  @Test(arguments: 0..<50) func `keeps elements on the side they were on`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let count = random.int(1...30)
    let gap = Self.place(0, random.int(0...count))
    var stays: [Int] = []
    for item in 0..<count where !random.once(in: 3) { stays.append(item) }
    let new = Dictionary(uniqueKeysWithValues: stays.enumerated().map { ($1, $0) })
    let followed = try #require(
      gap.following(
        section: { $0 },
        item: { place in new[place.item].map { Self.place(0, $0) } },
        counts: [stays.count]
      )
    )
    for (old, item) in new { #expect((old < gap.item) == (item < followed.item)) }
  }
}

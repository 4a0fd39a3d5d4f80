import ListUpdates
import Testing

@testable import UIKit

@Suite struct `An element held by hand` {
  private static func position(_ item: Int, _ section: Int = 0) -> ListPosition {
    ListPosition(item: item, section: section)
  }

  private func held(_ item: Int, at place: Int) -> HeldElement<ListPosition, ListPosition> {
    var held = HeldElement(Self.position(item), at: Self.position(item))
    held.move(to: Self.position(place))
    return held
  }

  @Test func `changes no order where it is`() {
    let held = HeldElement(Self.position(2), at: Self.position(2))
    #expect(!held.isElsewhere)
    #expect(held.dataPosition(Self.position(3)) == nil)
    #expect(held.shownPosition(Self.position(3)) == nil)
  }

  @Test func `has those between its places make room`() {
    let held = held(1, at: 3)
    #expect(held.isElsewhere)
    #expect((0..<5).map { held.dataPosition(Self.position($0))?.item } == [0, 2, 3, 1, 4])
    #expect((0..<5).map { held.shownPosition(Self.position($0))?.item } == [0, 3, 1, 2, 4])
  }

  @Test func `goes to another section`() {
    var held = HeldElement(Self.position(1), at: Self.position(1))
    held.move(to: Self.position(0, 1))
    #expect(held.dataPosition(Self.position(1)) == Self.position(2))
    #expect(held.dataPosition(Self.position(0, 1)) == Self.position(1))
    #expect(held.dataPosition(Self.position(1, 1)) == Self.position(0, 1))
  }

  @Test func `is where the data has it once it comes back`() {
    var held = held(1, at: 3)
    held.move(to: Self.position(1))
    #expect(!held.isElsewhere)
    #expect(held.place == Self.position(1))
  }

  /// Wherever it goes, there and back is where one was.
  @Test(arguments: 0..<8, 0..<8) func `leads there and back`(origin: Int, place: Int) {
    let held = held(origin, at: place)
    for item in 0..<8 {
      let shown = held.shownPosition(Self.position(item)) ?? Self.position(item)
      #expect((held.dataPosition(shown) ?? shown) == Self.position(item))
    }
  }
}

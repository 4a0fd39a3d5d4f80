import TestSupport
import Testing

@testable import UIKit

@Suite struct IndexShiftTests {
  @Test(arguments: 0..<200) func `renumbering is what editing a list does`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let count = numbers.int(0...30)
    let removed = Set((0..<count).filter { _ in numbers.once(in: 3) })
    let stays = (0..<count).filter { !removed.contains($0) }
    let newCount = stays.count + numbers.int(0...10)
    let added = Set((0..<newCount).shuffled(using: &numbers).prefix(newCount - stays.count))
    let shift = IndexShift(removed: removed, added: added)
    // The list with the old numbers of what stays, and nil for what came.
    var list: [Int?] = stays
    for place in added.sorted() { list.insert(nil, at: place) }
    for (new, old) in list.enumerated() {
      #expect(shift.old(new) == old)
      if let old { #expect(shift.new(old) == new) }
    }
    for old in removed { #expect(shift.new(old) == nil) }
    #expect(shift.growth == newCount - count)
  }
}

import TestSupport
import Testing

@testable import UIKit

@Suite struct `Views after an update` {
  @Test func `have the keys of their elements, or are lost`() {
    let views: KeyValuePairs = [1: "a", 2: "b", 3: "c"]
    let followed = FollowedViews(views) { $0 == 2 ? nil : $0 + 10 }
    #expect(followed.kept.map(\.0) == [11, 13] && followed.kept.map(\.1) == ["a", "c"])
    #expect(followed.lost.map(\.0) == [2] && followed.lost.map(\.1) == ["b"])
  }

  @Test(arguments: 0..<20) func `are each kept or lost, once`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let gone = Set((0..<10).map { _ in random.int(0...29) })
    let views = Dictionary(uniqueKeysWithValues: (0..<30).map { ($0, "view \($0)") })
    let followed = FollowedViews(views) { gone.contains($0) ? nil : 100 - $0 }
    #expect(Set(followed.lost.map(\.0)) == gone)
    #expect(followed.kept.count + followed.lost.count == views.count)
    #expect(followed.kept.allSatisfy { views[100 - $0.0] == $0.1 })
    #expect(followed.lost.allSatisfy { views[$0.0] == $0.1 })
  }
}

import Diagnostics
import Foundation
import Testing

@testable import UIKit

/// What data sources say of how much there is.
@MainActor @Suite struct ListCountsTests {
  private final class Source: NSObject {}

  private let counts = ListCounts(
    unit: "rows",
    methods: ("numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)"),
    source: Source()
  )

  private func asked(
    _ sections: Int,
    _ items: (Int) -> Int
  ) -> (counts: [Int], found: [Diagnosis]) {
    var result: [Int] = []
    let found = UIKitDiagnostics.recording {
      result = counts.gather(sections: sections, items: items)
    }
    return (result, found)
  }

  @Test func `possible numbers are taken as they are`() {
    let result = asked(3) { $0 * 10 }
    #expect(result.counts == [0, 10, 20] && result.found.isEmpty)
    #expect(asked(0) { _ in 1 }.counts.isEmpty)
  }

  @Test func `negative numbers are none`() {
    let rows = asked(2) { $0 == 0 ? -3 : 4 }
    #expect(rows.counts == [0, 4] && rows.found.map(\.code) == ["TSK-COUNT-NEGATIVE"])
    #expect(rows.found.first?.description.contains("numberOfRowsInSection") == true)
    let sections = asked(-1) { _ in 1 }
    #expect(sections.counts.isEmpty && sections.found.map(\.code) == ["TSK-COUNT-NEGATIVE"])
  }

  @Test func `more than a list can have is told, and the sum is a number`() {
    let rows = asked(2) { _ in .max }
    #expect(rows.found.map(\.code) == ["TSK-COUNT-HUGE", "TSK-COUNT-HUGE"])
    #expect(rows.counts[0] == rows.counts[1] && rows.counts.reduce(0, +) > 0)
    #expect(rows.found.first?.place == "Source, section 0")
  }

  @Test func `sections without end do not fill the memory`() {
    #expect(counts.most.sections == 1 << 24)
    var few = counts
    few.most.sections = 100
    var result: [Int] = []
    let found = UIKitDiagnostics.recording { result = few.gather(sections: .max) { $0 } }
    #expect(found.map(\.code) == ["TSK-COUNT-HUGE"] && result == Array(0..<100))
  }
}

import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

/// What is written down of what cannot be laid out, and what is taken instead.
@Suite struct `Problems of flows` {
  @Test func `lengths that are none are nothing, and the first of each kind is kept`() {
    var cleaner = FlowCleaner(section: 3)
    #expect(cleaner.length(7, .header) == 7)
    #expect(cleaner.problems.isEmpty)
    #expect(cleaner.length(-7, .header) == 0)
    #expect(cleaner.length(-9, .footer) == 0)
    #expect(cleaner.length(.nan, .item(2)) == 0)
    #expect(cleaner.length(.infinity, .item(4)) == 0)
    #expect(cleaner.length(3e9, .itemSize) == 1e9)
    #expect(
      cleaner.problems.map(\.subject) == [.header, .item(2), .itemSize]
    )
    #expect(cleaner.problems.map(\.kind) == [.negative, .notFinite, .tooLarge])
    #expect(cleaner.problems.map(\.section) == [3, 3, 3])
    #expect(cleaner.problems[0].value == -7 && cleaner.problems[2].value == 3e9)
  }

  @Test func `distances may go back, as far as numbers stay exact`() {
    var cleaner = FlowCleaner(section: 0)
    #expect(cleaner.distance(-12, .lineSpacing) == -12)
    #expect(cleaner.distance(-1e9, .lineSpacing) == -1e9)
    #expect(cleaner.problems.isEmpty)
    #expect(cleaner.distance(-2e9, .lineSpacing) == -1e9)
    #expect(cleaner.distance(-.infinity, .insets) == 0)
    #expect(cleaner.problems.map(\.kind) == [.tooLarge, .notFinite])
  }

  @Test func `a size far below zero is named twice, as too large and as negative`() {
    var cleaner = FlowCleaner(section: 0)
    #expect(cleaner.size(AxisSize(main: -2e9, cross: 4), .item(0)) == AxisSize(main: 0, cross: 4))
    #expect(cleaner.problems.map(\.kind) == [.tooLarge, .negative])
  }

  private func problems(
    _ sizes: FlowSectionValues.Sizes,
    _ change: (inout FlowSectionValues) -> Void = { _ in }
  ) -> [FlowProblem] {
    var values = FlowSectionValues(itemCount: 3, sizes: sizes)
    change(&values)
    return FlowEngine(FlowConfiguration(crossLength: 100, scale: 1), [values]).problems
  }

  private let fitting = CGSize(width: 40, height: 40)

  @Test func `every value says its own name`() {
    let changes: [(FlowProblem.Subject, (inout FlowSectionValues) -> Void)] = [
      (.header, { $0.header.height = .nan }),
      (.footer, { $0.footer.height = .nan }),
      (.lineSpacing, { $0.lineSpacing = .nan }),
      (.interitemSpacing, { $0.interitemSpacing = .nan }),
      (.insets, { $0.insets.top = .nan }),
      (.insets, { $0.insets.left = .nan }),
      (.insets, { $0.insets.bottom = .nan }),
      (.insets, { $0.insets.right = .nan }),
    ]
    for (subject, change) in changes {
      #expect(problems(.same(fitting), change).map(\.subject) == [subject])
    }
    #expect(problems(.same(fitting)) { $0.header.width = .nan }.isEmpty)
  }

  @Test func `the first item that does not fit is named, and only what was told counts`() {
    let wide = CGSize(width: 101, height: 10)
    #expect(problems(.same(wide)).map(\.subject) == [.itemSize])
    #expect(problems(.each([fitting, wide, wide])).map(\.subject) == [.item(1)])
    #expect(problems(.each([fitting, wide, wide])).map(\.value) == [101])
    // What a view asked for itself is nobody's mistake.
    #expect(problems(.estimated(fitting, measured: [1: wide])).isEmpty)
    #expect(problems(.estimated(wide, measured: [:])).map(\.subject) == [.itemSize])
    #expect(problems(.same(CGSize(width: 100.0009, height: 10))).isEmpty)
  }

  @Test func `a section without items has none that do not fit`() {
    var values = FlowSectionValues(itemCount: 0, sizes: .same(CGSize(width: 900, height: 9)))
    values.insets.left = 500
    let flow = FlowEngine(FlowConfiguration(crossLength: 100, scale: 1), [values])
    #expect(flow.problems.isEmpty)
  }

  @Test func `each section has problems of its own`() {
    let bad = FlowSectionValues(itemCount: 1, sizes: .same(CGSize(width: -1, height: 1)))
    let good = FlowSectionValues(itemCount: 1, sizes: .same(fitting))
    let flow = FlowEngine(FlowConfiguration(crossLength: 100, scale: 1), [bad, good, bad])
    #expect(flow.problems.map(\.section) == [0, 2])
  }
}

import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

/// Lines that are alike, against each of them written down.
@Suite struct `Runs of lines` {
  private struct Case {
    let run: LineRun
    let spacing: CGFloat

    init(seed: Int) {
      var numbers = SplitMix64(seed: seed)
      run = LineRun(
        lines: numbers.int(1...9),
        itemsPerLine: numbers.int(1...4),
        extent: CGFloat(numbers.int(0...30)),
        isPlain: numbers.once(in: 2)
      )
      spacing = CGFloat(numbers.int(-40...12))
    }

    func line(_ number: Int) -> AxisInterval {
      let start = CGFloat(number) * (run.extent + spacing)
      return AxisInterval(low: start, high: start + run.extent)
    }
  }

  @Test(arguments: 0..<100) func `a run covers its lines and no more`(seed: Int) {
    let own = Case(seed: seed)
    let lines = (0..<own.run.lines).map(own.line)
    let stretch = own.run.stretch(spacing: own.spacing)
    #expect(stretch.low == lines.map(\.low).min())
    #expect(stretch.high == lines.map(\.high).max())
    #expect(stretch.length == CGFloat(own.run.lines) * (own.run.extent + own.spacing))
  }

  @Test(arguments: 0..<100) func `no line that meets an interval is left out`(seed: Int) {
    let own = Case(seed: seed)
    var numbers = SplitMix64(seed: seed + 1000)
    for _ in 0..<20 {
      let low = CGFloat(numbers.int(-400...400))
      let interval = AxisInterval(low: low, high: low + CGFloat(numbers.int(0...90)))
      let found = own.run.lines(meeting: interval, spacing: own.spacing)
      #expect(found.lowerBound >= 0 && found.upperBound <= own.run.lines)
      for number in 0..<own.run.lines {
        let line = own.line(number)
        if line.low <= interval.high, line.high >= interval.low {
          #expect(found.contains(number), "line \(number) of \(own.run), in \(interval)")
        }
      }
    }
  }

  @Test func `few lines are looked at that do not meet`() {
    let run = LineRun(lines: 1_000_000, itemsPerLine: 3, extent: 50, isPlain: true)
    let found = run.lines(meeting: AxisInterval(low: 30_000, high: 30_600), spacing: 10)
    #expect(found.count <= 14)
    #expect(found.contains(500) && found.contains(509))
  }

  @Test func `lines that lie over each other are all looked at`() {
    let run = LineRun(lines: 5, itemsPerLine: 1, extent: 20, isPlain: true)
    #expect(run.lines(meeting: AxisInterval(low: 3, high: 4), spacing: -20) == 0..<5)
  }

  @Test func `lines go on only with lines that are alike in everything`() {
    let run = LineRun(lines: 2, itemsPerLine: 3, extent: 50, isPlain: true)
    var other = run
    other.lines = 7
    #expect(run.continues(as: other))
    other.itemsPerLine = 4
    #expect(!run.continues(as: other))
    other = run
    other.extent = 51
    #expect(!run.continues(as: other))
    other = run
    other.isPlain = false
    #expect(!run.continues(as: other))
  }

  @Test func `a run has the items of all its lines`() {
    #expect(LineRun(lines: 4, itemsPerLine: 3, extent: 1, isPlain: true).items == 12)
    #expect(FlowLine(first: 8, count: 3, start: 0, extent: 1, isPlain: true).end == 11)
  }
}

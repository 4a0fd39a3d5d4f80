import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

/// Finding lines by item and by place, against a list of all lines.
@Suite struct `Finding lines in a tree` {
  private struct Case {
    let lines: [FlowLine]
    let tree: LineTree
    var numbers: SplitMix64

    init(seed: Int, spacings: ClosedRange<Int>) {
      var numbers = SplitMix64(seed: seed)
      let spacing = CGFloat(numbers.int(spacings))
      let runs = (0..<numbers.int(1...12)).map { _ in
        LineRun(
          lines: numbers.int(1...6),
          itemsPerLine: numbers.int(1...4),
          extent: CGFloat(numbers.int(0...30)),
          isPlain: numbers.once(in: 2)
        )
      }
      var lines: [FlowLine] = []
      var (first, start) = (0, CGFloat(0))
      for run in runs {
        for _ in 0..<run.lines {
          lines.append(
            FlowLine(
              first: first,
              count: run.itemsPerLine,
              start: start,
              extent: run.extent,
              isPlain: run.isPlain
            )
          )
          first += run.itemsPerLine
          start += run.extent + spacing
        }
      }
      self.lines = lines
      self.numbers = numbers
      tree = LineTree(spacing: spacing, runs)
    }

    mutating func place() -> CGFloat {
      CGFloat(numbers.int(-40...Int(max(40, tree.stretch.high)) + 40))
    }
  }

  @Test(arguments: 0..<60) func `every item is in the line that holds it`(seed: Int) {
    let own = Case(seed: seed, spacings: -10...10)
    #expect(own.tree.items == own.lines.last?.end)
    for line in own.lines {
      for item in line.first..<line.end { #expect(own.tree.line(of: item) == line) }
    }
  }

  @Test(arguments: 0..<60) func `every item is in the run of its line`(seed: Int) {
    let own = Case(seed: seed, spacings: -10...10)
    for line in own.lines {
      let (run, first, start) = own.tree.run(of: line.first)
      #expect(run.extent == line.extent && run.itemsPerLine == line.count)
      #expect(first <= line.first && line.end <= first + run.items)
      #expect(own.tree.line(of: first).start == start)
    }
  }

  @Test(arguments: 0..<60) func `lines found in an interval are those that meet it, in order`(
    seed: Int
  ) {
    var own = Case(seed: seed, spacings: -40...10)
    for _ in 0..<20 {
      let low = own.place()
      let interval = AxisInterval(low: low, high: low + CGFloat(own.numbers.int(0...100)))
      var found: [FlowLine] = []
      own.tree.forEachLine(meeting: interval) { found.append($0) }
      #expect(found.map(\.first) == found.map(\.first).sorted())
      for line in found { #expect(own.lines.contains(line)) }
      for line in own.lines
      where line.start <= interval.high && line.start + line.extent >= interval.low {
        #expect(found.contains(line), "\(line) in \(interval)")
      }
    }
  }

  @Test(arguments: 0..<60) func `the first line that ends behind a place is the list's`(seed: Int) {
    var own = Case(seed: seed, spacings: 0...0)
    // What ends behind a place is asked of lines that hold one item each.
    let runs = own.lines.map {
      LineRun(lines: 1, itemsPerLine: 1, extent: $0.extent, isPlain: $0.isPlain)
    }
    let tree = LineTree(spacing: 0, runs)
    for _ in 0..<20 {
      let place = own.place()
      let expected = own.lines.firstIndex { $0.start + $0.extent > place }
      let found = tree.firstLine(endingAfter: place)
      #expect(found?.first == expected)
      if let expected, let found {
        #expect(found.start == own.lines[expected].start)
        #expect(found.extent == own.lines[expected].extent)
      }
    }
  }

  @Test func `an empty tree has no lines`() {
    let tree = LineTree(spacing: 7)
    #expect(tree.items == 0 && tree.runCount == 0)
    #expect(tree.stretch == .none)
    #expect(tree.firstLine(endingAfter: -10) == nil)
    #expect(tree.line(of: 0).extent == 0)
    tree.forEachLine(meeting: AxisInterval(low: -1e9, high: 1e9)) { _ in
      Issue.record("nothing is there to be found")
    }
  }

  @Test func `room of lines that went is used for lines that come`() {
    func runs(_ count: Int) -> [LineRun] {
      (0..<count).map {
        LineRun(lines: 1, itemsPerLine: 1, extent: CGFloat($0), isPlain: false)
      }
    }
    var tree = LineTree(spacing: 0, runs(40))
    for round in 0..<100 {
      let first = round % 30
      tree.replace(first..<first + 10, with: runs(10))
      #expect(tree.isConsistent)
    }
    #expect(tree.nodes.count == 40)
    tree.replace(0..<40, with: [])
    #expect(tree.freeCount == 40 && tree.runCount == 0)
  }

  @Test func `a run is cut between its lines`() {
    var tree = LineTree(
      spacing: 2,
      [LineRun(lines: 10, itemsPerLine: 3, extent: 20, isPlain: true)]
    )
    tree.replace(12..<15, with: [LineRun(lines: 1, itemsPerLine: 3, extent: 50, isPlain: false)])
    #expect(tree.runCount == 3)
    #expect(tree.line(of: 11).start == 66)
    #expect(tree.line(of: 12).extent == 50)
    #expect(tree.line(of: 15).start == 140)
    #expect(tree.stretch.length == 250)
  }
}

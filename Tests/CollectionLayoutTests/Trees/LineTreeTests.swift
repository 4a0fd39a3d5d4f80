import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

@Suite struct LineTreeTests {
  /// Lines as a plain list: how many items each has and how thick it is.
  typealias Lines = [(items: Int, extent: CGFloat)]

  private func expect(_ tree: LineTree, is lines: Lines, spacing: CGFloat) {
    #expect(tree.items == lines.reduce(0) { $0 + $1.items })
    var first = 0
    var start: CGFloat = 0
    for line in lines {
      let found = tree.line(of: first + line.items / 2)
      #expect(found.first == first && found.count == line.items)
      #expect(found.start == start && found.extent == line.extent)
      first += line.items
      start += line.extent + spacing
    }
    #expect(tree.stretch.length == (lines.isEmpty ? 0 : start))
  }

  @Test(arguments: 0..<60) func `cutting and joining keeps what a list would`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let spacing = CGFloat(numbers.int(-3...4))
    var lines: Lines = []
    var tree = LineTree(spacing: spacing)
    for _ in 0..<40 {
      let a = numbers.int(0...lines.count)
      let b = numbers.int(a...lines.count)
      let runs = (0..<numbers.int(0...4)).map { _ in
        LineRun(
          lines: numbers.int(1...5),
          itemsPerLine: numbers.int(1...4),
          extent: CGFloat(numbers.int(0...30)),
          isPlain: false
        )
      }
      let from = lines[..<a].reduce(0) { $0 + $1.items }
      let to = lines[..<b].reduce(0) { $0 + $1.items }
      tree.replace(from..<to, with: runs)
      lines.replaceSubrange(
        a..<b,
        with: runs.flatMap { run in
          Array(repeating: (items: run.itemsPerLine, extent: run.extent), count: run.lines)
        }
      )
      expect(tree, is: lines, spacing: spacing)
    }
  }

  @Test func `a tree stays shallow however it is filled`() {
    var tree = LineTree(spacing: 0)
    for item in 0..<20_000 {
      let run = LineRun(lines: 1, itemsPerLine: 1, extent: CGFloat(item), isPlain: false)
      tree.replace(item..<item, with: [run])
    }
    func depth(_ index: Int32) -> Int {
      if index == LineTree.nobody { return 0 }
      let node = tree.nodes[Int(index)]
      return 1 + max(depth(node.left), depth(node.right))
    }
    #expect(tree.runCount == 20_000)
    #expect(depth(tree.root) < 60)
  }
}

@Suite struct FlowCostTests {
  @Test func `ten million even items take one run and a rest`() {
    let values = FlowSectionValues(
      itemCount: 10_000_001,
      sizes: .same(CGSize(width: 100, height: 50))
    )
    let flow = FlowEngine(FlowConfiguration(crossLength: 320, scale: 2), [values])
    #expect(flow.sections[0].lines.runCount == 2)
    #expect(flow.itemFrame(10_000_000, inSection: 0)?.minY == CGFloat(199_999_980))
  }

  @Test func `measuring what is in sight adds as many runs as lines`() {
    let values = FlowSectionValues(
      itemCount: 10_000_000,
      sizes: .estimated(CGSize(width: 320, height: 50), measured: [:])
    )
    var flow = FlowEngine(FlowConfiguration(crossLength: 320, scale: 2), [values])
    for item in 5_000_000..<5_000_100 {
      flow.measure(
        CGSize(width: 320, height: CGFloat(item % 7) + 40),
        item: item,
        inSection: 0
      )
    }
    #expect(flow.sections[0].lines.runCount < 210)
  }
}

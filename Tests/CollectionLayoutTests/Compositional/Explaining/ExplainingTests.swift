import Foundation
import TestSupport
import Testing

@testable import CollectionLayout

/// What is told of how frames came about is what they are.
@Suite struct `Explanations of frames` {
  private func frame(_ explanation: CompositionalExplanation) -> CGRect {
    CGRect(
      explanation.steps[explanation.x].value,
      explanation.steps[explanation.y].value,
      explanation.steps[explanation.width].value,
      explanation.steps[explanation.height].value
    )
  }

  private func engine(seed: Int) -> CompositionalEngine {
    var random = RandomCompositions(seed: seed)
    let configuration = random.configuration()
    let sections = (0..<random.random.int(1...3)).map { _ in
      random.section(in: configuration.axes)
    }
    var engine = CompositionalEngine(configuration, sections)
    for _ in 0..<random.random.int(0...12) {
      let section = random.random.int(0...sections.count - 1)
      guard sections[section].itemCount > 0 else { continue }
      engine.measure(
        CGSize(
          width: CGFloat(random.random.int(1...90)),
          height: CGFloat(random.random.int(1...90))
        ),
        item: random.random.int(0...sections[section].itemCount - 1),
        inSection: section
      )
    }
    return engine
  }

  /// Every step is what its terms make, and leads back to steps before it.
  private func expectSound(_ explanation: CompositionalExplanation) {
    for (number, step) in explanation.steps.enumerated() {
      #expect(CompositionalExplanation.result(step.terms, step.finish) == step.value)
      for term in step.terms {
        guard let source = term.step else { continue }
        #expect(source < number)
        #expect(explanation.steps[source].value == term.value)
        #expect(explanation.steps[source].name == term.source)
      }
    }
  }

  @Test(arguments: 0..<60) func `end at the frames that items have`(seed: Int) throws {
    let engine = engine(seed: seed)
    for section in 0..<engine.sectionCount {
      for item in 0..<(engine.values(ofSection: section)?.itemCount ?? 0) {
        guard let element = engine.item(item, inSection: section) else {
          #expect(engine.explain(item, inSection: section) == nil)
          continue
        }
        let explanation = try #require(engine.explain(item, inSection: section))
        let told = frame(explanation)
        #expect(told.isNear(element.frame), "\(told), laid out \(element.frame)")
        if item % 7 == 0 { expectSound(explanation) }
      }
    }
  }

  @Test(arguments: 0..<60) func `end at the frames that boundary items have, held or not`(
    seed: Int
  ) throws {
    var random = RandomCompositions(seed: seed)
    let configuration = random.configuration()
    let sections = (0..<3).map { _ in
      var values = random.section(in: configuration.axes)
      for index in values.boundary.indices {
        values.boundary[index].isPinned = random.random.once(in: 2)
        values.boundary[index].insets.leading = CGFloat(random.random.int(0...9))
        values.boundary[index].insets.top = CGFloat(random.random.int(0...9))
        values.boundary[index].offset.y = CGFloat(random.random.int(-9...9))
      }
      return values
    }
    let engine = CompositionalEngine(configuration, sections)
    for offset in stride(from: CGFloat(-100), through: 600, by: 70) {
      let axes = configuration.axes
      let visible = axes.rect(main: offset, cross: 0, axes.size(configuration.container))
      let pinning = CompositionalPinning(bounds: visible, visible: visible)
      for section in sections.indices {
        for index in sections[section].boundary.indices {
          for pinning in [nil, pinning] {
            guard let element = engine.boundary(index, inSection: section, pinning) else {
              #expect(engine.explainBoundary(index, inSection: section, pinning) == nil)
              continue
            }
            let told = try #require(engine.explainBoundary(index, inSection: section, pinning))
            #expect(frame(told).isNear(element.frame), "\(frame(told)), is \(element.frame)")
            expectSound(told)
          }
        }
      }
    }
  }

  private func steps(_ explanation: CompositionalExplanation?) -> [String] {
    (explanation?.steps ?? []).map { step in
      let terms = step.terms.map {
        "\($0.operation.rawValue) \(CompositionalTree.short($0.value)) \($0.source)"
      }
      return "\(step.name): \(terms.joined(separator: " "))"
    }
  }

  @Test func `go from the bounds to the pixels, step by step`() {
    let group = CompositionalItem.row(
      .fw(1),
      .pt(30),
      [.leaf(.fw(0.5), .fh(1)) { $0.insets.leading = 3 }],
      spacing: .fixed(10)
    )
    let engine = CompositionalEngine(
      CompositionalSectionValues(4, group) { $0.insets.leading = 20 }
    )
    let told = steps(engine.explain(1, inSection: 0))
    for step in [
      "width the group is a part of: + 100 width of the bounds - 20 section inset before"
        + " - 0 section inset after - 0 reference before - 0 reference after",
      "width of the group: + 80 width the group is a part of x 1 fractionalWidth(1)",
      "room for parts in the group: + 80 width of the group - 0 group inset before"
        + " - 0 group inset after - 10 spacing between its items",
      "width of the item: + 70 room for parts in the group x 0.5 fractionalWidth(0.5)",
      "x of what is at 1 in the group: + 20 x of the group + 0 group inset before"
        + " + 45 items and spacing before",
      "width of the cell: + 35 width of the item - 3 item inset before - 0 item inset after",
      "x of the cell: + 65 x of what is at 1 in the group + 3 item inset before",
    ] {
      #expect(told.contains(step), "\(step) is not in\n\(told.joined(separator: "\n"))")
    }
  }

  @Test func `name equal parts, guesses, what was measured and what a provider said`() {
    func text(_ engine: CompositionalEngine, _ item: Int) -> String {
      steps(engine.explain(item, inSection: 0)).joined(separator: "\n")
    }
    let parts = CompositionalItem.row(.fw(1), .pt(30), [.leaf(.pt(9), .fh(1))], .split(4))
    #expect(
      text(CompositionalEngine(CompositionalSectionValues(4, parts)), 2)
        .contains("width of the item: + 25 its equal part")
    )
    let list = CompositionalItem.column(.fw(1), .est(20), [.leaf(.fw(1), .est(20))])
    var engine = CompositionalEngine(CompositionalSectionValues(4, list))
    engine.measure(CGSize(width: 100, height: 31), item: 1, inSection: 0)
    #expect(text(engine, 0).contains("height of the item: + 20 estimated(20)"))
    #expect(text(engine, 1).contains("height of the item: + 31 measured"))
    #expect(text(engine, 1).contains("height of the group: + 31 as long as its items"))
    let custom = CompositionalItem.leaf(.fw(1), .pt(20)) {
      $0.content = .custom([CompositionalSlot(frame: CGRect(4, 5, 6, 7))])
    }
    let own = text(CompositionalEngine(CompositionalSectionValues(2, custom)), 1)
    #expect(own.contains("width of the cell: + 6 the provider's frame"))
    #expect(own.contains("+ 5 the provider's frame"))
  }

  @Test func `are none of what is not there`() {
    let engine = engine(seed: 3)
    #expect(engine.explain(-1, inSection: 0) == nil)
    #expect(engine.explain(100_000, inSection: 0) == nil)
    #expect(engine.explain(0, inSection: 77) == nil)
    #expect(engine.explainBoundary(5, inSection: 0, nil) == nil)
    #expect(engine.explainBoundary(0, inSection: -1, nil) == nil)
  }

  @Test func `do the arithmetic they say`() {
    let terms = [
      CompositionalExplanation.term(.plus, 10, "a"),
      CompositionalExplanation.term(.minus, 3.2, "b"),
      CompositionalExplanation.term(.times, -2, "c"),
    ]
    func result(_ finish: CompositionalExplanation.Finish) -> CGFloat {
      CompositionalExplanation.result(terms, finish)
    }
    #expect(abs(result(.none) + 13.6) < 1e-9)
    #expect(result(.down(1)) == -14 && result(.down(2)) == -14)
    #expect(result(.nearest(1)) == -14 && result(.nearest(2)) == -13.5)
    #expect(abs(result(.magnitude) - 13.6) < 1e-9)
    #expect(result(.notNegative) == 0)
    #expect(result(.between(-5, 5)) == -5 && result(.between(-20, -15)) == -15)
    #expect(CompositionalExplanation.result([], .none) == 0)
  }
}

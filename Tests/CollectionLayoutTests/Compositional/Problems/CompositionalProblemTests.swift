import CollectionLayout
import Foundation
import TestSupport
import Testing

/// What is said of layouts that cannot be laid out as they stand.
@Suite struct `Problems of compositional layouts` {
  private func problems(
    _ group: CompositionalItem,
    count: Int = 3,
    _ change: (inout CompositionalSectionValues) -> Void = { _ in }
  ) -> [CompositionalProblem] {
    CompositionalEngine(CompositionalSectionValues(count, group, change)).problems
  }

  private let sound = CompositionalItem.row(.fw(1), .pt(20), [.leaf(.fw(0.5), .fh(1))])

  private func boundary(_ kind: String, width: CGFloat = 10) -> CompositionalBoundary {
    CompositionalBoundary(
      kind: kind,
      size: CompositionalSize(width: .pt(width), height: .pt(10)),
      vertical: .low
    )
  }

  @Test func `are none where all is well`() {
    #expect(problems(sound) { $0.boundary = [boundary("a"), boundary("b")] }.isEmpty)
  }

  @Test func `say which node is no number, negative or too large`() {
    let group = CompositionalItem.row(
      .fw(1),
      .pt(-20),
      [.leaf(.fw(0.5), .fh(1)), .leaf(.pt(.infinity), .fh(1)), .leaf(.fw(2e9), .fh(1))]
    )
    let found = problems(group, count: 0)
    #expect(found.map(\.subject) == [.node([]), .node([1]), .node([2])])
    #expect(found.map(\.kind) == [.negative(-20), .notFinite(.infinity), .tooLarge(2e9)])
    #expect(found.allSatisfy { $0.section == 0 })
  }

  @Test func `say which place of a section is no number`() {
    let changes: [(CompositionalProblem.Subject, (inout CompositionalSectionValues) -> Void)] = [
      (.interGroupSpacing, { $0.interGroupSpacing = .infinity }),
      (.insets, { $0.insets.top = .infinity }),
      (.insets, { $0.reference.leading = .infinity }),
      (.insets, { $0.boundaryInsets.trailing = .infinity }),
      (.boundary(0), { $0.boundary[0].size.width.value = .infinity }),
      (.boundary(0), { $0.boundary[0].offset.x = .infinity }),
      (.boundary(0), { $0.boundary[0].offset.y = .infinity }),
      (.node([]), { $0.group.edges.top.length = .infinity }),
      (.node([]), { $0.group.edges.leading.length = .infinity }),
      (.node([]), { $0.group.edges.bottom.length = .infinity }),
      (.node([]), { $0.group.edges.trailing.length = .infinity }),
      (.node([]), { $0.group.insets.bottom = .infinity }),
    ]
    for (subject, change) in changes {
      let found = problems(sound) {
        $0.boundary = [boundary("a")]
        change(&$0)
      }
      #expect(found.map(\.subject) == [subject])
      #expect(found.map(\.kind) == [.notFinite(.infinity)])
    }
  }

  @Test func `of the whole layout have no section`() {
    let engine = CompositionalEngine(CompositionalSectionValues(1, sound)) {
      $0.interSectionSpacing = -3e9
      $0.boundary = [boundary("a"), boundary("b", width: -4)]
    }
    #expect(engine.problems.map(\.subject) == [.interSectionSpacing, .global(1)])
    #expect(engine.problems.map(\.kind) == [.tooLarge(-3e9), .negative(-4)])
    #expect(engine.problems.allSatisfy { $0.section == nil })
    #expect(engine.configuration.interSectionSpacing == -1e9)
    #expect(engine.global(1)?.frame.width == 0)
  }

  @Test func `name the first item that does not fit and the room there is`() {
    let group = CompositionalItem.row(.pt(40), .pt(20), [.leaf(.pt(50), .fh(1))]) {
      $0.insets.leading = 10
    }
    #expect(problems(group).map(\.kind) == [.firstDoesNotFit(length: 50, available: 30)])
    #expect(problems(group).map(\.subject) == [.node([0])])
    #expect(problems(group, count: 0).isEmpty)
    let inner = CompositionalItem.column(.pt(20), .pt(20), [.leaf(.fw(1), .pt(30))])
    let outer = CompositionalItem.row(.fw(1), .pt(20), [inner])
    #expect(problems(outer).map(\.subject).contains(.node([0, 0])))
  }

  @Test func `count the room around an item to its length`() {
    let group = CompositionalItem.row(
      .pt(40),
      .pt(20),
      [.leaf(.pt(35), .fh(1)) { $0.edges.leading = .fixed(8) }]
    )
    #expect(problems(group).map(\.kind) == [.firstDoesNotFit(length: 43, available: 40)])
  }

  @Test func `are not where items are counted or the group is a guess`() {
    let leaf = CompositionalItem.leaf(.pt(500), .pt(500))
    #expect(problems(.column(.fw(1), .est(20), [leaf])).isEmpty)
    #expect(problems(.row(.fw(1), .pt(20), [leaf], .times(2))).isEmpty)
  }

  @Test func `name a group that is wider than the room`() {
    let wide = CompositionalItem.row(.pt(120), .pt(20), [.leaf(.fw(0.5), .fh(1))])
    #expect(
      problems(wide) { $0.insets.leading = 30 }.map(\.kind)
        == [.widerThanRoom(length: 120, available: 70)]
    )
    #expect(problems(wide, count: 0).isEmpty)
    #expect(problems(wide) { $0.row = .continuous }.isEmpty)
  }

  @Test func `name insets that have no say (rule C11)`() {
    let item = CompositionalItem.leaf(.fw(1), .est(20)) { $0.insets.top = 4 }
    #expect(
      problems(.column(.fw(1), .est(20), [item])).map(\.kind) == [.insetsOnGuess("top and bottom")]
    )
    let across = CompositionalItem.leaf(.est(10), .pt(20)) { $0.insets.trailing = 4 }
    #expect(
      problems(.row(.fw(1), .pt(20), [across])).map(\.kind)
        == [.insetsOnGuess("leading and trailing")]
    )
    let beside = CompositionalItem.leaf(.fw(1), .est(20)) { $0.insets.leading = 4 }
    #expect(problems(.column(.fw(1), .est(20), [beside])).isEmpty)
  }

  @Test func `name what is wrong with custom groups`() {
    func custom(_ slots: [CGRect], _ width: CompositionalDimension = .fw(1)) -> CompositionalItem {
      .leaf(width, .pt(20)) { item in
        item.content = .custom(slots.map { CompositionalSlot(frame: $0) })
      }
    }
    #expect(problems(custom([])).map(\.kind) == [.emptyCustomGroup])
    #expect(problems(custom([.zero], .est(9))).map(\.kind) == [.guessInCustomGroup])
    let bad = CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)
    let group = custom([CGRect(0, 0, 5, 5), bad])
    #expect(problems(group).map(\.kind) == [.badCustomFrame(1, bad)])
    let engine = CompositionalEngine(CompositionalSectionValues(2, group))
    #expect(engine.frames() == [CGRect(0, 0, 5, 5), .zero])
  }

  @Test func `name a kind that stands for two things (rule C41)`() {
    #expect(
      problems(sound) { $0.boundary = [boundary("a"), boundary("b"), boundary("a")] }
        .map(\.subject) == [.boundary(2)]
    )
    let badge = CompositionalAnchored(
      kind: "a",
      size: CompositionalSize(width: .pt(5), height: .pt(5)),
      container: CompositionalAnchor(unit: .zero)
    )
    var other = badge
    other.zIndex = 9
    func group(_ items: [CompositionalAnchored]) -> CompositionalItem {
      .row(
        .fw(1),
        .pt(20),
        items.map { item in .leaf(.pt(10), .fh(1)) { $0.supplementaries = [item] } }
      )
    }
    #expect(problems(group([badge, badge])).isEmpty)
    #expect(problems(group([badge, other])).map(\.kind) == [.kindTwice("a")])
    #expect(problems(group([badge, other])).map(\.subject) == [.node([1])])
    #expect(
      problems(group([badge])) { $0.boundary = [boundary("a")] }.map(\.kind) == [.kindTwice("a")]
    )
  }

  @Test func `are written down once`() {
    let group = CompositionalItem.row(.fw(1), .pt(20), [.leaf(.pt(10), .fh(1))]) {
      $0.insets = CompositionalInsets(top: .infinity, bottom: .infinity)
    }
    #expect(problems(group).map(\.kind) == [.notFinite(.infinity)])
  }

  @Test(arguments: 0..<40) func `whatever comes in, what comes out is sound`(seed: Int) {
    var random = RandomCompositions(seed: seed)
    let configuration = random.configuration()
    var section = random.section(in: configuration.axes)
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, -1e300, 1e300, -50, 0, 1e-300]
    func spoil(_ item: inout CompositionalItem) {
      if random.random.once(in: 3) { item.size.width.value = random.random.pick(odd) }
      if random.random.once(in: 3) { item.size.height.value = random.random.pick(odd) }
      if random.random.once(in: 3) { item.insets.leading = random.random.pick(odd) }
      if random.random.once(in: 3) { item.edges.top.length = random.random.pick(odd) }
      guard case .group(var group) = item.content else { return }
      if random.random.once(in: 3) { group.spacing.length = random.random.pick(odd) }
      for index in group.subitems.indices { spoil(&group.subitems[index]) }
      item.content = .group(group)
    }
    spoil(&section.group)
    // Subitems without length fill a group up to a limit, which takes time: a few items will do.
    section.itemCount = min(section.itemCount, 4)
    section.interGroupSpacing = random.random.pick(odd)
    section.insets.top = random.random.pick(odd)
    let engine = CompositionalEngine(configuration, [section])
    #expect(engine.contentSize.width.isFinite && engine.contentSize.height.isFinite)
    #expect(engine.contentSize.width >= 0 && engine.contentSize.height >= 0)
    for element in engine.everything() {
      let frame = element.frame
      #expect(
        frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite,
        "\(element)"
      )
    }
  }
}

@Suite struct `The tree of a group in characters` {
  private let group = CompositionalItem.row(
    .fw(1),
    .est(44),
    [
      .leaf(.fw(0.5), .fh(1)) {
        $0.insets = CompositionalInsets(top: 1, leading: 2.5, bottom: 3, trailing: 4)
      },
      .column(.pt(30), .uni(20), [.leaf(.fw(1), .pt(10))], .split(2), spacing: .flexible(8)),
      .leaf(.fw(1), .fh(1)) { $0.content = .custom([CompositionalSlot(frame: .zero)]) },
    ],
    .times(3),
    spacing: .fixed(4)
  )

  @Test func `has a line for each node`() {
    #expect(
      CompositionalTree.describe(group, marking: nil) == """
        horizontal group, 3 times fractionalWidth(1) x estimated(44), spacing 4
          item fractionalWidth(0.5) x fractionalHeight(1), insets 1 2.5 3 4
          vertical group, 2 equal parts absolute(30) x uniformAcrossSiblings(20), spacing >= 8
            item fractionalWidth(1) x absolute(10)
          custom group of 1 fractionalWidth(1) x fractionalHeight(1)
        """
    )
  }

  @Test(arguments: [([], 0), ([0], 1), ([1], 2), ([1, 0], 3), ([2], 4)] as [([Int], Int)])
  func `has an arrow at the node that is meant`(path: [Int], number: Int) {
    let lines = CompositionalTree.describe(group, marking: path).split(separator: "\n")
    for (index, line) in lines.enumerated() {
      #expect(line.hasSuffix("   <-- here") == (index == number))
    }
  }

  @Test func `has no arrow for a node that is not there`() {
    #expect(!CompositionalTree.describe(group, marking: [7]).contains("<--"))
  }

  @Test func `has numbers without needless fractions`() {
    let numbers: [CGFloat] = [3, -3, 0.5, 1e16, .nan, .infinity]
    #expect(
      numbers.map(CompositionalTree.short) == ["3", "-3", "0.5", "1e+16", "nan", "inf"]
    )
    let plain = CompositionalItem.column(.fw(1), .pt(10), [])
    #expect(
      CompositionalTree.describe(plain, marking: nil)
        == "vertical group fractionalWidth(1) x absolute(10)"
    )
  }
}

import CollectionLayout
import Foundation
import TestSupport
import Testing

/// What holds for every compositional layout.
@Suite struct `Laws of compositional layouts` {
  private struct Case {
    let configuration: CompositionalConfiguration
    let sections: [CompositionalSectionValues]

    init(seed: Int, count: ClosedRange<Int> = 1...3) {
      var random = RandomCompositions(seed: seed)
      var configuration = random.configuration()
      configuration.interSectionSpacing = CGFloat(random.random.int(0...9))
      sections = (0..<random.random.int(count)).map { _ in random.section(in: configuration.axes) }
      self.configuration = configuration
    }

    var engine: CompositionalEngine { CompositionalEngine(configuration, sections) }
  }

  @Test(arguments: 0..<60) func `a layout turned is the layout of what is turned`(seed: Int) {
    let own = Case(seed: seed)
    let other = CompositionalEngine(own.configuration.turned, own.sections.map(\.turned))
    let engine = own.engine
    #expect(other.contentSize == engine.contentSize.turned)
    for section in own.sections.indices {
      #expect(other.sectionFrame(section) == engine.sectionFrame(section)?.turned)
      #expect(other.frames(section) == engine.frames(section).map(\.turned))
      for index in own.sections[section].boundary.indices {
        #expect(
          other.boundary(index, inSection: section)?.frame
            == engine.boundary(index, inSection: section)?.frame.turned
        )
      }
      #expect(other.row(section)?.viewport == engine.row(section)?.viewport.turned)
      #expect(other.row(section)?.most == engine.row(section)?.most)
      #expect(other.row(section)?.start == engine.row(section)?.start)
    }
  }

  @Test(arguments: 0..<60) func `a section is laid out as if it were alone`(seed: Int) {
    let own = Case(seed: seed)
    let axes = own.configuration.axes
    let engine = own.engine
    var place: CGFloat = 0
    for (index, section) in own.sections.enumerated() {
      let alone = CompositionalEngine(own.configuration, [section])
      let box = alone.sectionFrame(0)
      #expect(box?.size == engine.sectionFrame(index)?.size)
      if let box = engine.sectionFrame(index) {
        #expect(abs(axes.main(box).low - place) < 1e-6)
      }
      for (a, b) in zip(alone.frames(), engine.frames(index)) {
        #expect(abs(axes.main(a).low + place - axes.main(b).low) <= 1)
        #expect(axes.cross(a).low == axes.cross(b).low)
        #expect(a.size == b.size)
      }
      place += (box.map { axes.size($0.size).main } ?? 0) + own.configuration.interSectionSpacing
    }
    let length = axes.size(engine.contentSize).main
    #expect(abs(length - max(0, place - own.configuration.interSectionSpacing)) < 1e-6)
  }

  @Test(arguments: 0..<60) func `sections lie apart by their spacing, one behind the other`(
    seed: Int
  ) {
    let own = Case(seed: seed, count: 2...5)
    let axes = own.configuration.axes
    let frames = own.sections.indices.map { own.engine.sectionFrame($0) }
    var (end, empty) = (CGFloat(0), 0)
    for (index, frame) in frames.enumerated() {
      guard let frame else {
        empty += 1
        continue
      }
      let before = CGFloat(index == empty && end == 0 ? empty : empty + 1)
      let start = end + (index == 0 ? 0 : before * own.configuration.interSectionSpacing)
      #expect(abs(axes.main(frame).low - start) < 1e-6)
      (end, empty) = (axes.main(frame).high, 0)
    }
  }

  @Test(arguments: 0..<60) func `every item of a full group lies where the first group's does`(
    seed: Int
  ) {
    let own = Case(seed: seed, count: 1...1)
    let engine = own.engine
    let frames = engine.frames()
    guard let first = engine.groupFrame(ofItem: 0, inSection: 0) else { return }
    let capacity = frames.indices.prefix {
      engine.groupFrame(ofItem: $0, inSection: 0) == first
    }.count
    for item in 0..<(frames.count / capacity * capacity) {
      guard let group = engine.groupFrame(ofItem: item, inSection: 0) else { continue }
      let (a, b) = (frames[item % capacity], frames[item])
      #expect(a.size == b.size)
      // Both went to pixels.
      #expect(abs(a.minX - first.minX - b.minX + group.minX) <= 1)
      #expect(abs(a.minY - first.minY - b.minY + group.minY) <= 1)
    }
  }

  @Test(arguments: 0..<60) func `origins are on pixels`(seed: Int) {
    let own = Case(seed: seed)
    let scale = own.configuration.scale
    for element in own.engine.everything() {
      for place in [element.frame.minX, element.frame.minY] {
        #expect(abs((place * scale).rounded() - place * scale) < 1e-6)
      }
    }
  }

  @Test(arguments: 0..<60) func `inset sections have their groups moved by the inset`(seed: Int) {
    let own = Case(seed: seed, count: 1...1)
    let axes = own.configuration.axes
    var section = own.sections[0]
    if axes == .vertical { section.insets.top += 12 } else { section.insets.leading += 12 }
    // A boundary item in the middle may lie elsewhere then, and so may the rest.
    section.boundary = []
    var plain = own.sections[0]
    plain.boundary = []
    guard plain.row == nil else { return }
    let moved = CompositionalEngine(own.configuration, [section]).frames()
    for (a, b) in zip(CompositionalEngine(own.configuration, [plain]).frames(), moved) {
      let (dx, dy): (CGFloat, CGFloat) = axes == .vertical ? (0, 12) : (12, 0)
      #expect(b.isNear(a.offsetBy(dx: dx, dy: dy)))
    }
  }

  @Test(arguments: 0..<40) func `more items never move those before them`(seed: Int) {
    let own = Case(seed: seed, count: 1...1)
    var section = own.sections[0]
    section.boundary = []
    let fewer = CompositionalEngine(own.configuration, [section]).frames()
    section.itemCount += 7
    let more = CompositionalEngine(own.configuration, [section]).frames()
    for (a, b) in zip(fewer, more) { #expect(a.isNear(b)) }
  }
}

extension CGSize {
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  fileprivate var turned: CGRect {
    CGRect(origin: CGPoint(x: minY, y: minX), size: size.turned)
  }
}

extension CompositionalConfiguration {
  fileprivate var turned: CompositionalConfiguration {
    var other = self
    (other.axes, other.container) = (axes.turned, container.turned)
    return other
  }
}

extension CompositionalSectionValues {
  fileprivate var turned: CompositionalSectionValues {
    var other = self
    other.group = group.turned
    other.insets = insets.turned
    other.reference = reference.turned
    other.boundaryInsets = boundaryInsets.turned
    other.boundary = boundary.map { item in
      var other = item
      (other.horizontal, other.vertical) = (item.vertical, item.horizontal)
      other.size = item.size.turned
      other.offset = CGPoint(x: item.offset.y, y: item.offset.x)
      return other
    }
    return other
  }
}

extension CompositionalInsets {
  fileprivate var turned: CompositionalInsets {
    CompositionalInsets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension CompositionalSize {
  fileprivate var turned: CompositionalSize {
    func turned(_ dimension: CompositionalDimension) -> CompositionalDimension {
      switch dimension.kind {
      case .fractionalWidth: .fh(dimension.value)
      case .fractionalHeight: .fw(dimension.value)
      case .absolute, .estimated, .uniform: dimension
      }
    }
    return CompositionalSize(width: turned(height), height: turned(width))
  }
}

extension CompositionalItem {
  fileprivate var turned: CompositionalItem {
    var other = self
    other.size = size.turned
    other.insets = insets.turned
    other.edges = CompositionalEdges(
      leading: edges.top,
      top: edges.leading,
      trailing: edges.bottom,
      bottom: edges.trailing
    )
    if case .group(var group) = content {
      group.axes = group.axes.turned
      group.subitems = group.subitems.map(\.turned)
      other.content = .group(group)
    }
    return other
  }
}

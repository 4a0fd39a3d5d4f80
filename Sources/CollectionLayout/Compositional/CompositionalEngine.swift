import Foundation

/// Places items as UIKit's compositional layout does: values in, rectangles out.
///
/// A section of equal groups is one template and a period, so ten million items take the room of
/// one; groups that were measured lie in a tree, where a change takes O(log n). Docs tell the rules
/// in CompositionalLayout.md.
package struct CompositionalEngine: Sendable {
  package let configuration: CompositionalConfiguration
  /// What could not be laid out as it was asked for.
  package let problems: [CompositionalProblem]
  private(set) var sections: [CompositionalSection]
  private(set) var starts: StretchTree
  private(set) var global = BoundaryPlacement.none
  private(set) var widest: CGFloat = 0
  private var measuredGlobal: [Int: CGSize]
  let grid: PixelGrid

  /// What an engine knew of the sizes of views.
  package struct Memory: Sendable {
    var sections: [Int: CompositionalSection.Memory] = [:]
    var global: [Int: CGSize] = [:]

    package init() {}

    package var isEmpty: Bool { sections.isEmpty && global.isEmpty }

    /// The same with items where an update put them; nil forgets one.
    package func following(_ map: (_ section: Int, _ item: Int) -> (Int, Int)?) -> Memory {
      var moved = Memory()
      moved.global = global
      for (section, known) in sections {
        for (item, size) in known.items {
          guard let (section, item) = map(section, item) else { continue }
          moved.sections[section, default: .init()].items[item] = size
        }
      }
      return moved
    }

    /// Forgets what an item's view said.
    package mutating func forget(item: Int, section: Int) { sections[section]?.items[item] = nil }

    /// Forgets what a section knew.
    package mutating func forget(section: Int) { sections[section] = nil }
  }

  /// Lays out sections from scratch, with what is known of the sizes of views.
  package init(
    _ configuration: CompositionalConfiguration,
    _ values: [CompositionalSectionValues],
    _ memory: Memory = Memory()
  ) {
    var checker = CompositionalChecker()
    let configuration = checker.cleaned(configuration)
    let sections = values.enumerated().map { index, values in
      CompositionalSection(
        checker.cleaned(values, section: index),
        configuration,
        memory.sections[index] ?? .init()
      )
    }
    for (index, section) in sections.enumerated() { checker.check(section, index) }
    self.configuration = configuration
    problems = checker.problems
    self.sections = sections
    grid = PixelGrid(scale: configuration.scale)
    measuredGlobal = memory.global
    let spacing = configuration.interSectionSpacing
    starts = StretchTree(sections.map { $0.stretch.lengthened(by: spacing) })
    widest = sections.reduce(0) { max($0, $1.flow == $1.axes ? $1.longestCross : 0) }
    settle()
  }

  /// The sizes views have said so far.
  package var memory: Memory {
    var memory = Memory()
    for (index, section) in sections.enumerated() {
      let known = section.memory
      if !known.items.isEmpty || !known.boundary.isEmpty || !known.anchored.isEmpty {
        memory.sections[index] = known
      }
    }
    memory.global = measuredGlobal
    return memory
  }

  private mutating func settle() {
    let axes = configuration.axes
    global = BoundaryPlacement(
      configuration.boundary,
      measured: measuredGlobal,
      box: sectionsLength,
      cross: AxisInterval(low: 0, high: axes.size(configuration.container).cross),
      container: configuration.container,
      axes,
      grid
    )
  }

  // MARK: Questions

  var axes: LayoutAxes { configuration.axes }

  /// How long all sections are together.
  var sectionsLength: CGFloat {
    sections.isEmpty ? 0 : max(0, starts.length - configuration.interSectionSpacing)
  }

  /// The size of the content, which is not brought to pixels (rules C2 and C28).
  package var contentSize: CGSize {
    let cross = axes.size(configuration.container).cross
    return axes.size(
      AxisSize(
        main: max(0, global.before + sectionsLength + global.after),
        cross: max(cross, widest)
      )
    )
  }

  package var sectionCount: Int { sections.count }

  package func values(ofSection section: Int) -> CompositionalSectionValues? {
    sections.indices.contains(section) ? sections[section].values : nil
  }

  /// Where a section starts along the axis.
  func start(of section: Int) -> CGFloat { global.before + starts.start(of: section) }

  /// The rectangle of a section with everything that belongs to it; nil where it takes no room.
  package func sectionFrame(_ section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].hasSize else { return nil }
    let size = AxisSize(
      main: sections[section].length,
      cross: axes.size(configuration.container).cross
    )
    return axes.rect(main: start(of: section), cross: 0, size)
  }

  /// An item, where it is before its row was scrolled; nil where there is none.
  package func item(_ item: Int, inSection index: Int) -> CompositionalElement? {
    place(item, index).map { slot in
      CompositionalElement(
        kind: .item(item),
        section: index,
        frame: snapped(slot.frame),
        zIndex: sections[index].zIndex(slot.zIndex),
        guesses: slot.guesses,
        isInRow: sections[index].flow != axes
      )
    }
  }

  private func place(_ item: Int, _ index: Int) -> SolvedGroup.Slot? {
    guard sections.indices.contains(index), (0..<sections[index].itemCount).contains(item) else {
      return nil
    }
    let section = sections[index]
    let line = section.lines.line(of: item)
    let group = section.group(of: line)
    guard group.slots.indices.contains(item - line.first) else { return nil }
    let corner = section.corner(of: line, group)
    var slot = group.slots[item - line.first]
    let origin = axes.point(main: corner.main + start(of: index), cross: corner.cross)
    slot.frame.origin.x += origin.x
    slot.frame.origin.y += origin.y
    return slot
  }

  /// The frame of the group an item is in, without what lies around it.
  package func groupFrame(ofItem item: Int, inSection index: Int) -> CGRect? {
    guard sections.indices.contains(index), (0..<sections[index].itemCount).contains(item) else {
      return nil
    }
    let section = sections[index]
    let line = section.lines.line(of: item)
    let group = section.group(of: line)
    let corner = section.corner(of: line, group)
    let origin = axes.point(main: corner.main + start(of: index), cross: corner.cross)
    return CGRect(origin: origin, size: group.cutSize(section.flow))
  }

  /// Whether items of a section are to be measured that are off screen.
  package func measuresAll(ofSection section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].measuresAll
  }

  /// Whether views of a section's items are asked for their size.
  package func asksItems(ofSection section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].values.group.asksItems
  }

  /// Whether any view is asked for its size.
  package var asksViews: Bool {
    configuration.boundary.contains { $0.size.isGuess }
      || sections.contains {
        $0.values.group.asksItems || $0.values.group.asksAnchored
          || $0.values.boundary.contains { $0.size.isGuess }
      }
  }

  /// Whether anything stays visible while its section does.
  package var pinsAnything: Bool {
    configuration.boundary.contains(where: \.isPinned)
      || sections.contains { $0.values.boundary.contains(where: \.isPinned) }
  }

  /// A frame with its origin on a pixel; sizes stay.
  func snapped(_ frame: CGRect) -> CGRect {
    CGRect(
      x: grid.snapped(frame.minX),
      y: grid.snapped(frame.minY),
      width: frame.width,
      height: frame.height
    )
  }

  /// Whether an item's view said another size than was guessed.
  package func isMeasured(_ item: Int, inSection index: Int) -> Bool {
    sections.indices.contains(index) && sections[index].measured[item] != nil
  }

  // MARK: Changes

  /// Gives an item the size its view said.
  package mutating func measure(_ size: CGSize, item: Int, inSection index: Int) {
    guard sections.indices.contains(index), size.isSound else { return }
    sections[index].measure(size, item: item)
    sectionDidChange(index)
  }

  /// Gives a boundary item of a section the size its view said.
  package mutating func measureBoundary(_ size: CGSize, index: Int, inSection section: Int) {
    guard sections.indices.contains(section), size.isSound else { return }
    sections[section].measureBoundary(size, index: index)
    sectionDidChange(section)
  }

  /// Gives a boundary item of the layout the size its view said.
  package mutating func measureGlobal(_ size: CGSize, index: Int) {
    guard configuration.boundary.indices.contains(index), size.isSound else { return }
    measuredGlobal[index] = size
    settle()
  }

  /// Gives something anchored the size its view said.
  package mutating func measureAnchored(
    _ size: CGSize,
    kind: String,
    number: Int,
    inSection section: Int
  ) {
    guard sections.indices.contains(section), size.isSound else { return }
    sections[section].measureAnchored(size, kind: kind, number: number)
  }

  private mutating func sectionDidChange(_ index: Int) {
    let section = sections[index]
    starts[index] = section.stretch.lengthened(by: configuration.interSectionSpacing)
    if section.flow == section.axes, section.values.group.size.across(section.flow).isGuess {
      widest = sections.reduce(0) { max($0, $1.flow == $1.axes ? $1.longestCross : 0) }
    }
    settle()
  }
}

extension Stretch {
  /// The same with room behind it that it does not cover.
  fileprivate func lengthened(by spacing: CGFloat) -> Stretch {
    Stretch(length: length + spacing, low: low, high: high)
  }
}

extension CGSize {
  fileprivate var isSound: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension CompositionalSection {
  /// The z index of an item: in front of decorations where there are some (rule C47).
  func zIndex(_ own: Int) -> Int { values.decorations.isEmpty ? own : max(1, own) }
}

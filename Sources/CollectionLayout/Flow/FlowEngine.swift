import Foundation

/// Places items in lines, one section after the other, as UIKit's flow layout does.
///
/// Sections whose items share a size are arithmetic: ten million items take the room of one. Sizes
/// of their own make runs of lines in a tree, so that an item that is measured later costs O(log n),
/// and so does finding what lies in a rectangle.
package struct FlowEngine: Sendable {
  package let configuration: FlowConfiguration
  /// What could not be laid out as it was asked for, at most one of a kind in each section.
  package let problems: [FlowProblem]
  private(set) var sections: [FlowSection]
  private(set) var starts: StretchTree
  let grid: PixelGrid

  /// Lays out sections from scratch.
  package init(_ configuration: FlowConfiguration, _ values: [FlowSectionValues]) {
    var problems: [FlowProblem] = []
    var sections: [FlowSection] = []
    sections.reserveCapacity(values.count)
    for (index, values) in values.enumerated() {
      var cleaner = FlowCleaner(section: index)
      let section = FlowSection(values, configuration, &cleaner)
      if let misfit = section.misfit {
        cleaner.note(.doesNotFit(available: section.available), misfit.subject, misfit.length)
      }
      problems += cleaner.problems
      sections.append(section)
    }
    self.configuration = configuration
    self.problems = problems
    self.sections = sections
    starts = StretchTree(sections.map(\.stretch))
    grid = PixelGrid(scale: configuration.scale)
  }

  // MARK: Questions

  /// The size of the content, which is as long across the axis as the view.
  package var contentSize: CGSize {
    configuration.axes.size(
      AxisSize(main: max(0, starts.length), cross: max(0, configuration.crossLength))
    )
  }

  package var sectionCount: Int { sections.count }

  package func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].sizes.count : 0
  }

  /// The frame of an item; nil where there is none.
  package func itemFrame(_ item: Int, inSection section: Int) -> CGRect? {
    guard sections.indices.contains(section), (0..<sections[section].sizes.count).contains(item)
    else { return nil }
    let place = sections[section].place(of: item)
    return frame(place.main + starts.start(of: section), place.cross, place.size)
  }

  /// Whether an item's size was measured.
  package func isMeasured(_ item: Int, inSection section: Int) -> Bool {
    sections.indices.contains(section) && (0..<sections[section].sizes.count).contains(item)
      && !sections[section].sizes.isPlain(item)
  }

  /// What was measured in a section.
  package func measuredSizes(inSection section: Int) -> [Int: CGSize] {
    guard sections.indices.contains(section) else { return [:] }
    return sections[section].sizes.measured.mapValues(configuration.axes.size)
  }

  /// An item's frame from what it is along both axes; its origin goes to a pixel, its size stays.
  func frame(_ main: CGFloat, _ cross: CGFloat, _ size: AxisSize) -> CGRect {
    configuration.axes.rect(main: grid.snapped(main), cross: grid.snapped(cross), size)
  }

  // MARK: Changes

  /// Gives an item the size it turned out to have.
  package mutating func measure(_ size: CGSize, item: Int, inSection section: Int) {
    guard itemCount(inSection: section) > item, item >= 0 else { return }
    var cleaner = FlowCleaner(section: section)
    let size = cleaner.size(configuration.axes.size(size), .item(item))
    sections[section].set(size, at: item)
    starts[section] = sections[section].stretch
  }

  /// Gives a header the length it turned out to have.
  package mutating func measureHeader(_ size: CGSize, inSection section: Int) {
    guard sections.indices.contains(section) else { return }
    var cleaner = FlowCleaner(section: section)
    sections[section].setHeader(cleaner.length(configuration.axes.size(size).main, .header))
    starts[section] = sections[section].stretch
  }

  /// Gives a footer the length it turned out to have.
  package mutating func measureFooter(_ size: CGSize, inSection section: Int) {
    guard sections.indices.contains(section) else { return }
    var cleaner = FlowCleaner(section: section)
    sections[section].setFooter(cleaner.length(configuration.axes.size(size).main, .footer))
    starts[section] = sections[section].stretch
  }
}

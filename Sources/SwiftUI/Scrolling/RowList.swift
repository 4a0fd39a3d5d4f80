import UIKit
import ViewLayout

/// The rows of a lazy container: those of collections are made when they are asked for.
@MainActor
struct RowList {
  private enum Segment {
    case element(LayoutElement)
    /// Rows of a collection, from one on, that have one view each as far as is known.
    case source(any RowSource, first: Int, count: Int)
  }

  private var segments: [Segment] = []
  private var starts: [Int] = []
  /// How many steps the rows of each segment are further in.
  private var levels: [Int] = []
  /// The sections, in order; those within others are not among them.
  private(set) var sections: [RowSection] = []
  private var isInSection = false
  /// How many steps rows are further in that are appended next.
  var level = 0
  /// The collections that single elements come from, by segment.
  private var origins: [Int: (source: any RowSource, index: Int)] = [:]
  /// The collections of which rows are made when they are asked for.
  private var sources: [any RowSource] = []
  /// The rows of these that have several views or none: they stay.
  private var kept: Set<AnyHashable> = []
  /// How many rows there are.
  private(set) var count = 0

  /// Makes the rows of a node.
  init(of node: GraphNode) { node.appendRows(&self) }

  init() {}

  mutating func append(_ element: LayoutElement) {
    starts.append(count)
    levels.append(level)
    segments.append(.element(element))
    count += 1
  }

  mutating func append(_ source: any RowSource) {
    let rows = source.rowCount
    var next = 0
    // Where rows may have several views or none, all of them are looked at; where there are many, those that were made.
    if !source.hasOneElementEach {
      let isLong = rows > 500
      for index in isLong ? source.madeRows : Array(0..<rows) {
        let node = source.rowNode(index)
        if isLong {
          if RowList(of: node).count == 1 { continue }
          kept.insert(source.rowIdentity(index))
        }
        append(source, next..<index)
        next = index + 1
        let first = segments.count
        node.appendRows(&self)
        for segment in first..<segments.count where origins[segment] == nil {
          origins[segment] = (source, index)
        }
      }
    }
    if next < rows { sources.append(source) }
    append(source, next..<rows)
  }

  private mutating func append(_ source: any RowSource, _ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    starts.append(count)
    levels.append(level)
    segments.append(.source(source, first: rows.lowerBound, count: rows.count))
    count += rows.count
  }

  /// Appends the rows of a section.
  mutating func append(_ section: any SectionSource) {
    let isOuter = !isInSection
    isInSection = true
    let start = count
    section.headerNode?.appendRows(&self)
    let headerEnd = count
    if section.isOpen { section.contentNode?.appendRows(&self) }
    let footerStart = count
    section.footerNode?.appendRows(&self)
    guard isOuter else { return }
    isInSection = false
    sections.append(RowSection(header: start..<headerEnd, footer: footerStart..<count))
  }

  private func segmentIndex(of row: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= row { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func segment(of row: Int) -> (segment: Segment, index: Int) {
    let index = segmentIndex(of: row)
    return (segments[index], row - starts[index])
  }

  /// The element of a row; nil where it has several or none and that was not known.
  func element(_ row: Int) -> LayoutElement? {
    switch segment(of: row) {
    case (.element(let element), _): return element
    case (.source(let source, let first, _), let index):
      let node = source.rowNode(first + index)
      if source.hasOneElementEach { return node.elements.first }
      let own = RowList(of: node)
      return own.count == 1 ? own.element(0) : nil
    }
  }

  /// Whether a row turned out to have several views or none: rows that are made anew tell them one by one.
  func isMistaken(_ row: Int) -> Bool {
    guard case (.source(let source, _, _), _) = segment(of: row) else { return false }
    return !source.hasOneElementEach && element(row) == nil
  }

  /// The node of a row that is made for an element of a collection.
  func node(_ row: Int) -> GraphNode? {
    guard case (.source(let source, let first, _), let index) = segment(of: row) else { return nil }
    return source.rowNode(first + index)
  }

  /// The identity of a row.
  func identity(_ row: Int) -> AnyHashable {
    switch segment(of: row) {
    case (.element(let element), _):
      if let own = element.trait(IdentityTrait.self) { return own }
      // Of several elements of one value the first has its identity.
      let segment = segmentIndex(of: row)
      if let origin = origins[segment],
        origins[segment - 1].map({ $0.source === origin.source && $0.index == origin.index })
          != true
      {
        return origin.source.rowIdentity(origin.index)
      }
      return AnyHashable(ObjectIdentifier(element))
    case (.source(let source, let first, _), let index): return source.rowIdentity(first + index)
    }
  }

  /// How many steps a row is further in.
  func level(_ row: Int) -> Int { levels[segmentIndex(of: row)] }

  /// The collection that a row comes from, and its place there.
  func source(_ row: Int) -> (source: any RowSource, index: Int)? {
    switch segment(of: row) {
    case (.source(let source, let first, _), let index): (source, first + index)
    case (.element, _): origins[segmentIndex(of: row)]
    }
  }

  /// Where the row with an identity is.
  func row(_ identity: AnyHashable) -> Int? {
    for (segment, start) in zip(segments, starts) {
      switch segment {
      case .element:
        if self.identity(start) == identity { return start }
      case .source(let source, let first, let count):
        if let index = (0..<count).first(where: { source.rowIdentity(first + $0) == identity }) {
          return start + index
        }
      }
    }
    return nil
  }

  /// Lets rows go that are not visible.
  func drop(except visible: Set<AnyHashable>) {
    for source in sources {
      source.dropRows { visible.contains($0) || kept.contains($0) }
    }
  }
}

extension GraphNode {
  /// Appends the rows of a node to those of a lazy container.
  func appendRows(_ rows: inout RowList) {
    if let source = self as? any RowSource { return rows.append(source) }
    if let section = self as? any SectionSource { return rows.append(section) }
    if isStructural {
      rows.level += outlineStep
      forEachChild { $0.appendRows(&rows) }
      rows.level -= outlineStep
    } else {
      for element in elements { rows.append(element) }
    }
  }
}

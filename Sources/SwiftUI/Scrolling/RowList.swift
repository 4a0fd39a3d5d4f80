import UIKit
import ViewLayout

/// The rows of a lazy container: those of collections are made when they are asked for.
@MainActor
struct RowList {
  private enum Segment {
    case element(LayoutElement)
    case source(any RowSource, count: Int)
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
    // Where rows may have several views or none, all of them are looked at, unless there are many.
    if !source.hasOneElementEach, rows <= 500 {
      for index in 0..<rows {
        let first = segments.count
        source.rowNode(index).appendRows(&self)
        for segment in first..<segments.count where origins[segment] == nil {
          origins[segment] = (source, index)
        }
      }
      return
    }
    guard rows > 0 else { return }
    starts.append(count)
    levels.append(level)
    segments.append(.source(source, count: rows))
    count += rows
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

  /// The element of a row; several views of a row are placed one below the other.
  func element(_ row: Int) -> LayoutElement? {
    switch segment(of: row) {
    case (.element(let element), _): return element
    case (.source(let source, _), let index):
      let elements = source.rowNode(index).elements
      return elements.count == 1 ? elements[0] : nil
    }
  }

  /// The node of a row that is made for an element of a collection.
  func node(_ row: Int) -> GraphNode? {
    guard case (.source(let source, _), let index) = segment(of: row) else { return nil }
    return source.rowNode(index)
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
    case (.source(let source, _), let index): return source.rowIdentity(index)
    }
  }

  /// How many steps a row is further in.
  func level(_ row: Int) -> Int { levels[segmentIndex(of: row)] }

  /// The collection that a row comes from, and its place there.
  func source(_ row: Int) -> (source: any RowSource, index: Int)? {
    switch segment(of: row) {
    case (.source(let source, _), let index): (source, index)
    case (.element, _): origins[segmentIndex(of: row)]
    }
  }

  /// Where the row with an identity is.
  func row(_ identity: AnyHashable) -> Int? {
    for (segment, start) in zip(segments, starts) {
      switch segment {
      case .element:
        if self.identity(start) == identity { return start }
      case .source(let source, let count):
        if let index = (0..<count).first(where: { source.rowIdentity($0) == identity }) {
          return start + index
        }
      }
    }
    return nil
  }

  /// Lets rows go that are not visible.
  func drop(except kept: Set<AnyHashable>) {
    for case .source(let source, _) in segments { source.dropRows { kept.contains($0) } }
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

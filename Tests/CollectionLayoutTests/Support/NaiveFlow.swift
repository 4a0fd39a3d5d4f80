import CollectionLayout
import Foundation

/// A slow model of a flow: every line is packed and set for itself, from the written rules.
struct NaiveFlow {
  let configuration: FlowConfiguration
  let sections: [FlowSectionValues]

  /// A line of items, and where it starts along the axis.
  struct Line {
    var items: Range<Int>
    var start: CGFloat
    var extent: CGFloat
  }

  private var isVertical: Bool { configuration.axes == .vertical }

  private func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func edges(
    _ values: FlowSectionValues
  ) -> (before: CGFloat, after: CGFloat, low: CGFloat, high: CGFloat) {
    let insets = values.insets
    return isVertical
      ? (insets.top, insets.bottom, insets.left, insets.right)
      : (insets.left, insets.right, insets.top, insets.bottom)
  }

  static func sizes(_ values: FlowSectionValues) -> [CGSize] {
    switch values.sizes {
    case .same(let size): Array(repeating: size, count: max(0, values.itemCount))
    case .each(let sizes): sizes
    case .estimated(let size, let measured):
      (0..<max(0, values.itemCount)).map { measured[$0] ?? size }
    }
  }

  /// How much room a line has.
  func available(_ values: FlowSectionValues) -> CGFloat {
    let edges = edges(values)
    let margins = configuration.crossMargins
    return configuration.crossLength - edges.low - edges.high - margins.leading - margins.trailing
  }

  /// Greedy lines (facts fl.rule.pack and fl.rule.main), seen from where the first starts.
  func lines(_ values: FlowSectionValues) -> [Line] {
    let sizes = Self.sizes(values)
    let room = available(values) + 0.001
    var lines: [Line] = []
    var start: CGFloat = 0
    var item = 0
    while item < sizes.count {
      var end = item + 1
      var used = cross(sizes[item])
      while end < sizes.count, used + values.interitemSpacing + cross(sizes[end]) <= room {
        used += values.interitemSpacing + cross(sizes[end])
        end += 1
      }
      let extent = sizes[item..<end].map(main).max() ?? 0
      lines.append(Line(items: item..<end, start: start, extent: extent))
      start += extent + values.lineSpacing
      item = end
    }
    return lines
  }

  /// Where the first item of a line starts in the room there is, and what lies between items (facts
  /// fl.rule.full, fl.rule.last_uniform, fl.rule.last_mixed and fl.rule.capacity1).
  func setting(_ line: Line, _ values: FlowSectionValues) -> (start: CGFloat, gap: CGFloat) {
    let sizes = Self.sizes(values)
    let room = available(values)
    let isLast = line.items.upperBound == sizes.count
    var own = line.items.map { cross(sizes[$0]) }
    if isLast {
      guard Set(sizes.map { [$0.width, $0.height] }).count == 1 else {
        return (0, values.interitemSpacing)
      }
      // As if the line went on with items like these.
      let length = cross(sizes[0])
      if length + values.interitemSpacing <= 0 { return (0, values.interitemSpacing) }
      while own.reduce(0, +) + CGFloat(own.count) * values.interitemSpacing + length
        <= room + 0.001
      {
        own.append(length)
      }
    }
    if own.count == 1 { return ((room - own[0]) / 2, 0) }
    return (0, (room - own.reduce(0, +)) / CGFloat(own.count - 1))
  }

  private func snapped(_ place: CGFloat) -> CGFloat {
    let pixels = (abs(place) * configuration.scale + 0.500001).rounded(.down)
    return (place < 0 ? -pixels : pixels) / configuration.scale
  }

  private func rect(_ main: CGFloat, _ cross: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      x: snapped(isVertical ? cross : main),
      y: snapped(isVertical ? main : cross),
      width: size.width,
      height: size.height
    )
  }

  private func chrome(_ main: CGFloat, _ length: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: 0, y: main, width: configuration.crossLength, height: length)
      : CGRect(x: main, y: 0, width: length, height: configuration.crossLength)
  }

  /// All elements in the order of the data, and how long the content is.
  func layout() -> (elements: [FlowElement], length: CGFloat) {
    var found: [FlowElement] = []
    var place: CGFloat = 0
    for (index, values) in sections.enumerated() {
      let (header, footer) = (main(values.header), main(values.footer))
      if header > 0 {
        found.append(FlowElement(kind: .header, section: index, frame: chrome(place, header)))
      }
      place += header
      let edges = edges(values)
      let sizes = Self.sizes(values)
      let lines = lines(values)
      for line in lines {
        let (start, gap) = setting(line, values)
        var across = configuration.crossMargins.leading + edges.low + start
        for item in line.items {
          let middle = (line.extent - main(sizes[item])) / 2
          let frame = rect(place + edges.before + line.start + middle, across, sizes[item])
          found.append(FlowElement(kind: .item(item), section: index, frame: frame))
          across += cross(sizes[item]) + gap
        }
      }
      place += edges.before + edges.after + (lines.last.map { $0.start + $0.extent } ?? 0)
      if footer > 0 {
        found.append(FlowElement(kind: .footer, section: index, frame: chrome(place, footer)))
      }
      place += footer
    }
    return (found, max(0, place))
  }
}

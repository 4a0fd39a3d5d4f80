import Foundation

/// The tab stops of a paragraph.
struct TabRuler {
  /// The distance of the stops a paragraph has by default.
  static let standardInterval = 28.0

  private let stops: [ParagraphStyle.TabStop]
  private let interval: Double

  init(_ style: ParagraphStyle) {
    stops = style.tabStops.filter { $0.location.isFinite }.sorted { $0.location < $1.location }
    let interval = Double(style.defaultTabInterval)
    self.interval = interval.isFinite && interval > 0 ? interval : Self.standardInterval
  }

  /// The width of the tab at `index` when the pen is at `x`, counted from the leading edge.
  func advance(at index: Int, x: Double, in paragraph: ParagraphShaper) -> Double {
    guard let stop = stops.first(where: { Double($0.location) > x + LineFiller.tolerance }) else {
      return ((x / interval + LineFiller.tolerance).rounded(.down) + 1) * interval - x
    }
    let room = Double(stop.location) - x
    switch stop.alignment {
    case .natural, .left: return room
    case .right: return max(0, room - widthOfColumn(after: index, in: paragraph))
    case .center: return max(0, room - widthOfColumn(after: index, in: paragraph) / 2)
    case .decimal:
      return max(0, room - widthOfColumn(after: index, in: paragraph, upToDecimal: true))
    }
  }

  /// The width of the text from behind a tab to the next one.
  private func widthOfColumn(
    after tab: Int,
    in paragraph: ParagraphShaper,
    upToDecimal: Bool = false
  ) -> Double {
    var width = 0.0
    // A column that is longer than this stands at the tab anyway.
    for index in (tab + 1)..<max(tab + 1, min(paragraph.range.upperBound, tab + 1000)) {
      let unit = paragraph.units[index]
      if unit == Characters.tab || (upToDecimal && (unit == 0x2E || unit == 0x2C)) { break }
      paragraph.shape(upTo: index)
      width += paragraph.advance(at: index)
    }
    return width
  }
}

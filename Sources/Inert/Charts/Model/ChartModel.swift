import SwiftUI

/// Marks with the scales that they are drawn by.
struct ChartModel {
  let marks: [Mark]
  let x: AxisScale
  let y: AxisScale
  let styles: StyleScale
  /// The values that are told apart by shapes.
  let symbols: [Datum]
  /// What bars side by side are told apart by.
  let positions: [Datum]
  let lines: [Datum]
  /// The greatest number that is told by the size of points.
  let largest: Double
  let settings: ChartSettings

  init(_ marks: [Mark], _ settings: ChartSettings) {
    self.settings = settings
    let stacked = Stacking.stacked(marks)
    self.marks = stacked
    x = ScaleBuilding(
      isVertical: false,
      values: stacked.flatMap(\.x.values),
      settings: settings.x
    ).scale()
    y = ScaleBuilding(
      isVertical: true,
      values: stacked.flatMap(\.y.values),
      settings: settings.y
    ).scale()
    styles = StyleScale(stacked, settings.styles)
    symbols = Self.unique(stacked.compactMap(\.look.symbolBy?.datum))
    positions = Self.unique(stacked.compactMap(\.look.positionBy?.datum))
    lines = Self.unique(stacked.compactMap(\.look.lineBy?.datum))
    largest = stacked.compactMap(\.look.sizeBy?.datum.position).max() ?? 0
  }

  private static func unique(_ data: [Datum]) -> [Datum] {
    var seen: Set<Datum> = []
    return data.filter { seen.insert($0).inserted }
  }

  /// Whether there are slices: they have no axes.
  var hasSectors: Bool { marks.contains { $0.form == .sector } }

  /// The area of the square around a point's shape.
  func symbolArea(of look: MarkLook) -> CGFloat {
    if let area = look.symbolArea { return max(area, 0) }
    guard let size = look.sizeBy?.datum.position, largest > 0 else { return 50 }
    return CGFloat(max(size, 0) / largest) * 400
  }

  func symbol(of look: MarkLook) -> MarkSymbol? {
    if let symbol = look.symbol { return symbol }
    guard let datum = look.symbolBy?.datum else { return nil }
    return .shape(symbolShape(of: datum))
  }

  func symbolShape(of datum: Datum) -> AnyChartSymbolShape {
    settings.symbols[datum] ?? .at(symbols.firstIndex(of: datum) ?? 0)
  }

  func line(of look: MarkLook, width: CGFloat) -> StrokeStyle {
    if let line = look.line { return line }
    guard let datum = look.lineBy?.datum, let index = lines.firstIndex(of: datum) else {
      return StrokeStyle(lineWidth: width, lineJoin: .round)
    }
    let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3]]
    return StrokeStyle(
      lineWidth: width,
      lineJoin: .round,
      dash: dashes[index % dashes.count]
    )
  }
}

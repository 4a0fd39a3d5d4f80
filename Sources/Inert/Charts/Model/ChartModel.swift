import SwiftUI

/// Marks with the scales that they are drawn by.
struct ChartModel {
  private(set) var marks: [Mark]
  let x: AxisScale
  let y: AxisScale
  let styles: StyleScale
  /// The values that are told apart by shapes.
  let symbols: DatumOrder
  /// What bars side by side are told apart by.
  let positions: DatumOrder
  let lines: DatumOrder
  /// The values that are told by the size of points.
  let sizes: DatumOrder
  /// The greatest number that is told by the size of points.
  let largest: Double
  let settings: ChartSettings

  init(_ marks: [Mark], _ settings: ChartSettings) {
    self.settings = settings
    let stacked = Stacking.stacked(marks.filter(\.isTold))
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
    symbols = settings.symbols.order(of: stacked.compactMap(\.look.symbolBy?.datum))
    positions = DatumOrder(stacked.compactMap(\.look.positionBy?.datum))
    lines = settings.lines.order(of: stacked.compactMap(\.look.lineBy?.datum))
    let sized = stacked.compactMap(\.look.sizeBy?.datum)
    sizes = settings.sizes.order(of: sized)
    largest = sized.compactMap(\.position).max() ?? 0
  }

  /// The same scales with other marks.
  func with(_ marks: [Mark]) -> ChartModel {
    var copy = self
    copy.marks = Stacking.stacked(marks.filter(\.isTold))
    return copy
  }

  /// Whether there are slices: they have no axes.
  var hasSectors: Bool { marks.contains { $0.form == .sector } }

  /// The area of the square around a point's shape.
  func symbolArea(of look: MarkLook) -> CGFloat {
    if let area = look.symbolArea { return max(area, 0) }
    guard let datum = look.sizeBy?.datum else { return 50 }
    return symbolArea(of: datum) ?? 50
  }

  /// The area that tells a value; nil where none does.
  func symbolArea(of datum: Datum) -> CGFloat? {
    if let number = sizes[datum], let area = settings.sizes.look(of: datum, number: number) {
      return max(area, 0)
    }
    guard let size = datum.position, largest > 0 else { return nil }
    return CGFloat(max(size, 0) / largest) * 400
  }

  func symbol(of look: MarkLook) -> MarkSymbol? {
    if let symbol = look.symbol { return symbol }
    guard let datum = look.symbolBy?.datum else { return nil }
    return .shape(symbolShape(of: datum))
  }

  func symbolShape(of datum: Datum) -> AnyChartSymbolShape {
    let number = symbols[datum] ?? 0
    return settings.symbols.look(of: datum, number: number) ?? .at(number)
  }

  func line(of look: MarkLook, width: CGFloat) -> StrokeStyle {
    if let line = look.line { return line }
    return look.lineBy.flatMap { line(of: $0.datum, width: width) }
      ?? StrokeStyle(lineWidth: width, lineJoin: .round)
  }

  /// The line that tells a value; nil where none does.
  func line(of datum: Datum, width: CGFloat) -> StrokeStyle? {
    guard let number = lines[datum] else { return nil }
    if let line = settings.lines.look(of: datum, number: number) { return line }
    let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3]]
    return StrokeStyle(
      lineWidth: width,
      lineJoin: .round,
      dash: dashes[number % dashes.count]
    )
  }
}

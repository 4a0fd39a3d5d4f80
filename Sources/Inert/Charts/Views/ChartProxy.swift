import SwiftUI

/// Tells views upon a chart where values are.
public struct ChartProxy {
  let model: ChartModel
  let anchor: Anchor<CGRect>
  /// The size of the plot.
  public let plotSize: CGSize
  /// Whether places are counted from the other side than scales are, as those of gestures are where
  /// lines begin at the right.
  var isMirrored = false

  /// The size of the plot.
  public var plotAreaSize: CGSize { plotSize }

  /// Where the plot is.
  public var plotFrame: Anchor<CGRect>? { anchor }

  /// Where the plot is as far as it is seen: charts do not scroll.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }

  /// Where the plot is.
  public var plotAreaFrame: Anchor<CGRect> { anchor }

  /// The horizontal place of a value in the plot.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    model.x.place(of: value.datum, in: plotSize.width).map(counted)
  }

  private func counted(_ x: CGFloat) -> CGFloat { isMirrored ? plotSize.width - x : x }

  /// The vertical place of a value in the plot.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    model.y.place(of: value.datum, in: plotSize.height)
  }

  /// The place of two values in the plot.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The room that a horizontal value has.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    let plotted = Plotted(datum: value.datum, unit: model.x.unit, calendar: model.x.calendar)
    guard let band = model.x.band(of: plotted, in: plotSize.width) else {
      return position(forX: value).map { $0...$0 }
    }
    return isMirrored ? counted(band.upperBound)...counted(band.lowerBound) : band
  }

  /// The room that a vertical value has.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    let plotted = Plotted(datum: value.datum, unit: model.y.unit, calendar: model.y.calendar)
    return model.y.band(of: plotted, in: plotSize.height)
      ?? position(forY: value).map { $0...$0 }
  }

  /// The room that two values have.
  public func positionRange<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: values.x), let y = positionRange(forY: values.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound,
      y: y.lowerBound,
      width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound
    )
  }

  /// The value at a horizontal place in the plot.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    model.x.datum(at: counted(position), in: plotSize.width).flatMap { P.value(of: $0) }
  }

  /// The value at a vertical place in the plot.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    model.y.datum(at: position, in: plotSize.height).flatMap { P.value(of: $0) }
  }

  /// The values at a place in the plot.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint,
    as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// The angle of a place in the plot, around its middle and clockwise from above.
  public func angle(at position: CGPoint) -> Angle {
    .radians(
      Double(atan2(counted(position.x) - plotSize.width / 2, plotSize.height / 2 - position.y))
    )
  }

  /// The value at an angle, as the sum of all slices up to it.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    datum(at: angle).flatMap { P.value(of: $0) }
  }

  private func datum(at angle: Angle) -> Datum? {
    let circle = CGSize(width: 2, height: 2)
    let point = CGPoint(x: 1 + sin(angle.radians), y: 1 - cos(angle.radians))
    return SectorLayout(model.marks, circle).value(at: point, in: circle).map(Datum.number)
  }

  /// Chooses the horizontal value at a place in the plot, as a finger there does.
  @MainActor @preconcurrency
  public func selectXValue(at position: CGFloat) {
    let place = counted(position)
    choose(.x, model.x.ends(from: place, to: place, in: plotSize.width))
  }

  /// Chooses the vertical value at a place in the plot, as a finger there does.
  @MainActor @preconcurrency
  public func selectYValue(at position: CGFloat) {
    choose(.y, model.y.ends(from: position, to: position, in: plotSize.height))
  }

  /// Chooses the horizontal values between two places in the plot, as a finger there does.
  @MainActor @preconcurrency
  public func selectXRange(from: CGFloat, to: CGFloat) {
    let ends = model.x.ends(from: counted(from), to: counted(to), in: plotSize.width)
    choose(.x, isRange: true, ends)
  }

  /// Chooses the vertical values between two places in the plot, as a finger there does.
  @MainActor @preconcurrency
  public func selectYRange(from: CGFloat, to: CGFloat) {
    choose(.y, isRange: true, model.y.ends(from: from, to: to, in: plotSize.height))
  }

  /// Chooses the value at an angle, as a finger there does.
  @MainActor @preconcurrency
  public func selectAngleValue(at angle: Angle) {
    choose(.angle, datum(at: angle).map { ($0, $0) })
  }

  @MainActor
  private func choose(
    _ kind: ChartSelection.Kind,
    isRange: Bool = false,
    _ ends: (first: Datum, last: Datum)?
  ) {
    for selection in model.settings.selections
    where selection.kind == kind && selection.isRange == isRange { selection.tell(ends) }
  }

  /// The style that a value is drawn with.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model.styles.tells(value.datum) ? model.styles.style(of: value.datum) : nil
  }

  /// The shape that stands for a value.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    model.symbols[value.datum] != nil ? model.symbolShape(of: value.datum) : nil
  }

  /// The area of the square around a shape whose size stands for a value.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    model.sizes[value.datum] != nil ? model.symbolArea(of: value.datum) : nil
  }

  /// The line that stands for a value.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    model.line(of: value.datum, width: 2)
  }
}

extension ChartProxy {
  /// The names of the horizontal axis, or the first and the last value.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.x.ends) }

  /// The names of the vertical axis, or the first and the last value.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.y.ends) }

  /// The values that styles stand for.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    guard let span = model.styles.span else { return values(model.styles.values) }
    return values([.number(span.lowerBound), .number(span.upperBound)])
  }

  /// The values that shapes stand for.
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.symbols.values) }

  /// The values that sizes stand for.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.sizes.values) }

  /// The values that lines stand for.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.lines.values) }

  private func values<P: Plottable>(_ data: [Datum]) -> [P] { data.compactMap { P.value(of: $0) } }
}

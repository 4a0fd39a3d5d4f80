import SwiftUI

extension View {
  /// Sets which shape stands for which value in charts.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart { $0.symbols.take(mapping.map { ($0.key.datum, AnyChartSymbolShape($0.value)) }) }
  }

  /// Sets which shapes stand for which values in charts.
  public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    chart { $0.symbols.take(domain.chosenDomain, range.looks.map { AnyChartSymbolShape($0) }) }
  }

  /// Sets which shapes, each of a type of its own, stand for which values in charts.
  public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain,
    range: [any ChartSymbolShape]
  ) -> some View {
    chart { $0.symbols.take(domain.chosenDomain, range.map { AnyChartSymbolShape($0) }) }
  }

  /// Sets which values are told apart by shapes in charts.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chart { $0.symbols.take(domain.chosenDomain, []) }
  }

  /// Sets which shapes values are told apart by in charts.
  public func chartSymbolScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    chart { $0.symbols.take(nil, range.looks.map { AnyChartSymbolShape($0) }) }
  }

  /// Sets which shapes, each of a type of its own, values are told apart by in charts.
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    chart { $0.symbols.take(nil, range.map { AnyChartSymbolShape($0) }) }
  }

  /// Sets which shape stands for which value in charts, by a closure.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.symbols.mapping = { DataValue.value(of: $0).map { AnyChartSymbolShape(mapping($0)) } }
    }
  }
}

extension View {
  /// Sets which line stands for which value in charts.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    chart { $0.lines.take(mapping.map { ($0.key.datum, $0.value) }) }
  }

  /// Sets which lines stand for which values in charts.
  public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    chart { $0.lines.take(domain.chosenDomain, range.looks) }
  }

  /// Sets which values are told apart by lines in charts.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chart { $0.lines.take(domain.chosenDomain, []) }
  }

  /// Sets which lines values are told apart by in charts.
  public func chartLineStyleScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    chart { $0.lines.take(nil, range.looks) }
  }

  /// Sets which line stands for which value in charts, by a closure.
  public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    chart { $0.lines.mapping = { DataValue.value(of: $0).map(mapping) } }
  }
}

extension View {
  /// Sets which area of shapes stands for which value in charts.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    chart { $0.sizes.take(mapping.map { ($0.key.datum, $0.value) }) }
  }

  /// Sets which area of shapes stands for which value in charts, by a closure.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    chart { $0.sizes.mapping = { DataValue.value(of: $0).map(mapping) } }
  }
}

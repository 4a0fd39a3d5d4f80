import SwiftUI

/// The looks that stand for values.
public protocol ScaleRange {
  /// What a value looks like.
  associatedtype VisualValue
  /// The looks, one after another.
  var looks: [VisualValue] { get }
}

extension Array: ScaleRange {
  /// The looks of the list.
  public var looks: [Element] { self }
}

extension Gradient: ScaleRange {
  /// The colours of the gradient.
  public var looks: [Color] { stops.map(\.color) }
}

extension View {
  /// Sets which style stands for which value in charts.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart { settings in
      settings.styles.domain = mapping.map(\.key.datum)
      settings.styles.range = mapping.map { AnyShapeStyle($0.value) }
    }
  }

  /// Sets which styles stand for which values in charts.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chart { settings in
      settings.styles.take(domain.chosenDomain)
      settings.styles.range = range.looks.map { AnyShapeStyle($0) }
      settings.styles.colors = range.looks.compactMap { $0 as? Color }
    }
  }

  /// Sets which values are told apart by their style in charts.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    chart { $0.styles.take(domain.chosenDomain) }
  }

  /// Sets which styles values are told apart by in charts.
  public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chart { settings in
      settings.styles.range = range.looks.map { AnyShapeStyle($0) }
      settings.styles.colors = range.looks.compactMap { $0 as? Color }
    }
  }

  /// Sets which style stands for which value in charts, by a closure.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.styles.mapping = { DataValue.value(of: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Sets which style stands for which of some values in charts, by a closure.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue],
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.styles.domain = domain.map(\.datum)
      $0.styles.mapping = { DataValue.value(of: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }
}

extension View {
  /// Shows or hides the legend of charts.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Sets where the legend of charts is.
  public func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chart {
      ($0.legend.position, $0.legend.alignment) = (position, alignment)
      $0.legend.spacing = spacing
    }
  }

  /// Shows a view as the legend of charts.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chart {
      ($0.legend.position, $0.legend.alignment) = (position, alignment)
      ($0.legend.spacing, $0.legend.content) = (spacing, view)
    }
  }
}

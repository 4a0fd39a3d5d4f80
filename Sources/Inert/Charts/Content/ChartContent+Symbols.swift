import SwiftUI

extension ChartContent {
  /// Marks points with a shape.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    setting(\.symbol, .shape(AnyChartSymbolShape(symbol)))
  }

  /// Tells points apart by their shape.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    setting(\.symbolBy, value.plotted)
  }

  /// Marks points with a view.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    setting(\.symbol, .view(AnyView(symbol())))
  }

  /// Sets how large the shapes of points are: the area of the square around them, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { setting(\.symbolArea, area) }

  /// Tells values by how large the shapes of points are.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    setting(\.sizeBy, value.plotted)
  }

  /// Sets how large the shapes of points are.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    setting(\.symbolArea, size.width * size.height)
  }
}

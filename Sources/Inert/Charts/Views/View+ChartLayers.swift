import SwiftUI

extension View {
  /// Changes the plot of charts.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Changes the labels of the horizontal axis of charts: here they are as they are.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    self
  }

  /// Changes the labels of the vertical axis of charts: here they are as they are.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    self
  }

  /// Shows a view upon charts, which is told where values are.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart {
      // Modifiers further out come first here, and lie upon those further in.
      $0.overlays.insert(ProxyLayer(alignment: alignment) { AnyView(content($0)) }, at: 0)
    }
  }

  /// Shows a view below charts, which is told where values are.
  public func chartBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart {
      $0.backgrounds.append(ProxyLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }
}

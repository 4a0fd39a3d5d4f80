import SwiftUI

/// A view of marks with axes and a legend.
@MainActor @preconcurrency
public struct Chart<Content: ChartContent>: View {
  let content: Content

  /// Makes a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Makes a chart of marks for each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Makes a chart of marks for each element, which a key path tells from the others.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The plot with its axes and the legend.
  public var body: some View { ChartBody(marks: chartMarks(of: content)) }
}

private struct ChartBody: View {
  let marks: [Mark]
  @Environment(\.chart) private var settings

  var body: some View {
    let model = ChartModel(marks, settings)
    WithProxyLayers(model: model) {
      WithLegend(model: model) { PlotFrame(model: model) }
    }
    // What is said of this chart is not said of others that stand in it.
    .environment(\.chart, ChartSettings())
  }
}

/// What tells where the plot is.
private enum PlotAnchor: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Tells views upon the chart where the plot is.
  func tellingPlot() -> some View {
    anchorPreference(key: PlotAnchor.self, value: .bounds) { $0 }
  }
}

/// A chart with the views that an app puts upon and below it.
private struct WithProxyLayers<Content: View>: View {
  let model: ChartModel
  @ViewBuilder let content: Content
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let settings = model.settings
    if settings.overlays.isEmpty && settings.backgrounds.isEmpty && settings.gesture == nil {
      content
    } else {
      content
        .backgroundPreferenceValue(PlotAnchor.self) { layers(settings.backgrounds, $0) }
        .overlayPreferenceValue(PlotAnchor.self) {
          layers(settings.overlays, $0, settings.gesture)
        }
    }
  }

  private func layers(
    _ layers: [ProxyLayer],
    _ anchor: Anchor<CGRect>?,
    _ gesture: ((ChartProxy, AnyView) -> AnyView)? = nil
  ) -> some View {
    GeometryReader { geometry in
      // Until the plot has told its place there is nothing to ask about.
      if let anchor {
        let frame = geometry[anchor]
        let proxy = ChartProxy(model: model, anchor: anchor, plotSize: frame.size)
        if let gesture {
          let plot = Color.clear.frame(width: frame.width, height: frame.height)
            .contentShape(Rectangle())
          gesture(mirrored(proxy), AnyView(plot)).position(x: frame.midX, y: frame.midY)
        }
        ForEach(layers.indices, id: \.self) { index in
          layers[index].content(proxy).frame(
            maxWidth: .infinity,
            maxHeight: .infinity,
            alignment: layers[index].alignment
          )
        }
      }
    }
  }

  /// Gestures tell places from the left, also where views are counted from the right.
  private func mirrored(_ proxy: ChartProxy) -> ChartProxy {
    var proxy = proxy
    proxy.isMirrored = direction == .rightToLeft
    return proxy
  }
}

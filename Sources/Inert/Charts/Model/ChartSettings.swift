import SwiftUI

/// What modifiers say of charts.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var styles = StyleSettings()
  var symbols: [Datum: AnyChartSymbolShape] = [:]
  var lines: [Datum: StrokeStyle] = [:]
  var legend = LegendSettings()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [ProxyLayer] = []
  var backgrounds: [ProxyLayer] = []
  var selections: [ChartSelection] = []
}

/// What modifiers say of one axis.
struct AxisSettings {
  var visibility = Visibility.automatic
  var marks: [AxisMarksParts]?
  var title: AxisTitle?
  var domain: ChosenDomain?
  var type: ScaleType?
  var freeEnds = FreeEnds()
}

/// What modifiers say of the legend.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

/// The title of an axis.
struct AxisTitle {
  var content: AnyView
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
}

/// A view upon or below a chart.
struct ProxyLayer {
  var alignment: Alignment
  var content: (ChartProxy) -> AnyView
}

/// What is told of where a finger is; nil when it leaves.
struct ChartSelection {
  enum Kind { case x, y, angle }

  var kind: Kind
  var tell: @MainActor (Datum?) -> Void
}

private enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chart: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chart, transform: change)
  }
}

import SwiftUI

/// What modifiers say of charts.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var styles = StyleSettings()
  var symbols = LookScale<AnyChartSymbolShape>()
  var lines = LookScale<StrokeStyle>()
  var sizes = LookScale<CGFloat>()
  var legend = LegendSettings()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [ProxyLayer] = []
  var backgrounds: [ProxyLayer] = []
  var selections: [ChartSelection] = []
  /// What an app watches the plot by, put around a view that is as large as it.
  var gesture: ((ChartProxy, AnyView) -> AnyView)?
}

/// What modifiers say of one axis.
struct AxisSettings {
  var visibility = Visibility.automatic
  var marks: [AxisMarksParts]?
  var title: AxisTitle?
  var domain: ChosenDomain?
  var type: ScaleType?
  var freeEnds = FreeEnds()

  /// Takes what one modifier says; what it says nothing of stays as others set it.
  mutating func take(_ domain: ChosenDomain?, _ freeEnds: FreeEnds? = nil, type: ScaleType?) {
    self.domain = domain ?? self.domain
    self.freeEnds = freeEnds ?? self.freeEnds
    self.type = type ?? self.type
  }
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

/// Looks that stand for values, as an app says it.
struct LookScale<Look> {
  /// The values that come first.
  var domain: [Datum] = []
  /// What they and those after them look like, one after another.
  var looks: [Look] = []
  var named: [Datum: Look] = [:]
  var mapping: ((Datum) -> Look?)?

  /// Takes what an app says of the values; nil leaves them as they come.
  mutating func take(_ domain: ChosenDomain?, _ looks: [Look]) {
    if case .list(let list) = domain?.kind { self.domain = list }
    if !looks.isEmpty { self.looks = looks }
  }

  /// Takes what an app says of each value.
  mutating func take(_ pairs: [(Datum, Look)]) {
    domain = pairs.map(\.0)
    for (datum, look) in pairs { named[datum] = look }
  }

  /// The values that come first and those of the data; none where marks have none.
  func order(of data: [Datum]) -> DatumOrder { DatumOrder(data.isEmpty ? [] : domain + data) }

  /// The look of a value that has a number; nil where an app says nothing of it.
  func look(of datum: Datum, number: Int) -> Look? {
    mapping?(datum) ?? named[datum] ?? (looks.isEmpty ? nil : looks[number % looks.count])
  }
}

/// What is told of where a finger came down and where it is.
struct ChartSelection {
  enum Kind { case x, y, angle }

  var kind: Kind
  /// Whether all between the two places is told; it stays when the finger leaves.
  var isRange = false
  /// Takes the first and the last value; nil where there is none.
  var tell: @MainActor ((first: Datum, last: Datum)?) -> Void
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

import SwiftUI

/// The plot with the labels and titles of its axes.
struct PlotFrame: View {
  let model: ChartModel

  var body: some View {
    let settings = model.settings
    let x = AxisPlan(model.x, axis(settings.x, model.x))
    let y = AxisPlan(model.y, axis(settings.y, model.y))
    AxisLayout(x: model.x, y: model.y) {
      plot(x, y).tellingPlot()
      labels(x)
      labels(y)
      title(settings.x.title, .bottom)
      title(settings.y.title, .top)
    }
  }

  /// Slices have no axes, and nor has a direction in which nothing is told.
  private func axis(_ settings: AxisSettings, _ scale: AxisScale) -> AxisSettings {
    var settings = settings
    if model.hasSectors || !scale.isUsed { settings.visibility = .hidden }
    return settings
  }

  private func plot(_ x: AxisPlan, _ y: AxisPlan) -> AnyView {
    let area = AnyView(PlotArea(model: model, x: x, y: y))
    return model.settings.plotStyle?(ChartPlotContent(content: area)) ?? area
  }

  private func labels(_ plan: AxisPlan) -> some View {
    ForEach(plan.labels) { label in
      // A label that is given no height is not there, also for who has the chart read out.
      ViewThatFits(in: .vertical) {
        VStack(spacing: 0) { label.content }
          .font(label.font ?? .caption)
          .foregroundStyle(label.style ?? AnyShapeStyle(Color.secondary))
          .multilineTextAlignment(.center)
        Color.clear.frame(width: 0, height: 0)
      }
      .layoutValue(key: AxisPlaceKey.self, value: AxisPlace(label))
    }
  }

  @ViewBuilder
  private func title(_ title: AxisTitle?, _ usual: AxisPlan.Side) -> some View {
    if let title {
      title.content
        .font(.caption)
        .foregroundStyle(Color.secondary)
        .layoutValue(key: AxisPlaceKey.self, value: AxisPlace(title, usual))
    }
  }
}

/// Where a label or a title of an axis is.
struct AxisPlace {
  var side: AxisPlan.Side
  /// Where along the axis; nil for a title.
  var fraction: Double?
  var share: Double?
  var isAfter = false
  var isAlwaysShown = false
  var offset = CGSize.zero
  /// The part of its side that is left free before a title, level and upright.
  var parts: (level: CGFloat, upright: CGFloat) = (0.5, 0.5)
  var spacing: CGFloat = 4

  init(_ label: AxisPlan.Label) {
    (side, fraction, share) = (label.side, label.fraction, label.share)
    (isAfter, isAlwaysShown, offset) = (label.isAfter, label.isAlwaysShown, label.offset)
  }

  init(_ title: AxisTitle, _ usual: AxisPlan.Side) {
    side =
      switch title.position.kind {
      case .top, .topLeading, .topTrailing: .top
      case .bottom, .bottomLeading, .bottomTrailing: .bottom
      case .leading: .leading
      case .trailing: .trailing
      default: usual
      }
    parts = (title.alignment ?? (usual == .top ? .topTrailing : .center)).parts
    spacing = title.spacing ?? 4
  }
}

enum AxisPlaceKey: LayoutValueKey {
  static var defaultValue: AxisPlace? { nil }
}

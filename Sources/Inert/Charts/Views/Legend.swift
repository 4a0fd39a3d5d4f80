import SwiftUI

/// A chart with the legend at one of its sides.
struct WithLegend<Content: View>: View {
  let model: ChartModel
  @ViewBuilder let content: Content

  var body: some View {
    let settings = model.settings.legend
    let spacing = settings.spacing ?? 8
    if !isShown {
      content
    } else {
      switch settings.position.kind {
      case .top, .topLeading, .topTrailing:
        VStack(alignment: horizontal, spacing: spacing) {
          legend
          content
        }
      case .leading:
        HStack(alignment: vertical, spacing: spacing) {
          legend
          content
        }
      case .trailing:
        HStack(alignment: vertical, spacing: spacing) {
          content
          legend
        }
      case .overlay: content.overlay(alignment: settings.alignment ?? .topLeading) { legend }
      default:
        VStack(alignment: horizontal, spacing: spacing) {
          content
          legend
        }
      }
    }
  }

  private var isShown: Bool {
    let legend = model.settings.legend
    if legend.visibility == .hidden { return false }
    return legend.content != nil
      || [model.styles.values, model.symbols.values, model.lines.values].contains { !$0.isEmpty }
  }

  private var horizontal: HorizontalAlignment {
    if let alignment = model.settings.legend.alignment { return alignment.horizontal }
    switch model.settings.legend.position.kind {
    case .topTrailing, .bottomTrailing: return .trailing
    default: return .leading
    }
  }

  private var vertical: VerticalAlignment { model.settings.legend.alignment?.vertical ?? .center }

  @ViewBuilder private var legend: some View {
    if let content = model.settings.legend.content {
      content
    } else {
      Legend(model: model)
    }
  }
}

/// Which colour or shape stands for which value.
private struct Legend: View {
  let model: ChartModel

  var body: some View {
    let position = model.settings.legend.position.kind
    if let span = model.styles.span {
      ColorLegend(span: span, colors: model.styles.colors)
    } else if position == .leading || position == .trailing {
      VStack(alignment: .leading, spacing: 4) { entries }
    } else {
      LegendLines { entries }
    }
  }

  private var entries: some View {
    ForEach(values, id: \.self) { value in
      HStack(spacing: 4) {
        mark(value)
        Text(verbatim: value.name)
      }
      .font(.caption)
      .foregroundStyle(Color.secondary)
    }
  }

  private var values: [Datum] {
    DatumOrder(model.styles.values + model.symbols.values + model.lines.values).values
  }

  private func mark(_ value: Datum) -> some View {
    let isStyle = model.styles.tells(value)
    let style = isStyle ? model.styles.style(of: value) : AnyShapeStyle(Color.secondary)
    let shape: AnyChartSymbolShape =
      model.symbols[value] != nil ? model.symbolShape(of: value) : .at(0)
    let line = model.line(of: value, width: 2)
    return Canvas { context, size in
      if let line {
        let path = Path { path in
          path.move(to: CGPoint(x: 0, y: size.height / 2))
          path.addLine(to: CGPoint(x: size.width, y: size.height / 2))
        }
        context.stroke(path, with: .style(style), style: line)
        // The shape of points stands on their line.
        if model.symbols[value] == nil { return }
      }
      let square = CGRect(x: (size.width - 8) / 2, y: 0, width: 8, height: 8)
      context.fill(shape.path(in: square), with: .style(style))
    }
    .frame(width: line == nil ? 8 : 20, height: 8)
  }
}

/// The colours that stand for numbers, from the smallest to the greatest.
private struct ColorLegend: View {
  let span: ClosedRange<Double>
  let colors: [Color]

  var body: some View {
    HStack(spacing: 4) {
      Text(verbatim: span.lowerBound.formatted())
      LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
        .frame(width: 100, height: 8)
        .clipShape(Capsule())
      Text(verbatim: span.upperBound.formatted())
    }
    .font(.caption)
    .foregroundStyle(Color.secondary)
  }
}

/// Puts entries one after another, in as many lines as they need.
private struct LegendLines: Layout {
  private static let spacing = CGSize(width: 8, height: 4)

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { frames(subviews, within: proposal.width).size }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for (view, frame) in zip(subviews, frames(subviews, within: bounds.width).frames) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        anchor: .topLeading,
        proposal: ProposedViewSize(frame.size)
      )
    }
  }

  @MainActor
  private func frames(
    _ subviews: Subviews,
    within width: CGFloat?
  ) -> (frames: [CGRect], size: CGSize) {
    let width = width ?? .infinity
    var frames: [CGRect] = []
    var (origin, line, widest) = (CGPoint.zero, CGFloat.zero, CGFloat.zero)
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      // Widths are rounded by whoever asked for them.
      if origin.x > 0, origin.x + size.width > width + 0.5 {
        origin = CGPoint(x: 0, y: origin.y + line + Self.spacing.height)
        line = 0
      }
      frames.append(CGRect(origin: origin, size: size))
      widest = max(widest, origin.x + size.width)
      origin.x += size.width + Self.spacing.width
      line = max(line, size.height)
    }
    return (frames, CGSize(width: widest, height: origin.y + line))
  }
}

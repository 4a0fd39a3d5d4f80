import SwiftUI

/// The plot of a chart as views around it see it.
public struct ChartPlotContent: View {
  let content: AnyView

  /// The plot.
  public var body: some View { content }
}

/// The labels of an axis as views around them see them.
public struct ChartAxisContent: View {
  let content: AnyView

  /// The labels.
  public var body: some View { content }
}

/// The plot: lines of the axes, marks and what stands beside them.
struct PlotArea: View {
  let model: ChartModel
  let x: AxisPlan
  let y: AxisPlan
  @Environment(\.layoutDirection) private var direction

  /// How far it draws out of its bounds.
  private static let margin: CGFloat = 24

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      let drawing = PlotDrawing(model, size)
      ZStack {
        Canvas { context, _ in
          if direction == .rightToLeft {
            context.translateBy(x: size.width + 2 * Self.margin, y: 0)
            context.scaleBy(x: -1, y: 1)
          }
          context.translateBy(x: Self.margin, y: Self.margin)
          for line in x.lines + y.lines { draw(line, size, &context) }
          for mark in drawing.drawn { draw(mark, &context) }
        }
        .frame(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
        .position(x: size.width / 2, y: size.height / 2)
        .allowsHitTesting(false)
        PlacedViews(views: drawing.views)
      }
      .frame(width: size.width, height: size.height)
      .modifier(Selecting(model: model, size: size))
    }
  }

  private func draw(_ mark: DrawnMark, _ context: inout GraphicsContext) {
    var context = context
    context.opacity *= mark.opacity
    for clip in mark.clips { context.clip(to: clip) }
    for filter in mark.filters { context.addFilter(filter) }
    let shading = GraphicsContext.Shading.style(mark.style)
    if let line = mark.line {
      context.stroke(mark.path, with: shading, style: line)
    } else if mark.rounding > 0 {
      let edge = StrokeStyle(lineWidth: 2 * mark.rounding, lineCap: .round, lineJoin: .round)
      context.drawLayer { layer in
        layer.fill(mark.path, with: shading)
        layer.stroke(mark.path, with: shading, style: edge)
      }
    } else {
      context.fill(mark.path, with: shading)
    }
  }

  private func draw(_ line: AxisPlan.Line, _ size: CGSize, _ context: inout GraphicsContext) {
    let isX = line.side.isLevel
    let scale = isX ? x.scale : y.scale
    let place = scale.place(at: line.fraction, in: isX ? size.width : size.height)
    let length = isX ? size.height : size.width
    var (start, end): (CGFloat, CGFloat) = (0, length)
    if let tick = line.tick {
      let isFar = line.side == .bottom || line.side == .trailing
      (start, end) = isFar ? (length, length + tick) : (-tick, 0)
    }
    var path = Path()
    path.move(to: isX ? CGPoint(x: place, y: start) : CGPoint(x: start, y: place))
    path.addLine(to: isX ? CGPoint(x: place, y: end) : CGPoint(x: end, y: place))
    let style = line.style ?? AnyShapeStyle(Color(UIColor.systemGray3))
    context.stroke(
      path.offsetBy(dx: line.offset.width, dy: line.offset.height),
      with: .style(style),
      style: line.stroke
    )
  }
}

/// Tells an app where a finger is.
private struct Selecting: ViewModifier {
  let model: ChartModel
  let size: CGSize
  @Environment(\.layoutDirection) private var direction
  @GestureState private var isDown = false
  @State private var isLifted = false

  func body(content: Content) -> some View {
    if model.settings.selections.isEmpty || model.settings.gesture != nil {
      content
    } else {
      // A view that scrolls around the chart goes on to scroll.
      content.contentShape(Rectangle()).simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .updating($isDown) { _, isDown, _ in isDown = true }
          .onChanged { drag in
            if isLifted { isLifted = false }
            tell(drag.startLocation, drag.location)
          }
          .onEnded { _ in
            isLifted = true
            for selection in model.settings.selections where !selection.isRange {
              selection.tell(nil)
            }
          }
      )
      .onChange(of: isDown) { _, isDown in
        // The gesture was taken away: nothing was chosen.
        if isDown || isLifted { return }
        for selection in model.settings.selections { selection.tell(nil) }
      }
    }
  }

  private func tell(_ start: CGPoint, _ place: CGPoint) {
    let (start, place) = (inPlot(start), inPlot(place))
    for selection in model.settings.selections {
      // Of a value alone it does not matter where the finger came down.
      let start = selection.isRange ? start : place
      switch selection.kind {
      case .x: selection.tell(model.x.ends(from: start.x, to: place.x, in: size.width))
      case .y: selection.tell(model.y.ends(from: start.y, to: place.y, in: size.height))
      case .angle:
        let value = SectorLayout(model.marks, size).value(at: place, in: size).map(Datum.number)
        selection.tell(value.map { ($0, $0) })
      }
    }
  }

  private func inPlot(_ place: CGPoint) -> CGPoint {
    direction == .rightToLeft ? CGPoint(x: size.width - place.x, y: place.y) : place
  }
}

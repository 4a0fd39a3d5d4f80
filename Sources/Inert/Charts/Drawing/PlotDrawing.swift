import SwiftUI

/// Something that is drawn in a plot.
struct DrawnMark {
  var path: Path
  var style: AnyShapeStyle
  var opacity: Double
  /// How its line is drawn; nil where it is filled.
  var line: StrokeStyle?
  /// How much is added around it, with round corners.
  var rounding: CGFloat = 0
  var filters: [GraphicsContext.Filter]
  /// The forms within which alone it is drawn.
  var clips: [Path]
  var zIndex: Double
}

/// A view that stands in a plot.
struct PlacedView {
  var content: AnyView
  /// What it stands beside or on.
  var frame: CGRect
  var annotation: MarkAnnotation?
}

/// All that is drawn in a plot of a size.
@MainActor
struct PlotDrawing {
  let model: ChartModel
  let size: CGSize
  private(set) var drawn: [DrawnMark] = []
  private(set) var views: [PlacedView] = []
  /// How far the nearest two values of each axis are from each other; nil where there are no two.
  private var nearest: (width: CGFloat?, height: CGFloat?)
  private var forms: [ObjectIdentifier: Path] = [:]
  /// Where each mark is; nil where it is not in the plot.
  private(set) var frames: [CGRect?] = []

  init(_ model: ChartModel, _ size: CGSize) {
    self.model = model
    self.size = size
    frames = Array(repeating: nil, count: model.marks.count)
    if model.marks.contains(where: { $0.form == .bar || $0.form == .rectangle }) {
      nearest = (
        Self.nearest(model.marks.compactMap(\.x.value), model.x, size.width),
        Self.nearest(model.marks.compactMap(\.y.value), model.y, size.height)
      )
    }
    let sectors = SectorLayout(model.marks, size)
    var series: [SeriesKey: [Mark]] = [:]
    for mark in model.marks where mark.form == .line || mark.form == .area {
      series[mark.seriesKey, default: []].append(mark)
    }
    for (index, mark) in model.marks.enumerated() {
      switch mark.form {
      case .bar, .rectangle: drawRectangle(mark, index)
      case .rule: drawRule(mark, index)
      case .point: drawSymbol(mark, index, isAlone: true)
      case .sector: if let shape = sectors.shape(index) { drawSector(mark, shape, index) }
      case .line, .area:
        if let marks = series.removeValue(forKey: mark.seriesKey) { drawSeries(marks) }
        drawSymbol(mark, index, isAlone: false)
      }
    }
    // What has the same level stays in the order of the marks.
    drawn = drawn.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }

  private static func nearest(
    _ values: [Plotted],
    _ scale: AxisScale,
    _ length: CGFloat
  ) -> CGFloat? {
    let places = Set(values.compactMap { scale.place(of: $0, in: length) }).sorted()
    return zip(places, places.dropFirst()).map { max($1 - $0, 1) }.min()
  }

  private mutating func add(_ path: Path, _ mark: Mark, line: StrokeStyle? = nil) {
    let clips = mark.look.masks.map { form(of: $0) }
    drawn.append(
      DrawnMark(
        path: path.offsetBy(dx: mark.look.offset.width, dy: mark.look.offset.height),
        style: model.styles.style(of: mark.look),
        opacity: mark.look.opacity,
        line: line,
        filters: mark.look.filters,
        clips: clips,
        zIndex: mark.look.zIndex ?? 0
      )
    )
  }

  /// The form of all that a mask draws, which may be that of many marks.
  private mutating func form(of mask: MarkMask) -> Path {
    if let known = forms[ObjectIdentifier(mask)] { return known }
    var form = Path()
    for drawn in PlotDrawing(model.with(mask.marks), size).drawn {
      form.addPath(drawn.line.map { drawn.path.strokedPath($0) } ?? drawn.path)
    }
    forms[ObjectIdentifier(mask)] = form
    return form
  }

  private mutating func note(_ frame: CGRect, _ mark: Mark, _ index: Int) {
    let frame = frame.offsetBy(dx: mark.look.offset.width, dy: mark.look.offset.height)
    frames[index] = frame
    if mark.look.isSpoken, mark.look.name != nil || mark.look.spokenValue != nil {
      views.append(PlacedView(content: AnyView(SpokenMark(mark, frame.size)), frame: frame))
    }
    for annotation in mark.look.annotations {
      let context = AnnotationContext(targetSize: frame.size)
      views.append(
        PlacedView(content: annotation.content(context), frame: frame, annotation: annotation)
      )
    }
  }

  // MARK: Rectangles and lines

  private mutating func drawRectangle(_ mark: Mark, _ index: Int) {
    let beside = mark.look.positionAxis ?? (mark.isHorizontal ? .vertical : .horizontal)
    guard
      let x = span(mark, mark.x, model.x, size.width, mark.width, isBeside: beside == .horizontal),
      let y = span(mark, mark.y, model.y, size.height, mark.height, isBeside: beside == .vertical)
    else { return }
    let whole = CGRect(
      x: x.lowerBound,
      y: y.lowerBound,
      width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound
    )
    let frame = moved(whole, mark)
    let radius = min(mark.look.cornerRadius ?? 0, frame.width / 2, frame.height / 2)
    add(radius > 0 ? Path(roundedRect: frame, cornerRadius: radius) : Path(frame), mark)
    note(frame, mark, index)
  }

  /// A frame whose ends are moved on their own.
  private func moved(_ frame: CGRect, _ mark: Mark) -> CGRect {
    let (start, end) = (mark.look.startOffset, mark.look.endOffset)
    return CGRect(
      x: frame.minX + start.width,
      y: frame.minY + start.height,
      width: max(frame.width + end.width - start.width, 0),
      height: max(frame.height + end.height - start.height, 0)
    )
  }

  /// From where to where a mark goes on one axis.
  private func span(
    _ mark: Mark,
    _ extent: Mark.Extent,
    _ scale: AxisScale,
    _ length: CGFloat,
    _ dimension: MarkDimension,
    isBeside: Bool
  ) -> ClosedRange<CGFloat>? {
    switch extent {
    case .whole: return 0...length
    case .points(let start, let end):
      let ends = [start ?? 0, end ?? length].sorted()
      return ends[0]...ends[1]
    case .range(let start, let end):
      guard let one = scale.end(of: start.datum, in: length),
        let other = scale.end(of: end.datum, in: length)
      else { return nil }
      return min(one, other)...max(one, other)
    case .value(let value):
      guard let middle = scale.place(of: value, in: length) else { return nil }
      let room = room(for: value, scale, length)
      let part: CGFloat = mark.form == .rectangle ? 1 : value.unit == nil ? 0.65 : 0.8
      let all = isBeside ? mark.look.positionSpan ?? dimension : dimension
      let width = max(all.length(in: room, automatic: part), 0)
      return side(mark, middle - width / 2, width, isBeside: isBeside)
    }
  }

  /// The part of the room that is left to one of several marks side by side.
  private func side(
    _ mark: Mark,
    _ start: CGFloat,
    _ width: CGFloat,
    isBeside: Bool
  ) -> ClosedRange<CGFloat> {
    let count = model.positions.values.count
    guard isBeside, count > 1, let datum = mark.look.positionBy?.datum,
      let number = model.positions[datum]
    else { return start...(start + width) }
    let part = width / CGFloat(count)
    let begin = start + CGFloat(number) * part
    return begin...(begin + part * 0.95)
  }

  /// The room of a value: that of its name or unit, or as far as it is to the nearest other one.
  private func room(for value: Plotted, _ scale: AxisScale, _ length: CGFloat) -> CGFloat {
    if let band = scale.band(of: value, in: length) { return band.upperBound - band.lowerBound }
    return (scale.isVertical ? nearest.height : nearest.width) ?? length / 2
  }

  private mutating func drawRule(_ mark: Mark, _ index: Int) {
    let isVertical = mark.x.value != nil && mark.y.value == nil
    let (across, scale, length) =
      isVertical ? (mark.x, model.x, size.width) : (mark.y, model.y, size.height)
    let (along, other, reach) =
      isVertical ? (mark.y, model.y, size.height) : (mark.x, model.x, size.width)
    guard let value = across.value, let place = scale.place(of: value, in: length),
      let span = span(mark, along, other, reach, .automatic, isBeside: false)
    else { return }
    let whole =
      isVertical
      ? CGRect(
        x: place,
        y: span.lowerBound,
        width: 0,
        height: span.upperBound - span.lowerBound
      )
      : CGRect(x: span.lowerBound, y: place, width: span.upperBound - span.lowerBound, height: 0)
    let frame = moved(whole, mark)
    var path = Path()
    path.move(to: frame.origin)
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    add(path, mark, line: model.line(of: mark.look, width: 1))
    note(frame, mark, index)
  }

  // MARK: Points

  private func point(_ mark: Mark) -> CGPoint? {
    func middle(_ extent: Mark.Extent, _ scale: AxisScale, _ length: CGFloat) -> CGFloat? {
      switch extent {
      case .whole: length / 2
      case .points(let start, let end): ((start ?? 0) + (end ?? length)) / 2
      case .value(let value): scale.place(of: value, in: length)
      case .range(_, let end): scale.place(of: end.datum, in: length)
      }
    }
    guard let x = middle(mark.x, model.x, size.width),
      let y = middle(mark.y, model.y, size.height)
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  private mutating func drawSymbol(_ mark: Mark, _ index: Int, isAlone: Bool) {
    guard let point = point(mark) else { return }
    let symbol = model.symbol(of: mark.look)
    let side = model.symbolArea(of: mark.look).squareRoot()
    let isShown = isAlone || symbol != nil
    let frame = CGRect(origin: point, size: .zero)
      .insetBy(dx: isShown ? -side / 2 : 0, dy: isShown ? -side / 2 : 0)
    switch symbol {
    case .view(let view):
      let moved = frame.offsetBy(dx: mark.look.offset.width, dy: mark.look.offset.height)
      views.append(PlacedView(content: view, frame: moved))
    case .shape(let shape): add(shape.path(in: frame), mark)
    case nil: if isAlone { add(Path(ellipseIn: frame), mark) }
    }
    note(frame, mark, index)
  }

  // MARK: Series

  private mutating func drawSeries(_ marks: [Mark]) {
    let first = marks[0]
    let method = first.look.interpolation ?? .linear
    var path = Path()
    if first.form == .line {
      Curve(through: marks.compactMap(point), method)?.add(to: &path)
      add(path, first, line: model.line(of: first.look, width: 2))
      return
    }
    let ends = marks.compactMap(ends)
    guard let top = Curve(through: ends.map(\.end), method),
      let bottom = Curve(through: ends.map(\.start), method)
    else { return }
    top.add(to: &path)
    bottom.reversed.add(to: &path, isFirst: false)
    path.closeSubpath()
    add(path, first)
  }

  /// Where an area begins and ends at a mark.
  private func ends(_ mark: Mark) -> (start: CGPoint, end: CGPoint)? {
    switch (mark.x, mark.y) {
    case (.value(let x), .range(let start, let end)):
      guard let place = model.x.place(of: x, in: size.width),
        let one = model.y.end(of: start.datum, in: size.height),
        let other = model.y.end(of: end.datum, in: size.height)
      else { return nil }
      return (CGPoint(x: place, y: one), CGPoint(x: place, y: other))
    case (.range(let start, let end), .value(let y)):
      guard let place = model.y.place(of: y, in: size.height),
        let one = model.x.end(of: start.datum, in: size.width),
        let other = model.x.end(of: end.datum, in: size.width)
      else { return nil }
      return (CGPoint(x: one, y: place), CGPoint(x: other, y: place))
    default: return nil
    }
  }

  // MARK: Slices

  private mutating func drawSector(_ mark: Mark, _ shape: SectorShape, _ index: Int) {
    var shape = shape
    let middle = (shape.start + shape.end) / 2
    let center = shape.point(at: middle, (shape.inner + shape.outer) / 2)
    let most = max((shape.outer - shape.inner) / 2 - 0.5, 0)
    let radius = min(mark.look.cornerRadius ?? 0, most, shape.largestRounding)
    if radius > 0 {
      shape.outer -= radius
      shape.inset += radius
      if shape.inner > 0 { shape.inner += radius }
    }
    add(shape.path(), mark)
    drawn[drawn.count - 1].rounding = radius
    note(CGRect(origin: center, size: .zero), mark, index)
  }
}

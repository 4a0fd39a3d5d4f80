import SwiftUI

/// What an axis shows, with where along the axis it is.
struct AxisPlan {
  /// The side of the plot that labels are at.
  enum Side: CaseIterable {
    case leading, trailing, top, bottom

    /// Whether what is at it stands side by side.
    var isLevel: Bool { self == .top || self == .bottom }
  }

  /// A line or a tick.
  struct Line {
    var fraction: Double
    var style: AnyShapeStyle?
    var stroke: StrokeStyle
    /// How far it goes out of the plot; nil for a line across the plot.
    var tick: CGFloat?
    var side: Side
    var offset: CGSize
  }

  struct Label: Identifiable {
    var id: Int
    var fraction: Double
    /// The part of the axis up to the next value, which a name is cut to.
    var share: Double?
    var content: AnyView
    var style: AnyShapeStyle?
    var font: Font?
    var side: Side
    /// Whether it stands after its value, not around it.
    var isAfter: Bool
    /// Whether it is shown also where it lies on others.
    var isAlwaysShown: Bool
    var offset: CGSize
  }

  let scale: AxisScale
  private(set) var lines: [Line] = []
  private(set) var labels: [Label] = []

  @MainActor
  init(_ scale: AxisScale, _ settings: AxisSettings) {
    self.scale = scale
    guard settings.visibility != .hidden else { return }
    if scale.kind == .category && scale.categories.isEmpty { return }
    let all = settings.marks ?? [AxisMarksParts(position: .automatic, values: .automatic)]
    for marks in all { add(marks) }
  }

  private func side(_ position: AxisMarkPosition) -> Side {
    switch position.kind {
    case .leading where scale.isVertical: .leading
    case .trailing where scale.isVertical: .trailing
    case .top where !scale.isVertical: .top
    default: !scale.isVertical ? .bottom : scale.kind == .category ? .leading : .trailing
    }
  }

  @MainActor
  private mutating func add(_ marks: AxisMarksParts) {
    let ticks = AxisTicks(scale, marks.values)
    let side = side(marks.position)
    for (index, datum) in ticks.values.enumerated() {
      guard let fraction = scale.fraction(of: datum), (-0.001...1.001).contains(fraction) else {
        continue
      }
      let next = index + 1 < ticks.values.count ? scale.fraction(of: ticks.values[index + 1]) : nil
      let value = AxisValue(datum: datum, index: index, count: ticks.values.count)
      for part in marks.content?(value) ?? defaultParts(marks) {
        let middle = scale.kind == .category ? fraction : (fraction + (next ?? 1)) / 2
        add(part, part.isCentered ? middle : fraction, datum, ticks, side)
      }
    }
  }

  /// Lines across the plot and labels; names have labels alone.
  private func defaultParts(_ marks: AxisMarksParts) -> [AxisPart] {
    let label = AxisPart(kind: .label(marks.format.map(AxisLabelContent.format) ?? .automatic))
    if scale.kind == .category { return [label] }
    var parts = [AxisPart(kind: .line(marks.stroke)), label]
    if !scale.isVertical { parts.append(AxisPart(kind: .tick(marks.stroke, nil))) }
    return parts
  }

  private mutating func add(
    _ part: AxisPart,
    _ fraction: Double,
    _ datum: Datum,
    _ ticks: AxisTicks,
    _ side: Side
  ) {
    let dash: [CGFloat] = scale.isVertical ? [] : [2, 2]
    switch part.kind {
    case .line(let stroke):
      lines.append(
        Line(
          fraction: fraction,
          style: part.style,
          stroke: stroke ?? StrokeStyle(lineWidth: 0.5, dash: dash),
          side: side,
          offset: part.offset
        )
      )
    case .tick(let stroke, let length):
      let usual: CGFloat = scale.isVertical ? 4 : scale.kind == .date ? 16 : 4
      lines.append(
        Line(
          fraction: fraction,
          style: part.style,
          stroke: stroke ?? StrokeStyle(lineWidth: 0.5, dash: scale.kind == .date ? dash : []),
          tick: length ?? usual,
          side: side,
          offset: part.offset
        )
      )
    case .label(let content):
      guard let view = view(content, datum, ticks) else { return }
      labels.append(
        Label(
          id: labels.count,
          fraction: fraction,
          share: scale.kind == .category ? 1 / Double(scale.categories.count) : nil,
          content: view,
          style: part.style,
          font: part.font,
          side: side,
          isAfter: scale.kind == .date && !scale.isVertical && !part.isCentered,
          isAlwaysShown: part.isAlwaysShown,
          offset: part.offset
        )
      )
    }
  }

  private func view(_ content: AxisLabelContent, _ datum: Datum, _ ticks: AxisTicks) -> AnyView? {
    switch content {
    case .automatic: AnyView(Text(verbatim: ticks.text(datum)))
    case .format(let format): format(datum).map { AnyView(Text(verbatim: $0)) }
    case .view(let view): view
    }
  }
}

/// The values of an axis that have marks.
struct AxisTicks {
  private(set) var values: [Datum] = []
  private var dates: DateTicks?

  init(_ scale: AxisScale, _ wanted: AxisMarkValues) {
    let count = if case .automatic(let count, _) = wanted.kind { count ?? 5 } else { 5 }
    if scale.kind == .date {
      dates = DateTicks(
        in: scale.domain,
        about: count,
        unit: scale.unit,
        calendar: scale.calendar
      )
    }
    switch wanted.kind {
    case .list(let list): values = list
    case .dates(let component, let count, let calendar):
      let ticks = DateTicks(
        component: component,
        count: count,
        calendar: calendar ?? scale.calendar
      )
      dates = ticks
      if scale.kind == .date { values = Self.dates(ticks, scale) }
    case .numbers(let step):
      if scale.kind == .number {
        values = NumberTicks.values(in: scale.domain, step: abs(step)).map(Datum.number)
      }
    case .automatic: fillAutomatically(scale, wanted)
    }
  }

  private static func dates(_ ticks: DateTicks, _ scale: AxisScale) -> [Datum] {
    ticks.values(in: scale.domain)
      // What begins where the last unit ends is not there.
      .filter { scale.unit == nil || $0 < scale.domain.upperBound }
      .map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
  }

  private mutating func fillAutomatically(_ scale: AxisScale, _ wanted: AxisMarkValues) {
    switch scale.kind {
    case .category: values = scale.categories.map(Datum.category)
    case .date: values = dates.map { Self.dates($0, scale) } ?? []
    case .number where scale.isLogarithmic && scale.domain.lowerBound > 0:
      let powers = NumberTicks.values(
        in: log10(scale.domain.lowerBound)...log10(scale.domain.upperBound),
        step: 1
      )
      values = powers.map { .number(pow(10, $0)) }
    case .number:
      let step = wanted.step(within: scale.domain.upperBound - scale.domain.lowerBound)
      values = NumberTicks.values(in: scale.domain, step: step).map(Datum.number)
    }
  }

  /// What a label says of a value.
  func text(_ datum: Datum) -> String {
    if case .date(let date) = datum, let dates { return dates.text(date) }
    return datum.name
  }
}

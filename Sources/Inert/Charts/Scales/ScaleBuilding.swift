import SwiftUI

/// Makes the scale of an axis out of what is on it.
struct ScaleBuilding {
  var isVertical: Bool
  var values: [Plotted]
  var settings: AxisSettings

  func scale() -> AxisScale {
    var scale = AxisScale(kind: kind, isVertical: isVertical)
    scale.freeEnds = settings.freeEnds
    if kind == .number { scale.type = settings.type ?? .linear }
    scale.isUsed = !values.isEmpty || isDomainChosen
    scale.unit = values.lazy.compactMap(\.unit).first
    scale.calendar = values.first?.calendar ?? .current
    if kind == .category {
      fillCategories(&scale)
    } else {
      fillDomain(&scale)
    }
    // There is no power that is zero.
    if scale.isLogarithmic && scale.domain.lowerBound <= 0 { scale.type = .linear }
    return scale
  }

  private var isDomainChosen: Bool {
    switch settings.domain?.kind {
    case .range, .list: true
    case .automatic, nil: false
    }
  }

  private var kind: ScaleKind {
    if let first = values.first { return first.datum.kind }
    switch settings.domain?.kind {
    case .range(let lower, _): return lower.kind
    case .list(let list): return list.first?.kind ?? .number
    case .automatic, nil: return .number
    }
  }

  private func fillCategories(_ scale: inout AxisScale) {
    var data = DatumOrder(values.map { .category($0.datum.name) }).values
    switch settings.domain?.kind {
    case .list(let list): data = DatumOrder(list.map { .category($0.name) }).values
    case .automatic(let choice):
      scale.isReversed = choice.isReversed
      choice.change?(&data)
    case .range, nil: break
    }
    scale.categories = data.map(\.name)
  }

  private func fillDomain(_ scale: inout AxisScale) {
    var choice = AutomaticScaleDomain(includesZero: true, isReversed: false)
    switch settings.domain?.kind {
    case .range(let lower, let upper):
      if let domain = Self.around([lower, upper].compactMap(\.position)) {
        scale.domain = domain
        return
      }
    case .list(let list):
      let places = list.compactMap(\.position)
      if let first = places.first, let last = places.last, let domain = Self.around(places) {
        (scale.domain, scale.isReversed) = (domain, last < first)
        return
      }
    case .automatic(let wanted): choice = wanted
    case nil: break
    }
    scale.isReversed = choice.isReversed
    let ends = values.flatMap { value in
      value.interval.map { [$0.lowerBound, $0.upperBound] }
        ?? [value.datum.position].compactMap { $0 }
    }
    scale.domain = automaticDomain(ends, includesZero: choice.includesZero, scale)
    guard let change = choice.change else { return }
    var data = scale.ends
    change(&data)
    scale.domain = Self.around(data.compactMap(\.position)) ?? scale.domain
  }

  private func automaticDomain(
    _ ends: [Double],
    includesZero: Bool,
    _ scale: AxisScale
  ) -> ClosedRange<Double> {
    let isNumber = kind == .number
    let positive = scale.isLogarithmic ? ends.filter { $0 > 0 } : ends
    let zero: [Double] = isNumber && includesZero && !scale.isLogarithmic ? [0] : []
    guard let all = Self.around(positive + zero) else {
      return scale.isLogarithmic ? 1...10 : 0...1
    }
    if all.lowerBound == all.upperBound {
      let half: Double = isNumber ? 0.5 : 43_200
      return isNumber && all.lowerBound == 0
        ? 0...1 : (all.lowerBound - half)...(all.upperBound + half)
    }
    if scale.isLogarithmic {
      return pow(10, floor(log10(all.lowerBound)))...pow(10, ceil(log10(all.upperBound)))
    }
    return rounded(all, scale.calendar)
  }

  /// What the data has, with its ends where marks of the axis are.
  private func rounded(_ all: ClosedRange<Double>, _ calendar: Calendar) -> ClosedRange<Double> {
    var values = settings.marks?.first?.values ?? .automatic
    // Numbers are rounded unless an app says otherwise, and dates only where it says so.
    var round = all
    switch values.kind {
    case .dates(let component, _, let own):
      guard kind == .date else { return all }
      round = DateTicks(component: component, calendar: own ?? calendar).around(all)
      values.rounding = (values.rounding.lower ?? false, values.rounding.upper ?? false)
    case .numbers where values.rounding == (nil, nil): values = .automatic
    default: break
    }
    if kind == .number {
      let step = values.step(within: all.upperBound - all.lowerBound)
      round = NumberTicks.rounded(all, step: step)
    }
    let lower = values.rounding.lower ?? true ? round.lowerBound : all.lowerBound
    return lower...(values.rounding.upper ?? true ? round.upperBound : all.upperBound)
  }

  private static func around(_ places: [Double]) -> ClosedRange<Double>? {
    guard let lower = places.min(), let upper = places.max() else { return nil }
    return lower...upper
  }
}

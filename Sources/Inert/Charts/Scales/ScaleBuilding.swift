import SwiftUI

/// Makes the scale of an axis out of what is on it.
struct ScaleBuilding {
  var isVertical: Bool
  var values: [Plotted]
  var settings: AxisSettings

  func scale() -> AxisScale {
    var scale = AxisScale(kind: kind, isVertical: isVertical)
    scale.padding = settings.freeEnds
    scale.isLogarithmic = settings.type?.kind == .log
    scale.unit = values.compactMap(\.unit).first
    scale.calendar = values.first?.calendar ?? .current
    if kind == .category {
      fillCategories(&scale)
    } else {
      fillDomain(&scale)
    }
    return scale
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
    var names: [String] = []
    if case .list(let list) = settings.domain?.kind {
      names = list.map(\.name)
    } else {
      var seen: Set<String> = []
      for value in values where seen.insert(value.datum.name).inserted {
        names.append(value.datum.name)
      }
    }
    if case .automatic(_, let isReversed) = settings.domain?.kind { scale.isReversed = isReversed }
    scale.categories = names
  }

  private func fillDomain(_ scale: inout AxisScale) {
    var includesZero = true
    switch settings.domain?.kind {
    case .range(let lower, let upper):
      if let lower = lower.position, let upper = upper.position { scale.domain = lower...upper }
      return
    case .list(let list):
      let places = list.compactMap(\.position)
      guard let first = places.first, let last = places.last, let domain = Self.around(places)
      else { break }
      (scale.domain, scale.isReversed) = (domain, last < first)
      return
    case .automatic(let zero, let isReversed):
      (includesZero, scale.isReversed) = (zero, isReversed)
    case nil: break
    }
    let ends = values.flatMap { value in
      value.interval.map { [$0.lowerBound, $0.upperBound] }
        ?? [value.datum.position].compactMap { $0 }
    }
    scale.domain = automaticDomain(ends, includesZero: includesZero, scale)
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
    guard isNumber else { return all }
    let step = NumberTicks.step(within: all.upperBound - all.lowerBound, count: 5)
    return NumberTicks.rounded(all, step: step)
  }

  private static func around(_ places: [Double]) -> ClosedRange<Double>? {
    guard let lower = places.min(), let upper = places.max() else { return nil }
    return lower...upper
  }
}

import SwiftUI

/// Where values are along an axis.
struct AxisScale {
  var kind: ScaleKind
  /// From where to where; of names, their numbers.
  var domain: ClosedRange<Double> = 0...1
  var categories: [String] = []
  var isVertical: Bool
  var isReversed = false
  var isLogarithmic = false
  /// Points that are left free at both ends.
  var padding: CGFloat = 0
  /// The unit that dates stand for.
  var unit: Calendar.Component?
  var calendar: Calendar = .current

  /// The part of the axis before a value, counted as values grow; nil for what is not on it.
  func fraction(of datum: Datum) -> Double? {
    switch datum {
    case .category(let name):
      guard let index = categories.firstIndex(of: name) else { return nil }
      return (Double(index) + 0.5) / Double(categories.count)
    case .number, .date:
      return kind == .category ? nil : datum.position.flatMap(fraction(of:))
    }
  }

  private func fraction(of position: Double) -> Double? {
    if isLogarithmic {
      guard position > 0, domain.lowerBound > 0 else { return nil }
      let length = log(domain.upperBound / domain.lowerBound)
      return length > 0 ? log(position / domain.lowerBound) / length : 0.5
    }
    let length = domain.upperBound - domain.lowerBound
    return length > 0 ? (position - domain.lowerBound) / length : 0.5
  }

  /// Vertical numbers grow upwards, names are read downwards.
  private var isFlipped: Bool { (isVertical && kind != .category) != isReversed }

  /// The place in points that a part of the axis ends at.
  func place(at fraction: Double, in length: CGFloat) -> CGFloat {
    let inner = max(length - 2 * padding, 0)
    return padding + (isFlipped ? 1 - fraction : fraction) * inner
  }

  /// The place of a value in points; that of the middle where a date stands for a unit.
  func place(of value: Plotted, in length: CGFloat) -> CGFloat? {
    if let interval = value.interval {
      let middle = (interval.lowerBound + interval.upperBound) / 2
      return fraction(of: middle).map { place(at: $0, in: length) }
    }
    return place(of: value.datum, in: length)
  }

  /// The place of a value in points.
  func place(of datum: Datum, in length: CGFloat) -> CGFloat? {
    fraction(of: datum).map { place(at: $0, in: length) }
  }

  /// The room that a name or a unit has; nil for other values.
  func band(of value: Plotted, in length: CGFloat) -> ClosedRange<CGFloat>? {
    var ends: (Double, Double)?
    if case .category(let name) = value.datum, let index = categories.firstIndex(of: name) {
      let count = Double(categories.count)
      ends = (Double(index) / count, Double(index + 1) / count)
    } else if let interval = value.interval, let start = fraction(of: interval.lowerBound),
      let end = fraction(of: interval.upperBound)
    {
      ends = (start, end)
    }
    guard let ends else { return nil }
    let places = [ends.0, ends.1].map { place(at: $0, in: length) }.sorted()
    return places[0]...places[1]
  }

  /// The value at a place in points.
  func datum(at place: CGFloat, in length: CGFloat) -> Datum? {
    let inner = length - 2 * padding
    guard inner > 0, place.isFinite else { return nil }
    let part = Double((place - padding) / inner)
    let fraction = isFlipped ? 1 - part : part
    switch kind {
    case .category:
      let index = (fraction * Double(categories.count)).rounded(.down)
      guard index >= 0, index < Double(categories.count) else { return nil }
      return .category(categories[Int(index)])
    case .number: return .number(position(at: fraction))
    case .date: return .date(Date(timeIntervalSinceReferenceDate: position(at: fraction)))
    }
  }

  private func position(at fraction: Double) -> Double {
    guard !isLogarithmic || domain.lowerBound <= 0 else {
      return domain.lowerBound * pow(domain.upperBound / domain.lowerBound, fraction)
    }
    return domain.lowerBound + fraction * (domain.upperBound - domain.lowerBound)
  }
}

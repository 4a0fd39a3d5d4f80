import SwiftUI

/// Where values are along an axis.
struct AxisScale {
  var kind: ScaleKind
  /// From where to where; of names, their numbers.
  var domain: ClosedRange<Double> = 0...1
  var categories: [String] = [] {
    didSet {
      let numbered = zip(categories, categories.indices)
      numbers = Dictionary(numbered, uniquingKeysWith: { first, _ in first })
    }
  }
  private var numbers: [String: Int] = [:]
  var isVertical: Bool
  var isReversed = false
  var type = ScaleType.linear
  /// Whether something is told by it: marks have values, or an app says what it goes over.
  var isUsed = true
  /// Points that are left free at the ends.
  var freeEnds = FreeEnds()
  /// The unit that dates stand for.
  var unit: Calendar.Component?
  var calendar: Calendar = .current

  init(kind: ScaleKind, isVertical: Bool) {
    self.kind = kind
    self.isVertical = isVertical
  }

  /// The part of the axis before a value, counted as values grow; nil for what is not on it.
  func fraction(of datum: Datum) -> Double? {
    switch datum {
    case .category(let name):
      guard let number = numbers[name] else { return nil }
      return (Double(number) + 0.5) / Double(categories.count)
    case .number, .date:
      return kind == .category ? nil : datum.position.flatMap(fraction(of:))
    }
  }

  private func fraction(of position: Double) -> Double? {
    guard let span, let length = type.length(of: position) else { return nil }
    let fraction = span.upper > span.lower ? (length - span.lower) / (span.upper - span.lower) : 0.5
    return fraction.isFinite ? fraction : nil
  }

  /// Vertical numbers grow upwards, names are read downwards.
  private var growsUpwards: Bool { isVertical && kind != .category }
  private var isFlipped: Bool { growsUpwards != isReversed }

  /// The points that are left free before the scale, from above or from where lines begin.
  private var margin: CGFloat { growsUpwards ? freeEnds.end : freeEnds.start }

  private func room(in length: CGFloat) -> CGFloat { length - freeEnds.start - freeEnds.end }

  /// The place in points that a part of the axis ends at.
  func place(at fraction: Double, in length: CGFloat) -> CGFloat {
    margin + (isFlipped ? 1 - fraction : fraction) * max(room(in: length), 0)
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
    guard let place = fraction(of: datum).map({ place(at: $0, in: length) }), place.isFinite else {
      return nil
    }
    return place
  }

  /// The place of an end of a bar or an area: where powers are counted, that of zero is where they begin.
  func end(of datum: Datum, in length: CGFloat) -> CGFloat? {
    if isLogarithmic, let position = datum.position, position <= 0 {
      return place(at: 0, in: length)
    }
    return place(of: datum, in: length)
  }

  /// The room that a name or a unit has; nil for other values.
  func band(of value: Plotted, in length: CGFloat) -> ClosedRange<CGFloat>? {
    var ends: (Double, Double)?
    if case .category(let name) = value.datum, let number = numbers[name] {
      let count = Double(categories.count)
      ends = (Double(number) / count, Double(number + 1) / count)
    } else if let interval = value.interval, let start = fraction(of: interval.lowerBound),
      let end = fraction(of: interval.upperBound)
    {
      ends = (start, end)
    }
    guard let ends else { return nil }
    let places = [ends.0, ends.1].map { place(at: $0, in: length) }.sorted()
    return places[0]...places[1]
  }

  /// The names, or the first and the last value.
  var ends: [Datum] {
    let ends = [domain.lowerBound, domain.upperBound]
    return switch kind {
    case .category: categories.map(Datum.category)
    case .number: ends.map(Datum.number)
    case .date: ends.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
    }
  }

  /// The value at a place in points.
  func datum(at place: CGFloat, in length: CGFloat) -> Datum? {
    let inner = room(in: length)
    guard inner > 0, place.isFinite else { return nil }
    let part = Double((place - margin) / inner)
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

  /// The values at two places in points; nil where one of them has none.
  func ends(from: CGFloat, to: CGFloat, in length: CGFloat) -> (first: Datum, last: Datum)? {
    guard let first = datum(at: from, in: length), let last = datum(at: to, in: length) else {
      return nil
    }
    return (first, last)
  }

  private func position(at fraction: Double) -> Double {
    guard let span else { return domain.lowerBound }
    return type.number(at: span.lower + fraction * (span.upper - span.lower))
  }

  /// The lengths that the domain begins and ends at.
  private var span: (lower: Double, upper: Double)? {
    guard let lower = type.length(of: domain.lowerBound),
      let upper = type.length(of: domain.upperBound)
    else { return nil }
    return (lower, upper)
  }

  /// Whether powers are counted.
  var isLogarithmic: Bool { type == .log }
}

/// Points that are left free where a scale begins and where it ends.
public struct FreeEnds {
  var start: CGFloat = 0
  var end: CGFloat = 0
}

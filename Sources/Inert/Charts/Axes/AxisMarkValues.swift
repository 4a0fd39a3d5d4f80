import SwiftUI

/// At which values an axis has marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, minimum: Double? = nil)
    case dates(Calendar.Component, Int, Calendar?)
    case numbers(Double)
    case list([Datum])
  }

  let kind: Kind
  /// Whether the data's first and last value are moved to where marks are; nil as the chart likes.
  var rounding: (lower: Bool?, upper: Bool?) = (nil, nil)

  /// At round values.
  public static var automatic: AxisMarkValues { .automatic() }

  /// At about so many round values.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount),
      rounding: (roundLowerBound, roundUpperBound)
    )
  }

  /// At about so many round values, which are not nearer to each other than a number.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimum: Double(minimumStride)),
      rounding: (roundLowerBound, roundUpperBound)
    )
  }

  /// At the beginnings of parts of a calendar.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .dates(component, count, calendar),
      rounding: (roundLowerBound, roundUpperBound)
    )
  }

  /// At the multiples of a number.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .numbers(Double(stepSize)),
      rounding: (roundLowerBound, roundUpperBound)
    )
  }

  /// How far round numbers within a length are from each other.
  func step(within length: Double) -> Double {
    switch kind {
    case .automatic(let count, let minimum):
      max(NumberTicks.step(within: length, count: count ?? 5), minimum ?? 0)
    case .numbers(let step): abs(step)
    case .dates, .list: NumberTicks.step(within: length, count: 5)
    }
  }
}

/// A value of an axis.
public struct AxisValue {
  let datum: Datum
  /// Its number among the values.
  public let index: Int
  /// How many values there are.
  public let count: Int

  /// The value as a type; nil where it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.value(of: datum) }
}

/// At which side of the plot marks of an axis are.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind { case automatic, leading, trailing, top, bottom }

  let kind: Kind

  /// As the chart likes.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// Where lines of text begin.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// Where lines of text end.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// How marks of an axis are arranged: here as values of their kind are.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String

  /// As the chart likes.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// Labels stand within the plot's width.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Lines go on to the edge.
  public static let extended = AxisMarkPreset(name: "extended")
  /// Labels stand in the plot.
  public static let inset = AxisMarkPreset(name: "inset")
}

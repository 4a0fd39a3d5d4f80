import Foundation
import SwiftUI

/// A value with the name of what it measures.
public struct PlottableValue<Value: Plottable> {
  let value: Value
  var unit: Calendar.Component?
  var calendar: Calendar = .current

  var plotted: Plotted { Plotted(datum: value.datum, unit: unit, calendar: calendar) }
}

/// A value as marks keep it.
struct Plotted {
  let datum: Datum
  /// The part of a calendar that the date stands for.
  let unit: Calendar.Component?
  let calendar: Calendar
  /// All of the unit that the date stands for; nil without a unit.
  let interval: ClosedRange<Double>?

  init(datum: Datum, unit: Calendar.Component? = nil, calendar: Calendar = .current) {
    self.datum = datum
    self.unit = unit
    self.calendar = calendar
    interval = Self.interval(of: datum, unit, calendar)
  }

  private static func interval(
    of datum: Datum,
    _ unit: Calendar.Component?,
    _ calendar: Calendar
  ) -> ClosedRange<Double>? {
    guard case .date(let date) = datum, let unit,
      abs(date.timeIntervalSinceReferenceDate) < Datum.farthestDate,
      let interval = calendar.dateInterval(of: unit, for: date)
    else { return nil }
    let start = interval.start.timeIntervalSinceReferenceDate
    return start...max(start, interval.end.timeIntervalSinceReferenceDate)
  }

  /// Values of one key lie on each other.
  var key: Datum { interval.map { .number($0.lowerBound) } ?? datum }

  /// Whether a length can tell it.
  var isNumber: Bool { datum.kind == .number }
}

extension PlottableValue {
  /// A value with a name that is looked up.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }

  /// A value with a name.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }

  /// A value with a name as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }
}

extension PlottableValue where Value == Date {
  /// A date that stands for all of a unit, with a name that is looked up.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(value: value, unit: unit, calendar: calendar ?? .current)
  }

  /// A date that stands for all of a unit, with a name.
  public static func value(
    _ label: Text,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(value: value, unit: unit, calendar: calendar ?? .current)
  }

  /// A date that stands for all of a unit, with a name as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(value: value, unit: unit, calendar: calendar ?? .current)
  }
}

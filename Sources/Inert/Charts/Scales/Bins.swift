import Foundation

/// A part of a range of values, to but not with its upper end.
public struct ChartBinRange<Bound: Comparable>: Equatable {
  /// Where it begins.
  public let lowerBound: Bound
  /// Where it ends.
  public let upperBound: Bound

  /// Whether a value is in it.
  public func contains(_ value: Bound) -> Bool { value >= lowerBound && value < upperBound }
}

extension ChartBinRange: Sendable where Bound: Sendable {}

/// Parts of a calendar that dates fall into.
public struct DateBins: RandomAccessCollection, Sendable {
  /// Where parts begin, and where the last ends.
  public let thresholds: [Date]

  /// Makes parts between dates.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Makes parts of a length in seconds that a range falls into.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let bounds =
      range.lowerBound
      .timeIntervalSinceReferenceDate...range.upperBound
      .timeIntervalSinceReferenceDate
    thresholds = NumberTicks.bins(around: bounds, step: timeInterval)
      .map(Date.init(timeIntervalSinceReferenceDate:))
  }

  /// Makes parts of a length in seconds that dates fall into.
  public init(timeInterval: TimeInterval, data: [Date]) {
    if let first = data.min(), let last = data.max() {
      self.init(timeInterval: timeInterval, range: first...last)
    } else {
      self.init(thresholds: [])
    }
  }

  /// Makes parts of a calendar that a range falls into.
  public init(
    unit: Calendar.Component,
    by value: Int = 1,
    range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    let bounds =
      range.lowerBound
      .timeIntervalSinceReferenceDate...range.upperBound
      .timeIntervalSinceReferenceDate
    thresholds = DateTicks(component: unit, count: value, calendar: calendar).bins(around: bounds)
      .map(Date.init(timeIntervalSinceReferenceDate:))
  }

  /// Makes parts of a calendar that dates fall into.
  public init(
    unit: Calendar.Component,
    by value: Int = 1,
    data: [Date],
    calendar: Calendar = .current
  ) {
    if let first = data.min(), let last = data.max() {
      self.init(unit: unit, by: value, range: first...last, calendar: calendar)
    } else {
      self.init(thresholds: [])
    }
  }

  /// The first part.
  public var startIndex: Int { 0 }
  /// After the last part.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// A part.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// The part that a date falls into, the first or the last where it is outside of them.
  public func index(for value: Date) -> Int { NumberTicks.index(of: value, in: thresholds) }
}

/// Parts of a range of numbers.
public struct NumberBins<Value: BinaryFloatingPoint>: RandomAccessCollection {
  /// Where parts begin, and where the last ends.
  public let thresholds: [Value]

  /// Makes parts between numbers.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// Makes parts of a size that a range falls into.
  public init(size: Value, range: ClosedRange<Value>) {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    thresholds = NumberTicks.bins(around: bounds, step: Double(size)).map { Value($0) }
  }

  /// Makes parts of a size that numbers fall into.
  public init(size: Value, data: [Value]) {
    if let first = data.min(), let last = data.max() {
      self.init(size: size, range: first...last)
    } else {
      self.init(thresholds: [])
    }
  }

  /// Makes about so many parts that a range falls into.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let length = Double(range.upperBound - range.lowerBound)
    self.init(size: Value(NumberTicks.step(within: length, count: desiredCount)), range: range)
  }

  /// Makes about so many parts that numbers fall into.
  public init(data: [Value], desiredCount: Int = 10) {
    if let first = data.min(), let last = data.max() {
      self.init(range: first...last, desiredCount: desiredCount)
    } else {
      self.init(thresholds: [])
    }
  }

  /// The first part.
  public var startIndex: Int { 0 }
  /// After the last part.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// A part.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// The part that a number falls into, the first or the last where it is outside of them.
  public func index(for value: Value) -> Int { NumberTicks.index(of: value, in: thresholds) }
}

extension NumberBins: Sendable where Value: Sendable {}

extension NumberTicks {
  /// The multiples of a step from the last before a domain to the first after it.
  fileprivate static func bins(around domain: ClosedRange<Double>, step: Double) -> [Double] {
    guard step > 0 else { return [] }
    var outer = rounded(domain, step: step)
    // What ends on a multiple falls into a part of its own.
    if domain.upperBound >= outer.upperBound { outer = outer.lowerBound...outer.upperBound + step }
    return values(in: outer, step: step)
  }

  /// The last threshold that is not above a value.
  fileprivate static func index<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
    let after = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return min(max(after - 1, 0), max(thresholds.count - 2, 0))
  }
}

extension DateTicks {
  /// The beginnings of parts from the last before a domain to the first after it.
  fileprivate func bins(around domain: ClosedRange<Double>) -> [Double] {
    let reach = length
    let found = values(in: domain.lowerBound - reach...domain.upperBound + reach)
    let first = found.lastIndex { $0 <= domain.lowerBound } ?? found.startIndex
    let last = found.firstIndex { $0 > domain.upperBound } ?? found.endIndex - 1
    return first <= last && found.indices.contains(last) ? Array(found[first...last]) : []
  }
}

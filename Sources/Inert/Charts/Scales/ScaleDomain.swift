import SwiftUI

/// What a scale goes over: a range, a list or what the data says.
public protocol ScaleDomain {
  /// What is kept of it.
  var chosenDomain: ChosenDomain { get }
}

/// A domain as charts keep it.
public struct ChosenDomain {
  enum Kind {
    case automatic(AutomaticScaleDomain)
    case range(Datum, Datum)
    case list([Datum])
  }

  let kind: Kind
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The range.
  public var chosenDomain: ChosenDomain {
    ChosenDomain(kind: .range(lowerBound.datum, upperBound.datum))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The list; of numbers and dates, from the first to the last.
  public var chosenDomain: ChosenDomain { ChosenDomain(kind: .list(map(\.datum))) }
}

/// The domain that the data has.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool
  let isReversed: Bool
  /// What an app makes of the names, or of the first and the last value.
  var change: ((inout [Datum]) -> Void)?

  /// The domain.
  public var chosenDomain: ChosenDomain { ChosenDomain(kind: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the data has.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// What the data has, with or without zero, and in which direction.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero ?? true, isReversed: reversed ?? false)
  }

  /// What the data has, changed by a closure.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil,
    reversed: Bool? = nil,
    dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    var domain = automatic(includesZero: includesZero, reversed: reversed)
    domain.change = { data in
      var values = data.compactMap { DataValue.value(of: $0) }
      modifyInferredDomain(&values)
      data = values.map(\.datum)
    }
    return domain
  }
}

/// Where a scale of places begins and ends in the plot.
public protocol PositionScaleRange {
  /// Points that are left free at the ends.
  var freeEnds: FreeEnds { get }
}

/// All of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// Points that are left free at the ends.
  public let freeEnds: FreeEnds
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// All of the plot.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }

  /// All of the plot but for some points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .plotDimension(startPadding: padding, endPadding: padding)
  }

  /// All of the plot but for some points at each end.
  public static func plotDimension(
    startPadding: CGFloat = 0,
    endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(freeEnds: FreeEnds(start: startPadding, end: endPadding))
  }
}

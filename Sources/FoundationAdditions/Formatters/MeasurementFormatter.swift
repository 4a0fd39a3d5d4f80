// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Writes measurements with their units: `5 km`, `3.1 miles`.
///
/// Foundation on Linux declares a class of this name that is not there.
open class MeasurementFormatter: Formatter {
  /// What becomes of units.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit that was given is kept; otherwise the locale's is used.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit is chosen in which the number is neither long nor small.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures are written without the letter of their unit.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// What becomes of units; none by default, which is to use the locale's.
  open var unitOptions: UnitOptions = []

  /// How long names of units are; medium, as in `km`, by default.
  open var unitStyle = Formatter.UnitStyle.medium

  /// The language, and where people measure in which units; the current one by default.
  open var locale: Locale! = .autoupdatingCurrent

  /// How many digits numbers have; at most three behind the point by default.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Makes a formatter of the current locale.
  public override init() { super.init() }

  /// Makes a formatter of the current locale: archives of formatters are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text for a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// The name of a unit, as for several of it.
  open func string(from unit: Unit) -> String {
    let locale: Locale = locale ?? .current
    guard let name = UnitNames.name(of: unit),
      let text = UnitText.text(2, unit: name, width, locale)
    else { return unit.symbol }
    return text.replacing(#/[\p{Nd}]+/#, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// The text for a measurement; nil for what is none.
  open override func string(for obj: Any?) -> String? {
    (obj as? any AnyMeasurement).map { text($0.value, $0.anyUnit) }
  }

  private var width: UnitText.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .full
    default: .short
    }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let locale: Locale = locale ?? .current
    var (value, unit) = (value, unit)
    if !unitOptions.contains(.providedUnit), let given = unit as? Dimension {
      let wanted = UnitNames.local(given, in: locale)
      if let wanted { (value, unit) = (given.converted(value, to: wanted), wanted) }
    }
    if unitOptions.contains(.naturalScale), let given = unit as? Dimension {
      let scaled = UnitNames.scaled(value, given)
      (value, unit) = (given.converted(value, to: scaled), scaled)
    }
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return number(value) + "°"
    }
    if let name = UnitNames.name(of: unit),
      let text = UnitText.text(value, unit: name, width, locale, precision: precision)
    {
      return text
    }
    return "\(number(value)) \(unit.symbol)"
  }

  private func number(_ value: Double) -> String {
    let formatter = (numberFormatter?.copy() as? NumberFormatter) ?? NumberFormatter()
    formatter.locale = locale ?? .current
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  /// The number formatter's digits behind the point, and whether it groups digits, in the words of
  /// the locale data.
  private var precision: String {
    guard let numberFormatter else { return ".###" }
    let isSet = numberFormatter.numberStyle != .none
    let most = isSet ? max(0, min(20, numberFormatter.maximumFractionDigits)) : 0
    let least = max(0, min(most, numberFormatter.minimumFractionDigits))
    let digits =
      most == 0
      ? "precision-integer"
      : "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
    let modes: [NumberFormatter.RoundingMode: String] = [
      .ceiling: "rounding-mode-ceiling", .floor: "rounding-mode-floor",
      .down: "rounding-mode-down", .up: "rounding-mode-up",
      .halfDown: "rounding-mode-half-down", .halfUp: "rounding-mode-half-up",
    ]
    let rounding = modes[numberFormatter.roundingMode].map { " " + $0 } ?? ""
    return digits + rounding + (numberFormatter.usesGroupingSeparator ? "" : " group-off")
  }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}

extension Dimension {
  func converted(_ value: Double, to unit: Dimension) -> Double {
    unit === self || unit.isEqual(self)
      ? value : unit.converter.value(fromBaseUnitValue: converter.baseUnitValue(fromValue: value))
  }
}

import Foundation

/// Writes lengths of time: `1 hour, 10 minutes`, `1:10`.
///
/// Foundation on Linux declares a class of this name that is not there.
open class DateComponentsFormatter: Formatter {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    /// `1:10:05`.
    case positional = 0
    /// `1h 10m`.
    case abbreviated
    /// `1 hr, 10 min`.
    case short
    /// `1 hour, 10 minutes`.
    case full
    /// `one hour, ten minutes`.
    case spellOut
    /// `1hr 10min`.
    case brief
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The behaviour as bits.
    public let rawValue: UInt

    /// Makes a behaviour of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Those in front and, but where units are told by their places, all others are left out.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first that is not 0 are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others that are not 0 are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those behind the last that is not 0 are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All stay, with two digits where units are told by their places.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// How long the words are; positional by default.
  open var unitsStyle = UnitsStyle.positional

  /// The units that may be used; empty, the default, uses years to seconds.
  open var allowedUnits: NSCalendar.Unit = []

  /// What becomes of units of which there are none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default

  /// What says how long a day is, and the language; the current calendar by default.
  open var calendar: Calendar? = .autoupdatingCurrent

  /// Where months and days start that are as long as they are there; that of 2001 by default.
  open var referenceDate: Date?

  /// Whether the last unit may have a fraction; false by default.
  open var allowsFractionalUnits = false

  /// How many units there may be; 0, the default, allows all.
  open var maximumUnitCount = 0

  /// Whether one of the largest unit is counted in the next one: 63 seconds and not 1 minute and 3.
  open var collapsesLargestUnit = false

  /// Whether the text says that it is about so long.
  open var includesApproximationPhrase = false

  /// Whether the text says that so much remains.
  open var includesTimeRemainingPhrase = false

  /// Where in a sentence the text is to stand.
  open var formattingContext = Formatter.Context.unknown

  /// Makes a formatter of the current calendar.
  public override init() { super.init() }

  /// Makes a formatter of the current calendar: archives of formatters are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text for components.
  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The text for components, as long as they are from the reference date on.
  open func string(from components: DateComponents) -> String? {
    let calendar: Calendar = components.calendar ?? calendar ?? .current
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return text(start, end, given: components)
  }

  /// The text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? { text(startDate, endDate) }

  /// The text for seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e13 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return text(start, start + ti)
  }

  /// The text for components or seconds; nil for what is neither.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number?: Numeral(number).flatMap { string(from: $0.double) }
    case nil: nil
    }
  }

  private func text(_ start: Date, _ end: Date, given: DateComponents? = nil) -> String? {
    let calendar: Calendar = calendar ?? .current
    let parts = DurationParts(
      units: DurationParts.units(allowedUnits, given: given),
      from: start,
      to: end,
      in: calendar,
      mostUnits: maximumUnitCount,
      hasFraction: allowsFractionalUnits,
      collapses: collapsesLargestUnit
    )
    let writer = DurationText(
      style: unitsStyle,
      zeros: zeroFormattingBehavior,
      locale: calendar.locale ?? .current,
      isApproximate: includesApproximationPhrase,
      remains: includesTimeRemainingPhrase
    )
    return writer.text(of: parts)
  }
}

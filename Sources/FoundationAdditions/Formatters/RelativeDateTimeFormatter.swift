// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Writes how long ago something was, or how long it is until then.
open class RelativeDateTimeFormatter: Formatter {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full = 0
    /// `two months ago`.
    case spellOut
    /// `2 mo. ago`.
    case short
    /// `2mo ago`.
    case abbreviated
  }

  /// Whether there are words for single days and the like.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number: `1 day ago`.
    case numeric = 0
    /// A name where the language has one: `yesterday`.
    case named
  }

  /// Whether there are words for single days and the like; numbers by default.
  open var dateTimeStyle = DateTimeStyle.numeric

  /// How long the words are; full by default.
  open var unitsStyle = UnitsStyle.full

  /// Where in a sentence the text is to stand.
  open var formattingContext = Formatter.Context.unknown

  /// What tells days and months apart; the current calendar by default.
  open var calendar: Calendar! = .autoupdatingCurrent

  /// The language; the current one by default.
  open var locale: Locale! = .autoupdatingCurrent

  /// Makes a formatter of the current language.
  public override init() { super.init() }

  /// Makes a formatter of the current language: archives of formatters are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let units: [Calendar.Component] = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]

  /// The text for components, of which the largest that is not 0 counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    var components = dateComponents
    if let week = components.weekOfYear, components.weekOfMonth == nil {
      components.weekOfMonth = week
    }
    for unit in Self.units {
      if let value = components.value(for: unit), value != 0 { return text(value, unit) }
    }
    let named = Self.units.last { components.value(for: $0) != nil }
    return text(0, named ?? .second)
  }

  /// The text for seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now + timeInterval, relativeTo: now)
  }

  /// The text for a date as seen from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar: Calendar = calendar ?? .current
    // Fractions of a second would make a day of 23 hours, 59 minutes and 59 seconds.
    let seconds = (date.timeIntervalSince(referenceDate)).rounded()
    let components = calendar.dateComponents(
      Set(Self.units),
      from: referenceDate,
      to: referenceDate + seconds
    )
    return localizedString(from: components)
  }

  /// The text for a date as seen from now; nil for what is none.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Int, _ unit: Calendar.Component) -> String {
    let locale: Locale = locale ?? .current
    let width: UnitText.Width =
      switch unitsStyle {
      case .full, .spellOut: .full
      case .short: .short
      case .abbreviated: .narrow
      }
    let text =
      UnitText.relative(
        Double(value),
        unit,
        width,
        isNamed: dateTimeStyle == .named,
        locale,
        formattingContext
      ) ?? "\(value)"
    guard unitsStyle == .spellOut else { return text }
    let number = NumberFormatter()
    number.locale = locale
    number.numberStyle = .decimal
    let digits = number.string(from: NSNumber(value: abs(value))) ?? "\(abs(value))"
    return text.replacing(digits, with: UnitText.spelledOut(Double(abs(value)), locale) ?? digits)
  }
}

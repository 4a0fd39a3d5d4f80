import Foundation
internal import _FoundationICU

/// Words of languages for units, lists and times from now, from the library that Foundation is built on.
enum UnitText {
  /// How long names are.
  enum Width: String {
    case full = "unit-width-full-name"
    case short = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  /// A number with its unit, one of the Unicode locale data's such as `kilometer`, and as many digits
  /// behind the point as `precision` says: `.0##`.
  static func text(
    _ value: Double,
    unit: String,
    _ width: Width,
    _ locale: Locale,
    precision: String? = nil
  ) -> String? {
    var skeleton = "unit/\(unit) \(width.rawValue)"
    if let precision { skeleton += " " + precision }
    let letters = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    guard
      let formatter = swift_unumf_openForSkeletonAndLocale(
        letters,
        Int32(letters.count),
        locale.identifier,
        &status
      )
    else { return nil }
    defer { swift_unumf_close(formatter) }
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    return string { swift_unumf_resultToString(result, $0, $1, &$2) }
  }

  /// How parts of a list are put together.
  enum ListKind {
    case and
    case units(Width)
  }

  /// A list as a sentence has it: `a, b and c`.
  static func list(_ items: [String], _ kind: ListKind, _ locale: Locale) -> String? {
    let type: UListFormatterType
    let width: UListFormatterWidth
    switch kind {
    case .and: (type, width) = (ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE)
    case .units(.full): (type, width) = (ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE)
    case .units(.short): (type, width) = (ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_SHORT)
    case .units(.narrow): (type, width) = (ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_NARROW)
    }
    var status = U_ZERO_ERROR
    guard let formatter = swift_ulistfmt_openForType(locale.identifier, type, width, &status) else {
      return nil
    }
    defer { swift_ulistfmt_close(formatter) }
    let texts = items.map { Array($0.utf16) }
    let all = texts.flatMap { $0 }
    return all.withUnsafeBufferPointer { buffer -> String? in
      guard let start = buffer.baseAddress else { return items.isEmpty ? "" : items[0] }
      var pointers: [UnsafePointer<UChar>?] = []
      var offset = 0
      for text in texts {
        pointers.append(start + offset)
        offset += text.count
      }
      let lengths = texts.map { Int32($0.count) }
      return string {
        swift_ulistfmt_format(formatter, pointers, lengths, Int32(items.count), $0, $1, &$2)
      }
    }
  }

  /// A time from now: `in 2 days`, or `tomorrow` where `isNamed`.
  static func relative(
    _ value: Double,
    _ unit: Calendar.Component,
    _ width: Width,
    isNamed: Bool,
    _ locale: Locale,
    _ context: Formatter.Context
  ) -> String? {
    let units: [Calendar.Component: URelativeDateTimeUnit] = [
      .year: UDAT_REL_UNIT_YEAR, .quarter: UDAT_REL_UNIT_QUARTER, .month: UDAT_REL_UNIT_MONTH,
      .weekOfMonth: UDAT_REL_UNIT_WEEK, .day: UDAT_REL_UNIT_DAY, .hour: UDAT_REL_UNIT_HOUR,
      .minute: UDAT_REL_UNIT_MINUTE, .second: UDAT_REL_UNIT_SECOND,
    ]
    let style: UDateRelativeDateTimeFormatterStyle =
      switch width {
      case .full: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .narrow: UDAT_STYLE_NARROW
      }
    let capitals: UDisplayContext =
      switch context {
      case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
      case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
      case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
      case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
      default: UDISPCTX_CAPITALIZATION_NONE
      }
    var status = U_ZERO_ERROR
    guard let unit = units[unit],
      let formatter = swift_ureldatefmt_open(locale.identifier, nil, style, capitals, &status)
    else { return nil }
    defer { swift_ureldatefmt_close(formatter) }
    return string {
      isNamed
        ? swift_ureldatefmt_format(formatter, value, unit, $0, $1, &$2)
        : swift_ureldatefmt_formatNumeric(formatter, value, unit, $0, $1, &$2)
    }
  }

  /// A number in words; nil in languages where the words depend on what is counted.
  static func spelledOut(_ value: Double, _ locale: Locale) -> String? {
    guard
      ["en", "ja", "ko", "zh", "tr", "fi", "hu", "id"].contains(
        locale.language.languageCode?.identifier
      )
    else { return nil }
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    return formatter.string(from: NSNumber(value: value))
  }

  private static func string(
    _ fill: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var buffer = [UChar](repeating: 0, count: 256)
    var status = U_ZERO_ERROR
    var length = fill(&buffer, Int32(buffer.count), &status)
    if status == U_BUFFER_OVERFLOW_ERROR {
      buffer = [UChar](repeating: 0, count: Int(length) + 1)
      status = U_ZERO_ERROR
      length = fill(&buffer, Int32(buffer.count), &status)
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0 else { return nil }
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }
}

import Foundation

/// Writes numbers of units of time.
struct DurationText {
  let style: DateComponentsFormatter.UnitsStyle
  let zeros: DateComponentsFormatter.ZeroFormattingBehavior
  let locale: Locale
  let isApproximate: Bool
  let remains: Bool

  func text(of duration: DurationParts) -> String? {
    let parts = shown(duration.parts)
    guard !parts.isEmpty else { return nil }
    var text = style == .positional ? positional(parts) : listed(parts)
    if duration.isNegative, parts.contains(where: { $0.value != 0 }) { text = "-" + text }
    if isApproximate { text = phrase(about: text) }
    if remains { text = phrase(remaining: text) }
    return text
  }

  // MARK: Zeros

  private func shown(_ parts: [DurationParts.Part]) -> [DurationParts.Part] {
    guard !zeros.contains(.pad) else { return parts }
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else { return Array(parts.suffix(1)) }
    let usual = zeros.contains(.default) || zeros.isEmpty && style == .positional
    let isPlaced = style == .positional && usual
    let leading = zeros.contains(.dropLeading) || usual
    let others = usual && !isPlaced
    return parts.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first { return !leading }
      if index > last { return !(zeros.contains(.dropTrailing) || others) }
      return !(zeros.contains(.dropMiddle) || others)
    }.map(\.element)
  }

  // MARK: Words

  private func name(_ unit: Calendar.Component) -> String {
    unit == .weekOfMonth ? "week" : "\(unit)"
  }

  private func listed(_ parts: [DurationParts.Part]) -> String {
    let width: UnitText.Width =
      switch style {
      case .full, .spellOut: .full
      case .short, .brief: .short
      default: .narrow
      }
    let texts = parts.map { part in
      let text = UnitText.text(part.value, unit: name(part.unit), width, locale, precision: ".##")
      return finished(text ?? "\(part.value)", part)
    }
    let list: UnitText.Width = style == .brief ? .narrow : width
    return UnitText.list(texts, .units(list), locale) ?? texts.joined(separator: " ")
  }

  private func finished(_ text: String, _ part: DurationParts.Part) -> String {
    switch style {
    case .brief: text.replacing(#/[\s\u{A0}\u{202F}]+/#, with: "")
    case .spellOut:
      UnitText.spelledOut(part.value, locale).map {
        text.replacing(number(part.value), with: $0)
      } ?? text
    default: text
    }
  }

  private func number(_ value: Double, digits: Int = 1) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    formatter.minimumIntegerDigits = digits
    formatter.maximumFractionDigits = 2
    formatter.usesGroupingSeparator = digits == 1
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  // MARK: Places

  /// `1:05:09`; days and what is longer stand in front with their letters.
  private func positional(_ parts: [DurationParts.Part]) -> String {
    let clock: [Calendar.Component] = [.hour, .minute, .second]
    let long = parts.filter { !clock.contains($0.unit) }
    let short = parts.filter { clock.contains($0.unit) }
    if short.isEmpty, long.count == 1 { return number(long[0].value) }
    let isPadded = zeros.contains(.pad) && long.isEmpty
    let digits = short.enumerated().map { index, part in
      number(part.value, digits: index > 0 || isPadded ? 2 : 1)
    }.joined(separator: ":")
    let days = long.map { part in
      UnitText.text(part.value, unit: name(part.unit), .narrow, locale) ?? "\(part.value)"
    }
    return (days + (digits.isEmpty ? [] : [digits])).joined(separator: " ")
  }

  // MARK: Phrases

  /// Words around a text, by language; those of other languages are left out.
  private static let about = [
    "en": "About %", "de": "Etwa %", "fr": "Environ %", "es": "Aproximadamente %", "it": "Circa %",
    "nl": "Ongeveer %", "pt": "Cerca de %", "sv": "Cirka %", "da": "Cirka %", "ja": "約%",
    "zh": "大约%", "ko": "약 %",
  ]
  private static let remaining = [
    "en": "% remaining", "de": "Noch %", "fr": "% restants", "es": "Quedan %", "it": "% rimanenti",
    "nl": "Nog %", "pt": "% restantes", "sv": "% återstår", "da": "% tilbage", "ja": "残り%",
    "zh": "剩余%", "ko": "% 남음",
  ]

  private var language: String { locale.language.languageCode?.identifier ?? "en" }

  private func phrase(about text: String) -> String {
    (Self.about[language] ?? "%").replacing("%", with: text)
  }

  private func phrase(remaining text: String) -> String {
    var text = text
    let form = Self.remaining[language] ?? "%"
    // A phrase in front goes on with a small letter.
    if !form.hasPrefix("%"), isApproximate { text = text.prefix(1).lowercased() + text.dropFirst() }
    return form.replacing("%", with: text)
  }
}

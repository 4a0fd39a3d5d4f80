import Foundation

/// Which dates can be chosen, and how they are counted and written.
struct DateRules {
  var calendar = Calendar.current
  var locale = Locale.current
  var minimum: Date?
  var maximum: Date?
  /// From one minute that can be chosen to the next.
  var minutes = 1

  /// The limits; none where they contradict one another.
  private var limits: (low: Date, high: Date) {
    let (low, high) = (minimum ?? .distantPast, maximum ?? .distantFuture)
    return low <= high ? (low, high) : (.distantPast, .distantFuture)
  }

  func allows(_ date: Date) -> Bool { date >= limits.low && date <= limits.high }

  /// The nearest date within the limits.
  func clamp(_ date: Date) -> Date { max(limits.low, min(date, limits.high)) }

  /// The step of the minutes at or before a date; a whole minute.
  func rounded(_ date: Date) -> Date {
    guard minutes > 1 else { return date }
    let minute = calendar.component(.minute, from: date)
    let rest = minute % minutes
    guard rest != 0 || calendar.component(.second, from: date) != 0 else { return date }
    let seconds = calendar.component(.second, from: date) + rest * 60
    return clamp(date.addingTimeInterval(-TimeInterval(seconds)))
  }

  /// Whether any moment of a day can be chosen.
  func allowsDay(_ date: Date) -> Bool {
    let start = calendar.startOfDay(for: date)
    let next = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    return next > limits.low && start <= limits.high
  }

  /// A date with some of its parts replaced; a day the month does not have becomes its last.
  func replacing(
    in date: Date,
    year: Int? = nil,
    month: Int? = nil,
    day: Int? = nil,
    hour: Int? = nil,
    minute: Int? = nil
  ) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second],
      from: date
    )
    if let year { parts.year = year }
    if let month { parts.month = month }
    if let day { parts.day = day }
    if let hour { parts.hour = hour }
    if let minute { parts.minute = minute }
    if hour != nil || minute != nil { parts.second = 0 }
    let wanted = parts.day ?? 1
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return date }
    parts.day = min(wanted, days(inMonthOf: first))
    return calendar.date(from: parts) ?? date
  }

  func days(inMonthOf date: Date) -> Int {
    calendar.range(of: .day, in: .month, for: date)?.count ?? 31
  }

  /// A writer of dates in the language, for what a template names.
  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// The order in which the language writes what a template names.
  func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  /// Whether hours are counted twice from one to twelve.
  var hasHalfDays: Bool { pattern("jmm").contains("a") }
}

/// What a wheel of a date picker chooses.
enum DateUnit: Hashable {
  case year
  case month
  case day
  /// A day with its month.
  case wholeDay
  case hour
  case minute
  case half
  case spanHours
  case spanMinutes

  /// The wheels of a mode, in the order of the language.
  static func units(of mode: UIDatePicker.Mode, _ rules: DateRules) -> [DateUnit] {
    switch mode {
    case .date: return date(rules)
    case .time: return time(rules)
    case .dateAndTime: return [.wholeDay] + time(rules)
    case .countDownTimer: return [.spanHours, .spanMinutes]
    }
  }

  private static func date(_ rules: DateRules) -> [DateUnit] {
    order(rules.pattern("yMMMMd"), ["y": .year, "M": .month, "L": .month, "d": .day])
  }

  private static func time(_ rules: DateRules) -> [DateUnit] {
    order(
      rules.pattern("jmm"),
      ["h": .hour, "H": .hour, "k": .hour, "K": .hour, "m": .minute, "a": .half]
    )
  }

  /// The month and the year, in the order of the language.
  static func months(_ rules: DateRules) -> [DateUnit] {
    order(rules.pattern("yMMMM"), ["y": .year, "M": .month, "L": .month])
  }

  private static func order(_ pattern: String, _ letters: [Character: DateUnit]) -> [DateUnit] {
    var units: [DateUnit] = []
    for letter in pattern {
      guard let unit = letters[letter], !units.contains(unit) else { continue }
      units.append(unit)
    }
    return units
  }
}

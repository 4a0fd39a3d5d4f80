import Foundation

/// The beginnings of parts of a calendar.
struct DateTicks {
  var component: Calendar.Component
  var count: Int
  var calendar: Calendar

  private static let limit = 1000
  private static let steps: [(component: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
    (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
    (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
    (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800),
    (.weekOfYear, 2, 1_209_600), (.month, 1, 2_629_800), (.month, 3, 7_889_400),
    (.month, 6, 15_778_800), (.year, 1, 31_557_600), (.year, 2, 63_115_200),
    (.year, 5, 157_788_000), (.year, 10, 315_576_000), (.year, 50, 1_577_880_000),
  ]

  init(component: Calendar.Component, count: Int = 1, calendar: Calendar) {
    self.component = component
    // A step that is longer than all that calendars know is as long as that.
    let most = min(max(Datum.farthestDate / Self.seconds(of: component), 1), 1e15)
    self.count = min(max(count, 1), Int(most))
    self.calendar = calendar
  }

  /// The steps that a domain has about so many of, none shorter than a unit.
  init(
    in domain: ClosedRange<Double>,
    about desired: Int,
    unit: Calendar.Component?,
    calendar: Calendar
  ) {
    let length = domain.upperBound - domain.lowerBound
    let shortest = unit.map(Self.seconds(of:)) ?? 0
    let most = Double(max(desired, 1)) + 2
    let fitting = Self.steps.first { $0.seconds >= shortest && length / $0.seconds <= most }
    let years = min(max(length / 31_557_600 / most, 100), 1_000_000)
    let step = fitting ?? (.year, Int(years), 0)
    self.init(component: step.component, count: step.count, calendar: calendar)
  }

  /// About how long a part of a calendar is.
  private static func seconds(of component: Calendar.Component) -> Double {
    switch component {
    case .quarter: 7_889_400
    case .weekday, .weekdayOrdinal: 86_400
    case .weekOfMonth: 604_800
    case .yearForWeekOfYear: 31_557_600
    case .nanosecond: 1e-9
    default: steps.first { $0.component == component }?.seconds ?? .infinity
    }
  }

  /// About how long a step is, and not less.
  var length: Double { Self.seconds(of: component) * Double(count) * 1.1 }

  /// The dates within a domain, as seconds; none where there were too many or calendars end.
  func values(in domain: ClosedRange<Double>) -> [Double] {
    let length = domain.upperBound - domain.lowerBound
    let farthest = max(abs(domain.lowerBound), abs(domain.upperBound))
    guard farthest < Datum.farthestDate,
      length <= Self.seconds(of: component) * Double(count) * Double(Self.limit)
    else { return [] }
    let lower = Date(timeIntervalSinceReferenceDate: domain.lowerBound)
    if component == .hour, count > 1, 24 % count == 0 { return hours(from: lower, in: domain) }
    guard let start = calendar.dateInterval(of: component, for: lower)?.start else { return [] }
    let first = aligned(start)
    var found: [Double] = []
    for index in 0...Self.limit {
      guard let date = calendar.date(byAdding: component, value: index * count, to: first) else {
        break
      }
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > domain.upperBound { break }
      if seconds >= domain.lowerBound { found.append(seconds) }
    }
    return found
  }

  /// All of the first and of the last part of the calendar that a domain reaches into.
  func around(_ domain: ClosedRange<Double>) -> ClosedRange<Double> {
    func part(_ seconds: Double) -> DateInterval? {
      guard abs(seconds) < Datum.farthestDate else { return nil }
      return calendar.dateInterval(
        of: component,
        for: Date(timeIntervalSinceReferenceDate: seconds)
      )
    }
    guard let first = part(domain.lowerBound), let last = part(domain.upperBound) else {
      return domain
    }
    let end = last.end.timeIntervalSinceReferenceDate
    let isRound = last.start.timeIntervalSinceReferenceDate == domain.upperBound
    let lower = min(first.start.timeIntervalSinceReferenceDate, domain.lowerBound)
    return lower...max(isRound ? domain.upperBound : end, domain.upperBound)
  }

  /// Every third hour and the like, counted from midnight also on a day that is shorter than others.
  private func hours(from lower: Date, in domain: ClosedRange<Double>) -> [Double] {
    var found: [Double] = []
    let midnight = calendar.startOfDay(for: lower)
    for day in 0...Self.limit {
      guard let start = calendar.date(byAdding: .day, value: day, to: midnight) else { break }
      if start.timeIntervalSinceReferenceDate > domain.upperBound { break }
      var parts = calendar.dateComponents([.era, .year, .month, .day], from: start)
      for hour in Swift.stride(from: 0, to: 24, by: count) {
        parts.hour = hour
        guard let seconds = calendar.date(from: parts)?.timeIntervalSinceReferenceDate else {
          continue
        }
        if domain.contains(seconds), seconds > found.last ?? -.infinity { found.append(seconds) }
      }
    }
    return found
  }

  /// Every third month is counted from January on, and so on.
  private func aligned(_ date: Date) -> Date {
    guard count > 1, component != .weekOfYear else { return date }
    let first = component == .month || component == .day ? 1 : 0
    let over = (calendar.component(component, from: date) - first) % count
    return calendar.date(byAdding: component, value: -over, to: date) ?? date
  }

  /// What a label says of a date.
  func text(_ date: Date) -> String {
    guard abs(date.timeIntervalSinceReferenceDate) < Datum.farthestDate else { return "" }
    var format = Date.FormatStyle.dateTime
    (format.calendar, format.timeZone) = (calendar, calendar.timeZone)
    return switch component {
    case .second, .nanosecond: date.formatted(format.hour().minute().second())
    case .minute: date.formatted(format.hour().minute())
    case .hour: date.formatted(format.hour())
    case .month, .quarter: date.formatted(format.month(.abbreviated))
    case .year, .era, .yearForWeekOfYear: date.formatted(format.year())
    default: date.formatted(format.month(.abbreviated).day())
    }
  }
}

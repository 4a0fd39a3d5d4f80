import Foundation

/// How often views of a timeline are to be computed again.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Seldom, as where the screen is dimmed.
  case lowFrequency
}

/// When views of a timeline are computed again.
public protocol TimelineSchedule {
  /// The dates, from early to late.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often views are to be computed again.
  typealias Mode = TimelineScheduleMode

  /// The dates from a date on; the first one is at that date or before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Makes a schedule of dates at distances in seconds from a date.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    // Without a distance there is one date alone.
    self.interval = interval.isNaN ? .infinity : max(interval, 0.001)
  }

  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var coming: Date?
    private let interval: TimeInterval

    fileprivate init(_ first: Date, _ interval: TimeInterval) {
      coming = first
      self.interval = interval
    }

    /// The next date.
    public mutating func next() -> Date? {
      defer { coming = interval.isFinite ? coming.map { $0 + interval } : nil }
      return coming
    }
  }

  /// The dates, of which the first is the last one that is not after the start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval.isFinite else { return Entries(start, interval) }
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start + steps * interval, interval)
  }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The dates.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// The dates, of which the first is the beginning of the minute.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Makes a schedule of dates, from early to late.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame, or fewer of them.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval?
  let isPaused: Bool

  /// Makes a schedule of frames that are at least so many seconds apart; nil takes every frame.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var date: Date?
    private let interval: TimeInterval
    private let isPaused: Bool

    fileprivate init(_ date: Date, _ interval: TimeInterval, _ isPaused: Bool) {
      self.date = date
      self.interval = interval
      self.isPaused = isPaused
    }

    /// The next date.
    public mutating func next() -> Date? {
      defer { date = isPaused ? nil : date.map { $0 + interval } }
      return date
    }
  }

  /// The dates; there is one alone where the schedule is paused.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(startDate, max(minimumInterval ?? 1.0 / 60, 1.0 / 120), isPaused)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Frames that are at least so many seconds apart; nil takes every frame.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at distances in seconds from a date.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Dates that are given one by one.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates> { ExplicitTimelineSchedule(dates) }
}

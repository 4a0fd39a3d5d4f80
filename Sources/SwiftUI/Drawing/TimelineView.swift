import UIKit
import ViewGraph

/// A view that is computed again at the dates of a schedule.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made of.
  public struct Context {
    /// How often the content is computed.
    public enum Cadence: Comparable, Sendable {
      /// With every frame.
      case live
      /// About every second.
      case seconds
      /// About every minute.
      case minutes
    }

    /// The date of the schedule.
    public let date: Date
    /// How often the content is computed.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// What the content of views of a timeline is made of, whatever their schedule is.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Makes a view whose content is made again at the dates of a schedule.
  ///
  /// Dates follow the frames that are shown, so that a picture of a time is always the same one.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// There is none: the content is shown.
  public var body: Never { fatalError("TimelineView has no body.") }

  /// Makes a node of the content.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    TimelineNode(view, in: place)
  }

  /// As many as the content has.
  @MainActor
  public static var viewElementCount: Int? { Content.viewElementCount }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ComputedNode<
  TimelineView<Schedule, Content>, Content
>
{
  private let clock: TimelineClock

  override init(_ view: TimelineView<Schedule, Content>, in place: NodePlace) {
    clock = TimelineClock(place.host)
    super.init(view, in: place)
    clock.follow(view.schedule)
    recompute()
  }

  override func viewDidChange(_ change: NodeChange<TimelineView<Schedule, Content>>) {
    if !Sameness.areSame(change.old.schedule, view.schedule) { clock.follow(view.schedule) }
    super.viewDidChange(change)
  }

  override func makeContent() -> Content? {
    view.content(TimelineViewDefaultContext(date: clock.date.read(), cadence: .live))
  }

  override func remove() {
    clock.stop()
    super.remove()
  }
}

/// Tells the date of a schedule, frame by frame.
@MainActor
final class TimelineClock {
  let date: Source<Date>
  /// A date, and when in the time of frames it was.
  private var anchor: (date: Date, time: TimeInterval)
  private var now: Date
  private var next: () -> Date? = { nil }
  private var coming: Date?
  private let host: ViewHost
  private var ticker: HostTicker?
  private var timer: Timer?
  /// Counts how often frames were begun to be followed.
  private var round = 0

  init(_ host: ViewHost) {
    self.host = host
    now = Date()
    anchor = (now, CACurrentMediaTime())
    date = Source(now)
  }

  /// The date at a time of frames.
  private func date(at time: TimeInterval) -> Date { anchor.date + (time - anchor.time) }

  /// Goes on from the date there is now, which is not before another one.
  private func moveOn(to least: Date) {
    let time = CACurrentMediaTime()
    now = max(now, least, date(at: time))
    anchor = (now, time)
  }

  /// Follows a schedule from now on.
  func follow<Schedule: TimelineSchedule>(_ schedule: Schedule) {
    stop()
    moveOn(to: Date())
    var entries = schedule.entries(from: now, mode: .normal).makeIterator()
    next = { entries.next() }
    coming = next()
    if let coming, coming > now {
      // Before the first date the content is that of the first date.
      date.write(coming)
    } else {
      takeDue()
    }
    wait()
  }

  func stop() {
    ticker = nil
    timer?.invalidate()
    timer = nil
  }

  /// Goes on to the last date that is not in the future.
  private func takeDue() {
    var due: Date?
    while let date = coming, date <= now + 0.000_5 {
      due = date
      coming = next()
    }
    if let due { date.write(due) }
  }

  private func wait() {
    guard let coming else { return }
    let rest = coming.timeIntervalSince(now)
    guard rest > 0.25 else { return followFrames() }
    // Frames that would show nothing new are not asked for.
    timer = Timer.scheduledTimer(withTimeInterval: rest - 0.1, repeats: false) { _ in
      onMainActor { [weak self] in
        guard let self else { return }
        self.timer = nil
        moveOn(to: coming - 0.1)
        followFrames()
      }
    }
  }

  private func followFrames() {
    round += 1
    let ticker = HostTicker(host) { [weak self, round] time in
      // One that is no longer followed ends by itself.
      guard let self, round == self.round, self.ticker != nil else { return false }
      return tick(max(now, date(at: time)))
    }
    self.ticker = ticker
    ticker.isEndless = true
    ticker.start()
  }

  private func tick(_ date: Date) -> Bool {
    now = date
    takeDue()
    guard let coming else {
      ticker = nil
      return false
    }
    if coming.timeIntervalSince(now) > 0.25 {
      ticker = nil
      wait()
      return false
    }
    return true
  }
}

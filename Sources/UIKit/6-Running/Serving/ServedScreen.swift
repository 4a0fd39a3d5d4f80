import CoreGraphics
import Foundation
import ScreenProtocol
import WindowHost

/// A screen that is looked at and used by requests.
///
/// Between them its time stands still, unless it is to go on as it really does.
@MainActor
final class ServedScreen {
  /// How long something may go on before it is taken as it is, in seconds.
  static let patience = 10.0
  /// How much time that the app was too slow for is made up for, in seconds.
  private static let longestLag = 0.1
  /// When what was due happened last, in real seconds.
  private var lastShown = 0.0

  let frames: HeadlessFrames
  let feed: FrameFeed
  let views = ViewNumbers()
  let meter: FrameMeter
  let ledger: UpdateLedger
  /// What views said of their size, by the view.
  var answers: [ObjectIdentifier: SizeAnswer] = [:]
  /// Whether defaults are written down after each request.
  private let keepsDefaults: Bool
  /// The elements as UI tests see them.
  let collector = ElementCollector()
  var pace = RealPace()
  /// A window that had to be made for a screen, which nobody else keeps.
  var madeWindow: UIWindow?
  /// The text of the pasteboard that viewers know.
  var pasted: [UInt8]?
  /// The whole screen as a file, as it was after so many frames.
  var seen: (frames: Int, picture: Data)?
  /// The tree of views when changes were last asked for.
  var lastLook: ViewLook?

  init(frames: HeadlessFrames, _ options: LaunchOptions = .fromEnvironment) {
    self.frames = frames
    keepsDefaults = options.keepsDefaults == true
    // Turns of the clock before the first frame are no two times the same.
    let time = { (frames.next * 1e6).rounded() / 1e6 }
    meter = FrameMeter(stage: frames.stage, time: time)
    feed = FrameFeed(stage: frames.stage, meter: meter)
    ledger = UpdateLedger(views: views, time: time)
    ListWatch.current.handler = { [weak self] in self?.take($0) }
  }

  /// A list did something.
  private func take(_ event: ListWatch.Event) {
    meter.take(event)
    ledger.take(event)
    guard case .measured(let view, let expected, let answer) = event else { return }
    answers[ObjectIdentifier(view)] = SizeAnswer(view: view, expected: expected, size: answer)
    if answers.count > 1_000 { answers = answers.filter { $1.view != nil } }
  }

  /// Brings the app on the screen.
  func begin() {
    frames.begin()
    settle()
  }

  /// Goes on until nothing moves.
  @discardableResult
  func settle() -> Bool {
    frames.play([], until: frames.next + Self.patience, isExact: false)
  }

  /// Does or finds what a method says.
  func perform(
    _ method: ServedMethod,
    _ parameters: ServedParameters
  ) throws(ServedError) -> ServedAnswer {
    switch method {
    case .see: try see(parameters)
    case .tree: try tree(parameters)
    case .accessibility: accessibility()
    case .find: try find(parameters)
    case .explain: try explain(parameters)
    case .changes: changes()
    case .inspect: try inspect(parameters)
    case .previews: previews()
    case .ledger: try updates(parameters)
    case .tap: try tap(parameters)
    case .press: try press(parameters)
    case .drag: try drag(parameters)
    case .swipe: try swipe(parameters)
    case .pinch: try pinch(parameters)
    case .scroll: try scroll(parameters)
    case .type: try type(parameters)
    case .key: try key(parameters)
    case .back: try back()
    case .pasteboard: pasteboard(parameters)
    case .wait: try wait(parameters)
    case .clock: try clock(parameters)
    case .set: try set(parameters)
    case .show: try show(parameters)
    case .watch: watch(parameters)
    case .seen: try seen(parameters)
    case .input: try input(parameters)
    case .elements: elementTree()
    case .aim: try aim(parameters)
    case .turn: try turn(parameters)
    case .enter: try enter(parameters)
    case .visit: try visit(parameters)
    case .audit: try audit(parameters)
    case .open, .close, .screens, .build, .log, .diagnostics, .record, .replay, .test, .doctor:
      throw .impossible("\(method.rawValue) is not for a screen.")
    }
  }

  /// Writes down what the app notes in its defaults, where that is wanted.
  func keepDefaults() { if keepsDefaults { UserDefaults.standard.synchronize() } }

  /// The elements in sight.
  func elements() -> [ServedElement] { ServedElement.all(inSight: true) }

  /// Plays input that begins now, and goes on until nothing moves.
  func play(_ entries: [GestureEntry]) throws(ServedError) {
    let events = try Self.events(entries)
    let end = events.compactMap(\.time).max() ?? frames.next
    frames.play(events, until: end + Self.patience, isExact: false)
    keepPace()
  }

  /// What entries stand for, in the order of time.
  static func events(_ entries: [GestureEntry]) throws(ServedError) -> [HostEvent] {
    for entry in entries {
      if let excess = entry.excess { throw .parameters("The input goes too far: \(excess).") }
    }
    return entries.flatMap(\.events).sorted { ($0.time ?? 0) < ($1.time ?? 0) }
  }

  // MARK: Real time

  /// How long nothing happens where time goes on, in real seconds; nil is for as long as no input comes.
  var pause: TimeInterval? {
    guard let due = frames.nextDue, let now = pace.time(at: SimulatedClock.realNow) else {
      return nil
    }
    // Frames that nobody takes need not be drawn; that one is seen ends the pause.
    return feed.isFull ? Self.longestLag : max(0, due - now)
  }

  /// Lets happen what is due where time goes on.
  func goOn() {
    let real = SimulatedClock.realNow
    guard let now = pace.time(at: real), let due = frames.nextDue, due <= now,
      !feed.isFull || real - lastShown >= Self.longestLag
    else { return }
    let step = HeadlessFrames.step
    let wanted = (now / step).rounded(.down) * step
    let last = frames.stage.needsFrame ? min(wanted, frames.next + Self.longestLag) : wanted
    feed.join { frames.play([], until: max(last, due), isExact: true) }
    if last < wanted { keepPace() }
    lastShown = SimulatedClock.realNow
  }

  /// Goes on from the time at which the app is now.
  func keepPace() {
    if pace.isReal { pace.begin(at: frames.next, real: SimulatedClock.realNow) }
  }
}

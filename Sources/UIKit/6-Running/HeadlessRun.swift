import CoreGraphics
import Diagnostics
import Foundation
import WindowHost

/// Runs an app without a display: replays a script, turns the clock and writes what is seen.
@MainActor
struct HeadlessRun {
  /// The time from frame to frame, in seconds.
  static let step: TimeInterval = 1.0 / 60
  /// How long something may go on before it is taken as it is, in seconds.
  static let patience: TimeInterval = 10

  let stage: Stage
  let host: HeadlessHost
  let clock: SimulatedClock
  let options: LaunchOptions

  /// Returns whether everything asked for was written.
  func run() -> Bool {
    if options.endsAtFirstFrame == true {
      show(at: 0, [])
      ResidentMemory.tellAndEnd()
    }
    let script: GestureScript
    switch GestureScript.load(options.gestures) {
    case .success(let loaded): script = loaded
    case .failure(let problem):
      UIKitDiagnostics.report(problem.diagnosis)
      return false
    }
    play(script)
    return write()
  }

  private func play(_ script: GestureScript) {
    var events = script.events[...]
    let end = options.at ?? script.end + (options.wait ?? Self.patience)
    // The first frames bring the views on the screen.
    var frame = 0
    while frame < 2 {
      show(at: Double(frame) * Self.step, [])
      frame += 1
    }
    while let next = nextFrame(from: frame, events.first?.time) {
      frame = next
      let time = Double(frame) * Self.step
      guard time <= end + 1e-9 else { break }
      var due: [HostEvent] = []
      while let next = events.first, next.time ?? 0 <= time + 1e-9 {
        due.append(next)
        events.removeFirst()
      }
      show(at: time, due)
      frame += 1
    }
    if let end = options.at { show(at: max(end, clock.now), []) }
  }

  /// The number of the next frame in which something may happen; nil when all is quiet.
  private func nextFrame(from frame: Int, _ event: TimeInterval?) -> Int? {
    clock.settle()
    // An app that kept the main thread asleep has missed frames.
    let frame = max(frame, Int((clock.now / Self.step - 1e-6).rounded(.up)))
    let deadlines = [event, clock.nextDeadline, stage.nextDeadline].compactMap { $0 }
    if options.at == nil ? stage.comesToRest : stage.needsFrame { return frame }
    guard let next = deadlines.min() else { return options.at.map { _ in Int.max / 2 } }
    return max(frame, Int(min(next / Self.step - 1e-6, 1e9).rounded(.up)))
  }

  private func show(at time: TimeInterval, _ events: [HostEvent]) {
    clock.turn(to: time)
    host.advance(to: time)
    for event in events { if case .resized = event { host.post(event) } }
    _ = host.events(until: 0)
    stage.take(events, at: time)
    stage.showFrame(at: time)
  }

  private func write() -> Bool {
    var isDone = true
    if let path = options.png {
      let data = stage.picture().flatMap { ImageEncoder.png($0) }
      isDone = OutputFile.write(data, to: path) && isDone
    }
    if let path = options.dump {
      let data = Data(ViewDump.json(of: UIApplication.shared.windowList).utf8)
      isDone = OutputFile.write(data, to: path) && isDone
    }
    if let path = options.accessibility {
      isDone = OutputFile.write(Data(AccessibilityDump.json().utf8), to: path) && isDone
    }
    return isDone
  }
}

/// A file that a run leaves behind.
enum OutputFile {
  static func write(_ data: Data?, to path: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    do {
      guard let data else { throw CocoaError(.fileWriteUnknown) }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: url)
      return true
    } catch {
      UIKitDiagnostics.report(
        Diagnosis(.outputUnwritable, place: path, saw: error.localizedDescription)
      )
      return false
    }
  }
}

import CoreGraphics
import Diagnostics
import Foundation
import WindowHost

/// Runs an app without a display: replays a script, turns the clock and writes what is seen.
@MainActor
struct HeadlessRun {
  /// The time from frame to frame, in seconds.
  static let step: TimeInterval = 1.0 / 60
  /// How long something may go on moving before it is taken as it is, in seconds.
  private static let patience: TimeInterval = 10

  let stage: Stage
  let host: HeadlessHost
  let options: LaunchOptions

  /// Returns whether everything asked for was written.
  func run() -> Bool {
    if options.endsAtFirstFrame == true {
      var frame = 0
      show(&frame, [])
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
    let end = options.at
    var frame = 0
    // The first frames bring the views on the screen.
    for _ in 0..<2 { show(&frame, []) }
    while true {
      let time = Double(frame) * Self.step
      if let end, time > end + 1e-9 { break }
      let isOver = events.isEmpty && (!stage.needsFrame || time > script.end + Self.patience)
      if end == nil, isOver { break }
      var due: [HostEvent] = []
      while let next = events.first, next.time ?? 0 <= time + 1e-9 {
        due.append(next)
        events.removeFirst()
      }
      show(&frame, due)
    }
    if let end {
      host.advance(to: end)
      stage.take([], at: end)
      stage.showFrame(at: end)
    }
  }

  private func show(_ frame: inout Int, _ events: [HostEvent]) {
    let time = Double(frame) * Self.step
    host.advance(to: time)
    _ = RunLoop.main.limitDate(forMode: .default)
    for event in events { if case .resized = event { host.post(event) } }
    _ = host.events(until: 0)
    stage.take(events, at: time)
    stage.showFrame(at: time)
    frame += 1
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

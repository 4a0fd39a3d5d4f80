import CoreGraphics
import Diagnostics
import Foundation
import WindowHost

/// Runs an app without a display: replays a script, turns the clock and writes what is seen.
@MainActor
struct HeadlessRun {
  /// How long something may go on before it is taken as it is, in seconds.
  static let patience: TimeInterval = 10

  let frames: HeadlessFrames
  let options: LaunchOptions

  /// Returns whether everything asked for was written.
  func run() -> Bool {
    if options.endsAtFirstFrame == true {
      frames.play([], until: 0, isExact: true)
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
    frames.begin()
    frames.play(
      script.events,
      until: options.at ?? script.end + (options.wait ?? Self.patience),
      isExact: options.at != nil
    )
  }

  private func write() -> Bool {
    var isDone = true
    if let path = options.png {
      let data = frames.stage.picture().flatMap { ImageEncoder.png($0) }
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

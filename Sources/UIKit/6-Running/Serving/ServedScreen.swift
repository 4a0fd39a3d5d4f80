import CoreGraphics
import Foundation
import WindowHost

/// A screen that is looked at and used by requests.
///
/// Between them its time stands still.
@MainActor
final class ServedScreen {
  /// How long something may go on before it is taken as it is, in seconds.
  static let patience = 10.0

  let frames: HeadlessFrames
  /// The tree of views when changes were last asked for.
  var lastLook: ViewLook?

  init(frames: HeadlessFrames) { self.frames = frames }

  /// Brings the app on the screen.
  func begin() {
    frames.begin()
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
    case .find: try find(parameters)
    case .explain: try explain(parameters)
    case .changes: changes()
    case .tap: try tap(parameters)
    case .press: try press(parameters)
    case .drag: try drag(parameters)
    case .scroll: try scroll(parameters)
    case .type: try type(parameters)
    case .key: try key(parameters)
    case .back: try back()
    case .wait: try wait(parameters)
    case .set: try set(parameters)
    }
  }

  /// The elements in sight.
  func elements() -> [ServedElement] { ServedElement.all(inSight: true) }

  /// Plays input that begins now, and goes on until nothing moves.
  func play(_ entries: [GestureEntry]) throws(ServedError) {
    for entry in entries {
      if let excess = entry.excess { throw .parameters("The input goes too far: \(excess).") }
    }
    let events = entries.flatMap(\.events).sorted { ($0.time ?? 0) < ($1.time ?? 0) }
    let end = events.compactMap(\.time).max() ?? frames.next
    frames.play(events, until: end + Self.patience, isExact: false)
  }
}

import CoreGraphics
import Diagnostics
import Foundation
import WindowHost

/// A list of input with times, as it is replayed; Docs/GestureScripts.md describes the file.
package struct GestureScript: Sendable {
  package var events: [HostEvent]

  /// When the last input happens, in seconds.
  package var end: TimeInterval { events.compactMap(\.time).max() ?? 0 }

  package struct Problem: Error {
    package let diagnosis: Diagnosis
  }

  /// Reads a script; no path is an empty script.
  package static func load(_ path: String?) -> Result<GestureScript, Problem> {
    guard let path else { return .success(GestureScript(events: [])) }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let entries = try JSONDecoder().decode([Entry].self, from: data)
      let events = entries.flatMap(\.events)
      return .success(GestureScript(events: events.sorted { ($0.time ?? 0) < ($1.time ?? 0) }))
    } catch {
      return .failure(problem(path, error))
    }
  }

  private static func problem(_ path: String, _ error: any Error) -> Problem {
    let saw =
      switch error {
      case DecodingError.dataCorrupted(let context): context.debugDescription
      case DecodingError.keyNotFound(let key, let context):
        "no \"\(key.stringValue)\" in entry \(entryNumber(context))"
      case DecodingError.typeMismatch(_, let context),
        DecodingError.valueNotFound(_, let context):
        "\(context.debugDescription) in entry \(entryNumber(context))"
      default: error.localizedDescription
      }
    return Problem(
      diagnosis: Diagnosis(
        "TSK-GESTURES",
        .warning,
        what: "A gesture script could not be read.",
        place: path,
        saw: saw,
        remedy: "See Docs/GestureScripts.md for what a script holds."
      )
    )
  }

  private static func entryNumber(_ context: DecodingError.Context) -> Int {
    context.codingPath.first?.intValue ?? 0
  }

  /// One line of a script: a single event, or a movement that stands for several.
  private struct Entry: Decodable {
    let kind: Kind
    let time: Double
    var id: Int?
    var at: [Double]?
    var to: [Double]?
    var duration: Double?
    /// How long the finger rests before it moves, in seconds.
    var rest: Double?
    /// How long the finger rests before it is lifted, in seconds.
    var hold: Double?
    var delta: [Double]?
    var size: [Double]?
    var scale: Double?
    var key: String?
    var usage: Int?
    var text: String?
    var modifiers: [String]?
    var isPrecise: Bool?

    enum Kind: String, Decodable {
      case began
      case moved
      case ended
      case cancelled
      case tap
      case drag
      case wheel
      case keyDown
      case keyUp
      case text
      case resize
    }

    enum CodingKeys: String, CodingKey {
      case kind
      case time
      case id
      case at
      case to
      case duration
      case rest
      case hold
      case delta
      case size
      case scale
      case key
      case usage
      case text
      case modifiers
      case isPrecise = "precise"
    }

    /// Between two reports of a moving finger, in seconds.
    private static let moveInterval = 1.0 / 120

    var events: [HostEvent] {
      switch kind {
      case .began: [finger(.began, point, time)]
      case .moved: [finger(.moved, point, time)]
      case .ended: [finger(.ended, point, time)]
      case .cancelled: [finger(.cancelled, point, time)]
      case .tap:
        [finger(.began, point, time), finger(.ended, point, time + (duration ?? 0.05))]
      case .drag: drag
      case .wheel: [wheel]
      case .keyDown: [keyEvent(true)]
      case .keyUp: [keyEvent(false)]
      case .text: [.text(text ?? "", time: time)]
      case .resize:
        [
          .resized(
            HostSize(width: size?.first ?? 390, height: size?.last ?? 844),
            scale: scale ?? 2,
            time: time
          )
        ]
      }
    }

    private var point: (x: Double, y: Double) { (at?.first ?? 0, at?.last ?? 0) }

    private func finger(
      _ phase: HostPointer.Phase,
      _ point: (x: Double, y: Double),
      _ time: Double
    ) -> HostEvent {
      .pointer(
        HostPointer(
          id: id ?? 0,
          phase: phase,
          kind: .finger,
          x: point.x,
          y: point.y,
          modifiers: hostModifiers,
          time: time
        )
      )
    }

    private var drag: [HostEvent] {
      let end = (x: to?.first ?? point.x, y: to?.last ?? point.y)
      let duration = self.duration ?? 0.3
      let steps = max(1, Int((duration / Self.moveInterval).rounded()))
      var events = [finger(.began, point, time)]
      let start = time + (rest ?? 0)
      for step in 1...steps {
        let share = Double(step) / Double(steps)
        let place = (
          x: point.x + (end.x - point.x) * share, y: point.y + (end.y - point.y) * share
        )
        events.append(finger(.moved, place, start + duration * share))
      }
      events.append(finger(.ended, end, start + duration + (hold ?? 0)))
      return events
    }

    private var wheel: HostEvent {
      .scroll(
        HostScroll(
          x: point.x,
          y: point.y,
          dx: delta?.first ?? 0,
          dy: delta?.last ?? 0,
          isPrecise: isPrecise ?? false,
          modifiers: hostModifiers,
          time: time
        )
      )
    }

    private func keyEvent(_ isDown: Bool) -> HostEvent {
      .key(
        HostKey(
          usage: usage ?? 0,
          name: key ?? "",
          isDown: isDown,
          modifiers: hostModifiers,
          time: time
        )
      )
    }

    private var hostModifiers: HostModifiers {
      let names: [String: HostModifiers] = [
        "shift": .shift, "control": .control, "alternate": .alternate, "command": .command,
      ]
      return (modifiers ?? []).reduce(into: []) { $0.formUnion(names[$1] ?? []) }
    }
  }
}

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

  package init(events: [HostEvent]) { self.events = events }

  /// Reads a script; no path is an empty script.
  package static func load(_ path: String?) -> Result<GestureScript, Problem> {
    guard let path else { return .success(GestureScript(events: [])) }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let entries = try JSONDecoder().decode([GestureEntry].self, from: data)
      if let problem = excess(path, entries) { return .failure(problem) }
      let events = entries.flatMap(\.events)
      return .success(GestureScript(events: events.sorted { ($0.time ?? 0) < ($1.time ?? 0) }))
    } catch {
      return .failure(problem(path, error))
    }
  }

  /// The script as a file holds it, one entry a line.
  package var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = events.compactMap { event in
      GestureEntry(event).flatMap { try? encoder.encode($0) }
        .map { "  " + String(decoding: $0, as: UTF8.self) }
    }
    return Data(("[\n" + lines.joined(separator: ",\n") + "\n]\n").utf8)
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
      diagnosis: Diagnosis(.gesturesUnreadable, place: path, saw: saw)
    )
  }

  /// What is told of numbers that cannot be replayed; nil where there are none.
  private static func excess(_ path: String, _ entries: [GestureEntry]) -> Problem? {
    for (number, entry) in entries.enumerated() {
      guard let excess = entry.excess else { continue }
      return Problem(
        diagnosis: Diagnosis(
          .gesturesUnreadable,
          place: path,
          saw: "\(excess), in entry \(number)",
          remedy: "Give a smaller number; Docs/GestureScripts.md tells the limits."
        )
      )
    }
    let count = entries.reduce(0) { $0 + $1.eventCount }
    guard count > Double(GestureLimits.mostEvents) else { return nil }
    return Problem(
      diagnosis: Diagnosis(
        .gesturesUnreadable,
        place: path,
        saw:
          "movements that make \(count.rounded()) events, of at most \(GestureLimits.mostEvents)",
        remedy: "Make the movements shorter, or the script of several."
      )
    )
  }

  private static func entryNumber(_ context: DecodingError.Context) -> Int {
    context.codingPath.first?.intValue ?? 0
  }
}

import Diagnostics
import Foundation

/// The previews of a program, by name.
///
/// Translated sources enter theirs when they are loaded; what a preview shows is made when it is asked for.
@MainActor
public enum PreviewScreens {
  private struct Entry {
    let file: String
    let line: Int
    /// The type that gives them; nil where it is one by itself.
    let type: String?
    let make: @MainActor () -> [Preview]
  }

  private static var entries: [Entry] = []

  /// Enters a preview that stands on a line of a file.
  public static func add(_ file: String, line: Int, _ make: @escaping @MainActor () -> Preview) {
    entries.append(Entry(file: file, line: line, type: nil, make: { [make()] }))
  }

  /// Enters the previews of a type that stands on a line of a file.
  public static func add(
    _ file: String,
    line: Int,
    type: String,
    _ make: @escaping @MainActor () -> [Preview]
  ) {
    entries.append(Entry(file: file, line: line, type: type, make: make))
  }

  /// A preview with the names that it can be asked for by.
  package struct Named {
    /// What is said of it, or the file or type where nothing is.
    package let name: String
    /// File and line, and which it is of several that stand there.
    package let place: String
    let type: String?
    package let preview: Preview
  }

  /// All previews, in the order of their files and lines.
  package static var all: [Named] {
    RegistrationQueue.drain()
    var unnamed: [String: Int] = [:]
    return entries.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.flatMap { entry in
      let previews = entry.make()
      return previews.enumerated().map { index, preview in
        let file = URL(fileURLWithPath: entry.file)
        let whole = "\(file.lastPathComponent):\(entry.line)"
        return Named(
          name: preview.name ?? name(of: entry, file, &unnamed),
          place: previews.count > 1 ? "\(whole)#\(index + 1)" : whole,
          type: entry.type,
          preview: preview
        )
      }
    }
  }

  private static func name(of entry: Entry, _ file: URL, _ counts: inout [String: Int]) -> String {
    var name = file.deletingPathExtension().lastPathComponent
    if let type = entry.type {
      let ending = ["_Previews", "_Preview", "Previews", "Preview"].first {
        type.hasSuffix($0) && type != $0
      }
      name = ending.map { String(type.dropLast($0.count)) } ?? type
    }
    counts[name, default: 0] += 1
    let count = counts[name] ?? 1
    return count > 1 ? "\(name) \(count)" : name
  }

  /// The preview of a name, a place or a type; capitals make no difference where nothing else does.
  package static func find(_ name: String) -> Result<Named, Problem> {
    let all = all
    let ways: [(Named) -> Bool] = [
      { $0.name == name }, { $0.place == name }, { $0.type == name },
      { $0.name.lowercased() == name.lowercased() },
    ]
    for way in ways {
      let found = all.filter(way)
      if found.count == 1 { return .success(found[0]) }
      if found.count > 1 {
        return .failure(
          Problem(
            .noPreview,
            what: "Several previews have this name.",
            place: name,
            saw: found.map(\.place).joined(separator: ", "),
            remedy: "Give one of these places instead."
          )
        )
      }
    }
    let names = all.map(\.name)
    return .failure(
      Problem(
        .noPreview,
        place: name,
        saw: names.isEmpty ? "no previews" : names.joined(separator: ", "),
        remedy: names.isEmpty
          ? "Write one with #Preview(\"\(name)\") { … }, or leave the option out."
          : DidYouMean.question(name, in: names) + "Give one of the names that are there."
      )
    )
  }

  /// What the device was before a preview took a size of its own, and what it became.
  private static var resized: (from: Device, to: Device)?

  /// The device that there is without a preview: as large as it was before the last one.
  static var wholeDevice: Device {
    var device = UIScreen.main.device
    // Whoever changed the size in between keeps it.
    if let resized, device.width == resized.to.width, device.height == resized.to.height {
      (device.width, device.height) = (resized.from.width, resized.from.height)
      device.safeArea = resized.from.safeArea
    }
    return device
  }

  /// The device that a preview is shown on.
  static func device(for controller: PreviewController) -> Device {
    let whole = wholeDevice
    let device = controller.device(from: whole)
    resized = (whole, device)
    return device
  }

  /// The names, one a line; with the places where somebody reads them.
  package static func list(withPlaces: Bool) -> String {
    let all = all
    guard withPlaces else { return all.map(\.name).joined(separator: "\n") }
    let width = all.map(\.name.count).max() ?? 0
    return all.map {
      $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.place
    }.joined(separator: "\n")
  }
}

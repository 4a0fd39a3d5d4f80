import Diagnostics
import Foundation

/// The previews of a program, by name.
///
/// Translated sources enter theirs when they are loaded.
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
  package static var all: [Named] { named { _, _ in true } }

  /// The previews of entries that are wanted by their places; only those are made.
  private static func named(_ isWanted: (Entry, _ place: String) -> Bool) -> [Named] {
    RegistrationQueue.drain()
    let sorted = entries.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    let wanted = sorted.map { (entry: $0, place: place(of: $0)) }.filter(isWanted)
    var unnamed: [String: Int] = [:]
    let made = wanted.flatMap { entry, place in
      entry.make().map { preview in
        // A name is one line.
        let said = preview.name?.split(whereSeparator: \.isNewline).joined(separator: " ")
        return (entry, place, preview, said ?? name(of: entry, &unnamed))
      }
    }
    let counts = Dictionary(made.map { ($0.1, 1) }, uniquingKeysWith: +)
    var numbers: [String: Int] = [:]
    return made.map { entry, place, preview, name in
      numbers[place, default: 0] += 1
      let number = counts[place] == 1 ? "" : "#\(numbers[place] ?? 1)"
      return Named(name: name, place: place + number, type: entry.type, preview: preview)
    }
  }

  /// File and line, with as many folders as tell the file from others of its name.
  private static func place(of entry: Entry) -> String {
    let parts = entry.file.split(separator: "/")
    let others = Set(entries.map(\.file)).subtracting([entry.file]).map { $0.split(separator: "/") }
    let needed = (1...max(parts.count, 1)).first { count in
      !others.contains { $0.suffix(count) == parts.suffix(count) }
    }
    return parts.suffix(needed ?? parts.count).joined(separator: "/") + ":\(entry.line)"
  }

  private static func name(of entry: Entry, _ counts: inout [String: Int]) -> String {
    var name = URL(fileURLWithPath: entry.file).deletingPathExtension().lastPathComponent
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
    // What types give is computed; who asks for one by its place or type has only that computed.
    let pointed = named { entry, place in
      entry.type == name || place == name || name.hasPrefix(place + "#")
    }
    let all = pointed.isEmpty ? all : pointed
    let ways: [(Named) -> Bool] = [
      { $0.place == name }, { $0.name == name }, { $0.type == name },
      { $0.place.hasPrefix(name + "#") }, { $0.name.lowercased() == name.lowercased() },
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

  /// The names of previews, one a line; with the places where somebody reads them.
  static func list(_ previews: [Named], withPlaces: Bool) -> String {
    let width = withPlaces ? previews.map(\.name.count).max() ?? 0 : 0
    return previews.map { preview in
      guard withPlaces else { return preview.name }
      let room = width - preview.name.count + 2
      return preview.name + String(repeating: " ", count: room) + preview.place
    }.joined(separator: "\n")
  }
}

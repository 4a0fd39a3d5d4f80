import Foundation

/// What a file of settings says, and the files it includes.
struct ConfigurationFile {
  /// The settings, in the order they are made.
  private(set) var settings: [(name: String, value: String)] = []
  /// The files that are included though they are not the project's.
  private(set) var outside: [URL] = []

  private let enclosure: Enclosure
  /// The files being read, each included by the one before: none is read inside itself.
  private var open: Set<String> = []
  private var count = 0

  /// More files than any project has.
  private static let mostFiles = 1000
  /// Files inside files beyond this are a mistake or an attack.
  private static let deepest = 32

  init(_ url: URL, enclosure: Enclosure) {
    self.enclosure = enclosure
    read(url.standardizedFileURL)
  }

  private mutating func read(_ url: URL) {
    guard open.count < Self.deepest, count < Self.mostFiles, !open.contains(url.path) else {
      return
    }
    guard enclosure.holds(url) else { return outside.append(url) }
    guard FileKind(url) == .file, let text = try? String(contentsOf: url, encoding: .utf8) else {
      return
    }
    count += 1
    open.insert(url.path)
    for line in text.split(whereSeparator: \.isNewline) {
      let line = (line.components(separatedBy: "//").first ?? "").trimmingCharacters(
        in: .whitespaces
      )
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        guard parts.count > 1 else { continue }
        let folder = url.deletingLastPathComponent()
        read(folder.appendingPathComponent(String(parts[1])).standardizedFileURL)
      } else if let equals = Self.sign(in: line) {
        let name = line[..<equals].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        settings.append((name, value))
      }
    }
    open.remove(url.path)
  }

  /// The sign between a name and its value: one in brackets belongs to a condition.
  private static func sign(in line: String) -> String.Index? {
    var depth = 0
    return line.indices.first { index in
      if line[index] == "[" { depth += 1 }
      if line[index] == "]" { depth -= 1 }
      return line[index] == "=" && depth <= 0
    }
  }
}

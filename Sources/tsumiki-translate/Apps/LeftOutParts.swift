import Diagnostics
import Foundation
import SourceTranslation

/// Parts of a module's files that stand on frameworks or types that are not here.
struct LeftOutParts: Codable {
  /// What the module was made of when the parts were found.
  var key = ""
  /// By file.
  private(set) var parts: [String: [SourcePart]] = [:]
  /// What the parts lacked, by file.
  private(set) var needs: [String: Set<String>] = [:]

  private static let name = "left-out-parts.json"

  /// What was left out the last time, if the module is made of the same.
  static func read(from folder: URL, key: String) -> LeftOutParts {
    let data = try? Data(contentsOf: folder.appendingPathComponent(name))
    let old = data.flatMap { try? JSONDecoder().decode(LeftOutParts.self, from: $0) }
    return old?.key == key ? old ?? LeftOutParts(key: key) : LeftOutParts(key: key)
  }

  init(key: String) { self.key = key }

  func write(to folder: URL) throws {
    try JSONEncoder().encode(self).write(to: folder.appendingPathComponent(Self.name))
  }

  var isEmpty: Bool { parts.isEmpty }

  /// A file's text without what is left out of it.
  func text(_ text: String, of path: String) -> String {
    parts[path].map { SourceTranslator.leavingOut($0, of: text) } ?? text
  }

  /// Tells what is left out of a file from what was before.
  func state(of path: String) -> String {
    parts[path].map { AppBuilder.digest("\($0.map { "\($0.start)-\($0.end)" })") } ?? ""
  }

  var findings: [Finding] {
    parts.sorted { $0.key < $1.key }.compactMap { path, parts in
      guard let first = parts.min(by: { $0.line < $1.line }) else { return nil }
      let names = parts.sorted { $0.line < $1.line }
        .map { part in part.owner.map { "\(part.name) of \($0)" } ?? part.name }
      let needs = (needs[path] ?? []).sorted().joined(separator: ", ")
      return Finding(
        .partLeftOut,
        what: "Parts of the file are left out: \(names.joined(separator: "; ")).",
        file: path,
        line: first.line,
        remedy: "They need \(needs.isEmpty ? "what is left out elsewhere" : needs), which is not"
          + " here; everything else runs."
      )
    }
  }

  /// Adds what the compiler's errors are in; false where an error is not for want of something of
  /// Apple's, or where nothing new can be left out.
  ///
  /// `lacking` has the frameworks that files import and that are not here.
  mutating func add(
    _ errors: [CompilerError],
    lacking: [String: [String]],
    foreign: ObjectiveCNames,
    text: (String) -> String?
  ) -> Bool {
    let gone = Set(parts.values.joined().flatMap(\.declared))
    var isNew = false
    var others: [CompilerError] = []
    for error in errors {
      let missing = error.missingType
      let isApples = missing.map { CompilerError.isApples($0) || foreign.contains($0) } ?? false
      guard isApples || lacking[error.path] != nil || !gone.isDisjoint(with: error.names) else {
        others.append(error)
        continue
      }
      // What was found before is found again with its place in the whole file.
      guard let source = text(error.path),
        let part = SourceTranslator.part(of: source, line: error.line, missing: missing)
      else { return false }
      needs[error.path, default: []].formUnion(lacking[error.path] ?? [])
      if isApples, let missing { needs[error.path, default: []].insert(missing) }
      let known = parts[error.path] ?? []
      if known.contains(part) { continue }
      // A part takes those inside it along.
      parts[error.path] =
        known.filter { !(part.start <= $0.start && $0.end <= part.end) } + [part]
      isNew = true
    }
    // An error beside one of these may follow from it; any other is the app's own.
    for error in others {
      guard let source = text(error.path),
        let part = SourceTranslator.part(of: source, line: error.line, missing: nil),
        parts[error.path]?.contains(where: { $0.start <= part.start && part.end <= $0.end }) == true
      else { return false }
    }
    return isNew
  }
}

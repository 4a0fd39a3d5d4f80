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
      let needed = (needs[path] ?? []).sorted()
      let needs = needed.joined(separator: ", ")
      return Finding(
        .partLeftOut,
        what: "Parts of the file are left out: \(names.joined(separator: "; ")).",
        file: path,
        line: first.line,
        remedy: "They need \(needs.isEmpty ? "what is left out elsewhere" : needs), which"
          + " \(needed.count > 1 ? "are" : "is") not here; everything else runs."
      )
    }
  }

  /// The names that are gone with the parts.
  var gone: Set<String> { Set(parts.values.joined().flatMap(\.declared)) }

  /// The function that an error is in, where statements of it are gone: it cannot stand without them.
  private func consequence(
    of error: CompilerError,
    in source: String
  ) -> (parts: [SourcePart], needs: Set<String>)? {
    let statements = (parts[error.path] ?? []).filter(\.isStatement)
    guard !statements.isEmpty else { return nil }
    let needs = needs[error.path] ?? []
    let around = SourceTranslator.parts(
      of: source,
      line: error.line,
      missing: nil,
      needs: needs.sorted().joined(separator: ", ")
    ).filter { part in !part.isStatement && statements.contains(where: part.holds) }
    return around.isEmpty ? nil : (around, needs)
  }

  /// Adds what those of the compiler's errors are in that something missing explains.
  ///
  /// Where it takes no statements, whole bodies go at once. Returns whether there is anything new among
  /// them, and the errors that nothing explains.
  mutating func add(
    _ errors: [CompilerError],
    missing: MissingThings,
    takesStatements: Bool = true,
    text: (String) -> String?
  ) -> (isNew: Bool, others: [CompilerError]) {
    let gone = gone
    var isNew = false
    var others: [CompilerError] = []
    for error in errors {
      // What was found before is found again with its place in the whole file.
      guard let source = text(error.path),
        let (found, needed) = missing.parts(for: error, in: source, gone: gone)
          ?? consequence(of: error, in: source)
      else {
        others.append(error)
        continue
      }
      let known = parts[error.path] ?? []
      let wanted = found.filter { takesStatements || !$0.isStatement }
      guard let part = wanted.first(where: { part in !known.contains { $0.holds(part) } }) else {
        if found.isEmpty { others.append(error) }
        continue
      }
      needs[error.path, default: []].formUnion(needed)
      // A part takes those inside it along.
      parts[error.path] = known.filter { !part.holds($0) } + [part]
      isNew = true
    }
    // An error beside one of these may follow from it; any other is the app's own.
    let own = others.filter { error in
      guard let source = text(error.path),
        let whole = SourceTranslator.parts(of: source, line: error.line, missing: nil).last
      else { return true }
      return parts[error.path]?.contains { $0.holds(whole) } != true
    }
    return (isNew, own)
  }
}

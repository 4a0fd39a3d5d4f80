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

  /// What was left out the last time, whatever the module was made of.
  static func last(in folder: URL) -> LeftOutParts? {
    let data = try? Data(contentsOf: folder.appendingPathComponent(name))
    return data.flatMap { try? JSONDecoder().decode(LeftOutParts.self, from: $0) }
  }

  /// What was left out the last time, if the module is made of the same.
  static func read(from folder: URL, key: String) -> LeftOutParts {
    let old = last(in: folder)
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
      return Finding(
        .partLeftOut,
        what: "Parts of the file are left out: \(names.joined(separator: "; ")).",
        file: path,
        line: first.line,
        remedy: "\(Self.cause(needs[path] ?? [])); everything else runs."
      )
    }
  }

  /// Why parts are left out.
  private static func cause(_ needs: Set<String>) -> String {
    let error = needs.filter { $0.hasPrefix(MissingThings.said) }.min()
      .map { String($0.dropFirst(MissingThings.said.count)) }
    let names = needs.filter { !$0.hasPrefix(MissingThings.said) }
    if let error, names.isEmpty { return "They do not compile here: \(error)" }
    let words = error.map { " (\($0))" } ?? ""
    return
      "They need \(MissingThings.text(needs)), which \(names.count > 1 ? "are" : "is") not here\(words)"
  }

  /// The names that are gone with the parts.
  var gone: Set<String> { Set(parts.values.joined().flatMap(\.declared)) }

  /// A type that is no longer whole, since parts of it are gone: its conformance goes, or the type.
  private func incomplete(
    _ error: CompilerError,
    in source: SourceParts
  ) -> (parts: [SourcePart], needs: Set<String>)? {
    guard let (type, conformance) = error.incomplete else { return nil }
    let files = parts.filter { _, parts in
      parts.contains { $0.owner?.split(separator: ".").last.map(String.init) == type }
    }
    guard !files.isEmpty else { return nil }
    let found = source.parts(line: error.line, missing: conformance)
      .filter { !$0.isStatement }
    let needs = files.keys.reduce(into: Set<String>()) { $0.formUnion(self.needs[$1] ?? []) }
    return found.isEmpty ? nil : (found, needs)
  }

  /// The preview that an error is in: nothing else needs it.
  private func preview(
    _ error: CompilerError,
    in source: SourceParts
  ) -> (parts: [SourcePart], needs: Set<String>)? {
    source.preview(line: error.line).map { ([$0], [MissingThings.said + error.message]) }
  }

  /// The function that an error is in, where statements of it are gone: it cannot stand without them.
  private func consequence(
    of error: CompilerError,
    in source: SourceParts
  ) -> (parts: [SourcePart], needs: Set<String>)? {
    let statements = (parts[error.path] ?? []).filter(\.isStatement)
    guard !statements.isEmpty else { return nil }
    let needs = needs[error.path] ?? []
    let around = source.parts(
      line: error.line,
      missing: nil,
      needs: MissingThings.text(needs)
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
    source read: (String) -> SourceParts?
  ) -> (isNew: Bool, others: [CompilerError]) {
    let gone = gone
    var isNew = false
    var others: [CompilerError] = []
    var added: [String: [SourcePart]] = [:]
    for error in errors {
      // What was found before is found again with its place in the whole file. A preview goes as a whole: one
      // without its body would stop whoever lists the others.
      guard let source = read(error.path),
        let (found, needed) = preview(error, in: source)
          ?? missing.parts(for: error, in: source, gone: gone)
          ?? incomplete(error, in: source) ?? consequence(of: error, in: source)
      else {
        others.append(error)
        continue
      }
      // What is found beside another mistake goes with it; what is found again takes more.
      if let smallest = found.first,
        added[error.path]?.contains(where: { $0.holds(smallest) }) == true
      {
        needs[error.path, default: []].formUnion(needed)
        continue
      }
      let known = parts[error.path] ?? []
      // Where an app begins there is nothing but statements to leave out.
      let takes = takesStatements || found.allSatisfy(\.isStatement)
      let wanted = found.filter { takes || !$0.isStatement }
      guard let part = wanted.first(where: { part in !known.contains { $0.holds(part) } }) else {
        if found.isEmpty { others.append(error) }
        continue
      }
      needs[error.path, default: []].formUnion(needed)
      // A part takes those inside it along.
      parts[error.path] = known.filter { !part.holds($0) } + [part]
      added[error.path, default: []].append(part)
      isNew = true
    }
    // An error beside one of these may follow from it; any other is the app's own.
    let own = others.filter { error in
      guard let source = read(error.path),
        let whole = source.parts(line: error.line, missing: nil).last
      else { return true }
      return parts[error.path]?.contains { $0.holds(whole) } != true
    }
    return (isNew, own)
  }
}

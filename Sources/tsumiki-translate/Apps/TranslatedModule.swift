import Diagnostics
import Foundation
import SourceTranslation

/// The files of a module as they are compiled, kept in a folder and brought up to date.
struct TranslatedModule {
  private(set) var files: [URL] = []
  /// A digest of each file's text, by its name.
  private(set) var digests: [String: String] = [:]
  private(set) var findings: [Finding] = []
  let facts: ModuleFacts
  /// Changes when any file or what it depends on changes.
  let fingerprint: String

  /// What is known of a file from the last time.
  private struct Entry: Codable {
    var state: String
    var facts: SourceFacts
    /// What the translation was made of.
    var key = ""
    /// Tells the translation from others.
    var digest = ""
    var findings: [Finding] = []
  }

  private struct Index: Codable {
    var entries: [String: Entry] = [:]
  }

  init(
    plan: ModulePlan,
    translator: SourceTranslator,
    folder: URL,
    inherited: Set<String>,
    properties: Set<String>,
    protocols: Set<String>,
    dependencies: [ModuleFacts],
    leftOut: LeftOutParts,
    version: String
  ) throws {
    let place = folder.appendingPathComponent("index.json")
    let old =
      (try? Data(contentsOf: place)).flatMap { try? JSONDecoder().decode(Index.self, from: $0) }
      ?? Index()
    var texts: [String: String] = [:]
    func text(_ url: URL) throws -> String {
      if let text = texts[url.path] { return text }
      let whole = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      let text = leftOut.text(whole, of: url.path)
      texts[url.path] = text
      return text
    }
    let options = "\(version) \(translator.options.identity)"
    var index = Index()
    for source in plan.sources {
      let state =
        "\(FileState.of(source)) \(AppBuilder.digest(options)) \(leftOut.state(of: source.path))"
      if let known = old.entries[source.path], known.state == state {
        index.entries[source.path] = known
      } else {
        guard FileManager.default.fileExists(atPath: source.path) else {
          throw Problem(
            .sourceMissing,
            what: "A source file of \(plan.name) is not there.",
            place: source.path
          )
        }
        index.entries[source.path] = Entry(
          state: state,
          facts: translator.facts(of: try text(source))
        )
      }
    }
    facts = ModuleFacts(
      files: index.entries.mapValues(\.facts),
      inheritedOptionalMethods: inherited,
      inheritedOptionalProperties: properties,
      inheritedProtocols: protocols,
      dependencies: dependencies
    )
    let common = AppBuilder.digest(facts.digestText)
    let names = Self.names(plan.sources)
    let sources = folder.appendingPathComponent("sources")
    for source in plan.sources {
      guard var entry = index.entries[source.path], let name = names[source.path] else { continue }
      let file = sources.appendingPathComponent(name)
      let key = "\(entry.state) \(common)"
      if entry.key != key || !FileManager.default.fileExists(atPath: file.path) {
        let translation = translator.translate(try text(source), path: source.path, facts: facts) {
          try? text(URL(fileURLWithPath: $0))
        }
        (entry.key, entry.digest) = (key, try Self.write(translation.text, to: file))
        entry.findings = translation.findings
        index.entries[source.path] = entry
      }
      findings += entry.findings
      files.append(file)
      digests[name] = entry.digest
    }
    fingerprint = AppBuilder.digest(
      plan.sources.compactMap { index.entries[$0.path]?.key }.joined(separator: "\n")
    )
    if index.entries.mapValues(\.key) != old.entries.mapValues(\.key) {
      try JSONEncoder().encode(index).write(to: place)
      try Self.removeOthers(than: Set(files.map(\.lastPathComponent)), in: sources)
    }
  }

  /// Writes a text unless it is there, and returns its digest.
  ///
  /// What another file declares seldom changes this one, which is not compiled anew then.
  private static func write(_ text: String, to file: URL) throws -> String {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
    return SourceTranslator.digest(data)
  }

  /// A name for each file, for the compiler wants no two alike.
  private static func names(_ sources: [URL]) -> [String: String] {
    let counts = Dictionary(grouping: sources, by: \.lastPathComponent).mapValues(\.count)
    return Dictionary(
      sources.map { url in
        let name = url.lastPathComponent
        let mark = counts[name] == 1 ? "" : "-\(AppBuilder.digest(url.path))"
        return (url.path, "\(url.deletingPathExtension().lastPathComponent)\(mark).swift")
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func removeOthers(than kept: Set<String>, in folder: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !kept.contains(name) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}

/// Whether a file is as it was.
enum FileState {
  static func of(_ url: URL) -> String {
    let values = try? FileManager.default.attributesOfItem(atPath: url.path)
    if values?[.type] as? FileAttributeType == .typeDirectory {
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
      return files.sorted().map { path -> String in
        let values = try? FileManager.default.attributesOfItem(
          atPath: url.appendingPathComponent(path).path
        )
        return "\(path) \(text(values))"
      }.joined(separator: ", ")
    }
    return text(values)
  }

  private static func text(_ values: [FileAttributeKey: Any]?) -> String {
    let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(date) \(values?[.size] as? Int ?? 0)"
  }
}

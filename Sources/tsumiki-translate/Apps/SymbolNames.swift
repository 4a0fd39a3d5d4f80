import Diagnostics
import Foundation
import SourceTranslation

/// The names that the frameworks and the standard library have, as the compiler lists them.
struct SymbolNames {
  /// What has to be there.
  private static let needed = [
    "UIKit", "QuartzCore", "CoreGraphics", "Diagnostics", "CollectionLayout", "CollectionDiffing",
    "Combine", "Foundation", "Swift",
  ]
  /// The types of these may lack what Apple's have.
  private static let apples: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Combine", "Foundation", "FoundationEssentials",
    "FoundationNetworking",
  ]
  /// What a toolchain may lack.
  private static let others = [
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Dispatch", "_Concurrency", "_StringProcessing", "Observation",
    "RegexBuilder", "Synchronization", "XCTest", "Testing",
  ]

  /// A type of the frameworks: what it has, and of a class what its subclasses can override.
  struct ClassEntry: Codable {
    var superclass: String?
    /// The names with argument labels.
    var members: Set<String> = []
  }

  let names: Set<String>
  /// The types by name.
  let classes: [String: ClassEntry]

  /// Lists the names, or takes the list of the last time; nothing is kept where a list failed.
  ///
  /// Of the inert frameworks those are listed that are imported.
  init(_ toolchain: Toolchain, importing modules: Set<String> = []) throws {
    let inert = AppleFrameworks.inert(for: modules).sorted()
    let folder = toolchain.appsFolder
      .appendingPathComponent((["symbols"] + inert).joined(separator: "-"))
    let state = folder.appendingPathComponent("state")
    let list = folder.appendingPathComponent("names.txt")
    let members = folder.appendingPathComponent("classes.json")
    if (try? String(contentsOf: state, encoding: .utf8)) == toolchain.libraryState,
      let text = try? String(contentsOf: list, encoding: .utf8),
      let data = try? Data(contentsOf: members),
      let known = try? JSONDecoder().decode([String: ClassEntry].self, from: data)
    {
      names = Set(text.split(separator: "\n").map(String.init))
      classes = known
      return
    }
    try toolchain.writeStubs()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var found: Set<String> = []
    var entries: [String: ClassEntry] = [:]
    for module in Self.needed + inert + Self.others {
      found.formUnion(try Self.names(of: module, folder, toolchain, &entries))
    }
    names = found
    classes = entries
    try JSONEncoder().encode(entries).write(to: members)
    try Data(found.sorted().joined(separator: "\n").utf8).write(to: list)
    try Data(toolchain.libraryState.utf8).write(to: state)
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable {
        let precise: String
      }

      struct Kind: Decodable {
        let identifier: String
      }

      let pathComponents: [String]
      let identifier: Identifier?
      let kind: Kind?
    }

    struct Relationship: Decodable {
      let kind: String
      let source: String
      let target: String
      let targetFallback: String?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]?

    private static let types: Set<String> = ["swift.class", "swift.struct", "swift.enum"]

    /// Adds the types, with their members and what they inherit from.
    func enter(into classes: inout [String: ClassEntry]) {
      var names: [String: String] = [:]
      for symbol in symbols where symbol.kind.map({ Self.types.contains($0.identifier) }) == true {
        let name = symbol.pathComponents.joined(separator: ".")
        if let identifier = symbol.identifier { names[identifier.precise] = name }
        classes[name] = classes[name] ?? ClassEntry()
      }
      for symbol in symbols where symbol.pathComponents.count > 1 {
        let owner = symbol.pathComponents.dropLast().joined(separator: ".")
        if let member = symbol.pathComponents.last { classes[owner]?.members.insert(member) }
      }
      for relation in relationships ?? [] where relation.kind == "inheritsFrom" {
        guard let name = names[relation.source] else { continue }
        let other = relation.targetFallback?.split(separator: ".").last.map(String.init)
        classes[name]?.superclass = names[relation.target] ?? other
      }
    }
  }

  private static func names(
    of module: String,
    _ folder: URL,
    _ toolchain: Toolchain,
    _ classes: inout [String: ClassEntry]
  ) throws
    -> Set<String>
  {
    // Two lists may be written at once.
    let place = folder.appendingPathComponent("\(module)-\(getpid())")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let target = try Subprocess.run(toolchain.compiler, ["-print-target-info"]).output
      .firstMatch(of: /"triple"\s*:\s*"([^"]+)"/).map { String($0.1) }
    let run = try Subprocess.run(
      toolchain.tool("swift"),
      [
        "symbolgraph-extract", "-module-name", module, "-target",
        target ?? "x86_64-unknown-linux-gnu", "-I", toolchain.modules.path, "-I",
        toolchain.stubs.path, "-output-dir", place.path, "-minimum-access-level", "public",
        "-skip-synthesized-members",
      ]
    )
    guard run.status == 0 else {
      let said = run.errors + run.output
      if others.contains(module), said.contains("load module '\(module)'") { return [] }
      throw Problem(
        .namesMissing,
        place: module,
        saw: said.split(separator: "\n").first.map(String.init) ?? "status \(run.status)",
        remedy: "Build once more with ./run; swift symbolgraph-extract has to find the modules in"
          + " \(toolchain.modules.path)."
      )
    }
    var names: Set<String> = [module]
    // The module's own graph comes before those of what it extends.
    for file in try FileManager.default.contentsOfDirectory(atPath: place.path).sorted(by: >) {
      let data = try Data(contentsOf: place.appendingPathComponent(file))
      let graph = try JSONDecoder().decode(Graph.self, from: data)
      if apples.contains(module) || AppleFrameworks.inert[module] != nil {
        graph.enter(into: &classes)
      }
      for symbol in graph.symbols {
        for part in symbol.pathComponents { names.insert(String(part.prefix { $0 != "(" })) }
      }
    }
    return names
  }
}

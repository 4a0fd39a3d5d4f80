import Diagnostics
import Foundation
import SourceTranslation

/// The names that the frameworks and the standard library have, as the compiler lists them.
struct SymbolNames {
  /// What has to be there.
  private static let needed = [
    "UIKit", "QuartzCore", "CoreGraphics", "Diagnostics", "CollectionLayout", "CollectionDiffing",
    "Combine", "Foundation", "FoundationAdditions", "Swift", "UIKitSpellings",
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

  /// What one module has.
  private struct Module: Codable {
    /// What it was listed from.
    var state: String
    var names: Set<String>
    /// What its types have, and what it adds to those of others.
    var classes: [String: ClassEntry] = [:]
    /// The types that are its own.
    var types: Set<String> = []
  }

  /// Lists the names, or takes the lists of the last time, one for each module; none is kept that failed.
  ///
  /// Of the inert frameworks those are listed that are imported.
  init(_ toolchain: Toolchain, importing imports: Set<String> = []) throws {
    let folder = toolchain.appsFolder.appendingPathComponent("symbols")
    let state = toolchain.libraryState
    try toolchain.writeStubs()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var names: Set<String> = []
    var classes: [String: ClassEntry] = [:]
    var types: Set<String> = []
    for name in Self.needed + AppleFrameworks.inert(for: imports).sorted() + Self.others {
      let module = try Self.module(name, state, in: folder, toolchain)
      names.formUnion(module.names)
      types.formUnion(module.types)
      for (type, entry) in module.classes {
        classes[type, default: ClassEntry()].members.formUnion(entry.members)
        if let superclass = entry.superclass { classes[type]?.superclass = superclass }
      }
    }
    self.names = names
    self.classes = classes.filter { types.contains($0.key) }
  }

  private static func module(
    _ name: String,
    _ state: String,
    in folder: URL,
    _ toolchain: Toolchain
  ) throws -> Module {
    let list = folder.appendingPathComponent("\(name).json")
    if let data = try? Data(contentsOf: list),
      let known = try? JSONDecoder().decode(Module.self, from: data), known.state == state
    {
      return known
    }
    let module = try extract(name, state, in: folder, toolchain)
    // Another program may be about to read it.
    try JSONEncoder().encode(module).write(to: list, options: .atomic)
    return module
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

    private static let kinds: Set<String> = ["swift.class", "swift.struct", "swift.enum"]

    /// Adds the types, with their members and what they inherit from.
    func enter(into module: inout Module) {
      var names: [String: String] = [:]
      for symbol in symbols where symbol.kind.map({ Self.kinds.contains($0.identifier) }) == true {
        let name = symbol.pathComponents.joined(separator: ".")
        if let identifier = symbol.identifier { names[identifier.precise] = name }
        module.types.insert(name)
      }
      for symbol in symbols where symbol.pathComponents.count > 1 {
        let owner = symbol.pathComponents.dropLast().joined(separator: ".")
        guard let member = symbol.pathComponents.last else { continue }
        module.classes[owner, default: ClassEntry()].members.insert(member)
      }
      for relation in relationships ?? [] where relation.kind == "inheritsFrom" {
        guard let name = names[relation.source] else { continue }
        let other = relation.targetFallback?.split(separator: ".").last.map(String.init)
        module.classes[name, default: ClassEntry()].superclass = names[relation.target] ?? other
      }
    }
  }

  private static func extract(
    _ module: String,
    _ state: String,
    in folder: URL,
    _ toolchain: Toolchain
  ) throws -> Module {
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
      if others.contains(module), said.contains("load module '\(module)'") {
        return Module(state: state, names: [])
      }
      throw Problem(
        .namesMissing,
        place: module,
        saw: said.split(separator: "\n").first.map(String.init) ?? "status \(run.status)",
        remedy: "Build once more with ./run; swift symbolgraph-extract has to find the modules in"
          + " \(toolchain.modules.path)."
      )
    }
    var found = Module(state: state, names: [module])
    // The module's own graph comes before those of what it extends.
    for file in try FileManager.default.contentsOfDirectory(atPath: place.path).sorted(by: >) {
      let data = try Data(contentsOf: place.appendingPathComponent(file))
      let graph = try JSONDecoder().decode(Graph.self, from: data)
      if apples.contains(module) || AppleFrameworks.inert[module] != nil {
        graph.enter(into: &found)
      }
      for symbol in graph.symbols {
        for part in symbol.pathComponents { found.names.insert(String(part.prefix { $0 != "(" })) }
      }
    }
    return found
  }
}

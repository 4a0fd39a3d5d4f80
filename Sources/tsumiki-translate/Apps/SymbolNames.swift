import Diagnostics
import Foundation

/// The names that the frameworks and the standard library have, as the compiler lists them.
struct SymbolNames {
  /// What has to be there.
  private static let needed = [
    "UIKit", "QuartzCore", "CoreGraphics", "Diagnostics", "CollectionLayout", "CollectionDiffing",
    "Foundation", "Swift",
  ]
  /// What a toolchain may lack.
  private static let others = [
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Dispatch", "_Concurrency", "_StringProcessing", "Observation",
    "RegexBuilder", "Synchronization", "XCTest", "Testing",
  ]

  let names: Set<String>

  /// Lists the names, or takes the list of the last time; nothing is kept where a list failed.
  init(_ toolchain: Toolchain) throws {
    let folder = toolchain.appsFolder.appendingPathComponent("symbols")
    let state = folder.appendingPathComponent("state")
    let list = folder.appendingPathComponent("names.txt")
    if (try? String(contentsOf: state, encoding: .utf8)) == toolchain.libraryState,
      let text = try? String(contentsOf: list, encoding: .utf8)
    {
      names = Set(text.split(separator: "\n").map(String.init))
      return
    }
    try toolchain.writeStubs()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var found: Set<String> = []
    for module in Self.needed + Self.others {
      found.formUnion(try Self.names(of: module, folder, toolchain))
    }
    names = found
    try Data(found.sorted().joined(separator: "\n").utf8).write(to: list)
    try Data(toolchain.libraryState.utf8).write(to: state)
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      let pathComponents: [String]
    }

    let symbols: [Symbol]
  }

  private static func names(
    of module: String,
    _ folder: URL,
    _ toolchain: Toolchain
  ) throws
    -> Set<String>
  {
    let place = folder.appendingPathComponent(module)
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
    for file in try FileManager.default.contentsOfDirectory(atPath: place.path) {
      let data = try Data(contentsOf: place.appendingPathComponent(file))
      for symbol in try JSONDecoder().decode(Graph.self, from: data).symbols {
        for part in symbol.pathComponents { names.insert(String(part.prefix { $0 != "(" })) }
      }
    }
    return names
  }
}

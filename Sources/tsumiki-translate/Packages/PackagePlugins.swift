import Diagnostics
import Foundation

/// Lets the package manager run the plugins that a target is built with, as far as they are allowed by name.
struct PackagePlugins {
  let toolchain: Toolchain
  /// The names of those that may run.
  let allowed: Set<String>

  /// What plugins made for a target.
  struct Made: Equatable {
    /// The folder that the package manager lets plugins write in.
    let folder: URL
    var sources: [URL] = []
    var resources: [Resource] = []

    var isEmpty: Bool { sources.isEmpty && resources.isEmpty }
  }

  /// Runs plugins and finds what they made; what is as it was when they ran last is taken from then.
  ///
  /// The package manager builds the target for Linux, plugins first. That the target itself does not compile
  /// there is of no account.
  ///
  /// - Parameters:
  ///   - plugins: Those of the target that are allowed.
  ///   - target: The target's name.
  ///   - package: The package that has the target.
  ///   - clones: Where packages lie that the package manager would fetch, by their addresses.
  /// - Returns: What they made.
  /// - Throws: A problem that names the plugin that made nothing, with what the package manager said.
  func run(
    _ plugins: [String],
    for target: String,
    of package: PackageProject,
    clones: [String: String]
  ) throws -> Made {
    let folder = PackageStore(toolchain).folder
      .appendingPathComponent("plugins/\(AppBuilder.digest(package.root.path))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Two commands would write the same files.
    let lock = BuildLock(folder)
    return try withExtendedLifetime(lock) {
      let stamp = folder.appendingPathComponent("\(target).done")
      let files = FolderWalk.files(in: package.root).map { "\($0.path) \(FileState.of($0))" }
      let state = AppBuilder.digest(
        (files + plugins + clones.sorted { $0.key < $1.key }.map { "\($0) \($1)" })
          .joined(separator: "\n")
      )
      if (try? String(contentsOf: stamp, encoding: .utf8)) == state {
        return made(by: plugins, for: target, in: folder)
      }
      try? FileManager.default.removeItem(at: stamp)
      for plugin in plugins {
        for place in outputs(of: plugin, for: target, in: folder) {
          try? FileManager.default.removeItem(at: place)
        }
      }
      let run = try build(target, of: package, in: folder, clones)
      for plugin in plugins where made(by: [plugin], for: target, in: folder).isEmpty {
        // A plugin that only looks at the sources makes nothing and is done.
        if run.status == 0 { continue }
        throw Problem(
          .packagePlugin,
          place: package.root.path,
          saw: "\(plugin), which \(target) is built with: \(Self.firstError(run))"
        )
      }
      try Data(state.utf8).write(to: stamp)
      return made(by: plugins, for: target, in: folder)
    }
  }

  private func build(
    _ target: String,
    of package: PackageProject,
    in folder: URL,
    _ clones: [String: String]
  ) throws -> Subprocess.Result {
    let configuration = folder.appendingPathComponent("configuration")
    try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
    let mirrors = clones.sorted { $0.key < $1.key }.map {
      ["original": $0.key, "mirror": $0.value]
    }
    let content: [String: Any] = ["object": mirrors, "version": 1]
    try JSONSerialization.data(withJSONObject: content, options: .sortedKeys)
      .write(to: configuration.appendingPathComponent("mirrors.json"))
    return try Subprocess.run(
      toolchain.tool("swift"),
      [
        "build", "--package-path", package.root.path, "--scratch-path",
        folder.appendingPathComponent("scratch").path, "--config-path", configuration.path,
        "--target", target,
      ]
    )
  }

  private func made(by plugins: [String], for target: String, in folder: URL) -> Made {
    var made = Made(folder: Self.outputs(in: folder))
    for plugin in plugins {
      for place in outputs(of: plugin, for: target, in: folder) {
        let files = FolderWalk.files(in: place)
        made.sources += files.filter { $0.pathExtension == "swift" }
        made.resources += files.filter { $0.pathExtension != "swift" }.map {
          Resource(source: $0, path: ModulePlan.bundlePath(of: $0))
        }
      }
    }
    return made
  }

  /// Where the package manager lets a plugin write: in a folder of the package, of the target, of what it is
  /// built for and of the plugin.
  private func outputs(of plugin: String, for target: String, in folder: URL) -> [URL] {
    func inside(_ folders: [URL]) -> [URL] {
      folders.flatMap { folder in
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
          .map { folder.appendingPathComponent($0) }
      }
    }
    let targets = inside([Self.outputs(in: folder)]).map { $0.appendingPathComponent(target) }
    return (targets + inside(targets)).map { $0.appendingPathComponent(plugin) }
      .filter { FileKind($0) == .folder }
  }

  private static func outputs(in folder: URL) -> URL {
    folder.appendingPathComponent("scratch/plugins/outputs")
  }

  private static func firstError(_ run: Subprocess.Result) -> String {
    let lines = (run.errors + "\n" + run.output).split(separator: "\n").map(String.init)
    return lines.first { $0.contains("error: ") } ?? lines.last ?? "nothing was said"
  }
}

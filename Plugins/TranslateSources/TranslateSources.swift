import Foundation
import PackagePlugin

/// Translates a target's sources for Linux while its package is built.
///
/// Takes the Swift files below the target's folder that the package manager does not compile as
/// they are: those that the target's `sources` leave out. The resources stay the package manager's.
@main
struct TranslateSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let known = compiledFiles(of: target)
    let sources = swiftFiles(in: target.directoryURL).filter { !known.contains($0.path) }
    guard !sources.isEmpty else {
      Diagnostics.warning(
        "TSK-PLUGIN-SOURCES: \(target.name) has no file to translate: all are compiled as they are."
          + " Name only those that need no translation in the target's sources:, such as an empty"
          + " file."
      )
      return []
    }
    let folder = context.pluginWorkDirectoryURL.appending(path: "sources")
    let names = outputNames(sources, beside: known, below: target.directoryURL)
    var dependencies: [[String: Any]] = []
    var seen: Set<String> = []
    collect(target.dependencies, &dependencies, &seen)
    let plan: [String: Any] = [
      "module": target.moduleName,
      "isTest": target.kind == .test,
      "conditions": target.compilationConditions.sorted(),
      "sources": zip(sources, names).map { ["path": $0.path, "name": $1] },
      "compiledAsTheyAre": known.sorted(),
      "dependencies": dependencies,
      "folder": context.pluginWorkDirectoryURL.path,
    ]
    let place = context.pluginWorkDirectoryURL.appending(path: "plan.json")
    try write(plan, to: place)
    let read = dependencies.flatMap { $0["sources"] as? [String] ?? [] } + known.sorted()
    var outputs = names.map { folder.appending(path: $0) }
    if target.kind == .test { outputs.append(folder.appending(path: "XCTestCase+Object.swift")) }
    return [
      .buildCommand(
        displayName: "Translating \(target.name)",
        executable: try context.tool(named: "tsumiki-translate").url,
        arguments: ["--plan", place.path],
        inputFiles: [place] + sources + read.map { URL(fileURLWithPath: $0) },
        outputFiles: outputs
      )
    ]
  }

  private func compiledFiles(of target: some SourceModuleTarget) -> Set<String> {
    Set(target.sourceFiles.filter { $0.type == .source }.map(\.url.path))
  }

  private func swiftFiles(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  /// A name for each file, unlike those of all others: the compiler tells files by their names.
  private func outputNames(
    _ files: [URL],
    beside known: Set<String>,
    below folder: URL
  ) -> [String] {
    let all = files + known.map { URL(fileURLWithPath: $0) }
    let counts = Dictionary(grouping: all, by: \.lastPathComponent).mapValues(\.count)
    return files.map { file in
      let isAlone = counts[file.lastPathComponent] == 1
      let path = isAlone ? file.lastPathComponent : String(file.path.dropFirst(folder.path.count))
      return path.split(separator: "/").joined(separator: "+").dropLast(6) + "+Linux.swift"
    }
  }

  /// The Swift modules that a target may import, those it stands on first.
  private func collect(
    _ list: [TargetDependency],
    _ modules: inout [[String: Any]],
    _ seen: inout Set<String>
  ) {
    let targets = list.flatMap { dependency -> [any Target] in
      switch dependency {
      case .target(let target): [target]
      // The frameworks are known.
      case .product(let product): product.name == "UIKit" ? [] : product.targets
      @unknown default: []
      }
    }
    for target in targets where seen.insert(target.id).inserted {
      collect(target.dependencies, &modules, &seen)
      guard let target = target as? any SourceModuleTarget else { continue }
      let isSwift = target is SwiftSourceModuleTarget
      let files = isSwift ? swiftFiles(in: target.directoryURL).map(\.path) : []
      modules.append(["module": target.moduleName, "sources": files])
    }
  }

  /// Writes only what changed, so that nothing is translated for it.
  private func write(_ plan: [String: Any], to place: URL) throws {
    let data = try JSONSerialization.data(
      withJSONObject: plan,
      options: [.sortedKeys, .prettyPrinted]
    )
    if (try? Data(contentsOf: place)) != data { try data.write(to: place) }
  }
}

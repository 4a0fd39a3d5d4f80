import Diagnostics
import Foundation
import SourceTranslation

/// A Swift package, as its manifest describes it.
struct PackageProject {
  let root: URL
  let name: String
  private let targets: [[String: Any]]
  private let products: [[String: Any]]
  private let dependencies: [[String: Any]]
  private let toolsVersion: String
  private let modes: [String]

  /// Reads a manifest with the toolchain's package manager; what it says is kept in `cache`.
  init(_ folder: URL, toolchain: Toolchain) throws {
    let manifest = folder.standardizedFileURL.appendingPathComponent("Package.swift")
    try self.init(folder, description: Self.description(manifest, toolchain))
  }

  /// Reads what the package manager says of a manifest.
  init(_ folder: URL, description data: Data) throws {
    root = folder.standardizedFileURL
    let manifest = root.appendingPathComponent("Package.swift")
    guard let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Self.unreadable(manifest, "no description")
    }
    name = content["name"] as? String ?? root.lastPathComponent
    targets = content["targets"] as? [[String: Any]] ?? []
    products = content["products"] as? [[String: Any]] ?? []
    dependencies = content["dependencies"] as? [[String: Any]] ?? []
    toolsVersion = (content["toolsVersion"] as? [String: Any])?["_version"] as? String ?? ""
    modes = content["swiftLanguageVersions"] as? [String] ?? []
  }

  private static func unreadable(_ manifest: URL, _ saw: String) -> Problem {
    Problem(.packageUnreadable, place: manifest.path, saw: saw)
  }

  private static func description(_ manifest: URL, _ toolchain: Toolchain) throws -> Data {
    let folder = manifest.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // There may be one for each version of the tools.
    let manifests = names.sorted().filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
    let text = manifests.map {
      (try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) ?? ""
    }.joined()
    let cache = toolchain.appsFolder.appendingPathComponent("packages")
    let kept = cache.appendingPathComponent("\(AppBuilder.digest(manifest.path + text)).json")
    if let data = try? Data(contentsOf: kept) { return data }
    let run = try Subprocess.run(
      toolchain.tool("swift"),
      [
        "package", "--package-path", manifest.deletingLastPathComponent().path, "--scratch-path",
        cache.appendingPathComponent("scratch").path, "--disable-sandbox", "dump-package",
      ]
    )
    guard run.status == 0, let start = run.output.firstIndex(of: "{") else {
      let line = run.errors.split(separator: "\n").first { $0.contains("error") }
      throw unreadable(manifest, line.map(String.init) ?? run.errors)
    }
    let data = Data(run.output[start...].utf8)
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    try data.write(to: kept)
    return data
  }

  var targetNames: [String] { targets.compactMap { $0["name"] as? String } }

  var testTargetNames: [String] {
    targets.filter { $0["type"] as? String == "test" }.compactMap { $0["name"] as? String }
  }

  /// The targets that a product consists of.
  func targets(ofProduct product: String) -> [String] {
    products.first { $0["name"] as? String == product }?["targets"] as? [String]
      ?? (targetNames.contains(product) ? [product] : [])
  }

  /// Packages in folders beside this one.
  var localPackages: [URL] {
    dependencies.flatMap { $0["fileSystem"] as? [[String: Any]] ?? [] }
      .compactMap { $0["path"] as? String }
      .map { URL(fileURLWithPath: $0, relativeTo: root).standardizedFileURL }
  }

  /// Packages that lie elsewhere.
  var remotePackages: [PackageReference] {
    dependencies.flatMap { $0["sourceControl"] as? [[String: Any]] ?? [] }
      .compactMap { PackageReference(sourceControl: $0) }
  }

  /// What of a target cannot be built here, as it is told; nil where all can.
  func foreignPart(_ name: String) -> String? {
    guard let target = target(name) else { return nil }
    switch target["type"] as? String {
    case "macro": return "the macros of \(name)"
    case "plugin": return "the plugin \(name)"
    case "binary": return "the binary \(name)"
    default: return nil
    }
  }

  /// The plugins that would run while a target is built.
  func plugins(of name: String) -> [String] {
    (target(name)?["pluginUsages"] as? [[String: Any]] ?? []).compactMap {
      ($0["plugin"] as? [Any])?.first as? String
    }.filter { $0 != "TranslateSources" }
  }

  private func target(_ name: String) -> [String: Any]? {
    targets.first { $0["name"] as? String == name }
  }

  /// What a target stands on: a target of its package or a product, where it does so on a system.
  struct Use {
    let name: String
    /// The package that the manifest names beside the product.
    let package: String?
    /// The systems that it is meant for; nil where it is for all.
    let systems: [String]?
  }

  /// What a target stands on when it is built for a system.
  func uses(of name: String, on system: String) -> [Use] {
    Self.uses(target(name)?["dependencies"]).filter {
      // The frameworks are here, also where the manifest names the package they come from.
      let isOwn =
        TestingFrameworks.modules[$0.name] != nil && targetNames.contains($0.name)
        || AppleFrameworks.namesakes.contains($0.name)
      return $0.systems?.contains(system.lowercased()) ?? true
        && (isOwn || !Toolchain.availableModules.contains($0.name))
    }
  }

  /// A target as a module, without what it depends on.
  func module(_ name: String) -> ModulePlan? {
    guard let target = target(name), foreignPart(name) == nil else { return nil }
    let isTest = target["type"] as? String == "test"
    let folder = folder(of: target, isTest: isTest)
    guard Enclosure(of: root).holds(folder) else { return nil }
    let exclude = (target["exclude"] as? [String] ?? []).map {
      folder.appendingPathComponent($0).standardizedFileURL.path
    }
    // With the plugin, what is named is what needs no translation.
    let named = Self.usesPlugin(target) ? nil : target["sources"] as? [String]
    let only = named?.map { folder.appendingPathComponent($0).standardizedFileURL.path }
    let files = FolderWalk.files(in: folder).filter { url in
      !exclude.contains { url.path == $0 || url.path.hasPrefix($0 + "/") }
    }
    let sources = files.filter { url in
      url.pathExtension == "swift"
        && (only?.contains { url.path == $0 || url.path.hasPrefix($0 + "/") } ?? true)
    }
    var plan = ModulePlan(name: AppFolder.moduleName(name), sources: sources)
    plan.isTest = isTest
    plan.folder = root
    plan.package = self.name
    plan.settings = PackageSettings(target["settings"], tools: toolsVersion, modes: modes)
    plan.conditions.insert("SWIFT_PACKAGE")
    if sources.isEmpty {
      plan.clang = ClangTarget(
        files,
        in: folder,
        headers: target["publicHeadersPath"] as? String,
        isSystem: target["type"] as? String == "system"
      )
    }
    plan.resources = resources(target, folder, files)
    return plan
  }

  private static func usesPlugin(_ target: [String: Any]) -> Bool {
    (target["pluginUsages"] as? [[String: Any]] ?? []).contains {
      ($0["plugin"] as? [Any])?.first as? String == "TranslateSources"
    }
  }

  private func folder(of target: [String: Any], isTest: Bool) -> URL {
    if let path = target["path"] as? String {
      return root.appendingPathComponent(path).standardizedFileURL
    }
    let name = target["name"] as? String ?? ""
    let parents = (isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let folders = parents.map { root.appendingPathComponent($0).appendingPathComponent(name) }
    return folders.first { FileManager.default.fileExists(atPath: $0.path) }
      ?? root.appendingPathComponent(parents[0])
  }

  private func resources(_ target: [String: Any], _ folder: URL, _ files: [URL]) -> [Resource] {
    let written = target["resources"] as? [[String: Any]] ?? []
    var resources: [Resource] = []
    for path in written.compactMap({ $0["path"] as? String }) {
      let url = folder.appendingPathComponent(path).standardizedFileURL
      let inside = files.filter { $0.path == url.path || $0.path.hasPrefix(url.path + "/") }
      resources += inside.filter { $0.pathExtension != "swift" }.map {
        Resource(source: $0, path: ModulePlan.bundlePath(of: $0))
      }
    }
    // What only Xcode knows is taken without being named.
    let known: Set<String> = [
      "xcassets", "storyboard", "xib", "xcstrings", "xcdatamodeld", "xcdatamodel",
    ]
    for file in files where known.contains(file.pathExtension.lowercased()) {
      resources.append(Resource(source: file, path: ModulePlan.bundlePath(of: file)))
    }
    return Array(Set(resources)).sorted { $0.path < $1.path }
  }

  private static func uses(_ value: Any?) -> [Use] {
    (value as? [[String: Any]] ?? []).compactMap { entry in
      for kind in ["byName", "target", "product"] {
        guard let parts = entry[kind] as? [Any], let name = parts.first as? String else { continue }
        let condition = parts.last as? [String: Any]
        let systems = condition?["platformNames"] as? [String]
        return Use(
          name: name,
          package: kind == "product" ? parts[safe: 1] as? String : nil,
          systems: systems?.isEmpty == true ? nil : systems?.map { $0.lowercased() }
        )
      }
      return nil
    }
  }
}

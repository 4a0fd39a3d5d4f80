import Diagnostics
import Foundation
import SourceTranslation

/// Finds modules that are imported but that no project file names: those of pods and packages
/// whose sources lie in the same checkout.
struct ModuleSearch {
  let root: URL
  let toolchain: Toolchain
  /// Folders with clones of packages.
  var packages: [URL] = []

  /// Adds the modules that are imported and can be found.
  func complete(_ plan: inout ProjectPlan) {
    var known = Toolchain.availableModules.subtracting(AppleFrameworks.namesakes)
      .union(plan.modules.map(\.name))
    var found: [ModulePlan] = []
    /// Adds what a module imports, after what that imports in turn.
    func add(_ names: Set<String>) {
      for name in names.sorted() where !known.contains(name) {
        guard let modules = find(name, &plan.problems) else { continue }
        known.insert(name)
        for module in modules where module.name == name || !known.contains(module.name) {
          known.insert(module.name)
          add(Self.imports(of: module))
          found.append(module)
        }
      }
    }
    for module in plan.modules {
      add(Self.imports(of: module))
      add(Self.modules(namedIn: module.resources))
    }
    plan.modules = found + plan.modules
  }

  /// The modules that storyboards and nibs take their classes from.
  private static func modules(namedIn resources: [Resource]) -> Set<String> {
    let nibs = resources.filter { ["storyboard", "xib"].contains($0.source.pathExtension) }
    return nibs.reduce(into: []) { names, nib in
      let text = (try? String(contentsOf: nib.source, encoding: .utf8)) ?? ""
      for match in text.matches(of: #/customModule="(\w+)"/#) { names.insert(String(match.1)) }
    }
  }

  static func imports(of module: ModulePlan) -> Set<String> {
    var names: Set<String> = []
    for source in module.sources {
      guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
      for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
        guard
          let match = line.firstMatch(
            of:
              /^\s*(?:@\w+\s+)?import\s+(?:(?:class|struct|enum|func|protocol|typealias|var|let)\s+)?(\w+)/
          )
        else { continue }
        names.insert(String(match.1))
      }
    }
    return names
  }

  /// The module of a name, after what its package says that it stands on.
  private func find(_ name: String, _ problems: inout [Problem]) -> [ModulePlan]? {
    let around = Enclosure.checkout(around: root)
    let places = around + around.flatMap(Self.places) + Self.neighbours(named: name, of: root)
    for folder in places {
      if let module = podspec(name, in: folder) { return [module] }
      if let modules = package(name, in: folder, &problems) { return modules }
    }
    return around.lazy.compactMap { pod(name, in: $0.appendingPathComponent("Pods")) }.first
      ?? locked(name, around, &problems)
  }

  /// Checkouts of a name that lie beside a project or beside the folders around it.
  static func neighbours(named name: String, of root: URL) -> [URL] {
    var folder = root
    var found: [URL] = []
    for _ in 0..<4 where folder.path != "/" {
      folder = folder.deletingLastPathComponent()
      let place = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: place.path) { found.append(place) }
    }
    return found
  }

  private func podspec(_ name: String, in folder: URL) -> ModulePlan? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for file in names.sorted() where file.hasSuffix(".podspec") || file.hasSuffix(".podspec.json") {
      guard let pod = PodFiles(file: folder.appendingPathComponent(file)) else { continue }
      let own = pod.module ?? AppFolder.moduleName(String(file.prefix { $0 != "." }))
      guard own == name else { continue }
      let files = FolderWalk.files(in: folder)
      let sources = files.filter { file in
        let path = String(file.path.dropFirst(folder.path.count + 1))
        return file.pathExtension == "swift" && pod.patterns.contains { $0.matches(path) }
      }
      guard !sources.isEmpty else { continue }
      var plan = ModulePlan(name: name, sources: sources)
      plan.seesUIKit = true
      plan.folder = folder
      plan.resources = pod.resources(among: files, in: folder)
      return plan
    }
    return nil
  }

  /// The module of a pod or of a checkout of Carthage that was resolved, from a folder of clones.
  private func locked(
    _ name: String,
    _ around: [URL],
    _ problems: inout [Problem]
  ) -> [ModulePlan]? {
    guard !packages.isEmpty else { return nil }
    let pods = LockedPods(given: packages, store: PackageStore(toolchain))
    for folder in around.flatMap({ pods.folders(forModule: name, lockedIn: $0) }) {
      if let module = podspec(name, in: folder) { return [module] }
      if let modules = package(name, in: folder, &problems) { return modules }
    }
    for (folder, lock) in around.flatMap({ pods.laidOutFolders(forModule: name, lockedIn: $0) }) {
      guard
        var modules = podspec(name, in: folder).map({ [$0] })
          ?? package(name, in: folder, &problems)
      else { continue }
      problems.append(
        Problem(.packageUnverified, place: folder.path, saw: "\(lock.name) \(lock.version)")
      )
      for index in modules.indices { modules[index].isTakenAsItLies = true }
      return modules
    }
    return nil
  }

  /// The module of a pod that CocoaPods put into the checkout: as its project builds it, else all the
  /// Swift files of its folder.
  private func pod(_ name: String, in pods: URL) -> [ModulePlan]? {
    let project = pods.appendingPathComponent("Pods.xcodeproj")
    if FileKind(project) == .folder, let pods = try? XcodeProject(project, asked: root),
      let target = pods.targets.first(where: {
        $0.isLibrary && pods.settings(of: $0)["PRODUCT_MODULE_NAME"] == name
      })
    {
      let resolver = PackageResolver(
        root: root,
        pins: PackagePins(),
        given: packages,
        toolchain: toolchain
      )
      let collected = try? ModuleCollector.collecting(toolchain, resolver) {
        try $0.add(target, of: pods)
      }
      // The project may lie in the checkout without what it builds.
      let modules =
        collected?.modules.filter { $0.sources.contains { FileKind($0) == .file } } ?? []
      if modules.last?.name == name { return modules }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: pods.path)) ?? []
    guard let own = names.sorted().first(where: { AppFolder.moduleName($0) == name }) else {
      return nil
    }
    let folder = pods.appendingPathComponent(own)
    let sources = FolderWalk.files(
      in: folder,
      passingOver: ["Tests", "Example", "Examples", "Demo"]
    )
    .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
    guard !sources.isEmpty else { return nil }
    var plan = ModulePlan(name: name, sources: sources)
    plan.seesUIKit = true
    plan.folder = folder
    return [plan]
  }

  /// Where pods and checkouts of Carthage lie in a folder of the checkout, and pods that are developed in
  /// it.
  private static func places(in folder: URL) -> [URL] {
    let carthage = folder.appendingPathComponent("Carthage/Checkouts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: carthage.path)) ?? []
    let lock = folder.appendingPathComponent("Podfile.lock")
    let text = FileKind(lock) == .file ? (try? String(contentsOf: lock, encoding: .utf8)) ?? "" : ""
    let enclosure = Enclosure(of: folder)
    let developed = text.matches(of: /:path: "?([^"\n]+)"?/).map {
      DiskNames.url(folder.appendingPathComponent(String($0.1)).standardizedFileURL)
    }
    return developed.map { $0.pathExtension == "podspec" ? $0.deletingLastPathComponent() : $0 }
      .filter(enclosure.holds)
      + names.sorted().map { carthage.appendingPathComponent($0) }
  }

  private func package(
    _ name: String,
    in folder: URL,
    _ problems: inout [Problem]
  ) -> [ModulePlan]? {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8), text.contains(name),
      let package = try? PackageProject(folder, toolchain: toolchain), package.module(name) != nil
    else { return nil }
    let resolver = PackageResolver(
      root: folder,
      pins: PackagePins(PackagePins.places(for: folder) + PackagePins.places(for: root)),
      given: packages,
      toolchain: toolchain
    )
    let collected = try? ModuleCollector.collecting(toolchain, resolver) {
      try $0.add(name, of: package)
    }
    problems += collected?.problems ?? []
    return collected?.modules.map { module in
      var module = module
      // What looks for its pictures as a pod does finds them beside the app's.
      if module.store == nil, !module.asksForItsBundle { module.package = nil }
      return module
    }
  }
}

extension ModulePlan {
  /// Whether a file sees UIKit, by itself or through another framework of Apple's.
  var importsUIKit: Bool {
    seesUIKit
      || ModuleSearch.imports(of: self).contains {
        $0 == "UIKit" || AppleFrameworks.names.contains($0)
      }
  }

  /// Whether the code asks for the bundle that packages have for their resources.
  fileprivate var asksForItsBundle: Bool {
    sources.contains { source in
      let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
      return text.contains(/\bBundle\.module\b|bundle: \.module\b/)
    }
  }

  /// Whether a module of a package is built as on Linux: nothing in it needs Apple's systems, or it says
  /// what holds on Linux and shows nothing.
  var isBuiltOnLinux: Bool {
    if !importsUIKit { return true }
    let imports = ModuleSearch.imports(of: self)
    guard !seesUIKit, !imports.contains("UIKit"), !imports.contains("SwiftUI") else { return false }
    return sources.contains { source in
      let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
      return text.contains(/os\(Linux\)|canImport\((?:Glibc|FoundationNetworking)\)/)
    }
  }
}

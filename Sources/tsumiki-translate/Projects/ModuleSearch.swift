import Foundation

/// Finds modules that are imported but that no project file names: those of pods and packages
/// whose sources lie in the same checkout.
struct ModuleSearch {
  let root: URL
  let toolchain: Toolchain

  /// Adds the modules that are imported and can be found.
  func complete(_ plan: inout ProjectPlan) {
    var known = Toolchain.availableModules.union(plan.modules.map(\.name))
    var waiting = plan.modules
    while let module = waiting.popLast() {
      for name in Self.imports(of: module) where !known.contains(name) {
        guard var found = find(name) else { continue }
        known.insert(name)
        found.package = nil
        waiting.append(found)
        // What is found stands on nothing but what is found after it.
        plan.modules.insert(found, at: 0)
      }
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

  private func find(_ name: String) -> ModulePlan? {
    for folder in checkout {
      if let module = podspec(name, in: folder) ?? package(name, in: folder) { return module }
    }
    return Self.neighbours(named: name, of: root).lazy
      .compactMap { podspec(name, in: $0) ?? package(name, in: $0) }.first
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

  /// The folders from the project up to the top of its checkout.
  private var checkout: [URL] {
    var folders: [URL] = []
    var folder = root
    for _ in 0..<6 {
      folders.append(folder)
      let git = folder.appendingPathComponent(".git").path
      if FileManager.default.fileExists(atPath: git) || folder.path == "/" { return folders }
      folder = folder.deletingLastPathComponent()
    }
    // No checkout: a stranger's folders are not searched.
    return [root]
  }

  private func podspec(_ name: String, in folder: URL) -> ModulePlan? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for file in names.sorted() where file.hasSuffix(".podspec") {
      let url = folder.appendingPathComponent(file)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      let module = text.firstMatch(of: /\.module_name\s*=\s*['"]([^'"]+)['"]/).map { String($0.1) }
      let own = text.firstMatch(of: /\.name\s*=\s*['"]([^'"]+)['"]/).map { String($0.1) }
      guard (module ?? own ?? url.deletingPathExtension().lastPathComponent) == name else {
        continue
      }
      let patterns = PodFiles(text).patterns
      let sources = FolderWalk.files(in: folder).filter { file in
        let path = String(file.path.dropFirst(folder.path.count + 1))
        return file.pathExtension == "swift" && patterns.contains { $0.matches(path) }
      }
      guard !sources.isEmpty else { continue }
      var plan = ModulePlan(name: name, sources: sources)
      plan.seesUIKit = true
      return plan
    }
    return nil
  }

  private func package(_ name: String, in folder: URL) -> ModulePlan? {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8), text.contains(name),
      let package = try? PackageProject(folder, toolchain: toolchain)
    else { return nil }
    return package.module(name)
  }
}

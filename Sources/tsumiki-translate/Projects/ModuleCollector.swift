import Diagnostics
import Foundation

/// Brings the modules of projects and packages into the order they are compiled in.
struct ModuleCollector {
  let toolchain: Toolchain
  private(set) var modules: [ModulePlan] = []
  private(set) var problems: [Problem] = []
  private var visited: Set<String> = []
  private var packages: [String: PackageProject] = [:]
  private var depth = 0
  /// Targets that stand on targets beyond this are a mistake or an attack.
  private static let deepest = 128

  init(toolchain: Toolchain) { self.toolchain = toolchain }

  // MARK: Packages

  private mutating func package(at folder: URL) -> PackageProject? {
    if let known = packages[folder.path] { return known }
    do {
      let package = try PackageProject(folder, toolchain: toolchain)
      packages[folder.path] = package
      return package
    } catch {
      if let problem = error as? Problem { problems.append(problem) }
      return nil
    }
  }

  /// Adds a package's target after all that it stands on.
  ///
  /// - Parameters:
  ///   - name: The target.
  ///   - package: The package.
  ///   - isDependency: Whether something else stands on the package.
  /// - Throws: What a manifest that cannot be read says.
  mutating func add(
    _ name: String,
    of package: PackageProject,
    isDependency: Bool = false
  ) throws {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, visited.insert("\(package.root.path) \(name)").inserted,
      var module = package.module(name)
    else { return }
    var dependencies: [String] = []
    for dependency in module.dependencies {
      if package.targetNames.contains(dependency) {
        try add(dependency, of: package, isDependency: isDependency)
        dependencies.append(AppFolder.moduleName(dependency))
        continue
      }
      let names = try addProduct(dependency, beside: package)
      dependencies += names
      if names.isEmpty { problems.append(Self.missing(dependency, of: package.root.path)) }
    }
    module.dependencies = dependencies
    // What is built for Linux as well needs no pretence.
    module.isForLinux = isDependency && !module.importsUIKit
    guard !module.sources.isEmpty else { return }
    modules.append(module)
  }

  private mutating func addProduct(
    _ product: String,
    beside package: PackageProject
  ) throws
    -> [String]
  {
    for folder in package.localPackages + package.neighbours {
      guard let other = self.package(at: folder) else { continue }
      let names = other.targets(ofProduct: product)
      for name in names { try add(name, of: other, isDependency: true) }
      if !names.isEmpty { return names.map(AppFolder.moduleName) }
    }
    return []
  }

  private static func missing(_ product: String, of place: String) -> Problem {
    Problem(.packageRemote, place: place, saw: product)
  }

  // MARK: Projects

  /// Adds a project's target after all that it stands on.
  mutating func add(_ target: XcodeProject.Target, of project: XcodeProject) throws {
    guard visited.insert("\(project.file.path) \(target.id)").inserted else { return }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return }
    let settings = project.settings(of: target)
    var module = ModulePlan(
      name: settings["PRODUCT_MODULE_NAME"] ?? AppFolder.moduleName(target.name),
      sources: project.sources(of: target)
    )
    for dependency in project.dependencies(of: target) {
      switch dependency {
      case .target(let other, let library):
        // An app embeds extensions and its tests' hosts too; only what has code to import counts.
        guard library.isLibrary || library.isApp && target.isUnitTest else { continue }
        try add(library, of: other)
        let name = other.settings(of: library)["PRODUCT_MODULE_NAME"]
        module.dependencies.append(name ?? AppFolder.moduleName(library.name))
      case .package(let product, let folder):
        module.dependencies += try addPackage(product, folder, project)
      }
    }
    problems += project.strangers(of: target)
    module.isTest = target.isUnitTest
    module.folder = project.root
    module.seesUIKit = project.headersImportUIKit(of: target)
    module.resources = project.resources(of: target)
    Self.apply(settings, to: &module)
    modules.append(module)
  }

  private mutating func addPackage(
    _ product: String,
    _ folder: URL?,
    _ project: XcodeProject
  ) throws -> [String] {
    let beside = project.remotePackages.flatMap {
      ModuleSearch.neighbours(named: PackageProject.checkoutName($0), of: project.root)
    }
    for url in (folder.map { [$0] } ?? []) + project.localPackages + beside {
      guard let package = package(at: url) else { continue }
      let names = package.targets(ofProduct: product)
      for name in names { try add(name, of: package, isDependency: true) }
      if !names.isEmpty { return names.map(AppFolder.moduleName) }
    }
    problems.append(Self.missing(product, of: project.file.path))
    return []
  }

  private static func apply(_ settings: [String: String], to module: inout ModulePlan) {
    let words = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
    module.conditions.formUnion(words.map(String.init))
    let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ").map(String.init)
    for (flag, value) in zip(flags, flags.dropFirst()) where flag == "-D" {
      module.conditions.insert(value)
    }
    for flag in flags where flag.hasPrefix("-D") && flag.count > 2 {
      module.conditions.insert(String(flag.dropFirst(2)))
    }
    // What is no name would be another option for the compiler.
    module.conditions = module.conditions.filter { $0 == SettingText.moduleName($0) }
    let language = LanguageSettings(settings)
    module.languageMode = language.mode
    module.flags += language.flags
  }
}

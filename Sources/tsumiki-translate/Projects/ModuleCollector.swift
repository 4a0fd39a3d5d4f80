import Diagnostics
import Foundation
import SourceTranslation

/// Brings the modules of projects and packages into the order they are compiled in.
struct ModuleCollector {
  let toolchain: Toolchain
  /// Finds the packages that lie elsewhere.
  let resolver: PackageResolver
  /// The plugins that may run.
  let plugins: PackagePlugins
  private(set) var modules: [ModulePlan] = []
  private(set) var problems: [Problem] = []
  private var visited: Set<String> = []
  private var packages: [String: PackageProject] = [:]
  private var depth = 0
  /// Targets that stand on targets beyond this are a mistake or an attack.
  private static let deepest = 128

  init(toolchain: Toolchain, resolver: PackageResolver, allowing plugins: Set<String> = []) {
    self.toolchain = toolchain
    self.resolver = resolver
    self.plugins = PackagePlugins(toolchain: toolchain, allowed: plugins)
  }

  /// Collects modules, from the start again where a package has to be taken in another version.
  static func collecting(
    _ toolchain: Toolchain,
    _ resolver: PackageResolver,
    allowing plugins: Set<String> = [],
    _ collect: (inout ModuleCollector) throws -> Void
  ) throws -> ModuleCollector {
    while true {
      var collector = ModuleCollector(
        toolchain: toolchain,
        resolver: resolver,
        allowing: plugins
      )
      do {
        try collect(&collector)
      } catch is PackageResolver.Restart { continue }
      resolver.keepChoices()
      collector.problems += resolver.problems
      return collector
    }
  }

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
    guard depth < Self.deepest, visited.insert("\(package.root.path) \(name)").inserted else {
      return
    }
    if let part = package.foreignPart(name) { return leaveOut(part, of: package) }
    guard var module = package.module(name) else { return }
    takeIn(plugins: package.plugins(of: name), of: name, package, &module)
    // What is built for Linux as well needs no pretence.
    module.isForLinux = isDependency && module.isBuiltOnLinux
    let system = module.isForLinux ? "Linux" : "iOS"
    module.applySettings(on: system)
    for use in package.uses(of: name, on: system) {
      if package.targetNames.contains(use.name) {
        try add(use.name, of: package, isDependency: isDependency)
        if package.foreignPart(use.name) == nil {
          module.dependencies.append(AppFolder.moduleName(use.name))
        }
        continue
      }
      if let names = try addProduct(use, beside: package) {
        module.dependencies += names
      }
    }
    module.store = PackageStore(toolchain).builds(of: package.root)
    guard !module.sources.isEmpty || module.clang != nil else { return }
    modules.append(module)
  }

  /// Runs the plugins of a target that are allowed, and tells of the others.
  private mutating func takeIn(
    plugins names: [String],
    of target: String,
    _ package: PackageProject,
    _ module: inout ModulePlan
  ) {
    for name in names where !plugins.allowed.contains(name) {
      leaveOut("the plugin \(name), which \(target) is built with", of: package)
    }
    let allowed = names.filter(plugins.allowed.contains)
    guard !allowed.isEmpty else { return }
    do {
      let clones = resolver.clones(for: package.remotePackages)
      let made = try plugins.run(allowed, for: target, of: package, clones: clones)
      module.sources += made.sources
      module.resources += made.resources
      module.made = made.folder
    } catch {
      problems.append(
        error as? Problem ?? Problem(.packagePlugin, place: package.root.path, saw: "\(error)")
      )
    }
  }

  private mutating func leaveOut(_ part: String, of package: PackageProject) {
    problems.append(Problem(.packagePartLeftOut, place: package.root.path, saw: part))
  }

  /// Adds the targets of a product; nil where no package has it, which is told.
  private mutating func addProduct(
    _ use: PackageProject.Use,
    beside package: PackageProject
  ) throws -> [String]? {
    try addProduct(
      use.name,
      in: use.package?.lowercased(),
      local: package.localPackages,
      remote: package.remotePackages,
      asker: package.name,
      place: package.root.path
    )
  }

  /// Looks for a product in the packages that a project or package names.
  private mutating func addProduct(
    _ product: String,
    in identity: String?,
    local: [URL],
    remote: [PackageReference],
    asker: String,
    place: String
  ) throws -> [String]? {
    let wanted = identity ?? product.lowercased()
    for folder in local {
      guard let other = self.package(at: folder) else { continue }
      if let names = try addTargets(of: product, in: other) { return names }
    }
    // What has the name is asked first, so that nothing is fetched in vain.
    let likely = remote.filter { $0.identity == wanted }
    var isTold = false
    for reference in likely + remote.filter({ $0.identity != wanted }) {
      guard let folder = try resolver.folder(of: reference, for: asker),
        let other = self.package(at: folder)
      else {
        // Why it cannot be had is told already.
        isTold = isTold || reference.identity == wanted || remote.count == 1
        if isTold { break }
        continue
      }
      if let names = try addTargets(of: product, in: other) { return names }
    }
    if !isTold { problems.append(Problem(.packageRemote, place: place, saw: product)) }
    return nil
  }

  private mutating func addTargets(
    of product: String,
    in package: PackageProject
  ) throws -> [String]? {
    let names = package.targets(ofProduct: product)
    for name in names { try add(name, of: package, isDependency: true) }
    let built = names.filter { package.foreignPart($0) == nil }
    return names.isEmpty ? nil : built.map(AppFolder.moduleName)
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
      case .target(let other, let bundle) where bundle.isResourceBundle:
        let name = other.settings(of: bundle)["PRODUCT_NAME"] ?? bundle.name
        module.resources += other.resources(of: bundle).map {
          Resource(source: $0.source, path: "\(name).bundle/\($0.path)")
        }
      case .target(let other, let library):
        // An app embeds extensions and its tests' hosts too; only what has code to import counts.
        guard library.isLibrary || library.isApp && target.isUnitTest else { continue }
        try add(library, of: other)
        let name = other.settings(of: library)["PRODUCT_MODULE_NAME"]
        module.dependencies.append(name ?? AppFolder.moduleName(library.name))
      case .package(let product, let folder, let reference):
        // Libraries for tests are here, in the place of their packages.
        guard TestingFrameworks.modules[product] == nil else { continue }
        module.dependencies += try addPackage(product, folder, reference, project)
      }
    }
    problems += project.strangers(of: target)
    module.isTest = target.isUnitTest || target.isUITest
    module.isUITest = target.isUITest
    module.folder = project.root
    module.seesUIKit = project.headersImportUIKit(of: target)
    module.resources += project.resources(of: target)
    if target.isFramework { module.frameworkIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"] }
    // Another configuration says itself whether it is for debugging.
    if project.configuration != "Debug" { module.conditions.remove("DEBUG") }
    Self.apply(settings, to: &module)
    modules.append(module)
  }

  private mutating func addPackage(
    _ product: String,
    _ folder: URL?,
    _ reference: PackageReference?,
    _ project: XcodeProject
  ) throws -> [String] {
    var local = (folder.map { [$0] } ?? []) + project.localPackages
    // What a project does not name itself is beside it in its workspace.
    if reference == nil { local += Workspace.packages(around: project.file) }
    // A package beside the project takes the place of one of its name that lies elsewhere.
    let isOverridden = local.contains { $0.lastPathComponent.lowercased() == reference?.identity }
    let remote = reference.map { isOverridden ? [] : [$0] } ?? project.remotePackages
    return try addProduct(
      product,
      in: reference?.identity,
      local: reference == nil || isOverridden ? local : [],
      remote: remote,
      asker: project.file.lastPathComponent,
      place: project.file.path
    ) ?? []
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

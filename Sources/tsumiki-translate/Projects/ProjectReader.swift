import Diagnostics
import Foundation

/// Finds out what a path is and what has to be built for it.
struct ProjectReader {
  enum Purpose {
    case app
    case tests
    /// The tests of one target that use an app in a process of its own.
    case uiTests
  }

  let path: String
  var target: String?
  var purpose = Purpose.app
  /// The scheme that names the target and the configuration.
  var scheme: String?
  /// The configuration whose settings count; nil for Debug.
  var configuration: String?
  /// Folders with clones of packages.
  var packages: [URL] = []
  /// The plugins of packages that may run.
  var plugins: Set<String> = []
  /// Whether what does not compile, or is not there, is left out and told.
  var keepsGoing = false
  let toolchain: Toolchain

  /// What was asked for.
  private var asked: URL { URL(fileURLWithPath: path).standardizedFileURL }

  /// The plan of what is at the path, without what is not its own to read.
  func read() throws -> ProjectPlan {
    var plan = try readAll()
    plan.leaveOutStrangers(asked: asked)
    if keepsGoing { plan.keepGoing() }
    return plan
  }

  private func readAll() throws -> ProjectPlan {
    let root = asked
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder)
    if isThere, !isFolder.boolValue, root.pathExtension == "swift", purpose == .app {
      return try plan(AppFolder(file: root))
    }
    guard isThere, isFolder.boolValue else { throw Problem(.appFolder, place: path) }
    if root.pathExtension == "xcodeproj" { return try plan(XcodeProject(root)) }
    if root.pathExtension == "xcworkspace" { return try plan(Workspace(root)) }
    let hasManifest = FileManager.default.fileExists(
      atPath: root.appendingPathComponent("Package.swift").path
    )
    var failure: (any Error)?
    if hasManifest, purpose == .tests {
      do {
        let package = try PackageProject(root, toolchain: toolchain)
        if !package.testTargetNames.isEmpty { return try plan(package) }
      } catch { failure = error }
    }
    var plans: [ProjectPlan] = []
    let projects = Self.projects(in: root)
    for url in projects {
      do { plans.append(try plan(XcodeProject(url, asked: asked), among: projects)) } catch {
        failure = failure ?? error
      }
    }
    if let best = best(of: plans) { return best }
    if hasManifest, purpose == .app || failure == nil {
      return try plan(PackageProject(root, toolchain: toolchain))
    }
    if let failure { throw failure }
    return try plan(AppFolder(root))
  }

  /// Of several apps in a checkout the one that lacks least, the nearest first; the nearest where what is missing is
  /// left out in any case.
  private func best(of plans: [ProjectPlan]) -> ProjectPlan? {
    guard plans.count > 1, !keepsGoing else { return plans.first }
    let lacking = plans.map { plan in
      let known = Toolchain.availableModules.union(plan.modules.map(\.name))
      return plan.modules.reduce(into: Set<String>()) { missing, module in
        missing.formUnion(ModuleSearch.imports(of: module).subtracting(known))
      }.count
    }
    return zip(plans, lacking).min { $0.1 < $1.1 }?.0
  }

  /// The projects in a folder and a little further down, the nearest first.
  static func projects(in root: URL) -> [URL] {
    func list(_ folder: URL) -> [URL] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().filter { !$0.hasPrefix(".") && !FolderWalk.passedOver.contains($0) }
        .map { folder.appendingPathComponent($0) }
    }
    var folders = [root]
    var found: [URL] = []
    for _ in 0..<4 {
      let entries = folders.flatMap(list)
      found += entries.filter {
        // What CocoaPods makes of its own is no app.
        $0.pathExtension == "xcodeproj"
          && !["_Pods.xcodeproj", "Pods.xcodeproj"]
            .contains($0.lastPathComponent)
      }
      folders = entries.filter { url in
        var isFolder: ObjCBool = false
        return url.pathExtension.isEmpty
          && FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
          && isFolder.boolValue
      }
    }
    return found
  }

  /// Plans the first project of a workspace that has what is asked for.
  private func plan(_ workspace: Workspace) throws -> ProjectPlan {
    var failure: (any Error)?
    for url in workspace.projects {
      guard let project = try? XcodeProject(url) else { continue }
      do {
        return try plan(project, among: workspace.projects)
      } catch let problem as Problem {
        let isElsewhere = [Diagnosis.Kind.targetMissing, .noTests].contains {
          $0.code.rawValue == problem.code
        }
        failure = isElsewhere ? failure : failure ?? problem
      }
    }
    throw failure
      ?? Problem(
        .workspaceEmpty,
        place: workspace.file.path,
        saw: workspace.projects.map(\.lastPathComponent).joined(separator: ", ")
      )
  }

  // MARK: Plans

  private func plan(_ folder: AppFolder) throws -> ProjectPlan {
    var module = ModulePlan(name: folder.name, sources: folder.sources)
    module.resources = folder.resources.map {
      Resource(source: $0, path: ModulePlan.bundlePath(of: $0))
    }
    module.folder = folder.root
    var plan = ProjectPlan(root: folder.root, name: folder.name, modules: [module])
    plan.infoPlist = folder.infoPlist
    plan.variables = [
      "PRODUCT_MODULE_NAME": folder.name, "PRODUCT_NAME": folder.name,
      "EXECUTABLE_NAME": folder.name, "TARGET_NAME": folder.name,
      "PRODUCT_BUNDLE_IDENTIFIER": "app.\(folder.name)", "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1",
    ]
    plan.leaveOutStrangers(asked: asked)
    ModuleSearch(root: folder.root, toolchain: toolchain, packages: packages).complete(&plan)
    return plan
  }

  private func plan(_ package: PackageProject) throws -> ProjectPlan {
    var plan = ProjectPlan(
      root: package.root,
      name: AppFolder.moduleName(package.name),
      modules: []
    )
    var names = purpose == .tests ? package.testTargetNames : package.targetNames
    if let target { names = names.filter { $0 == target } }
    if purpose == .app { names = names.filter { !package.testTargetNames.contains($0) } }
    let collector = try ModuleCollector.collecting(
      toolchain,
      resolver(for: package.root),
      allowing: plugins
    ) {
      for name in names { try $0.add(name, of: package) }
    }
    plan.modules = collector.modules
    plan.problems = collector.problems
    plan.leaveOutStrangers(asked: asked)
    guard plan.modules.contains(where: { !$0.sources.isEmpty }) else {
      throw Self.noSources(target ?? package.name, package.root.path)
    }
    ModuleSearch(root: package.root, toolchain: toolchain, packages: packages).complete(&plan)
    if purpose == .app, !plan.modules.contains(where: \.importsUIKit) {
      throw Problem(
        .noDelegate,
        what: "The package has no iOS app: none of its files imports UIKit.",
        place: package.root.path,
        remedy: "Run it with swift run; its tests run with tsumiki --test PATH."
      )
    }
    return plan
  }

  /// Finds the packages that a project or package stands on.
  private func resolver(for project: URL) -> PackageResolver {
    let workspace = asked.pathExtension == "xcworkspace" ? asked : nil
    let isProject = project.pathExtension == "xcodeproj"
    return PackageResolver(
      root: isProject ? project.deletingLastPathComponent() : project,
      pins: PackagePins(PackagePins.places(for: project, in: workspace)),
      given: packages,
      toolchain: toolchain
    )
  }

  private static func noSources(_ target: String, _ place: String) -> Problem {
    Problem(
      .appSources,
      what: "\(target) has no Swift files.",
      place: place,
      remedy: "Give a target with Swift files; code in Objective-C does not run here."
    )
  }

  /// The targets of a project that are asked for, by name or by scheme.
  private func wanted(in project: inout XcodeProject) throws -> [XcodeProject.Target] {
    var names = target.map { [$0] }
    if let scheme {
      let containers = [project.file, asked] + project.others
      let action = try Scheme(scheme, in: containers)
      names = names ?? (purpose == .app ? action.launch.targets : action.test.targets)
      let own = purpose == .app ? action.launch.configuration : action.test.configuration
      project.configuration = configuration ?? own ?? project.configuration
    }
    if let configuration {
      guard project.configurations.contains(configuration) else {
        throw Problem(
          .targetMissing,
          what: "The project has no such configuration.",
          place: configuration,
          saw: project.configurations.joined(separator: ", "),
          remedy: "Name one of these with --configuration."
        )
      }
      project.configuration = configuration
    }
    switch purpose {
    case .app:
      let own = names?.first { name in project.targets.contains { $0.name == name && $0.isApp } }
      return [try project.app(named: own ?? names?.first)]
    case .uiTests:
      let tests = project.targets.filter { $0.isUITest && names?.contains($0.name) ?? true }
      guard let first = tests.first else {
        throw Problem(.noTests, what: "The project has no UI tests.", place: project.file.path)
      }
      return [first]
    case .tests:
      let tests = project.targets.filter {
        !$0.isUITest && (names?.contains($0.name) ?? $0.isUnitTest)
      }
      let phones = tests.filter(project.isForPhones)
      guard let chosen = phones.isEmpty ? tests.isEmpty ? nil : tests : phones else {
        throw Problem(
          .noTests,
          what: "The project has no unit tests.",
          place: target ?? project.file.path,
          saw: project.targets.map(\.name).joined(separator: ", ")
        )
      }
      return chosen
    }
  }

  private func plan(
    _ read: XcodeProject,
    among others: [URL] = []
  ) throws -> ProjectPlan {
    var project = read
    project.others = others
    let main = try wanted(in: &project)
    let collector = try ModuleCollector.collecting(
      toolchain,
      resolver(for: project.file),
      allowing: plugins
    ) {
      for target in main { try $0.add(target, of: project) }
    }
    let app = main[main.count - 1]
    let settings = project.settings(of: app)
    var plan = ProjectPlan(
      root: project.file,
      name: settings["PRODUCT_MODULE_NAME"] ?? AppFolder.moduleName(app.name),
      modules: collector.modules
    )
    plan.problems = collector.problems
    plan.leaveOutStrangers(asked: asked)
    guard plan.modules.last?.sources.isEmpty == false else {
      throw Self.noSources(app.name, project.file.path)
    }
    // The main bundle of tests that an app is the host of is the app's.
    let info = project.host(of: app).map { project.settings(of: $0) } ?? settings
    plan.variables = info
    plan.bundleIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
    plan.testedApp = project.testedApp(of: app)
    if let file = info["INFOPLIST_FILE"], !file.isEmpty {
      // With $(SRCROOT) it is a whole path, else one from the project's folder.
      let url = DiskNames.url(
        file.hasPrefix("/") ? URL(fileURLWithPath: file) : project.root.appending(path: file)
      )
      // Tests ask nothing of theirs, so that one that is gone does not keep them from running.
      let isNeeded = purpose == .app || FileManager.default.fileExists(atPath: url.path)
      plan.infoPlist = isNeeded ? url : nil
    }
    plan.infoEntries = GeneratedInfo(settings: info).entries
    ModuleSearch(root: project.root, toolchain: toolchain, packages: packages).complete(&plan)
    return plan
  }
}

/// What Xcode enters into Info.plist from a target's settings.
struct GeneratedInfo {
  let settings: [String: String]

  var entries: [String: Any] {
    var entries: [String: Any] = [:]
    // The last one counts where two say the same: what is for phones alone.
    for (key, value) in settings.sorted(by: { $0.key < $1.key })
    where key.hasPrefix("INFOPLIST_KEY_") {
      let name = String(key.dropFirst("INFOPLIST_KEY_".count))
      switch name {
      case "UIApplicationSceneManifest_Generation":
        if value == "YES" {
          entries["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true]
        }
      case "UILaunchScreen_Generation": entries["UILaunchScreen"] = [String: Any]()
      case "UISupportedInterfaceOrientations_iPhone", "UISupportedInterfaceOrientations",
        "UISupportedInterfaceOrientations_iPad":
        let base = name.replacingOccurrences(of: "_iPhone", with: "")
        entries[base.replacingOccurrences(of: "_iPad", with: "~ipad")] =
          value.split(separator: " ").map(String.init)
      default:
        entries[name] = value == "YES" ? true : value == "NO" ? false : value as Any
      }
    }
    if let name = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"], !name.isEmpty {
      entries["NSAccentColorName"] = name
    }
    return entries
  }
}

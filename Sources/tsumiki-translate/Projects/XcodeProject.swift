import Diagnostics
import Foundation

/// A project of Xcode, as its file describes it.
struct XcodeProject {
  let file: URL
  let objects: [String: OldStylePlist.Value]
  private let project: OldStylePlist.Value
  private let paths: [String: URL]
  private let enclosure: Enclosure
  /// The configuration whose settings count.
  var configuration = "Debug"
  /// Other projects of the workspace, whose products a target may link by their names alone.
  var others: [URL] = []

  /// The folder that paths start from.
  var root: URL { file.deletingLastPathComponent() }

  /// Reads a project; its files may also lie in the folder that the reader asked for.
  init(_ path: URL, asked: URL? = nil) throws {
    file = path.standardizedFileURL
    enclosure = Enclosure(of: file.deletingLastPathComponent(), asked: asked)
    let description = file.appendingPathComponent("project.pbxproj")
    guard let data = try? Data(contentsOf: description) else {
      throw Problem(
        .projectUnreadable,
        what: "The project has no file that describes it.",
        place: description.path,
        remedy: "Give a folder that ends in .xcodeproj and has a project.pbxproj in it."
      )
    }
    let content: OldStylePlist.Value
    do {
      content = try OldStylePlist.parse(data)
    } catch {
      throw Problem(
        .projectUnreadable,
        what: "The project's file cannot be read.",
        place: "\(description.path):\(error.line)",
        saw: "something else than \(error.wanted)",
        remedy: "Look for marks of a merge that was not finished, or take the file from version"
          + " control."
      )
    }
    objects = content["objects"]?.dictionary ?? [:]
    guard let id = content["rootObject"]?.text, let project = objects[id] else {
      throw Problem(
        .projectUnreadable,
        what: "The project's file names no project.",
        place: description.path,
        remedy: "Take the file from version control."
      )
    }
    self.project = project
    paths = Self.paths(objects, project, root: path.standardizedFileURL.deletingLastPathComponent())
  }

  private static func paths(
    _ objects: [String: OldStylePlist.Value],
    _ project: OldStylePlist.Value,
    root: URL
  ) -> [String: URL] {
    let start = project["projectDirPath"]?.text.map {
      $0.isEmpty ? root : root.appendingPathComponent($0)
    }
    let root = start ?? root
    var paths: [String: URL] = [:]
    var waiting = [(id: project["mainGroup"]?.text ?? "", parent: root)]
    while let (id, parent) = waiting.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let path = object["path"]?.text
      let base = object["sourceTree"]?.text == "SOURCE_ROOT" ? root : parent
      let url = path.map { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : base.appending(path: $0) }
      // No file has a longer path.
      guard (url ?? base).path.utf8.count <= 4096 else { continue }
      paths[id] = DiskNames.url((url ?? base).standardizedFileURL)
      for child in (object["children"]?.texts ?? []).reversed() {
        waiting.append((child, url ?? base))
      }
    }
    return paths
  }

  // MARK: Targets

  struct Target {
    let id: String
    let object: OldStylePlist.Value

    var name: String { object["name"]?.text ?? "" }
    var productType: String { object["productType"]?.text ?? "" }
    var isApp: Bool { productType == "com.apple.product-type.application" }
    var isUnitTest: Bool { productType == "com.apple.product-type.bundle.unit-test" }
    var isUITest: Bool { productType == "com.apple.product-type.bundle.ui-testing" }
    var isResourceBundle: Bool { productType == "com.apple.product-type.bundle" }
    var isFramework: Bool { productType.hasSuffix("framework") }
    var isLibrary: Bool {
      isFramework || productType.contains("library")
    }
  }

  var targets: [Target] {
    (project["targets"]?.texts ?? []).compactMap { id in
      objects[id].map { Target(id: id, object: $0) }
    }
  }

  /// The app to run: the one of a name, else the first for iOS.
  func app(named name: String?) throws -> Target {
    if let name {
      if let target = targets.first(where: { $0.name == name }) { return target }
      throw Problem(
        .targetMissing,
        what: "The project has no such target.",
        place: name,
        saw: targets.map(\.name).joined(separator: ", "),
        remedy: "Name one of these with --target."
      )
    }
    let apps = targets.filter(\.isApp)
    let phones = apps.filter { isForPhones($0) }
    guard let app = phones.first ?? apps.first else {
      throw Problem(
        .targetMissing,
        what: "The project has no app.",
        place: file.path,
        saw: targets.map { "\($0.name) (\($0.productType))" }.joined(separator: ", "),
        remedy: "Give the project with the app in it; the tests of a library run with --test."
      )
    }
    return app
  }

  /// Whether a target is built for phones, as far as its settings say.
  func isForPhones(_ target: Target) -> Bool {
    let settings = settings(of: target)
    let root = settings["SDKROOT"] ?? ""
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? "iphoneos"
    return (root.isEmpty || root == "iphoneos" || root == "auto")
      && platforms.contains("iphoneos")
  }

  // MARK: Settings

  /// The settings of a target for running from Xcode, with variables put in.
  func settings(of target: Target) -> [String: String] {
    var settings: [String: String] = [
      "TARGET_NAME": target.name, "SRCROOT": root.path, "PROJECT_DIR": root.path,
      "PROJECT_NAME": file.deletingPathExtension().lastPathComponent,
    ]
    for list in [project["buildConfigurationList"], target.object["buildConfigurationList"]] {
      merge(list?.text, into: &settings)
    }
    settings = settings.mapValues { SettingText.expand($0, settings) }
    let product = settings["PRODUCT_NAME"] ?? target.name
    settings["PRODUCT_NAME"] = product
    settings["EXECUTABLE_NAME"] = product
    settings["PRODUCT_MODULE_NAME"] =
      settings["PRODUCT_MODULE_NAME"].map(SettingText.moduleName)
      ?? AppFolder.moduleName(product)
    return settings
  }

  /// What the settings of a target name that is not the project's: files of settings, and folders
  /// where the name of a module is wanted.
  func strangers(of target: Target) -> [Problem] {
    let lists = [project["buildConfigurationList"], target.object["buildConfigurationList"]]
    let files = lists.compactMap { configuration($0?.text)?["baseConfigurationReference"]?.text }
      .compactMap { paths[$0] }
    let outside = files.flatMap { ConfigurationFile($0, enclosure: enclosure).outside }
    var problems = outside.map { Problem.outside($0, named: file.path) }
    var written: [String: String] = [:]
    for list in lists { merge(list?.text, into: &written) }
    for key in ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"] {
      guard let value = written[key], SettingText.leadsElsewhere(value) else { continue }
      problems.append(
        Problem(
          .outside,
          place: "\(key) of \(target.name) in \(file.path)",
          saw: value,
          remedy: "Give a name without slashes; \(SettingText.moduleName(value)) is taken."
        )
      )
    }
    return problems
  }

  /// The configuration of a list that is run from Xcode.
  private func configuration(_ list: String?) -> OldStylePlist.Value? {
    guard let list, let object = objects[list] else { return nil }
    let configurations = (object["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    return configurations.first { $0["name"]?.text == configuration }
      ?? configurations.first { $0["name"]?.text == "Debug" } ?? configurations.first
  }

  private func merge(_ list: String?, into settings: inout [String: String]) {
    guard let chosen = configuration(list) else { return }
    if let base = chosen["baseConfigurationReference"]?.text, let url = paths[base] {
      for (key, value) in ConfigurationFile(url, enclosure: enclosure).settings {
        set(key, value, &settings)
      }
    }
    // Those with conditions come behind those without.
    let written = chosen["buildSettings"]?.dictionary ?? [:]
    for (key, value) in written.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) }) {
      set(key, value.texts.joined(separator: " "), &settings)
    }
  }

  private func set(_ key: String, _ value: String, _ settings: inout [String: String]) {
    guard let name = SettingText.name(key, configuration: configuration) else { return }
    settings[name] = SettingText.inheriting(value, settings[name] ?? "", of: name)
  }

  // MARK: Files

  private func phase(_ kind: String, of target: Target) -> [String] {
    let phases = (target.object["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
    return phases.filter { $0["isa"]?.text == kind }.flatMap { phase in
      (phase["files"]?.texts ?? []).compactMap { id in
        objects[id].flatMap { $0["fileRef"]?.text ?? $0["productRef"]?.text }
      }
    }
  }

  /// The Swift files of a target.
  func sources(of target: Target) -> [URL] {
    let listed = phase("PBXSourcesBuildPhase", of: target).compactMap { paths[$0] }
      .filter { $0.pathExtension == "swift" }
    let found = synchronizedFiles(of: target).filter { $0.pathExtension == "swift" }
    var seen: Set<String> = []
    return (listed + found).filter { seen.insert($0.path).inserted }
  }

  /// Whether a header that all Swift files of a target see imports UIKit.
  func headersImportUIKit(of target: Target) -> Bool {
    var headers = phase("PBXHeadersBuildPhase", of: target).compactMap { paths[$0] }
    // Of a folder that is kept in step with the disk, the header with the framework's name is its umbrella.
    let umbrella = (settings(of: target)["PRODUCT_NAME"] ?? target.name) + ".h"
    headers += synchronizedFiles(of: target).filter { $0.lastPathComponent == umbrella }
    if let bridging = settings(of: target)["SWIFT_OBJC_BRIDGING_HEADER"], !bridging.isEmpty {
      headers.append(
        bridging.hasPrefix("/") ? URL(fileURLWithPath: bridging) : root.appending(path: bridging)
      )
    }
    return headers.contains { url in
      guard enclosure.holds(url), FileKind(url) == .file else { return false }
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return text.contains("<UIKit/UIKit.h>") || text.contains("@import UIKit;")
    }
  }

  /// What lies in a target's bundle.
  func resources(of target: Target) -> [Resource] {
    var resources: [Resource] = []
    for id in phase("PBXResourcesBuildPhase", of: target) {
      guard let object = objects[id] else { continue }
      let isGroup = object["isa"]?.text == "PBXVariantGroup"
      for file in isGroup ? object["children"]?.texts ?? [] : [id] {
        guard let url = paths[file] else { continue }
        resources.append(Resource(source: url, path: ModulePlan.bundlePath(of: url)))
      }
    }
    // Models of Core Data are compiled, as sources are, and lie in the bundle then.
    for id in phase("PBXSourcesBuildPhase", of: target) {
      guard let url = paths[id], DataModel.types.contains(url.pathExtension) else { continue }
      resources.append(Resource(source: url, path: ModulePlan.bundlePath(of: url)))
    }
    for url in synchronizedFiles(of: target) {
      guard ModulePlan.resourceTypes.contains(url.pathExtension.lowercased()),
        url.lastPathComponent != "Info.plist"
      else { continue }
      resources.append(Resource(source: url, path: ModulePlan.bundlePath(of: url)))
    }
    return resources
  }

  /// The files of folders that are kept in step with the disk.
  private func synchronizedFiles(of target: Target) -> [URL] {
    let own = Set(target.object["fileSystemSynchronizedGroups"]?.texts ?? [])
    var files: [URL] = []
    for (id, object) in objects.sorted(by: { $0.key < $1.key })
    where object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let folder = paths[id], enclosure.holds(folder) else { continue }
      let isOwn = own.contains(id)
      var exceptions: Set<String> = []
      for set in (object["exceptions"]?.texts ?? []).compactMap({ objects[$0] })
      where set["target"]?.text == target.id {
        exceptions.formUnion(set["membershipExceptions"]?.texts ?? [])
      }
      guard isOwn || !exceptions.isEmpty else { continue }
      let prefix = folder.path + "/"
      files += FolderWalk.files(in: folder).filter { url in
        let path = String(url.path.dropFirst(prefix.count))
        let isException = exceptions.contains { path == $0 || path.hasPrefix($0 + "/") }
        return isOwn != isException
      }
    }
    return files
  }

  // MARK: What a target stands on

  /// A target of this or another project, or a product of a package.
  enum Dependency {
    case target(XcodeProject, Target)
    case package(product: String, folder: URL?, PackageReference?)
  }

  func dependencies(of target: Target) -> [Dependency] {
    var found: [Dependency] = []
    var seen: Set<String> = [target.id]
    func add(_ id: String?) {
      guard let id, seen.insert(id).inserted, let other = targets.first(where: { $0.id == id })
      else { return }
      found.append(.target(self, other))
    }
    for entry in (target.object["dependencies"]?.texts ?? []).compactMap({ objects[$0] }) {
      if let id = entry["target"]?.text {
        add(id)
      } else if let proxy = entry["targetProxy"]?.text, let other = remote(objects[proxy]) {
        found.append(other)
      }
    }
    let linked =
      phase("PBXFrameworksBuildPhase", of: target) + phase("PBXCopyFilesBuildPhase", of: target)
    for reference in linked {
      if let other = targets.first(where: { $0.object["productReference"]?.text == reference }) {
        add(other.id)
      } else if objects[reference]?["isa"]?.text == "PBXReferenceProxy",
        let proxy = objects[reference]?["remoteRef"]?.text, let other = remote(objects[proxy])
      {
        found.append(other)
      } else if let other = product(named: objects[reference]) {
        found.append(other)
      }
    }
    let products = Set(
      (target.object["packageProductDependencies"]?.texts ?? []) + linked
    )
    for object in products.sorted().compactMap({ objects[$0] })
    where object["isa"]?.text == "XCSwiftPackageProductDependency" {
      guard let product = object["productName"]?.text else { continue }
      let package = object["package"]?.text
      let reference = package.flatMap { objects[$0] }.flatMap { PackageReference($0) }
      found.append(.package(product: product, folder: packageFolder(package), reference))
    }
    return found
  }

  /// A target that another project builds.
  private func remote(_ proxy: OldStylePlist.Value?) -> Dependency? {
    guard let proxy, let portal = proxy["containerPortal"]?.text,
      let name = proxy["remoteInfo"]?.text, let url = paths[portal],
      url.pathExtension == "xcodeproj", url.path != file.path, enclosure.holds(url),
      let other = beside(url),
      let target = other.targets.first(where: { $0.name == name })
    else { return nil }
    return .target(other, target)
  }

  /// A target of another project of the workspace that builds what is linked by its name.
  private func product(named reference: OldStylePlist.Value?) -> Dependency? {
    guard let reference, reference["sourceTree"]?.text == "BUILT_PRODUCTS_DIR",
      let name = reference["path"]?.text
    else { return nil }
    for url in others where url.path != file.path {
      guard let other = beside(url) else { continue }
      let target = other.targets.first { target in
        let product = target.object["productReference"]?.text.flatMap { other.objects[$0] }
        return target.isLibrary && product?["path"]?.text == name
      }
      if let target { return .target(other, target) }
    }
    return nil
  }

  /// Another project, read as this one is.
  private func beside(_ url: URL) -> XcodeProject? {
    var other = try? XcodeProject(url)
    other?.configuration = configuration
    other?.others = others
    return other
  }

  /// The names of the configurations that the project has.
  var configurations: [String] {
    let list = project["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0]?["name"]?.text }
  }

  private func packageFolder(_ id: String?) -> URL? {
    guard let id, let object = objects[id], let path = object["relativePath"]?.text else {
      return nil
    }
    return root.appendingPathComponent(path).standardizedFileURL
  }

  /// The folders of packages that lie beside the project and are named in it.
  var localPackages: [URL] {
    let named = objects.values.compactMap { object -> URL? in
      guard object["isa"]?.text == "XCLocalSwiftPackageReference",
        let path = object["relativePath"]?.text
      else { return nil }
      return root.appendingPathComponent(path).standardizedFileURL
    }
    let referenced = objects.compactMap { id, object -> URL? in
      guard object["isa"]?.text == "PBXFileReference", let url = paths[id],
        FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path)
      else { return nil }
      return url
    }
    return Set(named + referenced).sorted { $0.path < $1.path }
  }

  /// The packages that lie elsewhere.
  var remotePackages: [PackageReference] {
    objects.values.filter { $0["isa"]?.text == "XCRemoteSwiftPackageReference" }
      .compactMap { PackageReference($0) }.sorted { $0.address < $1.address }
  }
}

import Diagnostics
import Foundation
import InterfaceFiles

/// Fills an app's bundle with its resources and Info.plist.
struct ResourceCopy {
  let plan: ProjectPlan
  let bundle: URL

  /// The name of the bundle that a package's module keeps its resources in.
  static func bundleName(of module: ModulePlan) -> String {
    // A package's name may be any text.
    let package = (module.package ?? module.name).replacing("/", with: "_")
    return "\(package)_\(module.name).bundle"
  }

  func run() throws {
    let others = try FileManager.default.contentsOfDirectory(atPath: bundle.path)
    for name in others where name != plan.name {
      try FileManager.default.removeItem(at: bundle.appendingPathComponent(name))
    }
    // Where several have a file of one name, the app's own comes last and stays.
    let own = plan.modules.filter { Self.ownBundle(of: $0, in: plan) == nil }
    for module in plan.modules.filter({ Self.ownBundle(of: $0, in: plan) != nil }) + own {
      let folder =
        module.package == nil
        ? bundle : bundle.appendingPathComponent(Self.bundleName(of: module))
      for resource in module.resources { try copy(resource, of: module, to: folder) }
      try addOwnBundle(of: module)
    }
    try writeInfo()
  }

  /// Where the bundle lies, in the app's, that a framework or tests have of their own.
  static func ownBundle(of module: ModulePlan, in plan: ProjectPlan) -> String? {
    guard module.package == nil else { return nil }
    if module.isTest { return "PlugIns/\(module.name).xctest" }
    guard module.name != plan.name, module.frameworkIdentifier != nil else { return nil }
    return "Frameworks/\(module.name).framework"
  }

  /// Gives a framework, or tests, the bundle that they have on iOS, which code asks for by its identifier or by a class.
  ///
  /// Their resources lie in the app's bundle too, for code that asks that for all.
  private func addOwnBundle(of module: ModulePlan) throws {
    guard let path = Self.ownBundle(of: module, in: plan) else { return }
    let folder = bundle.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is missing was told.
    for resource in module.resources where FileKind(resource.source) != .missing {
      try copy(resource, of: module, to: folder)
    }
    let info = [
      "CFBundleIdentifier": module.frameworkIdentifier ?? "tests.\(module.name)",
      "CFBundleName": module.name, "CFBundlePackageType": module.isTest ? "BNDL" : "FMWK",
      "CFBundleDevelopmentRegion": "en", "CFBundleInfoDictionaryVersion": "6.0",
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    try data.write(to: folder.appendingPathComponent("Info.plist"))
  }

  private func copy(_ resource: Resource, of module: ModulePlan, to folder: URL) throws {
    guard FileManager.default.fileExists(atPath: resource.source.path) else {
      return Problem.warn(Problem(.resourceMissing, place: resource.source.path).description)
    }
    let target = folder.appendingPathComponent(resource.path)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try? FileManager.default.removeItem(at: target)
    // A folder that holds the bundle would be copied into itself.
    let source = resource.source.resolvingSymlinksInPath()
    guard !(bundle.resolvingSymlinksInPath().path + "/").hasPrefix(source.path + "/") else {
      return Problem.warn(Problem.outside(resource.source).description)
    }
    if let model = DataModel(source) {
      return try write(model, of: source, to: target, within: module.enclosure)
    }
    try copy(source, to: target, of: source.path, within: module.enclosure)
    if target.pathExtension == "xcstrings" { try compile(target, of: resource.source) }
  }

  /// Writes a model as it is compiled: a file of each version, and which of them counts.
  private func write(
    _ model: DataModel,
    of source: URL,
    to target: URL,
    within: Enclosure?
  ) throws {
    let isFolder = target.pathExtension == "momd"
    if isFolder {
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    }
    for version in model.versions {
      let file = isFolder ? target.appendingPathComponent("\(version.name).mom") : target
      try copy(version.contents, to: file, of: version.contents.path, within: within)
    }
    guard isFolder else { return }
    guard let current = model.current else {
      return Problem.warn(
        Problem(.dataModel, place: source.path, saw: "a folder without versions").description
      )
    }
    let info: [String: Any] = ["NSManagedObjectModel_CurrentVersionName": current.name]
    let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    try data.write(to: target.appendingPathComponent("VersionInfo.plist"))
  }

  /// Writes the tables of a catalog of texts beside it; those of interface files are read as they are.
  private func compile(_ file: URL, of source: URL) throws {
    let folder = file.deletingLastPathComponent()
    guard folder.pathExtension != "lproj", let data = try? Data(contentsOf: file) else { return }
    let catalog: StringCatalog
    do throws(DescriptionMistake) { catalog = try StringCatalog.read(data) } catch {
      return Problem.warn(
        Problem(
          .stringsUnreadable,
          place: source.path,
          saw: error.description,
          remedy: "Mend it in Xcode; the keys are shown in place of their texts."
        ).description
      )
    }
    let name = file.deletingPathExtension().lastPathComponent
    try TextTables.write(catalog, named: name, into: folder)
  }

  /// More than any Info.plist holds.
  private static let mostInfoBytes = 1 << 20

  /// Copies a file, or a folder with all that is in it.
  ///
  /// Links within the folder stay links; of those that lead elsewhere in the project, the file is
  /// copied.
  private func copy(_ source: URL, to target: URL, of tree: String, within: Enclosure?) throws {
    if let within, !within.holds(source) {
      return Problem.warn(Problem.outside(source).description)
    }
    let files = FileManager.default
    let link = try? files.destinationOfSymbolicLink(atPath: source.path)
    let real = source.resolvingSymlinksInPath()
    switch FileKind(source) {
    case .file, .folder:
      if let link, !link.hasPrefix("/"), real.path.hasPrefix(tree + "/") {
        try files.createSymbolicLink(atPath: target.path, withDestinationPath: link)
      } else if FileKind(source) == .file {
        try files.copyItem(at: real, to: target)
        try addCompiledName(of: target)
      } else if link == nil {
        try files.createDirectory(at: target, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: source.path) {
          let inside = target.appendingPathComponent(name)
          try copy(source.appendingPathComponent(name), to: inside, of: tree, within: within)
        }
      } else {
        // It could lead round in a circle.
        Problem.warn(Problem.outside(source).description)
      }
    case .other:
      Problem.warn(
        Problem(.resourceMissing, what: ProjectPlan.pipe, place: source.path).description
      )
    case .missing: Problem.warn(Problem(.resourceMissing, place: source.path).description)
    }
  }

  /// Lets a nib or a storyboard be found by the name that it has when it is compiled.
  private func addCompiledName(of file: URL) throws {
    let compiled = ["xib": "nib", "storyboard": "storyboardc"]
    guard let type = compiled[file.pathExtension] else { return }
    let other = file.deletingPathExtension().appendingPathExtension(type)
    try? FileManager.default.removeItem(at: other)
    try FileManager.default.createSymbolicLink(
      atPath: other.path,
      withDestinationPath: file.lastPathComponent
    )
  }

  private func writeInfo() throws {
    var info: [String: Any] = [
      "CFBundleExecutable": plan.name, "CFBundleName": plan.name,
      "CFBundleIdentifier": plan.variables["PRODUCT_BUNDLE_IDENTIFIER"] ?? "app.\(plan.name)",
      "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleDevelopmentRegion": "en", "CFBundleVersion": "1",
      "CFBundleShortVersionString": plan.variables["MARKETING_VERSION"] ?? "1.0",
    ]
    if let version = plan.variables["IPHONEOS_DEPLOYMENT_TARGET"] {
      info["MinimumOSVersion"] = version
    }
    if let file = plan.infoPlist {
      guard let text = PropertyListText.read(file) else {
        throw Problem(
          .infoUnreadable,
          what: "Info.plist is not there.",
          place: file.path,
          remedy: "Put it back, or correct INFOPLIST_FILE in the target's settings."
        )
      }
      info.merge(try read(preprocessed(text), file)) { $1 }
    }
    info.merge(plan.infoEntries) { written, _ in written }
    if info["CFBundleIcons"] == nil, let icons = iconEntry() { info["CFBundleIcons"] = icons }
    // The program has the module's name whatever the product is called.
    info["CFBundleExecutable"] = plan.name
    let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    try data.write(to: bundle.appendingPathComponent("Info.plist"))
  }

  /// The text without the lines whose conditions do not hold, where the target asks for that.
  private func preprocessed(_ text: String) -> String {
    guard plan.variables["INFOPLIST_PREPROCESS"] == "YES" else { return text }
    let words = plan.variables["INFOPLIST_PREPROCESSOR_DEFINITIONS"] ?? ""
    let names = words.split(separator: " ").map { String($0.prefix { $0 != "=" }) }
    return ConditionalLines.text(text, defined: Set(names))
  }

  private func read(_ text: String, _ file: URL) throws -> [String: Any] {
    let defaults = [
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": "en",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "PRODUCT_NAME": plan.name,
      "EXECUTABLE_NAME": plan.name, "PRODUCT_BUNDLE_IDENTIFIER": "app.\(plan.name)",
    ]
    var values = ListValues(defaults.merging(plan.variables) { $1 }, mostBytes: Self.mostInfoBytes)
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      return values.putIn(list) as? [String: Any] ?? [:]
    } catch {
      let mistake = PropertyListText.mistake(error)
      throw Problem(
        .infoUnreadable,
        what: "Info.plist cannot be read.",
        place: mistake.line.map { "\(file.path):\($0)" } ?? file.path,
        saw: mistake.reason,
        remedy: "Mend the XML on or before this line: each tag is closed, each key has a value."
      )
    }
  }

  /// What Xcode enters of the icon of an asset catalog, by which apps find the picture of themselves.
  private func iconEntry() -> [String: Any]? {
    let name = plan.variables["ASSETCATALOG_COMPILER_APPICON_NAME"] ?? "AppIcon"
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: bundle.path)) ?? []
    for path in files.sorted() {
      guard path.hasSuffix("/\(name).appiconset") else { continue }
      let primary: [String: Any] = [
        "CFBundleIconFiles": ["\(name)60x60"], "CFBundleIconName": name,
      ]
      return ["CFBundlePrimaryIcon": primary]
    }
    return nil
  }
}

import Diagnostics
import Foundation
import SourceTranslation

/// Builds an app's modules against the frameworks, as far as something changed, and its bundle.
struct AppBuilder {
  let plan: ProjectPlan
  let toolchain: Toolchain
  var isForTests = false

  /// The app as iOS has it: a folder with the program, Info.plist and resources in it.
  private var bundle: URL { cache.appendingPathComponent("\(plan.name).app") }

  private var executable: URL { bundle.appendingPathComponent(plan.name) }

  private var stamp: URL { cache.appendingPathComponent("stamp") }

  /// One folder for each app, told apart by where it lies.
  private var cache: URL {
    let kind = isForTests ? "-tests" : ""
    return toolchain.appsFolder
      .appendingPathComponent("\(plan.name)-\(Self.digest(plan.root.path))\(kind)")
  }

  /// Builds the app; waits while another program does.
  func build() throws -> BuiltApp {
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let lock = BuildLock(cache)
    return try withExtendedLifetime(lock) { try buildAlone() }
  }

  private func buildAlone() throws -> BuiltApp {
    try toolchain.writeStubs()
    var compiled: [CompiledModule] = []
    for module in plan.modules {
      do {
        let siblings = siblings(of: module, among: compiled)
        if let built = try build(module, after: siblings) { compiled.append(built) }
      } catch {
        // What this module lacks may have been left out of those it stands on.
        for finding in compiled.flatMap(\.findings) { Problem.warn(Problem(finding).description) }
        throw error
      }
    }
    let app = BuiltApp(
      name: plan.name,
      executable: executable,
      findings: compiled.flatMap(\.findings),
      modules: compiled
    )
    let runner = isForTests ? try TestRunner(plan: plan, compiled: compiled).write(to: cache) : nil
    let frameworks = try frameworkObjects(for: compiled)
    // They may be other code with the interface that the app was compiled against.
    let states = frameworks.map { "\($0) \(FileState.of(URL(fileURLWithPath: $0)))" }
    let code =
      compiled.map { "\($0.name) \($0.fingerprint)" }
      + [Self.digest(states.joined(separator: "\n"))]
    let fingerprint = fingerprint(code)
    if (try? String(contentsOf: stamp, encoding: .utf8)) == fingerprint { return app }
    try? FileManager.default.removeItem(at: stamp)
    try link(compiled, frameworks, runner, code.joined(separator: "\n"))
    try ResourceCopy(plan: plan, bundle: bundle).run()
    try Data(fingerprint.utf8).write(to: stamp)
    return app
  }

  /// Puts the program together, unless it is one of the same code.
  private func link(
    _ compiled: [CompiledModule],
    _ frameworks: [String],
    _ runner: URL?,
    _ code: String
  ) throws {
    let linked = cache.appendingPathComponent("linked")
    let isThere = FileManager.default.isExecutableFile(atPath: executable.path)
    if isThere, (try? String(contentsOf: linked, encoding: .utf8)) == code { return }
    try? FileManager.default.removeItem(at: linked)
    try link(compiled, frameworks, runner)
    try Data(code.utf8).write(to: linked)
  }

  /// What a module may import: one that all apps share sees only what it stands on.
  private func siblings(
    of module: ModulePlan,
    among compiled: [CompiledModule]
  ) -> [CompiledModule] {
    guard module.store != nil else { return compiled }
    let known = Dictionary(plan.modules.map { ($0.name, $0.dependencies) }) { first, _ in first }
    var names: Set<String> = []
    var waiting = module.dependencies
    while let name = waiting.popLast() {
      if names.insert(name).inserted { waiting += known[name] ?? [] }
    }
    return compiled.filter { names.contains($0.name) }
  }

  /// Builds a module, in the folder of this app or in the one that all apps share.
  private func build(
    _ module: ModulePlan,
    after siblings: [CompiledModule]
  ) throws
    -> CompiledModule?
  {
    guard let store = module.store else {
      return try build(
        module,
        after: siblings,
        in: cache,
        isForTests: isForTests,
        isImported: isForTests || module.name != plan.modules.last?.name
      )
    }
    let surroundings =
      siblings.map(\.interfaces.path) + module.conditions.sorted() + module.flags
      + [module.languageMode]
    let place = store.appendingPathComponent(Self.digest(surroundings.joined(separator: "\n")))
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    // Another app may be about to build the same.
    let lock = BuildLock(place)
    return try withExtendedLifetime(lock) {
      let failed = place.appendingPathComponent("\(module.name).failed")
      let state = Self.digest(
        ([toolchain.libraryState, Toolchain.translatorState] + siblings.map(\.fingerprint))
          .joined(separator: "\n")
      )
      let known = (try? String(contentsOf: failed, encoding: .utf8)) ?? ""
      if known.hasPrefix(state + "\n") { return leaveOut(module, known.dropFirst(state.count + 1)) }
      do {
        return try build(module, after: siblings, in: place, isForTests: false)
      } catch let problem as Problem {
        // An app can do without a package as it does without a framework.
        try Data("\(state)\n\(problem)".utf8).write(to: failed)
        return leaveOut(module, "\(problem)")
      }
    }
  }

  /// Tells that a package's module is not built, and why.
  private func leaveOut(_ module: ModulePlan, _ reason: some StringProtocol) -> CompiledModule? {
    Problem.warn(String(reason))
    Problem.warn(
      Problem(
        .packagePartLeftOut,
        place: module.folder?.path ?? module.name,
        saw: "the module \(module.name), which does not compile"
      ).description
    )
    return nil
  }

  private func build(
    _ module: ModulePlan,
    after siblings: [CompiledModule],
    in place: URL,
    isForTests: Bool,
    isImported: Bool = true
  ) throws -> CompiledModule? {
    var module = module
    if let accessor = try resourceAccessor(for: module, in: place) {
      module.sources.append(accessor)
    }
    // Each looks at the module's own sources.
    let made = try [assetSymbols(for: module, in: place), managedObjects(for: module, in: place)]
    module.sources += made.compactMap { $0 }
    // A target in Objective-C: what imports it is built as without a framework.
    if module.sources.isEmpty, module.clang == nil { return nil }
    return try ModuleBuilder(
      plan: module,
      toolchain: toolchain,
      cache: place,
      siblings: siblings,
      isForTests: isForTests,
      isImported: isImported
    ).build()
  }

  /// A package's code asks for its resources with `Bundle.module`.
  private func resourceAccessor(for module: ModulePlan, in place: URL) throws -> URL? {
    guard module.package != nil, !module.resources.isEmpty else { return nil }
    let text = """
      import Foundation
      extension Foundation.Bundle {
        static let module = Bundle(
          path: Bundle.main.bundlePath + "/\(ResourceCopy.bundleName(of: module))") ?? Bundle.main
      }

      """
    return try write(
      text,
      as: "resource_bundle_accessor.swift",
      in: accessors(of: module, in: place)
    )
  }

  /// Code knows the images and colours of its module's catalogs by name.
  private func assetSymbols(for module: ModulePlan, in place: URL) throws -> URL? {
    let catalogs = module.resources.map(\.source).filter { $0.pathExtension == "xcassets" }
    let setting = plan.variables["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"]
    return try made(
      "GeneratedAssetSymbols.swift",
      of: catalogs,
      for: module,
      in: place,
      setting: setting ?? ""
    ) { sources in
      AssetSymbols(catalogs: catalogs)
        .code(for: sources, bundle: bundleText(of: module), hasExtensions: setting != "NO")
    }
  }

  /// Code has the classes that its module's models of Core Data describe.
  private func managedObjects(for module: ModulePlan, in place: URL) throws -> URL? {
    var seen: Set<String> = []
    let folders = module.resources.map(\.source)
      .filter { DataModel.types.contains($0.pathExtension) && seen.insert($0.path).inserted }
    let name = "GeneratedManagedObjects.swift"
    var isWhole = true
    let file = try made(name, of: folders, for: module, in: place) {
      let models = folders.compactMap(DataModel.init)
      let code = ManagedObjectCode(models: models, within: module.enclosure)
      for problem in code.problems { Problem.warn(problem.description) }
      isWhole = code.problems.isEmpty
      return code.code(for: $0)
    }
    // It is told as long as nobody mends it: the classes that are missing are named after it.
    if !isWhole { try? FileManager.default.removeItem(at: stamp(of: name, for: module, in: place)) }
    return file
  }

  /// A source that is made of resources and of what the module's own sources say, unless it is made already;
  /// nil where there is nothing to write.
  private func made(
    _ name: String,
    of resources: [URL],
    for module: ModulePlan,
    in place: URL,
    setting: String = "",
    _ code: (_ sources: [String]) -> String?
  ) throws -> URL? {
    guard !resources.isEmpty else { return nil }
    let files = (resources + module.sources).map { "\($0.path) \(FileState.of($0))" }
    let key = Self.digest((files + [setting, Toolchain.translatorState]).joined(separator: "\n"))
    let folder = accessors(of: module, in: place)
    let stamp = stamp(of: name, for: module, in: place)
    let file = folder.appendingPathComponent(name)
    if (try? String(contentsOf: stamp, encoding: .utf8)) == key {
      return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }
    let text = code(module.sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) })
    if let text {
      _ = try write(text, as: name, in: folder)
    } else {
      try? FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data(key.utf8).write(to: stamp)
    return text == nil ? nil : file
  }

  /// What says of what a source was made.
  private func stamp(of name: String, for module: ModulePlan, in place: URL) -> URL {
    accessors(of: module, in: place).appendingPathComponent("\(name).stamp")
  }

  /// How code made for a module names the bundle of its resources.
  private func bundleText(of module: ModulePlan) -> String {
    if module.package != nil { return "Bundle.module" }
    let hasOwn = ResourceCopy.ownBundle(of: module, in: plan) != nil
    return hasOwn ? "_bundle(ofModule: \"\(module.name)\")" : "Bundle.main"
  }

  /// Where the sources are that are made for a module.
  private func accessors(of module: ModulePlan, in place: URL) -> URL {
    place.appendingPathComponent("accessors/\(module.name)")
  }

  /// Writes a source that is made here, unless it is the same as before.
  private func write(_ text: String, as name: String, in folder: URL) throws -> URL {
    let file = folder.appendingPathComponent(name)
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return file
  }

  /// The code of frameworks that is linked into the program, and not loaded with the library.
  private func frameworkObjects(for compiled: [CompiledModule]) throws -> [String] {
    var imports = Set(
      compiled.flatMap { $0.facts.files.values.flatMap(\.imports) }.map(\.module)
    )
    // What is built as on Linux is not read, but finds all modules that there are.
    imports.formUnion(plan.modules.filter(\.isForLinux).flatMap(ModuleSearch.imports))
    if isForTests { imports.formUnion(plan.modules.flatMap(ModuleSearch.imports) + ["XCTest"]) }
    // An app's own module stands for the framework of the same name: there is more than one Charts.
    imports.subtract(compiled.map(\.name))
    return try toolchain.inertObjects(for: imports) + toolchain.testingObjects(for: imports)
      + (isForTests ? toolchain.testObjects() : [])
  }

  private func link(
    _ compiled: [CompiledModule],
    _ frameworks: [String],
    _ runner: URL?
  ) throws {
    var arguments = compiled.flatMap(\.objects).map(\.path) + frameworks
    arguments += [
      try toolchain.correctionsObject().path, "-o", executable.path, "-L", toolchain.products.path,
      "-lTsumikiFrameworks",
      "-Xlinker", "-rpath", "-Xlinker", toolchain.products.path,
    ]
    arguments += compiled.flatMap(\.libraries) + toolchain.linkerArguments
    if let runner { arguments.append(try object(of: runner, compiled).path) }
    let run = try Subprocess.run(toolchain.compiler, arguments)
    guard run.status == 0 else { throw problem(run.errors + run.output) }
  }

  /// The program's beginning, compiled unless nothing that it sees has changed.
  private func object(of runner: URL, _ compiled: [CompiledModule]) throws -> URL {
    let object = runner.deletingPathExtension().appendingPathExtension("o")
    let stamp = runner.deletingPathExtension().appendingPathExtension("stamp")
    var arguments = [
      "-c", runner.path, "-o", object.path, "-parse-as-library", "-module-name", "TestRunner",
      "-suppress-warnings", "-I", toolchain.modules.path, "-I", toolchain.stubs.path,
    ]
    arguments += Toolchain.libraryArguments
    for module in compiled { arguments += module.importArguments }
    let text = try String(contentsOf: runner, encoding: .utf8)
    let state = Self.digest(
      ([text, toolchain.libraryState] + arguments + compiled.map(\.interface))
        .joined(separator: "\n")
    )
    let isThere = FileManager.default.fileExists(atPath: object.path)
    if isThere, (try? String(contentsOf: stamp, encoding: .utf8)) == state { return object }
    try? FileManager.default.removeItem(at: stamp)
    let run = try Subprocess.run(toolchain.compiler, arguments)
    guard run.status == 0 else { throw problem(run.errors + run.output) }
    try Data(state.utf8).write(to: stamp)
    return object
  }

  private func problem(_ output: String) -> Problem {
    if output.contains("undefined reference to 'main'") || output.contains("undefined symbol: main")
    {
      return Problem(
        .noDelegate,
        what: "The app has no delegate, so there is nothing to start.",
        place: plan.root.path
      )
    }
    return Problem(.appLink, place: plan.root.path, saw: output)
  }

  /// What the program and its bundle depend on.
  private func fingerprint(_ code: [String]) -> String {
    var lines = code
    for module in plan.modules {
      lines += module.resources.map { "\($0.path) \($0.source.path) \(FileState.of($0.source))" }
    }
    if let infoPlist = plan.infoPlist { lines.append(FileState.of(infoPlist)) }
    lines.append("\(plan.infoEntries.keys.sorted()) \(plan.variables.sorted { $0.key < $1.key })")
    return lines.joined(separator: "\n")
  }

  /// A short name for a long one, the same on every run.
  static func digest(_ text: String) -> String { SourceTranslator.digest(text) }
}

import Diagnostics
import Foundation
import SourceTranslation

/// Translates and compiles one module, as far as something changed.
struct ModuleBuilder {
  let plan: ModulePlan
  let toolchain: Toolchain
  /// The folder of all modules of the project.
  let cache: URL
  /// Modules compiled before, which this one may import.
  let siblings: [CompiledModule]
  var isForTests = false

  private var folder: URL { cache.appendingPathComponent("modules/\(plan.name)") }
  private var object: URL { folder.appendingPathComponent("\(plan.name).o") }
  private var stamp: URL { folder.appendingPathComponent("stamp") }

  func build() throws -> CompiledModule {
    let sources = folder.appendingPathComponent("sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    var options = TranslationOptions(
      module: plan.name,
      availableModules: availableModules,
      conditions: plan.conditions,
      seesUIKit: plan.seesUIKit
    )
    options.modulesWithUIKit = Set(siblings.filter(\.seesUIKit).map(\.name))
    let translator = SourceTranslator(options)
    let surroundings =
      [toolchain.libraryState] + arguments([]) + siblings.map(\.fingerprint)
    let key = AppBuilder.digest(
      (plan.sources.map { "\($0.path) \(FileState.of($0))" } + surroundings
        + [Toolchain.translatorState, options.identity]).joined(separator: "\n")
    )
    var parts = LeftOutParts.read(from: folder, key: key)
    var module = try translate(translator, without: parts)
    var leftOut = LeftOutFiles.read(from: folder)
    func fingerprint() -> String {
      AppBuilder.digest(([module.fingerprint] + surroundings).joined(separator: "\n"))
    }
    if (try? String(contentsOf: stamp, encoding: .utf8)) != fingerprint() {
      try? FileManager.default.removeItem(at: stamp)
      leftOut = try compile(&module, &parts) { try translate(translator, without: $0) }
      try leftOut.write(to: folder)
      try parts.write(to: folder)
      try Data(fingerprint().utf8).write(to: stamp)
    }
    return CompiledModule(
      name: plan.name,
      object: object,
      interfaces: folder,
      optionalMethods: module.facts.optionalMethods,
      fingerprint: fingerprint(),
      findings: module.findings + parts.findings + leftOut.findings,
      facts: module.facts,
      seesUIKit: plan.seesUIKit,
      isTest: plan.isTest,
      hasEntryPoint: plan.sources.contains(where: LeftOutFiles.isEntry)
    )
  }

  private func translate(
    _ translator: SourceTranslator,
    without parts: LeftOutParts
  ) throws -> TranslatedModule {
    try TranslatedModule(
      plan: plan,
      translator: translator,
      folder: folder,
      inherited: siblings.reduce(into: []) { $0.formUnion($1.optionalMethods) },
      properties: siblings.reduce(into: []) { $0.formUnion($1.facts.optionalProperties) },
      protocols: siblings.reduce(into: []) { $0.formUnion($1.facts.protocols) },
      dependencies: siblings.map(\.facts),
      leftOut: parts,
      version: Toolchain.translatorState
    )
  }

  private func arguments(_ files: [URL]) -> [String] {
    var arguments = [
      "-swift-version", plan.languageMode, "-O", "-wmo", "-module-name", plan.name, "-c",
      "-emit-module", "-emit-module-path",
      folder.appendingPathComponent("\(plan.name).swiftmodule").path, "-o", object.path,
      "-I", toolchain.modules.path, "-I", toolchain.stubs.path, "-suppress-warnings",
      "-strict-concurrency=minimal",
    ]
    if isForTests {
      // The runner has the program's start; an app's own gets another name.
      arguments += [
        "-enable-testing", "-Xfrontend", "-entry-point-function-name", "-Xfrontend",
        "\(plan.name)_main",
      ]
    }
    for sibling in siblings { arguments += ["-I", sibling.interfaces.path] }
    for condition in plan.conditions.sorted() { arguments.append("-D\(condition)") }
    if !plan.sources.contains(where: { $0.lastPathComponent == "main.swift" }) {
      arguments.append("-parse-as-library")
    }
    return arguments + plan.flags + files.map(\.path)
  }

  /// Compiles what can be compiled.
  ///
  /// What stands on frameworks that are not here is left out: first the parts of files that the
  /// compiler finds at fault, and where that leads nowhere the files, if nothing else needs them.
  private func compile(
    _ module: inout TranslatedModule,
    _ parts: inout LeftOutParts,
    _ translate: (LeftOutParts) throws -> TranslatedModule
  ) throws -> LeftOutFiles {
    let run = try compile(files(of: module, Array(zip(plan.sources, module.files))))
    if run.status == 0 { return LeftOutFiles() }
    if try hasMisspelling(run) { throw problem(run.errors + run.output, module.facts) }
    let whole = parts
    if try compile(&module, &parts, after: run, translate) { return LeftOutFiles() }
    parts = LeftOutParts(key: whole.key)
    module = try translate(parts)
    return try compile(module, after: whole.isEmpty ? run : nil)
  }

  /// Whether a type is missing only because its name is spelt wrongly.
  private func hasMisspelling(_ run: Subprocess.Result) throws -> Bool {
    let missing = CompilerError.all(in: run.errors + run.output).compactMap(\.missingApplesType)
    guard !missing.isEmpty else { return false }
    let known = try SymbolNames(toolchain).names
    return missing.contains { Misspelling.meant(by: $0, among: known) != nil }
  }

  /// Leaves out parts until the rest compiles; false where there is an error of another kind.
  private func compile(
    _ module: inout TranslatedModule,
    _ parts: inout LeftOutParts,
    after first: Subprocess.Result,
    _ translate: (LeftOutParts) throws -> TranslatedModule
  ) throws -> Bool {
    let paths = Set(plan.sources.map(\.path))
    let lacking = lackingImports(module).mapValues { $0.map(\.module) }
    let foreign = ObjectiveCNames(near: plan.sources)
    var run = first
    // Each round finds what the last one's parts were needed for.
    for _ in 0..<16 {
      let errors = CompilerError.all(in: run.errors + run.output)
        .filter { paths.contains($0.path) }
      let isNew = parts.add(errors, lacking: lacking, foreign: foreign) {
        try? String(contentsOfFile: $0, encoding: .utf8)
      }
      guard isNew else { return false }
      module = try translate(parts)
      run = try compile(files(of: module, Array(zip(plan.sources, module.files))))
      if run.status == 0 { return true }
    }
    return false
  }

  private func lackingImports(_ module: TranslatedModule) -> [String: [SourceFacts.Import]] {
    module.facts.files.mapValues { facts in
      facts.imports.filter { !availableModules.contains($0.module) }
    }.filter { !$0.value.isEmpty }
  }

  private func compile(_ files: [URL]) throws -> Subprocess.Result {
    try Subprocess.run(toolchain.compiler, arguments(files))
  }

  /// The files to compile, with the list of tests that the runner asks for.
  private func files(of module: TranslatedModule, _ kept: [(URL, URL)]) throws -> [URL] {
    guard plan.isTest else { return kept.map(\.1) }
    let list = folder.appendingPathComponent("_AllTests.swift")
    let facts = ModuleFacts(
      files: module.facts.files.filter { file, _ in kept.contains { $0.0.path == file } }
    )
    try Data(TestRunner.list(facts, of: plan.name).utf8).write(to: list)
    return kept.map(\.1) + [list]
  }

  /// Compiles without the files that stand on frameworks that are not here and that nothing needs.
  private func compile(
    _ module: TranslatedModule,
    after first: Subprocess.Result?
  ) throws -> LeftOutFiles {
    let lacking = lackingImports(module)
    var known = first
    var kept = Array(zip(plan.sources, module.files))
    var leftOut = LeftOutFiles()
    var failure: Problem?
    while true {
      let run = try known ?? compile(files(of: module, kept))
      known = nil
      if run.status == 0 { return leftOut }
      let output = run.errors + run.output
      let failing = LeftOutFiles.failing(CompilerError.all(in: output), of: kept)
      let problem = failure ?? problem(output, module.facts)
      failure = problem
      let needs = failing.map { file, errors in
        let types = errors.filter { $0.missingApplesType != nil }
        return LeftOutFiles.File(
          path: file.path,
          line: lacking[file.path]?.first?.line ?? types.first?.line ?? 1,
          names: lacking[file.path].map { $0.map(\.module) } ?? types.compactMap(\.missingType)
        )
      }
      guard !needs.isEmpty, needs.count < kept.count,
        needs.allSatisfy({ !$0.names.isEmpty }), !failing.keys.contains(where: LeftOutFiles.isEntry)
      else { throw problem }
      leftOut.files += needs.sorted { $0.path < $1.path }
      kept.removeAll { failing[$0.0] != nil }
    }
  }

  private var availableModules: Set<String> {
    Toolchain.availableModules.union(siblings.map(\.name))
  }

  private func problem(_ output: String, _ facts: ModuleFacts) -> Problem {
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
    let missing = missingFrameworks(facts)
    return Problem(
      .appCompile,
      what: "\(plan.name) does not compile.",
      place: errors.first?.components(separatedBy: ": error: ").first ?? plan.name,
      saw: "\(max(errors.count, 1)) errors:\n" + output
        + (missing.isEmpty ? "" : "Frameworks that are not here: \(missing)")
    )
  }

  /// The frameworks that are imported and left out, with the first place of each.
  private func missingFrameworks(_ facts: ModuleFacts) -> String {
    let available = availableModules
    var places: [String: String] = [:]
    for (file, facts) in facts.files.sorted(by: { $0.key < $1.key }) {
      for entry in facts.imports where !available.contains(entry.module) {
        places[entry.module] = places[entry.module] ?? "\(file):\(entry.line)"
      }
    }
    return places.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
      .joined(separator: ", ")
  }
}

/// A module that can be imported and linked.
struct CompiledModule {
  let name: String
  let object: URL
  let interfaces: URL
  let optionalMethods: Set<String>
  let fingerprint: String
  let findings: [Finding]
  let facts: ModuleFacts
  /// Whether its header passes UIKit on.
  let seesUIKit: Bool
  let isTest: Bool
  /// Whether a program begins in it.
  let hasEntryPoint: Bool
}

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
  /// Whether something else may import the module.
  var isImported = true

  var folder: URL { cache.appendingPathComponent("modules/\(plan.name)") }
  /// What the compiler makes of all files at once.
  var object: URL { folder.appendingPathComponent("\(plan.name).o") }
  var stamp: URL { folder.appendingPathComponent("stamp") }

  func build() throws -> CompiledModule? {
    if let clang = plan.clang { return try build(clang) }
    guard plan.isForLinux else { return try buildTranslated(for: "iOS") }
    if let module = try buildAsOnLinux() { return module }
    do {
      return try buildTranslated(for: "Linux")
    } catch is Problem {
      // It says what holds on Linux and leans on Apple's systems all the same.
      return try buildTranslated(for: "iOS")
    }
  }

  private func buildTranslated(for system: String) throws -> CompiledModule {
    let sources = folder.appendingPathComponent("sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    var options = TranslationOptions(
      module: plan.name,
      availableModules: availableModules,
      conditions: plan.conditions,
      seesUIKit: plan.seesUIKit
    )
    options.system = system
    options.isUITest = plan.isUITest
    options.modulesWithUIKit = Set(siblings.filter(\.seesUIKit).map(\.name))
    let translator = SourceTranslator(options)
    let surroundings =
      [toolchain.libraryState, "keeps going: \(plan.keepsGoing)"] + arguments([])
      + siblings.map(\.interface)
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
      do {
        let isDone = try compileByFile(module, AppBuilder.digest(surroundings.joined()))
        leftOut =
          isDone
          ? LeftOutFiles()
          : try compile(&module, &parts) { try translate(translator, without: $0) }
      } catch let problem as Problem where plan.isTest {
        // Tests of one file seldom stand on those of another.
        parts = LeftOutParts(key: key)
        module = try translate(translator, without: parts)
        guard let files = try compileWithoutFaulty(module) else { throw problem }
        leftOut = files
      }
      try leftOut.write(to: folder)
      try parts.write(to: folder)
      try Data(fingerprint().utf8).write(to: stamp)
    }
    return CompiledModule(
      name: plan.name,
      objects: isCompiledByFile ? objects(of: module) : [object],
      interfaces: folder,
      optionalMethods: module.facts.optionalMethods,
      fingerprint: fingerprint(),
      interface: interface(of: module, leftOut: parts.gone),
      findings: module.findings + parts.findings + leftOut.findings,
      leftOut: parts.gone,
      facts: module.facts,
      seesUIKit: plan.seesUIKit,
      isTest: plan.isTest,
      hasEntryPoint: plan.sources.contains(where: LeftOutFiles.isEntry)
    )
  }

  /// What of a module others are made of: what the compiler wrote for them, which a method's body is no part of, and
  /// what their translation asks.
  private func interface(of module: TranslatedModule, leftOut: Set<String>) -> String {
    let file = folder.appendingPathComponent("\(plan.name).swiftmodule")
    let bytes = (try? Data(contentsOf: file)) ?? Data(module.fingerprint.utf8)
    let facts = [module.facts.digestText, "\(plan.seesUIKit)"] + leftOut.sorted()
    return AppBuilder.digest(facts.joined(separator: "\n")) + SourceTranslator.digest(bytes)
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

  /// Otherwise the compiler reads all files once more for what others may import.
  static let inOnePass = "-no-emit-module-separately-wmo"

  private func arguments(_ files: [URL]) -> [String] {
    common + ["-wmo", "-o", object.path, Self.inOnePass] + interfaceArguments + files.map(\.path)
  }

  /// What writes the interface that others import.
  var interfaceArguments: [String] {
    [
      "-emit-module", "-emit-module-path",
      folder.appendingPathComponent("\(plan.name).swiftmodule").path,
    ]
  }

  /// What the compiler is told however files are compiled.
  var common: [String] {
    var arguments = [
      // As in Xcode's Debug, so that what stops is found in the source.
      "-swift-version", plan.languageMode, "-Onone", "-gline-tables-only", "-module-name",
      plan.name, "-c",
      // With this pass the compiler lets go of weak captures too early.
      "-Xllvm", "-sil-disable-pass=allocbox-to-stack",
      "-suppress-warnings", "-strict-concurrency=minimal",
    ]
    arguments += packageArguments
    // An app's own module comes before a framework of the same name.
    for sibling in siblings { arguments += sibling.importArguments }
    arguments += ["-I", toolchain.modules.path, "-I", toolchain.stubs.path]
    arguments += Toolchain.libraryArguments
    if plan.isTest {
      // So that failures name whole paths, wherever this program runs.
      arguments += ["-file-compilation-dir", "/"]
    }
    if isForTests {
      // The runner has the program's start; an app's own gets another name.
      arguments += [
        "-enable-testing", "-Xfrontend", "-entry-point-function-name", "-Xfrontend",
        "\(plan.name)_main",
      ]
    }
    for condition in plan.conditions.sorted() { arguments.append("-D\(condition)") }
    if !plan.sources.contains(where: { $0.lastPathComponent == "main.swift" }) {
      arguments.append("-parse-as-library")
    }
    return arguments + plan.flags
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
    if !plan.isOfOthers, !plan.keepsGoing, let slip = try misspelling(run, module.facts) {
      throw problem(run.errors + run.output, module.facts, remedy: slip)
    }
    let whole = parts
    let failure = try compile(&module, &parts, after: run, translate)
    guard let failure else { return LeftOutFiles() }
    let found = parts
    parts = LeftOutParts(key: whole.key)
    module = try translate(parts)
    do {
      return try compile(module, after: whole.isEmpty ? run : nil)
    } catch {
      // What is left over is what matters, where all the rest is explained.
      for finding in found.findings { Problem.warn(Problem(finding).description) }
      throw failure
    }
  }

  /// The question to ask where a type, attribute or member is missing only because its name is spelt
  /// wrongly.
  private func misspelling(_ run: Subprocess.Result, _ facts: ModuleFacts) throws -> String? {
    let errors = CompilerError.all(in: run.errors + run.output)
    let missing = errors.compactMap { $0.missingApplesType ?? $0.unknownAttribute }
    guard !missing.isEmpty else { return nil }
    let imports = Set(facts.files.values.flatMap(\.imports).map(\.module))
    let known = try SymbolNames(toolchain, importing: imports).names.union(Misspelling.attributes)
    let meant = missing.lazy.compactMap { Misspelling.meant(by: $0, among: known) }.first
    return meant.map { "Did you mean \"\($0)\"? " }
  }

  /// Leaves out parts until the rest compiles; the errors that nothing missing explains, if there are.
  private func compile(
    _ module: inout TranslatedModule,
    _ parts: inout LeftOutParts,
    after first: Subprocess.Result,
    _ translate: (LeftOutParts) throws -> TranslatedModule
  ) throws -> Problem? {
    let paths = Set(plan.sources.map(\.path))
    let members = FrameworkClasses(
      toolchain: toolchain,
      facts: [module.facts] + siblings.map(\.facts)
    )
    let declared = module.facts.declared
    let missing = MissingThings(
      frameworks: lackingImports(module).mapValues { imports in
        imports.map {
          (availableModules.contains($0.module) ? MissingThings.partly : "") + $0.module
        }
      },
      foreign: ObjectiveCNames(near: plan.sources),
      leftOutElsewhere: siblings.reduce(into: []) { $0.formUnion($1.leftOut) },
      takesEveryError: plan.isOfOthers || plan.keepsGoing,
      isSlip: { members.isSlip($0, beside: declared) },
      mayHave: members.mayHave,
      lacks: members.lacks
    )
    var run = first
    var read: [String: SourceParts] = [:]
    // Each round finds what the last one's parts were needed for; of a function that has lost one statement
    // after the other the rest of the body goes as well.
    for round in 0..<16 {
      let errors = CompilerError.all(in: run.errors + run.output)
        .filter { paths.contains($0.path) }
      let (isNew, _) = parts.add(errors, missing: missing, takesStatements: round < 8) { path in
        if let known = read[path] { return known }
        let source = (try? String(contentsOfFile: path, encoding: .utf8)).map(SourceParts.init)
        read[path] = source
        return source
      }
      guard isNew else { break }
      module = try translate(parts)
      run = try compile(files(of: module, Array(zip(plan.sources, module.files))))
      if run.status == 0 { return nil }
    }
    return problem(run.errors + run.output, module.facts, remedy: members.question)
  }

  /// What files import that is not here, or not all of it: the inert frameworks have what apps use most.
  private func lackingImports(_ module: TranslatedModule) -> [String: [SourceFacts.Import]] {
    let available = availableModules
    return module.facts.files.mapValues { facts in
      facts.imports.filter {
        AppleFrameworks.parts[$0.module] == nil
          && (!available.contains($0.module) || AppleFrameworks.inert[$0.module] != nil)
      }
    }.filter { !$0.value.isEmpty }
  }

  private func compile(_ files: [URL]) throws -> Subprocess.Result {
    // What is compiled at once is not what was compiled by file.
    forgetFiles()
    var run = try Subprocess.run(toolchain.compiler, arguments(files))
    var tried: Set<String> = []
    // Some modules of the toolchain are texts, such as Testing, which the first to import them compiles for all. The
    // pass that is left out here is one that they need.
    while run.status != 0,
      let module = CompilerError.brokenInterface(in: run.errors + run.output),
      tried.insert(module).inserted
    {
      let file = folder.appendingPathComponent("_Import\(module).swift")
      try Data("import \(module)\n".utf8).write(to: file)
      let mode = ["-swift-version", plan.languageMode]
      _ = try Subprocess.run(toolchain.compiler, ["-typecheck"] + mode + [file.path])
      run = try Subprocess.run(toolchain.compiler, arguments(files))
    }
    return run
  }

  /// The list of a module's tests that the runner asks for.
  var testList: URL { folder.appendingPathComponent("_AllTests.swift") }

  /// The files to compile, with the list of tests that the runner asks for.
  func files(of module: TranslatedModule, _ kept: [(URL, URL)]) throws -> [URL] {
    guard plan.isTest else { return kept.map(\.1) }
    let facts = ModuleFacts(
      files: module.facts.files.filter { file, _ in kept.contains { $0.0.path == file } },
      // A test case may inherit from one of another module.
      dependencies: siblings.map(\.facts)
    )
    let text = TestRunner.list(facts, of: plan.name)
    // A file that is written anew is compiled anew.
    if (try? String(contentsOf: testList, encoding: .utf8)) != text {
      try Data(text.utf8).write(to: testList)
    }
    return kept.map(\.1) + [testList]
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

  /// Compiles tests without the files that the compiler finds at fault; nil where that leads nowhere.
  private func compileWithoutFaulty(_ module: TranslatedModule) throws -> LeftOutFiles? {
    var kept = Array(zip(plan.sources, module.files))
    var leftOut = LeftOutFiles()
    while true {
      let run = try compile(files(of: module, kept))
      if run.status == 0 { return leftOut }
      let failing = LeftOutFiles.failing(CompilerError.all(in: run.errors + run.output), of: kept)
      guard !failing.isEmpty, failing.count < kept.count else { return nil }
      for (file, errors) in failing.sorted(by: { $0.key.path < $1.key.path }) {
        guard let first = errors.min(by: { $0.line < $1.line }) else { continue }
        leftOut.files.append(
          LeftOutFiles.File(
            path: file.path,
            line: first.line,
            names: [],
            error: String(first.message)
          )
        )
      }
      kept.removeAll { failing[$0.0] != nil }
    }
  }

  var availableModules: Set<String> {
    var available = Toolchain.availableModules
    // What is written for Linux does not look for frameworks of Apple's.
    if plan.isForLinux { available.subtract(AppleFrameworks.inert.keys) }
    return available.union(siblings.map(\.name))
  }

  private func problem(
    _ output: String,
    _ facts: ModuleFacts,
    remedy question: String? = nil
  ) -> Problem {
    let said = CompilerOutput(output, sources: plan.sources)
    let missing = missingFrameworks(facts)
    let count = max(said.errorCount, 1)
    return Problem(
      .appCompile,
      what: "\(plan.name) does not compile.",
      place: said.firstPlace ?? plan.name,
      saw: "\(count) \(count > 1 ? "errors" : "error"):\n" + said.text
        + (missing.isEmpty ? "" : "Frameworks that are not here: \(missing)"),
      remedy: question.map { $0 + Diagnosis.Kind.appCompile.remedy }
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

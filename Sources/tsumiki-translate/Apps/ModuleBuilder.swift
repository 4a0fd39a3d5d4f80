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
    let module = try TranslatedModule(
      plan: plan,
      translator: SourceTranslator(
        TranslationOptions(
          module: plan.name,
          availableModules: toolchain.availableModules.union(siblings.map(\.name)),
          conditions: plan.conditions
        )
      ),
      folder: folder,
      inherited: siblings.reduce(into: []) { $0.formUnion($1.optionalMethods) },
      protocols: siblings.reduce(into: []) { $0.formUnion($1.facts.protocols) },
      version: toolchain.translatorState
    )
    let compiled = CompiledModule(
      name: plan.name,
      object: object,
      interfaces: folder,
      optionalMethods: module.facts.optionalMethods,
      fingerprint: AppBuilder.digest(
        ([module.fingerprint, toolchain.libraryState] + arguments([])
          + siblings.map(\.fingerprint)).joined(separator: "\n")
      ),
      findings: module.findings,
      facts: module.facts
    )
    if (try? String(contentsOf: stamp, encoding: .utf8)) == compiled.fingerprint { return compiled }
    try? FileManager.default.removeItem(at: stamp)
    var files = module.files
    if plan.isTest {
      let list = folder.appendingPathComponent("_AllTests.swift")
      try Data(TestRunner.list(module.facts, of: plan.name).utf8).write(to: list)
      files.append(list)
    }
    try compile(files, module.facts)
    try Data(compiled.fingerprint.utf8).write(to: stamp)
    return compiled
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

  private func compile(_ files: [URL], _ facts: ModuleFacts) throws {
    let run = try Subprocess.run(toolchain.compiler, arguments(files))
    guard run.status == 0 else { throw problem(run.errors + run.output, facts) }
  }

  private func problem(_ output: String, _ facts: ModuleFacts) -> Problem {
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
    let missing = missingFrameworks(facts)
    return Problem(
      code: "TSK-APP-COMPILE",
      what: "\(plan.name) does not compile.",
      place: errors.first?.components(separatedBy: ": error: ").first ?? plan.name,
      saw: "\(max(errors.count, 1)) errors:\n" + output
        + (missing.isEmpty ? "" : "Frameworks that are not here: \(missing)"),
      remedy: "Mend the first error; tsumiki --doctor PATH lists what is missing here, and"
        + " Docs/Compatibility.md what UIKit has."
    )
  }

  /// The frameworks that are imported and left out, with the first place of each.
  private func missingFrameworks(_ facts: ModuleFacts) -> String {
    let available = toolchain.availableModules.union(siblings.map(\.name))
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
}

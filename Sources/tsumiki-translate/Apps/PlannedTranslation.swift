import Diagnostics
import Foundation
import SourceTranslation

/// Translates the sources of a package's target, as the package manager's plugin asks for it.
struct PlannedTranslation: Decodable {
  struct Source: Decodable {
    let path: String
    /// What the translated file is called.
    let name: String
  }

  struct Dependency: Decodable {
    let module: String
    let sources: [String]
  }

  let module: String
  let isTest: Bool
  let conditions: [String]
  let sources: [Source]
  /// Files of the module that need no translation.
  let compiledAsTheyAre: [String]
  /// The modules it may import, those that others stand on first.
  let dependencies: [Dependency]
  /// Where the plugin keeps its files.
  let folder: String

  static func run(_ place: String) throws -> Int32 {
    let plan: Self
    do {
      plan = try JSONDecoder().decode(
        Self.self,
        from: Data(contentsOf: URL(fileURLWithPath: place))
      )
    } catch {
      throw Problem(.planUnreadable, place: place, saw: "\(error)")
    }
    for finding in try plan.write() {
      print(
        "\(finding.file):\(finding.line): warning: \(finding.code): \(finding.what)"
          + " \(finding.remedy)"
      )
    }
    return 0
  }

  /// Writes the files that changed; returns what they could not keep.
  private func write() throws -> [Finding] {
    let output = URL(fileURLWithPath: folder).appendingPathComponent("sources")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    // Nobody tells a plugin which configuration is built.
    let debug = try translated("debug", conditions: ["DEBUG"])
    let release = try translated("release", conditions: [])
    for source in sources {
      guard let first = debug.texts[source.path], let second = release.texts[source.path] else {
        continue
      }
      let text = first == second ? first : "#if DEBUG\n\(first)\n#else\n\(second)\n#endif\n"
      try Self.write(text, to: output.appendingPathComponent(source.name))
    }
    if isTest {
      let usesXCTest = debug.facts.files.values.contains { file in
        file.imports.contains { $0.module == "XCTest" }
      }
      try Self.write(
        usesXCTest ? TestRunner.testCasesAreObjects : "\n",
        to: output.appendingPathComponent("XCTestCase+Object.swift")
      )
    }
    return Array(Set(debug.findings + release.findings)).sorted {
      ($0.file, $0.line, $0.what) < ($1.file, $1.line, $1.what)
    }
  }

  private struct Translated {
    var texts: [String: String] = [:]
    var findings: [Finding] = []
    var facts: ModuleFacts
  }

  private func translated(_ name: String, conditions extra: [String]) throws -> Translated {
    let folder = URL(fileURLWithPath: folder).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("sources"),
      withIntermediateDirectories: true
    )
    let paths = sources.map(\.path) + compiledAsTheyAre
    var plan = ModulePlan(name: module, sources: paths.map { URL(fileURLWithPath: $0) })
    plan.conditions = Set(conditions + extra + ["SWIFT_PACKAGE"])
    // Libraries for tests are there where the target names them.
    let available = Toolchain.availableModules.subtracting(TestingFrameworks.modules.keys)
      .union(dependencies.map(\.module))
    var options = TranslationOptions(
      module: module,
      availableModules: available,
      conditions: plan.conditions
    )
    options.testsAreFound = isTest
    let others = try dependencies.map { try facts(of: $0, options) }
    let translation = try TranslatedModule(
      plan: plan,
      translator: SourceTranslator(options),
      folder: folder,
      inherited: others.reduce(into: []) { $0.formUnion($1.optionalMethods) },
      properties: others.reduce(into: []) { $0.formUnion($1.optionalProperties) },
      protocols: others.reduce(into: []) { $0.formUnion($1.protocols) },
      dependencies: others,
      leftOut: LeftOutParts(key: ""),
      version: Toolchain.translatorState
    )
    var result = Translated(findings: translation.findings, facts: translation.facts)
    for (path, file) in zip(paths, translation.files) {
      result.texts[path] = try String(contentsOf: file, encoding: .utf8)
    }
    return result
  }

  private func facts(
    of dependency: Dependency,
    _ options: TranslationOptions
  ) throws -> ModuleFacts {
    var options = options
    options.module = dependency.module
    let translator = SourceTranslator(options)
    var files: [String: SourceFacts] = [:]
    for path in dependency.sources {
      files[path] = translator.facts(of: try String(contentsOfFile: path, encoding: .utf8))
    }
    return ModuleFacts(files: files)
  }

  private static func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
  }
}

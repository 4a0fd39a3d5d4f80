import Diagnostics
import Foundation
import SourceTranslation

extension ModuleBuilder {
  /// What the compiler is told of a module of a package.
  var packageArguments: [String] {
    guard let package = plan.package else { return [] }
    var arguments = ["-package-name", AppFolder.moduleName(package)]
    // One build serves apps and tests, which may look into it.
    if plan.store != nil { arguments.append("-enable-testing") }
    return arguments
  }

  /// Compiles a package's module as its author did on Linux: its files as they are.
  ///
  /// The frameworks are in sight at first, since `canImport` may ask for them; then they are not. Nil where
  /// neither compiles, and the module has to be translated.
  func buildAsOnLinux() throws -> CompiledModule? {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let isSeen = siblings.contains { !$0.isBuiltOnLinux }
    let ways = isSeen ? [linuxArguments(sees: true)] : [true, false].map(linuxArguments)
    let fingerprint = AppBuilder.digest(
      (plan.sources.map { "\($0.path) \(FileState.of($0))" } + ways.flatMap { $0 }
        + [toolchain.libraryState] + siblings.map(\.fingerprint)).joined(separator: "\n")
    )
    let known = try? String(contentsOf: stamp, encoding: .utf8)
    let module = CompiledModule(
      name: plan.name,
      objects: [object],
      interfaces: folder,
      libraries: linkedLibraries(on: "Linux"),
      optionalMethods: [],
      fingerprint: fingerprint,
      interface: fingerprint,
      findings: [],
      leftOut: [],
      facts: testFacts(),
      seesUIKit: false,
      isTest: false,
      hasEntryPoint: false,
      isBuiltOnLinux: true
    )
    let failed = folder.appendingPathComponent("not-on-linux")
    if known == "as on Linux \(fingerprint)" { return module }
    if (try? String(contentsOf: failed, encoding: .utf8)) == fingerprint { return nil }
    try? FileManager.default.removeItem(at: stamp)
    for way in ways {
      let run = try Subprocess.run(toolchain.compiler, way)
      guard run.status == 0 else { continue }
      try Data("as on Linux \(fingerprint)".utf8).write(to: stamp)
      return module
    }
    try Data(fingerprint.utf8).write(to: failed)
    return nil
  }

  /// What the module's own test cases are, for the tests that inherit from them.
  private func testFacts() -> ModuleFacts {
    let translator = SourceTranslator(
      TranslationOptions(module: plan.name, availableModules: [], conditions: plan.conditions)
    )
    var files: [String: SourceFacts] = [:]
    for source in plan.sources {
      let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
      if text.contains("XCTest") { files[source.path] = translator.facts(of: text) }
    }
    return ModuleFacts(files: files, dependencies: siblings.map(\.facts))
  }

  private func linuxArguments(sees frameworks: Bool) -> [String] {
    let mode = plan.settings?.mode(on: "Linux") ?? plan.languageMode
    var arguments = [
      "-swift-version", mode, "-Onone", "-gline-tables-only", "-wmo", "-module-name", plan.name,
      "-c", "-emit-module", "-emit-module-path",
      folder.appendingPathComponent("\(plan.name).swiftmodule").path, "-o", object.path,
      "-suppress-warnings", Self.inOnePass,
    ]
    arguments += packageArguments
    if frameworks {
      arguments += ["-I", toolchain.modules.path, "-I", toolchain.stubs.path]
      arguments += Toolchain.libraryArguments
    }
    for sibling in siblings { arguments += sibling.importArguments }
    let conditions = plan.conditions.union(plan.settings?.conditions(on: "Linux") ?? [])
    for condition in conditions.sorted() { arguments.append("-D\(condition)") }
    if !plan.sources.contains(where: { $0.lastPathComponent == "main.swift" }) {
      arguments.append("-parse-as-library")
    }
    arguments += plan.settings?.flags(on: "Linux", isMode6: mode == "6") ?? []
    return arguments + plan.sources.map(\.path)
  }

  private func linkedLibraries(on system: String) -> [String] {
    let names = plan.settings?.values("linkedLibrary", of: "linker", on: system) ?? []
    return names.filter { $0.wholeMatch(of: /[A-Za-z0-9_+.\-]+/) != nil }.map { "-l\($0)" }
  }

  /// Compiles a target in C; nil where its headers or sources need what is not here, which is told.
  func build(_ clang: ClangTarget) throws -> CompiledModule? {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let map = clang.map ?? folder.appendingPathComponent("module.modulemap")
    if clang.map == nil {
      try Data(clang.writtenMap(for: plan.name).utf8).write(to: map)
    }
    let objects = clang.sources.indices.map { folder.appendingPathComponent("\($0).o") }
    let options = clangOptions(clang)
    let files = FolderWalk.files(in: clang.folder)
    let fingerprint = AppBuilder.digest(
      (files.map { "\($0.path) \(FileState.of($0))" } + options).joined(separator: "\n")
    )
    let hasCPlusPlus = clang.sources.contains { ["cc", "cpp", "cxx"].contains($0.pathExtension) }
    let module = CompiledModule(
      name: plan.name,
      objects: objects,
      interfaces: map.deletingLastPathComponent(),
      headers: [clang.headers],
      libraries: linkedLibraries(on: "Linux") + (hasCPlusPlus ? ["-lstdc++"] : []),
      optionalMethods: [],
      fingerprint: fingerprint,
      interface: fingerprint,
      findings: [],
      leftOut: [],
      facts: ModuleFacts(files: [:]),
      seesUIKit: false,
      isTest: false,
      hasEntryPoint: false,
      isBuiltOnLinux: true
    )
    let known = try? String(contentsOf: stamp, encoding: .utf8)
    if known == fingerprint { return module }
    // Another translator may do better.
    let failed = "failed \(fingerprint) \(Toolchain.translatorState)\n"
    if known?.hasPrefix(failed) != true {
      try? FileManager.default.removeItem(at: stamp)
      let failure = try compile(clang, map: map, into: objects, options)
      try Data((failure.map { failed + $0 } ?? fingerprint).utf8).write(
        to: stamp
      )
      if failure == nil { return module }
    }
    let said = try String(contentsOf: stamp, encoding: .utf8).split(separator: "\n").last ?? ""
    Problem.warn(
      Problem(
        .packagePartLeftOut,
        place: clang.folder.path,
        saw: "\(plan.name), which is in C: \(said)"
      ).description
    )
    return nil
  }

  private func clangOptions(_ clang: ClangTarget) -> [String] {
    let paths = plan.settings?.values("headerSearchPath", of: "c", on: "Linux") ?? []
    var options = ["-fPIC", "-g1", "-O1", "-w", "-fblocks", "-DSWIFT_PACKAGE=1", "-DDEBUG=1"]
    options += ["-I\(clang.headers.path)"]
    let enclosure = Enclosure(of: plan.folder ?? clang.folder)
    options += paths.map { clang.folder.appendingPathComponent($0).standardizedFileURL }
      .filter(enclosure.holds).map { "-I\($0.path)" }
    options += siblings.flatMap(\.headers).map { "-I\($0.path)" }
    options += (plan.settings?.values("define", of: "c", on: "Linux") ?? []).map { "-D\($0)" }
    return options
  }

  /// Compiles what is in C; what was wrong, in one line, where it cannot be.
  private func compile(
    _ clang: ClangTarget,
    map: URL,
    into objects: [URL],
    _ options: [String]
  ) throws -> String? {
    func failure(_ run: Subprocess.Result) -> String {
      let lines = run.errors.split(separator: "\n")
      return String(lines.first { $0.contains("error:") } ?? lines.first ?? "it does not compile")
    }
    // Whoever imports what cannot be imported would not compile at all.
    let probe = folder.appendingPathComponent("probe.c")
    let text = try String(contentsOf: map, encoding: .utf8)
    let names = ClangTarget.moduleNames(inMap: text).map { "#pragma clang module import \($0)\n" }
    try Data(names.joined().utf8).write(to: probe)
    let check = ["-fsyntax-only", "-fmodules", "-fmodule-map-file=\(map.path)", probe.path]
    let cache = ["-fmodules-cache-path=\(folder.appendingPathComponent("cache").path)"]
    let checked = try Subprocess.run(toolchain.tool("clang"), options + check + cache)
    guard checked.status == 0 else { return failure(checked) }
    for (source, object) in zip(clang.sources, objects) {
      let isPlus = ["cc", "cpp", "cxx"].contains(source.pathExtension)
      let tool = toolchain.tool(isPlus ? "clang++" : "clang")
      let standard = isPlus ? ["-std=c++17"] : source.pathExtension == "c" ? ["-std=gnu11"] : []
      let run = try Subprocess.run(
        tool,
        options + standard + ["-c", source.path, "-o", object.path]
      )
      guard run.status == 0 else { return failure(run) }
    }
    return nil
  }
}

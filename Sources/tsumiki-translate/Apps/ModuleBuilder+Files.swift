import Foundation
import SourceTranslation

/// Compiling file by file, so that an edit is one file's work.
extension ModuleBuilder {
  /// With fewer files all are compiled as quickly as one.
  private static let fewest = 8

  /// Where what is made of single files lies.
  private var byFile: URL { folder.appendingPathComponent("files") }

  /// Tells that the program is linked with what is made of single files.
  private var mark: URL { byFile.appendingPathComponent("complete") }

  /// What the files were that it is made of.
  private var made: URL { byFile.appendingPathComponent("made.json") }

  /// Whether what was compiled last was single files, and not all at once.
  var isCompiledByFile: Bool { FileManager.default.fileExists(atPath: mark.path) }

  /// The module is no longer what is made of single files.
  func forgetFiles() { try? FileManager.default.removeItem(at: mark) }

  /// What is made of the files of a module.
  func objects(of module: TranslatedModule) -> [URL] { allFiles(of: module).map(object) }

  private func object(of file: URL) -> URL {
    byFile.appendingPathComponent(file.deletingPathExtension().lastPathComponent + ".o")
  }

  private func allFiles(of module: TranslatedModule) -> [URL] {
    plan.isTest ? module.files + [testList] : module.files
  }

  /// Compiles the files that an edit touched or that what was edited reaches, and others not; whether it did.
  ///
  /// What is wrong, and what has to be left out, is found with all files at once. `surroundings` changes with all that
  /// is not a file of the module.
  func compileByFile(_ module: TranslatedModule, _ surroundings: String) throws -> Bool {
    guard plan.store == nil, module.files.count >= Self.fewest, !leavesOut(module) else {
      return false
    }
    let files = try self.files(of: module, Array(zip(plan.sources, module.files)))
    try FileManager.default.createDirectory(at: byFile, withIntermediateDirectories: true)
    // The compiler keeps what it remembers beside the file that it is told.
    let record = byFile.appendingPathComponent("record.priors")
    let known = byFile.appendingPathComponent("surroundings")
    if (try? String(contentsOf: known, encoding: .utf8)) != surroundings {
      try? FileManager.default.removeItem(at: record)
      try Data(surroundings.utf8).write(to: known)
    }
    let map = byFile.appendingPathComponent("outputs.json")
    try outputs(of: files, record: record).write(to: map)
    removeOld(module)
    let jobs = "-j\(ProcessInfo.processInfo.activeProcessorCount)"
    let run = try Subprocess.run(
      toolchain.compiler,
      common + ["-incremental", "-enable-batch-mode", jobs, "-output-file-map", map.path]
        + (isImported ? interfaceArguments : []) + files.map(\.path)
    )
    guard run.status == 0 else {
      forgetFiles()
      return false
    }
    try JSONEncoder().encode(module.digests).write(to: made)
    try Data().write(to: mark)
    return true
  }

  /// Removes what was made of files that are others now: the compiler goes by their times, which a clock that was set
  /// may repeat.
  private func removeOld(_ module: TranslatedModule) {
    let last = (try? Data(contentsOf: made)).flatMap {
      try? JSONDecoder().decode([String: String].self, from: $0)
    }
    for file in module.files {
      let name = file.lastPathComponent
      if last?[name] != module.digests[name] {
        try? FileManager.default.removeItem(at: object(of: file))
      }
    }
  }

  /// Whether parts of the module have to be left out, as far as can be told.
  private func leavesOut(_ module: TranslatedModule) -> Bool {
    if LeftOutParts.last(in: folder)?.isEmpty == false { return true }
    if !LeftOutFiles.read(from: folder).files.isEmpty { return true }
    let available = availableModules
    return module.facts.files.values.contains { facts in
      facts.imports.contains { !available.contains($0.module) }
    }
  }

  /// What the compiler makes of each file, and where it writes down what depends on what.
  private func outputs(of files: [URL], record: URL) throws -> Data {
    let main = record.deletingPathExtension().appendingPathExtension("swiftdeps")
    var outputs = ["": ["swift-dependencies": main.path]]
    for file in files {
      let object = object(of: file)
      outputs[file.path] = [
        "object": object.path,
        "swift-dependencies": object.deletingPathExtension().appendingPathExtension("swiftdeps")
          .path,
      ]
    }
    return try JSONEncoder().encode(outputs)
  }
}

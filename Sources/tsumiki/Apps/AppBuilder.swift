import Foundation

/// Compiles an app folder against the frameworks, unless nothing changed since the last time.
struct AppBuilder {
  let folder: AppFolder
  let toolchain: Toolchain

  /// The app as iOS has it: a folder with the program, Info.plist and resources in it.
  private var bundle: URL { cache.appendingPathComponent("\(folder.name).app") }

  private var executable: URL { bundle.appendingPathComponent(folder.name) }

  private var stamp: URL { cache.appendingPathComponent("stamp") }

  /// One folder for each app, told apart by where it lies.
  private var cache: URL {
    toolchain.products.appendingPathComponent("apps")
      .appendingPathComponent("\(folder.name)-\(Self.digest(folder.root.path))")
  }

  func build() throws -> BuiltApp {
    let fingerprint = fingerprint
    let app = BuiltApp(name: folder.name, executable: executable)
    if (try? String(contentsOf: stamp, encoding: .utf8)) == fingerprint { return app }
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: stamp)
    try compile()
    try copyResources()
    try Data(fingerprint.utf8).write(to: stamp)
    return app
  }

  // MARK: Compiling

  private var arguments: [String] {
    var arguments = [
      "-swift-version", "5", "-O", "-wmo", "-module-name", folder.name, "-o", executable.path,
      "-I", toolchain.modules.path, "-I", stubs.path, "-L", toolchain.products.path,
      "-lTsumikiFrameworks",
      "-Xlinker", "-rpath", "-Xlinker", toolchain.products.path, "-suppress-warnings",
    ]
    if !folder.sources.contains(where: { $0.lastPathComponent == "main.swift" }) {
      arguments.append("-parse-as-library")
    }
    return arguments + folder.sources.map(\.path)
  }

  private var stubs: URL { toolchain.products.appendingPathComponent("apps/stubs") }

  /// The frameworks' modules name the C libraries they are built on.
  ///
  /// No app can see anything of them, so empty modules of those names serve, and apps need no
  /// headers.
  private func writeStubs() throws {
    let names = ["CCairo", "CPixman", "CPixbuf", "CRsvg", "CPango", "CSDL2", "CAllocatingInit"]
    try FileManager.default.createDirectory(at: stubs, withIntermediateDirectories: true)
    let text = names.map { "module \($0) {}" }.joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: stubs.appendingPathComponent("module.modulemap"))
  }

  private func compile() throws {
    try writeStubs()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: toolchain.compiler)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw problem(output) }
  }

  private func problem(_ output: String) -> Problem {
    if output.contains("undefined reference to 'main'") || output.contains("undefined symbol: main")
    {
      return Problem(
        code: "TSK-NO-DELEGATE",
        what: "The app has no delegate, so there is nothing to start.",
        place: folder.root.path,
        remedy: "Mark a class that conforms to UIApplicationDelegate with @main."
      )
    }
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
    return Problem(
      code: "TSK-APP-COMPILE",
      what: "The app does not compile.",
      place: errors.first.map { String($0.prefix { $0 != " " }) } ?? folder.root.path,
      saw: "\(max(errors.count, 1)) errors:\n" + output,
      remedy: "Mend the first error; what UIKit has here is listed in Docs/Compatibility.md."
    )
  }

  // MARK: Bundle

  private func copyResources() throws {
    for resource in folder.resources {
      let target = bundle.appendingPathComponent(resource.lastPathComponent)
      try? FileManager.default.removeItem(at: target)
      try FileManager.default.copyItem(at: resource, to: target)
    }
    guard let infoPlist = folder.infoPlist else { return }
    var text = try String(contentsOf: infoPlist, encoding: .utf8)
    let variables = [
      "PRODUCT_MODULE_NAME": folder.name, "PRODUCT_NAME": folder.name,
      "EXECUTABLE_NAME": folder.name, "TARGET_NAME": folder.name,
      "PRODUCT_BUNDLE_IDENTIFIER": "app.\(folder.name)", "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1",
    ]
    for (name, value) in variables {
      text = text.replacingOccurrences(of: "$(\(name))", with: value)
        .replacingOccurrences(of: "${\(name)}", with: value)
    }
    try Data(text.utf8).write(to: bundle.appendingPathComponent("Info.plist"))
  }

  // MARK: Fingerprint

  /// What the program depends on: the app's files, the frameworks and how it is compiled.
  private var fingerprint: String {
    let files =
      folder.sources + folder.resources + [folder.infoPlist].compactMap { $0 }
      + [toolchain.library]
    let lines = files.map { "\($0.path) \(Self.state(of: $0))" }
    return (lines + arguments).joined(separator: "\n")
  }

  private static func state(of url: URL) -> String {
    if url.pathExtension == "xcassets" {
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
      return files.sorted().map { "\($0) \(fileState(of: url.appendingPathComponent($0)))" }
        .joined(separator: ", ")
    }
    return fileState(of: url)
  }

  private static func fileState(of url: URL) -> String {
    let values = try? FileManager.default.attributesOfItem(atPath: url.path)
    let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(date) \(values?[.size] as? Int ?? 0)"
  }

  /// A short name for a long one, the same on every run: FNV-1a.
  static func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}

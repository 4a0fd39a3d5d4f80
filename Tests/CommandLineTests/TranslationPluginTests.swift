import Diagnostics
import Foundation
import Testing

@testable import tsumiki_translate

/// The package manager's plugin, with the example that stands on it.
///
/// The frameworks are those that the tests were built with: a package of this name takes the place
/// of the one that the example names, for that would build all anew.
@Suite struct TranslationPluginTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let folder: URL
  private let toolchain: Toolchain

  init() throws {
    toolchain = try Toolchain.current()
    try toolchain.writeStubs()
    folder = Command.file("")
    try Self.copy("Examples/Postcards", to: folder.appendingPathComponent("Postcards"))
    try? FileManager.default.removeItem(at: folder.appendingPathComponent("Postcards/.build"))
    try writeFrameworks()
    let manifest = folder.appendingPathComponent("Postcards/Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try write(
      text.replacingOccurrences(of: "../..", with: "../tsumiki"),
      to: "Postcards/Package.swift"
    )
  }

  /// The plugin as it is, the translator and the frameworks as they are built.
  private func writeFrameworks() throws {
    let bundle = "tsumiki/tsumiki-translate.artifactbundle"
    try Self.copy("Plugins", to: folder.appendingPathComponent("tsumiki/Plugins"))
    try write("", to: "tsumiki/Sources/Frameworks/Empty.swift")
    try write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "tsumiki",
        products: [
          .plugin(name: "TranslateSources", targets: ["TranslateSources"]),
          .library(name: "UIKit", targets: ["Frameworks"]),
        ],
        targets: [
          .binaryTarget(name: "tsumiki-translate", path: "tsumiki-translate.artifactbundle"),
          .plugin(
            name: "TranslateSources", capability: .buildTool(), dependencies: ["tsumiki-translate"]
          ),
          .target(name: "Frameworks", linkerSettings: [.unsafeFlags([
            "-L", "\(toolchain.products.path)", "-lTsumikiFrameworks",
            "-Xlinker", "-rpath", "-Xlinker", "\(toolchain.products.path)",
          ])]),
        ]
      )
      """,
      to: "tsumiki/Package.swift"
    )
    #if arch(arm64)
    let triple = "aarch64-unknown-linux-gnu"
    #else
    let triple = "x86_64-unknown-linux-gnu"
    #endif
    try write(
      """
      {"schemaVersion": "1.0", "artifacts": {"tsumiki-translate": {"type": "executable",
        "version": "1.0.0", "variants": [
          {"path": "tsumiki-translate", "supportedTriples": ["\(triple)"]}]}}}
      """,
      to: "\(bundle)/info.json"
    )
    try FileManager.default.copyItem(
      at: toolchain.products.appendingPathComponent("tsumiki-translate"),
      to: folder.appendingPathComponent("\(bundle)/tsumiki-translate")
    )
  }

  private static func copy(_ path: String, to place: URL) throws {
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(at: root.appendingPathComponent(path), to: place)
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private func swift(_ arguments: String...) throws -> Command {
    let flags = ["-I", toolchain.modules.path, "-I", toolchain.stubs.path]
    return try Command(
      arguments: arguments + [
        "--package-path", folder.appendingPathComponent("Postcards").path, "--disable-sandbox",
      ] + flags.flatMap { ["-Xswiftc", $0] },
      program: URL(fileURLWithPath: toolchain.tool("swift"))
    )
  }

  private func edit(_ file: String, _ old: String, _ new: String) throws {
    let path = "Postcards/Sources/Postcards/\(file)"
    let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    #expect(text.contains(old))
    try write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  /// When the translations were written, by their names.
  private func dates() throws -> [String: Date] {
    let outputs = folder.appendingPathComponent(
      "Postcards/.build/plugins/outputs/postcards/Postcards/destination/TranslateSources/sources"
    )
    var dates: [String: Date] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: outputs.path) {
      let path = outputs.appendingPathComponent(name).path
      dates[name] =
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    return dates
  }

  @Test func `a package for Xcode builds and passes its tests as it is`() throws {
    let tests = try swift("test")
    #expect(tests.status == 0, "\(tests.output)\(tests.errors)")
    #expect(tests.output.contains("Executed 3 tests, with 0 failures"), "\(tests.output)")
    #expect((tests.output + tests.errors).contains("Test run with 2 tests"), "\(tests.output)")

    // One file changes: the others' translations stay.
    let (cell, controller) = ("PostcardCell+Linux.swift", "PostcardsViewController+Linux.swift")
    let before = try dates()
    #expect(before.keys.sorted() == [cell, controller])
    try edit("PostcardCell.swift", "isEnabled = !isStamped", "isEnabled = (isStamped == false)")
    let second = try swift("build")
    #expect(second.status == 0, "\(second.output)\(second.errors)")
    let after = try dates()
    #expect(before[cell] != after[cell])
    #expect(before[controller] == after[controller])

    // An error names the file as it is in Xcode.
    try edit("PostcardCell.swift", "placeLabel.text = place", "placeLabel.text = 1")
    let third = try swift("build")
    #expect(third.status != 0)
    let place = "Postcards/Sources/Postcards/PostcardCell.swift:17:"
    #expect((third.output + third.errors).contains(place), "\(third.output)\(third.errors)")
  }
}

@Suite struct PlannedTranslationTests {
  @Test func `a plan that cannot be read is told`() throws {
    let file = Command.file(".json")
    try Data("{}".utf8).write(to: file)
    for path in [file.path, Command.file(".json").path] {
      #expect {
        _ = try PlannedTranslation.run(path)
      } throws: { error in
        let problem = error as? Problem
        return problem?.code == "TSK-PLAN" && problem?.place == path
      }
    }
  }

  @Test func `what only debug builds have is translated for both`() throws {
    let folder = Command.file("")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = ["A": "class A {\n#if DEBUG\n  @objc func b() {}\n#endif\n}", "B": "class B {}"]
    var entries: [[String: String]] = []
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent("\(name).swift")
      try Data(text.utf8).write(to: file)
      entries.append(["path": file.path, "name": "\(name)+Linux.swift"])
    }
    let plan: [String: Any] = [
      "module": "M", "isTest": false, "conditions": [String](), "sources": entries,
      "compiledAsTheyAre": [String](), "dependencies": [[String: Any]](), "folder": folder.path,
    ]
    let place = folder.appendingPathComponent("plan.json")
    try JSONSerialization.data(withJSONObject: plan).write(to: place)
    #expect(try PlannedTranslation.run(place.path) == 0)
    func text(_ name: String) throws -> String {
      let file = folder.appendingPathComponent("sources/\(name)+Linux.swift")
      return try String(contentsOf: file, encoding: .utf8)
    }
    let parts = try text("A").components(separatedBy: "\n#else\n")
    #expect(parts.count == 2 && parts[0].hasPrefix("#if DEBUG\n"))
    #expect(parts.first?.contains("SelectorTable.register") == true)
    #expect(parts.last?.contains("SelectorTable.register") == false)
    #expect(!(try text("B").contains("#if DEBUG")))
  }
}

import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import tsumiki_translate

/// Plugins of packages, which run only where they are allowed by name.
@Suite(.serialized) struct PackagePluginTests {
  private let root: URL
  private let package: URL

  /// A package in UIKit with a plugin that has a tool of the package write a file, and one whose tool fails.
  init() throws {
    root = URL(fileURLWithPath: try SmallApp.folder(["a.txt": ""]))
    package = root.appendingPathComponent("Bakery")
    let plugin = """
      import PackagePlugin
      @main struct Plugin: BuildToolPlugin {
        func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
          let file = context.pluginWorkDirectory.appending("Bread.swift")
          return [
            .buildCommand(
              displayName: "Bake", executable: try context.tool(named: "TOOL").path,
              arguments: [file], outputFiles: [file])
          ]
        }
      }
      """
    let files = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Bakery",
        products: [.library(name: "Bakery", targets: ["Bakery"])],
        targets: [
          .executableTarget(name: "oven"), .executableTarget(name: "fire"),
          .plugin(name: "Bake", capability: .buildTool(), dependencies: ["oven"]),
          .plugin(name: "Burn", capability: .buildTool(), dependencies: ["fire"]),
          .target(name: "Bakery", plugins: ["Bake"]), .target(name: "Ashes", plugins: ["Burn"]),
        ])
      """,
      "Sources/oven/main.swift": """
      import Foundation
      try Data("public let bread = \\"fresh\\"\\n".utf8)
        .write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
      """,
      "Sources/fire/main.swift": """
      import Foundation
      print("error: the fire is out")
      exit(3)
      """,
      "Plugins/Bake/Plugin.swift": plugin.replacing("TOOL", with: "oven"),
      "Plugins/Burn/Plugin.swift": plugin.replacing("TOOL", with: "fire"),
      "Sources/Bakery/Counter.swift": """
      import UIKit
      public final class CounterLabel: UILabel { public func fill() { text = bread } }
      """,
      "Sources/Ashes/Ashes.swift": "public let ashes = 1\n",
    ]
    for (name, text) in files {
      let file = package.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  private func toolchain() throws -> Toolchain {
    Toolchain(
      compiler: try Toolchain.findCompiler(),
      products: root.appendingPathComponent("products")
    )
  }

  private func collect(_ target: String, allowing plugins: Set<String>) throws -> ModuleCollector {
    let toolchain = try toolchain()
    let resolver = PackageResolver(
      root: package,
      pins: PackagePins(),
      given: [],
      toolchain: toolchain
    )
    let project = try PackageProject(package, toolchain: toolchain)
    return try ModuleCollector.collecting(toolchain, resolver, allowing: plugins) {
      try $0.add(target, of: project)
    }
  }

  @Test func `a plugin that nobody allowed does not run and is told`() throws {
    let collected = try collect("Bakery", allowing: ["Burn"])
    #expect(collected.modules.map { $0.sources.map(\.lastPathComponent) } == [["Counter.swift"]])
    #expect(collected.problems.map(\.code) == ["TSK-PACKAGE-PART"])
    #expect(collected.problems.first?.description.contains("the plugin Bake") == true)
    let store = PackageStore(try toolchain()).folder.appendingPathComponent("plugins")
    #expect(FileKind(store) == .missing)
  }

  @Test func `what an allowed plugin makes is compiled with the target, and made once`() throws {
    let collected = try collect("Bakery", allowing: ["Bake"])
    #expect(collected.problems.map(\.description) == [])
    let sources = try #require(collected.modules.first).sources
    #expect(sources.map(\.lastPathComponent) == ["Counter.swift", "Bread.swift"])
    let bread = try #require(sources.last)
    #expect(try String(contentsOf: bread, encoding: .utf8).contains("fresh"))
    // Nothing changed: what was made is taken as it lies.
    try Data("public let bread = \"old\"\n".utf8).write(to: bread)
    #expect(try collect("Bakery", allowing: ["Bake"]).modules.first?.sources == sources)
    #expect(try String(contentsOf: bread, encoding: .utf8).contains("old"))
    let counter = package.appendingPathComponent("Sources/Bakery/Counter.swift")
    try Data("import UIKit\npublic let all = bread + bread\n".utf8).write(to: counter)
    #expect(try collect("Bakery", allowing: ["Bake"]).modules.first?.sources == sources)
    #expect(try String(contentsOf: bread, encoding: .utf8).contains("fresh"))
  }

  @Test func `a plugin that makes nothing is told with what went wrong`() throws {
    let collected = try collect("Ashes", allowing: ["Burn"])
    #expect(collected.problems.map(\.code) == ["TSK-PACKAGE-PLUGIN"])
    let text = try #require(collected.problems.first).description
    #expect(text.contains("Burn, which Ashes is built with"))
    #expect(text.contains("error: "))
  }
}

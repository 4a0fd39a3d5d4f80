import Foundation
import PackagePlugin

/// Lists what the frameworks' protocols leave open for what translates apps, from their sources.
@main
struct ListProtocols: BuildToolPlugin {
  private static let frameworks = ["QuartzCore", "UIKit"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = context.package.directoryURL.appending(path: "Sources")
    let folders = Self.frameworks.map { sources.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(path: "FrameworkMembers+Text.swift")
    return [
      .buildCommand(
        displayName: "Listing the frameworks' protocols",
        executable: try context.tool(named: "tsumiki-protocols").url,
        arguments: [output.path] + folders.map(\.path),
        inputFiles: folders.flatMap(swiftFiles),
        outputFiles: [output]
      )
    ]
  }

  private func swiftFiles(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}

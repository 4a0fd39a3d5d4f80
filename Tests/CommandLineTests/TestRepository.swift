import Foundation
import Testing

@testable import tsumiki_translate

/// A repository that a test makes, with the commits it needs.
struct TestRepository {
  let folder: URL

  var path: String { folder.path }

  /// Makes a repository of a name in a folder of its own.
  init(_ name: String, in parent: URL = Command.file("")) throws {
    folder = parent.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try git("init", "--quiet", "--initial-branch=main")
  }

  /// Commits files, tags the commit and returns its name.
  @discardableResult func commit(_ files: [String: String], tag: String? = nil) throws -> String {
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    _ = try git("add", "--all")
    _ = try git("commit", "--quiet", "--allow-empty", "--message", "Change")
    if let tag { _ = try git("tag", "--force", tag) }
    return try git("rev-parse", "HEAD")
  }

  /// Runs git in it.
  @discardableResult func git(_ words: String...) throws -> String {
    let settings = ["user.name=A", "user.email=a@b.c", "commit.gpgsign=false", "init.templateDir="]
    let run = try Subprocess.run(
      "/usr/bin/env",
      ["git", "-C", folder.path] + settings.flatMap { ["-c", $0] } + words
    )
    try #require(run.status == 0, "\(words): \(run.errors)")
    return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The manifest of a library of one module.
  static func manifest(_ name: String, dependencies: String = "", uses: String = "") -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "\(name)",
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependencies)],
      targets: [.target(name: "\(name)", dependencies: [\(uses)])])
    """
  }

  /// What is written into Package.resolved.
  static func resolved(_ pins: [(address: String, revision: String, version: String?)]) -> String {
    let entries = pins.map { pin -> String in
      let identity = PackageReference.name(of: pin.address).lowercased()
      let version = pin.version.map { ", \"version\": \"\($0)\"" } ?? ""
      return "{\"identity\": \"\(identity)\", \"kind\": \"remoteSourceControl\","
        + " \"location\": \"\(pin.address)\","
        + " \"state\": {\"revision\": \"\(pin.revision)\"\(version)}}"
    }
    return "{\"pins\": [\(entries.joined(separator: ","))], \"version\": 2}"
  }
}

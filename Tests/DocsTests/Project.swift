import Foundation

/// The project's own files.
enum Project {
  /// A file of the project.
  struct File {
    /// The way to it from the project's folder.
    let path: String

    var text: String {
      get throws { try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) }
    }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below a folder whose names end with `suffix`, in order.
  static func files(in folder: String, suffix: String) throws -> [File] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent(folder).path
    )
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { File(path: "\(folder)/\($0)") }
  }

  /// The sources of all modules, tests, examples and benchmarks.
  static func swiftFiles() throws -> [File] {
    try ["Sources", "Tests", "Examples", "Benchmarks"].flatMap { folder in
      try files(in: folder, suffix: ".swift")
    }
    .filter { !$0.path.hasPrefix("Tests/DocsTests/") }
  }

  /// The text of a page of Docs.
  static func page(_ name: String) throws -> String {
    try File(path: "Docs/\(name).md").text
  }
}

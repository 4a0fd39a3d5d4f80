import Diagnostics
import Foundation
import SourceTranslation

/// Files of a module that stand on frameworks or types that are not here, and that nothing else
/// needs.
struct LeftOutFiles: Codable {
  struct File: Codable {
    let path: String
    let line: Int
    /// The frameworks or types that are missing.
    let names: [String]
    /// What the compiler says of it, where nothing that is missing explains it.
    var error: String?
  }

  var files: [File] = []

  var findings: [Finding] {
    files.map { file in
      let names = Set(file.names).sorted().joined(separator: ", ")
      return Finding(
        .fileLeftOut,
        what: file.error.map { "The file of tests is left out, for it does not compile: \($0)" }
          ?? "The file is left out: it needs \(names), and no other file needs it.",
        file: file.path,
        line: file.line,
        remedy: file.error == nil
          ? "What it shows is missing; everything else runs."
          : "Mend the error; the tests of the other files run."
      )
    }
  }

  private static let name = "left-out.json"

  /// What was left out the last time.
  static func read(from folder: URL) -> LeftOutFiles {
    let data = try? Data(contentsOf: folder.appendingPathComponent(name))
    return data.flatMap { try? JSONDecoder().decode(LeftOutFiles.self, from: $0) }
      ?? LeftOutFiles()
  }

  func write(to folder: URL) throws {
    try JSONEncoder().encode(self).write(to: folder.appendingPathComponent(Self.name))
  }

  /// The sources that the compiler's errors are in; empty where an error is in none of them.
  static func failing(
    _ errors: [CompilerError],
    of files: [(URL, URL)]
  ) -> [URL: [CompilerError]] {
    var failing: [URL: [CompilerError]] = [:]
    for error in errors {
      // Errors of what the translation wrote itself are in its own file.
      guard
        let file = files.first(where: { $0.0.path == error.path || $0.1.path == error.path })?.0
      else { return [:] }
      failing[file, default: []].append(error)
    }
    return failing
  }

  /// Whether a program begins in a file.
  static func isEntry(_ file: URL) -> Bool {
    if file.lastPathComponent == "main.swift" { return true }
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.contains(/@(?:main|UIApplicationMain)\b/)
  }
}

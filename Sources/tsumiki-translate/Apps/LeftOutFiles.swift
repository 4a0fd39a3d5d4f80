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
  }

  /// A type of Apple's that a file names and that is not here.
  struct MissingType {
    let name: String
    let line: Int
  }

  var files: [File] = []

  var findings: [Finding] {
    files.map { file in
      let names = Set(file.names).sorted().joined(separator: ", ")
      return Finding(
        code: "TSK-FILE-LEFT-OUT",
        what: "The file is left out: it needs \(names), and no other file needs it.",
        file: file.path,
        line: file.line,
        remedy: "What it shows is missing; everything else runs."
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

  /// The sources that the compiler's errors are in, with the types of Apple's that they lack; empty
  /// where an error is in none of them.
  static func failing(in output: String, of files: [(URL, URL)]) -> [URL: [MissingType]] {
    var failing: [URL: [MissingType]] = [:]
    for line in output.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/^(/.+):(\d+):\d+: error: (.*)$/#) else { continue }
      let place = String(match.1)
      // Errors of what the translation wrote itself are in its own file.
      guard let file = files.first(where: { $0.0.path == place || $0.1.path == place })?.0 else {
        return [:]
      }
      failing[file, default: []] +=
        missingType(in: match.3).map {
          [MissingType(name: $0, line: Int(match.2) ?? 1)]
        } ?? []
    }
    return failing
  }

  private static func missingType(in message: Substring) -> String? {
    message.firstMatch(of: #/cannot find (?:type )?'(\w+)' in scope/#)
      .map { String($0.1) }.flatMap { isApples($0) ? $0 : nil }
  }

  /// Whether a name has the prefix of one of Apple's frameworks.
  static func isApples(_ name: String) -> Bool {
    name.contains(
      #/^(?:UI|NS|CA|CG|CI|CL|CM|CN|CK|CT|MK|MF|ML|MP|MC|AV|AR|AS|EK|GK|HK|LA|PDF|PH|PK|QL|SCN|SF|SK|UN|VN|WK)[A-Z]\w+/#
    )
  }

  /// Whether a program begins in a file.
  static func isEntry(_ file: URL) -> Bool {
    if file.lastPathComponent == "main.swift" { return true }
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.contains(/@(?:main|UIApplicationMain)\b/)
  }
}

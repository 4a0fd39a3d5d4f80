import Foundation
import TestSupport
import Testing

/// The command line, run as people run it: as a program of its own.
struct Command {
  let status: Int32
  let output: String
  let errors: String

  /// The program that was built with the tests.
  private static var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("tsumiki")
  }

  @discardableResult
  init(_ arguments: String..., folder: URL = Self.scratch) throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "TSUMIKI_DIAGNOSTICS"] { environment[name] = nil }
    process.environment = environment
    // Files, not pipes: nobody has to read while the program writes.
    let output = folder.appendingPathComponent("output-\(UUID().uuidString)")
    let errors = folder.appendingPathComponent("errors-\(UUID().uuidString)")
    for url in [output, errors] { try Data().write(to: url) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = try String(contentsOf: output, encoding: .utf8)
    self.errors = try String(contentsOf: errors, encoding: .utf8)
    for url in [output, errors] { try? FileManager.default.removeItem(at: url) }
  }

  /// A folder for what the programs write.
  static let scratch: URL = {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tsumiki-tests-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }()

  /// A file of its own in the scratch folder.
  static func file(_ suffix: String) -> URL {
    scratch.appendingPathComponent("\(UUID().uuidString)\(suffix)")
  }

  /// The app folder of a name among the fixtures.
  static func app(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Apps/\(name)").path
  }
}

/// A tree of views as the program wrote it.
struct Dump {
  let views: [JSONValue]

  init(_ url: URL) throws {
    views = try JSONDecoder().decode([JSONValue].self, from: Data(contentsOf: url))
  }

  func views(of type: String) -> [JSONValue] { views.filter { $0["class"].string == type } }

  /// The cells by the number of their item.
  var cells: [Int: JSONValue] {
    let cells = views.filter { !$0["indexPath"].isNull && $0["hidden"].bool == false }
    return Dictionary(
      cells.map { (Int($0["indexPath"].numbers[1]), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

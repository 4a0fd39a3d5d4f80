import Foundation
import TestSupport
import Testing

/// The command line, run as people run it: as a program of its own.
struct Command {
  let status: Int32
  let output: String
  let errors: String

  /// How long a command may take, in seconds; compiling an app on a busy machine takes some.
  private static let patience = 400.0

  /// The program that was built with the tests.
  static var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("tsumiki")
  }

  init(_ arguments: String...) throws { try self.init(arguments: arguments) }

  init(
    arguments: [String],
    environment changes: [String: String] = [:],
    program: URL = Self.program,
    input: String? = nil
  ) throws {
    let folder = Self.scratch
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "TSUMIKI_DIAGNOSTICS"] { environment[name] = nil }
    process.environment = environment.merging(changes) { $1 }
    // Files, not pipes: nobody has to read while the program writes.
    let output = folder.appendingPathComponent("output-\(UUID().uuidString)")
    let errors = folder.appendingPathComponent("errors-\(UUID().uuidString)")
    for url in [output, errors] { try Data().write(to: url) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    if let input {
      let file = folder.appendingPathComponent("input-\(UUID().uuidString)")
      try Data(input.utf8).write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
      try FileManager.default.removeItem(at: file)
    }
    let isOver = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in isOver.signal() }
    try process.run()
    if isOver.wait(timeout: .now() + Self.patience) == .timedOut {
      process.end()
      Issue.record("still running after \(Self.patience) s: \(arguments)")
    }
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

  /// Writes a program that is a script for the shell.
  ///
  /// A program of its own writes it: what another test starts meanwhile holds the files this one has
  /// open for a moment, and the system runs no program that is open for writing ("Text file busy").
  static func write(script: String, to file: URL) throws {
    let written = try Command(
      arguments: ["-c", "cat > \"$1\" && chmod 755 \"$1\"", "write", file.path],
      program: URL(fileURLWithPath: "/bin/sh"),
      input: "#!/bin/sh\n\(script)\n"
    )
    try #require(written.status == 0, "\(written.errors)")
  }

  /// The app folder of a name among the fixtures.
  static func app(_ name: String) -> String { fixture("Apps/\(name)") }

  /// The project of a name among the fixtures.
  static func project(_ name: String) -> String { fixture("Projects/\(name)") }

  /// What lies at a path among the fixtures.
  static func fixture(_ path: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(path)").path
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

extension Process {
  /// Ends the process, which inherits from a test's thread that all signals but this one wait.
  func end() {
    if isRunning { kill(processIdentifier, SIGKILL) }
    waitUntilExit()
  }

  /// Ends every process that has a setting in its environment, also one that its parent left behind.
  static func endAll(startedWith setting: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for process in names.compactMap({ pid_t($0) }) {
      guard let file = FileHandle(forReadingAtPath: "/proc/\(process)/environ"),
        let settings = try? file.readToEnd(),
        settings.split(separator: 0).contains(where: { $0.elementsEqual(setting.utf8) })
      else { continue }
      kill(process, SIGKILL)
    }
  }
}

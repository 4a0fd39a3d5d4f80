import AppContainers
import Diagnostics
import Foundation
import UIKit

/// Runs iOS apps.
///
/// Another program builds them: it is linked against the compiler's parser, whose libraries would
/// take a third of the time that showing a first frame takes.
enum AppCommand {
  /// Builds an app as far as something changed, and becomes it.
  static func run(
    _ path: String,
    _ project: [String],
    _ options: LaunchOptions,
    _ arguments: [String]
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = try builder()
    process.arguments = ["--build", path] + project
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // It has told what is in the way.
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return 1 }
    let line = String(decoding: said, as: UTF8.self).split(separator: "\n").last ?? ""
    return try become(URL(fileURLWithPath: String(line)), options, arguments)
  }

  /// Lets a built app take the place of this process.
  static func become(
    _ executable: URL,
    _ options: LaunchOptions,
    _ arguments: [String]
  ) throws -> Int32 {
    let name = executable.lastPathComponent
    var options = options
    options.title = name
    options.fallbackPNG = URL(fileURLWithPath: "out/\(name).png").path
    options.export()
    setenv(CrashReports.variable, CrashReports.settings, 0)
    let container = AppContainer(ofProgram: executable)
    for (name, value) in container.environment(from: ProcessInfo.processInfo.environment) {
      setenv(name, value, 1)
    }
    return try replaceProcess(with: executable, arguments)
  }

  /// Lets the builder take the place of this process.
  static func handOver(_ arguments: [String]) throws -> Int32 {
    try replaceProcess(with: builder(), arguments)
  }

  /// Lets what keeps screens open take the place of this process.
  static func keepOpen(_ arguments: [String]) throws -> Int32 {
    try replaceProcess(with: program("tsumiki-serve"), arguments)
  }

  /// The program that builds apps.
  private static func builder() throws -> URL { try program("tsumiki-translate") }

  /// A program that lies beside this one.
  private static func program(_ name: String) throws -> URL {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw Problem(.translatorMissing, place: program.path)
    }
    return program
  }

  /// Lets a program take the place of this process, so that signals and output are its own.
  private static func replaceProcess(with executable: URL, _ arguments: [String]) throws -> Int32 {
    var words = ([executable.path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(executable.path, words)
    throw Problem(.appStart, place: executable.path, saw: String(cString: strerror(errno)))
  }
}

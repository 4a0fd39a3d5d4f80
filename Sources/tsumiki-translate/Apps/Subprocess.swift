import Foundation

/// A program that is run to its end.
enum Subprocess {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
    /// Whether it was ended because it took too long.
    var isTimedOut = false
  }

  /// Runs a program and keeps what it writes; ends it after `limit` seconds.
  static func run(
    _ program: String,
    _ arguments: [String],
    environment: [String: String]? = nil,
    limit: Double? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let environment { process.environment = environment }
    // Files, not pipes: nobody has to read while the program writes.
    let folder = FileManager.default.temporaryDirectory
    let names = ["out", "err"].map { folder.appendingPathComponent("\(UUID().uuidString).\($0)") }
    for name in names { try Data().write(to: name) }
    defer { for name in names { try? FileManager.default.removeItem(at: name) } }
    process.standardOutput = try FileHandle(forWritingTo: names[0])
    process.standardError = try FileHandle(forWritingTo: names[1])
    process.standardInput = FileHandle.nullDevice
    let isOver = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in isOver.signal() }
    try process.run()
    let isTimedOut = limit.map { isOver.wait(timeout: .now() + $0) == .timedOut } ?? false
    if isTimedOut { process.terminate() }
    process.waitUntilExit()
    var texts = try names.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    if process.terminationReason == .uncaughtSignal, !isTimedOut {
      texts[1] += "\n\(program) was stopped by signal \(process.terminationStatus).\n"
    }
    return Result(
      status: process.terminationStatus,
      output: texts[0],
      errors: texts[1],
      isTimedOut: isTimedOut
    )
  }
}

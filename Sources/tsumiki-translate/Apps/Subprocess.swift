import Foundation

/// A program that is run to its end.
enum Subprocess {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs a program and keeps what it writes.
  static func run(
    _ program: String,
    _ arguments: [String],
    environment: [String: String]? = nil
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
    try process.run()
    process.waitUntilExit()
    let texts = try names.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}

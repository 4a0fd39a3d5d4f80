import Foundation

/// Runs what peers need: compilers, downloads and their programs.
enum Shell {
  /// What a command prints, or nil where it fails.
  static func run(_ command: String) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  /// Whether programs to compare with may be fetched.
  static var fetchesPeers: Bool {
    ProcessInfo.processInfo.environment["TSUMIKI_FETCH_PEERS"] != nil
  }
}

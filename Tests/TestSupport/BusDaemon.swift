import Foundation

/// A D-Bus of a test's own, which ends with it.
package final class BusDaemon {
  private let process = Process()
  /// Where it can be reached.
  package let address: String

  package init() throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    process.arguments = ["--session", "--nofork", "--print-address=1"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { process.terminate() }
}

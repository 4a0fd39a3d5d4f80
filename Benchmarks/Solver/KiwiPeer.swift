import Foundation

/// Kiwi's solver on the same systems, compiled from its headers when they can be had.
struct KiwiPeer {
  private let program: URL

  /// Nil where headers or compiler are missing.
  init?() {
    let fetches = ProcessInfo.processInfo.environment["TSUMIKI_FETCH_PEERS"] != nil
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tsumiki-kiwi")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Peer/kiwi_bench.cpp.txt").path
    program = folder.appendingPathComponent("kiwi_bench")
    if let include = ProcessInfo.processInfo.environment["KIWI_INCLUDE"] {
      guard Self.compile(source, include, program) else { return nil }
    } else if fetches {
      let fetch = """
        cd '\(folder.path)' && pip download -q --no-binary :all: --no-deps kiwisolver \
        && tar xf kiwisolver-*.tar.gz && ln -sfn "$(ls -d kiwisolver-*/ | head -1)" kiwi
        """
      guard Self.shell(fetch) != nil,
        Self.compile(source, folder.appendingPathComponent("kiwi").path, program)
      else { return nil }
    } else {
      return nil
    }
  }

  /// Medians in microseconds.
  func medians() -> [String: Double] {
    var found: [String: Double] = [:]
    for line in (Self.shell("'\(program.path)'") ?? "").split(separator: "\n") {
      let parts = line.split(separator: " ")
      if parts.count == 2, let value = Double(parts[1]) { found[String(parts[0])] = value }
    }
    return found
  }

  private static func compile(_ source: String, _ include: String, _ program: URL) -> Bool {
    let command = """
      c++ -O3 -DNDEBUG -std=c++17 -I'\(include)' -x c++ '\(source)' -o '\(program.path)' || \
      clang++ -O3 -DNDEBUG -std=c++17 -I'\(include)' -x c++ '\(source)' -o '\(program.path)'
      """
    return shell(command) != nil
  }

  private static func shell(_ command: String) -> String? {
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
}

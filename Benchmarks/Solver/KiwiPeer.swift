import Foundation

/// Kiwi's solver on the same systems, compiled from its headers when they can be had.
struct KiwiPeer {
  private let program: URL

  /// Nil where headers or compiler are missing.
  init?() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tsumiki-kiwi")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Peer/kiwi_bench.cpp.txt").path
    program = folder.appendingPathComponent("kiwi_bench")
    if let include = ProcessInfo.processInfo.environment["KIWI_INCLUDE"] {
      guard Self.compile(source, include, program) else { return nil }
    } else if Shell.fetchesPeers {
      let fetch = """
        cd '\(folder.path)' && pip download -q --no-binary :all: --no-deps kiwisolver \
        && tar xf kiwisolver-*.tar.gz && ln -sfn "$(ls -d kiwisolver-*/ | head -1)" kiwi
        """
      guard Shell.run(fetch) != nil,
        Self.compile(source, folder.appendingPathComponent("kiwi").path, program)
      else { return nil }
    } else {
      return nil
    }
  }

  /// Medians in microseconds.
  func medians() -> [String: Double] {
    var found: [String: Double] = [:]
    for line in (Shell.run("'\(program.path)'") ?? "").split(separator: "\n") {
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
    return Shell.run(command) != nil
  }
}

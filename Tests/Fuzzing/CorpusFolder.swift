import Foundation

/// The inputs that are kept beside the tests.
enum CorpusFolder {
  /// The files of a kind, in order of their names.
  static func files(_ kind: String) -> [[UInt8]] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = tests.appendingPathComponent("Fixtures/Fuzz/\(kind)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap {
      (try? Data(contentsOf: folder.appendingPathComponent($0))).map { [UInt8]($0) }
    }
  }
}

/// A folder in memory for readers that want files; it is emptied with each input.
package struct ScratchFolder {
  package let path: String

  package init() {
    let base = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : "/tmp"
    path = "\(base)/tsumiki-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
  }

  /// Makes a folder of its own with files in it, and takes it away behind the body.
  package func with(
    _ name: String,
    _ files: [(path: String, bytes: [UInt8])],
    _ body: (URL) -> Void
  ) {
    let folder = URL(fileURLWithPath: path).appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try? Data(file.bytes).write(to: url)
    }
    body(folder)
  }
}

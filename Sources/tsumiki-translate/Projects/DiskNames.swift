import Foundation

/// Names of files as the disk has them: a Mac does not tell capitals from small letters.
enum DiskNames {
  /// The file that is meant, where only capitals differ; else the one that was asked for.
  static func url(_ asked: URL) -> URL {
    guard !FileManager.default.fileExists(atPath: asked.path) else { return asked }
    var found = URL(fileURLWithPath: "/")
    for name in asked.standardizedFileURL.pathComponents.dropFirst() {
      let exact = found.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: exact.path) {
        found = exact
        continue
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: found.path)) ?? []
      guard let other = names.sorted().first(where: { $0.lowercased() == name.lowercased() }) else {
        return asked
      }
      found.appendPathComponent(other)
    }
    return found
  }
}

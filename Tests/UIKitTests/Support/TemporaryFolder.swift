import Foundation

/// A folder of files that goes away with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "tsumiki-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var bundle: Bundle? { Bundle(path: path) }

  func write(_ data: Data?, _ name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try (data ?? Data()).write(to: url)
  }

  func write(_ text: String, _ name: String) throws { try write(Data(text.utf8), name) }
}

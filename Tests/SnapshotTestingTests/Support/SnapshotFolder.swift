import Foundation
import SnapshotTesting

/// A folder of references that goes away with it.
final class SnapshotFolder {
  let url: URL

  init() throws {
    url = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names of the files in it.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func write(_ data: Data, as name: String) throws {
    try data.write(to: url.appendingPathComponent(name))
  }

  /// Compares a value with the reference of a name.
  func verify<Value, Format>(
    _ value: Value,
    as strategy: Snapshotting<Value, Format>,
    named name: String? = "it",
    record: SnapshotTestingConfiguration.Record = .missing,
    testName: String = "test()"
  ) -> String? {
    verifySnapshot(
      of: value,
      as: strategy,
      named: name,
      record: record,
      snapshotDirectory: url.path,
      testName: testName
    )
  }

  /// What a strategy makes of a value.
  static func text<Value>(_ value: Value, as strategy: Snapshotting<Value, String>) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }
}

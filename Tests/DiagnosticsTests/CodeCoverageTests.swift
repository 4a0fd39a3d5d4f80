import Foundation
import Testing

/// Every message has a test that asserts it.
@Suite struct CodeCoverageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func codes(in folder: String, besides file: String = "") throws -> Set<String> {
    let walker = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    var found: Set<String> = []
    while let path = walker?.nextObject() as? String {
      guard path.hasSuffix(".swift"), !path.hasSuffix(file) || file.isEmpty else { continue }
      let url = root.appendingPathComponent(folder).appendingPathComponent(path)
      let text = try String(contentsOf: url, encoding: .utf8)
      for match in text.matches(of: /"(TSK-[A-Z-]+)"/) { found.insert(String(match.1)) }
    }
    return found
  }

  /// What no test can bring about: the reason is beside it.
  private static let unreachable: Set<String> = [
    // The program that was just built vanishes before it is started.
    "TSK-APP-START"
  ]

  @Test func `every code that is reported is asserted`() throws {
    let reported = try Self.codes(in: "Sources")
    let asserted = try Self.codes(in: "Tests", besides: "CodeCoverageTests.swift")
    #expect(reported.count > 30)
    let missing = reported.subtracting(asserted).subtracting(Self.unreachable)
    #expect(missing.isEmpty, "\(missing.sorted())")
  }
}

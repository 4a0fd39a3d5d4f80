import Foundation
import TestSupport
import Testing

/// What is called by its symbol from programs that are compiled later has to be public: in a release
/// build nothing else is left of the frameworks.
@Suite struct RunnerSymbolTests {
  @Test func `what the runner of tests calls by its symbol is public`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let runner = try text("Sources/tsumiki-translate/Apps/TestRunner.swift")
    let symbols = runner.matches(of: /@_silgen_name\("(tsumiki_\w+)"\)/).map { String($0.1) }
    #expect(symbols == ["tsumiki_begin_tests"])
    let host = try text("Sources/UIKit/6-Running/TestHost.swift")
    for symbol in symbols { #expect(host.contains("@_cdecl(\"\(symbol)\")\npublic func ")) }
  }
}

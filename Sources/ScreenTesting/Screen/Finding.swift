import Testing
import XCTest

/// Something that a test of a screen found.
enum Finding {
  /// Fails the test that runs, of either library, unless nothing was found.
  static func record(_ lines: [String], _ location: SourceLocation) {
    guard !lines.isEmpty else { return }
    let text = lines.joined(separator: "\n")
    guard Test.current != nil else {
      return XCTFail("\(location.fileID):\(location.line): \(text)")
    }
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }
}

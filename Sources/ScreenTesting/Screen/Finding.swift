import Testing
import XCTest

/// Something that a test of a screen found.
struct Finding {
  /// The place in a test that asked: as macros of one library are not there in tests of the other, its parts.
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Fails the test that runs, of either library, unless nothing was found.
  func record(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    let text = lines.joined(separator: "\n")
    guard Test.current != nil else { return XCTFail(text, file: filePath, line: line) }
    let location = SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column)
    )
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }
}

import Foundation
import Runtime
internal import TestRecording
import XCTest

/// Failures of the test that runs, at the place in its source that called.
@MainActor
enum TestFailures {
  /// Modules whose places are nobody's to look at.
  private static let own = [
    "/XCUIAutomation/", "/TestRecording/", "TestRunner.swift", "_AllTests.swift",
  ]

  static func record(_ message: String) {
    let found = caller
    // What an assertion asks for in its arguments stands at no line of its own.
    if found == nil, let test = TestRecorder.shared.current as? UITestCase {
      return test.recordLater(message)
    }
    let place = found ?? ("<unknown>", 0)
    guard let test = TestRecorder.shared.current else {
      FileHandle.standardError.write(Data("\(place.file):\(place.line): error: \(message)\n".utf8))
      return
    }
    test.recordFailure(
      withDescription: message,
      inFile: place.file,
      atLine: place.line,
      expected: true
    )
  }

  /// The nearest place on the way here that stands in the sources of the tests.
  ///
  /// Apple's methods take no file and no line, so they are read from the calls that led here.
  ///
  /// Nil where none is known.
  static var caller: (file: String, line: Int)? {
    guard let calls = try? Backtrace.capture(limit: 80),
      let known = calls.symbolicated(options: [.useSymbolCache, .showSourceLocations])
    else { return nil }
    for frame in known.frames {
      guard let place = frame.symbol?.sourceLocation, place.line > 0,
        !own.contains(where: place.path.contains)
      else { continue }
      // Debug information of tests is relative to the root.
      return (place.path.hasPrefix("/") ? place.path : "/" + place.path, place.line)
    }
    return nil
  }
}

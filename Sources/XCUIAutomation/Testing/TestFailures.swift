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
    let place = caller
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
  static var caller: (file: String, line: Int) {
    guard let calls = try? Backtrace.capture(limit: 80),
      let known = calls.symbolicated(options: [.useSymbolCache, .showSourceLocations])
    else { return ("<unknown>", 0) }
    for frame in known.frames {
      guard let place = frame.symbol?.sourceLocation, place.line > 0,
        !own.contains(where: place.path.contains)
      else { continue }
      // Debug information of tests is relative to the root.
      return (place.path.hasPrefix("/") ? place.path : "/" + place.path, place.line)
    }
    return ("<unknown>", 0)
  }
}

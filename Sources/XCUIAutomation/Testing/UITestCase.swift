import Foundation
internal import TestRecording
internal import TestReports
import XCTest

/// What test cases of UI tests inherit from in the place of `XCTestCase`, which source translation sees to.
///
/// On Linux `XCTestCase` always goes on after a failure. Here a test that is not to go on ends the process
/// instead, after it was torn down: nothing else can leave a function of Swift in its middle. The tests that
/// are left run in another process.
open class UITestCase: XCTestCase {
  /// Whether Xcode runs the tests once for each way the app can look; here they run once.
  ///
  /// Defaults to false.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// Whether a test goes on after a failure.
  ///
  /// Defaults to true.
  open override var continueAfterFailure: Bool {
    // What XCTest does of its own where it is false ends the process without a word.
    get { goesOn || isRecording }
    set { goesOn = newValue }
  }

  private var goesOn = true
  private var isRecording = false
  private var isOver = false
  /// What is wrong at a place that is not known: the assertion that asked will fail, and knows its own.
  private var pending: [String] = []

  /// Tells what is wrong with the next failure, or at the end of the test.
  func recordLater(_ message: String) { pending.append(message) }

  /// Writes down what is wrong, and ends the test where it is not to go on.
  open override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    // What fails while an ended test is torn down is told and ends nothing.
    isRecording = true
    let all = pending + [description]
    pending = []
    super.recordFailure(
      withDescription: all.joined(separator: "\n"),
      inFile: filePath,
      atLine: lineNumber,
      expected: expected
    )
    isRecording = false
    guard !goesOn, !isOver, TestRecorder.shared.request.events != nil else { return }
    isOver = true
    isRecording = true
    tearDown()
    do { try tearDownWithError() } catch {
      super.recordFailure(
        withDescription: "tearDownWithError: \(error)",
        inFile: filePath,
        atLine: lineNumber,
        expected: false
      )
    }
    MainActor.assumeIsolated { RunningApps.shared.terminateAll() }
    print("Test Case '\(name)' failed, and is not to go on after a failure.")
    TestRecorder.shared.stop()
    fflush(nil)
    _exit(1)
  }

  /// Runs the test, and forgets what watched for interruptions in it.
  open override func invokeTest() {
    super.invokeTest()
    if let last = pending.popLast() {
      recordFailure(withDescription: last, inFile: "<unknown>", atLine: 0, expected: true)
    }
    MainActor.assumeIsolated { InterruptionMonitors.shared.removeAll() }
  }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization
import XCTest

/// A failure that is expected, and came.
public final class XCTExpectedFailure: NSObject {
  /// Which failures are expected, and whether one has to come.
  public final class Options: NSObject {
    /// Which failures are meant; all by default.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Whether failures are expected at all; true by default.
    public var isEnabled = true
    /// Whether it is a failure that none comes; true by default.
    public var isStrict = true

    /// Makes options with their defaults.
    public override init() { super.init() }

    /// Makes options under which no failure has to come.
    public class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}

/// What is expected at present.
enum ExpectedFailures {
  final class Expectation: @unchecked Sendable {
    let reason: String?
    let options: XCTExpectedFailure.Options
    var count = 0

    init(_ reason: String?, _ options: XCTExpectedFailure.Options) {
      self.reason = reason
      self.options = options
    }

    /// What is told where nothing failed that had to.
    var disappointment: String? {
      guard options.isEnabled, options.isStrict, count == 0 else { return nil }
      return "A failure was expected and did not come" + (reason.map { ": \($0)" } ?? ".")
    }
  }

  private static let current = Mutex<[Expectation]>([])

  static func add(_ expectation: Expectation) {
    if !FailureGate.isThere {
      XCTestAdditionsLog.say("Failures cannot be expected with this toolchain's XCTest.")
    }
    current.withLock { $0.append(expectation) }
  }

  static func remove(_ expectation: Expectation) {
    current.withLock { $0.removeAll { $0 === expectation } }
  }

  /// Whether a failure is expected; the innermost expectation has it.
  static func take(_ issue: XCTIssue) -> Bool {
    let all = current.withLock { $0 }
    for expectation in all.reversed() {
      guard expectation.options.isEnabled, expectation.options.issueMatcher(issue) else { continue }
      expectation.count += 1
      print(
        "Expected failure\(expectation.reason.map { " (\($0))" } ?? ""): \(issue.compactDescription)"
      )
      return true
    }
    return false
  }

  /// Ends what holds for the rest of a test; gives what did not come.
  static func endOfTest() -> [String] {
    let all = current.withLock { all in
      defer { all = [] }
      return all
    }
    return all.compactMap(\.disappointment)
  }
}

/// Expects failures in the rest of the test.
///
/// - Parameters:
///   - failureReason: Why; it is printed with each.
///   - enabled: Whether failures are expected; true by default.
///   - strict: Whether it is a failure that none comes; true by default.
///   - issueMatcher: Which failures are meant; all by default.
public func XCTExpectFailure(
  _ failureReason: String? = nil,
  enabled: Bool? = nil,
  strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher))
}

/// Expects failures in the rest of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil,
  options: XCTExpectedFailure.Options
) {
  ExpectedFailures.add(ExpectedFailures.Expectation(failureReason, options))
}

/// Expects failures in a block.
///
/// - Parameters:
///   - failureReason: Why; it is printed with each.
///   - enabled: Whether failures are expected; true by default.
///   - strict: Whether it is a failure that none comes; true by default.
///   - failingBlock: The block.
///   - issueMatcher: Which failures are meant; all by default.
/// - Returns: What the block returns.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil,
  enabled: Bool? = nil,
  strict: Bool? = nil,
  failingBlock: () throws -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason,
    options: options(enabled, strict, issueMatcher),
    failingBlock: failingBlock
  )
}

/// Expects failures in a block.
///
/// - Parameters:
///   - failureReason: Why; it is printed with each.
///   - options: Which failures are meant, and whether one has to come.
///   - failingBlock: The block.
/// - Returns: What the block returns.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil,
  options: XCTExpectedFailure.Options,
  failingBlock: () throws -> R
) rethrows -> R {
  let expectation = ExpectedFailures.Expectation(failureReason, options)
  ExpectedFailures.add(expectation)
  let result: R
  do {
    defer { ExpectedFailures.remove(expectation) }
    result = try failingBlock()
  }
  if let words = expectation.disappointment { XCTFail(words) }
  return result
}

private func options(
  _ enabled: Bool?,
  _ strict: Bool?,
  _ matcher: ((XCTIssue) -> Bool)?
) -> XCTExpectedFailure.Options {
  let options = XCTExpectedFailure.Options()
  options.isEnabled = enabled ?? true
  options.isStrict = strict ?? true
  if let matcher { options.issueMatcher = matcher }
  return options
}

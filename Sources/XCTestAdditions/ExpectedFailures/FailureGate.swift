import Foundation
import Synchronization
import XCTest

/// Stands between XCTest and its record of failures, so that failures can be expected.
///
/// Linux's XCTest has no such place. All failures of test cases go through one method of `XCTestCaseRun`,
/// so its entries in the class's table of methods are exchanged for those of a subclass; Docs/Compatibility.md
/// tells of it.
enum FailureGate {
  private struct Methods {
    let record: UInt
    let stop: UInt
  }

  /// What XCTest does with a failure and at a test's end; nil where its table is another than is known.
  private static let original: Methods? = install()

  static var isThere: Bool { original != nil }

  private static func install() -> Methods? {
    let record =
      "$s6XCTest0A7CaseRunC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSgSiSbtF"
    let stop = "$s6XCTest0A7CaseRunC4stopyyF"
    guard let old = exchange(record), let oldStop = exchange(stop) else { return nil }
    return Methods(record: old, stop: oldStop)
  }

  /// Puts the subclass's method of a name in the place of the class's own.
  private static func exchange(_ name: String) -> UInt? {
    guard let method = dlsym(nil, name) else { return nil }
    let address = UInt(bitPattern: method)
    let table = unsafeBitCast(
      XCTestCaseRun.self as AnyClass,
      to: UnsafeMutablePointer<UInt>.self
    )
    let own = unsafeBitCast(GatedRun.self as AnyClass, to: UnsafeMutablePointer<UInt>.self)
    // The table has some twenty methods behind the class's head.
    for index in 0..<64 where table[index] == address && own[index] != address {
      table[index] = own[index]
      return address
    }
    return nil
  }

  /// A method and its object are called as a closure and what it holds are; not generic, so that the
  /// parameters go where the method takes them.
  private struct RecordClosure {
    let call: (String, String?, Int, Bool) -> Void
  }

  private struct StopClosure {
    let call: () -> Void
  }

  private struct Bound {
    let method: UInt
    let object: AnyObject
  }

  static func record(
    _ run: XCTestCaseRun,
    _ description: String,
    _ file: String?,
    _ line: Int,
    _ expected: Bool
  ) {
    guard let original else { return }
    unsafeBitCast(
      Bound(method: original.record, object: run),
      to: RecordClosure.self
    ).call(description, file, line, expected)
  }

  static func stop(_ run: XCTestCaseRun) {
    guard let original else { return }
    unsafeBitCast(Bound(method: original.stop, object: run), to: StopClosure.self).call()
  }
}

/// Has the methods that stand in the place of XCTest's own; nobody makes one.
private final class GatedRun: XCTestCaseRun {
  override func recordFailure(
    withDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    let issue = XCTIssue(
      type: expected ? .assertionFailure : .thrownError,
      compactDescription: description,
      sourceCodeContext: XCTSourceCodeContext(
        location: filePath.map { XCTSourceCodeLocation(filePath: $0, lineNumber: lineNumber) }
      )
    )
    if ExpectedFailures.take(issue) { return }
    FailureGate.record(self, description, filePath, lineNumber, expected)
  }

  override func stop() {
    for reason in ExpectedFailures.endOfTest() {
      FailureGate.record(self, reason, nil, 0, true)
    }
    FailureGate.stop(self)
  }
}

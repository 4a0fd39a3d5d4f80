import Testing
import XCTest
import XCTestAdditions

/// Failures of XCTest that are expected.
///
/// XCTest runs its own tests in processes of their own: it holds the main thread while it waits.
@Suite(.serialized) struct ExpectedFailureTests {
  private final class Case: XCTestCase {}

  /// How many failures a test records.
  @MainActor
  private static func failures(_ body: @escaping () throws -> Void) -> Int? {
    let test = Case(name: "Case.test") { _ in try body() }
    test.run()
    return test.testRun?.totalFailureCount
  }

  @Test func `failures count where none is expected`() async {
    await #expect(processExitsWith: .success) { await ExpectedFailureTests.plain() }
  }

  @MainActor
  private static func plain() {
    #expect(failures { XCTAssertEqual(1, 1) } == 0)
    #expect(failures { XCTAssertEqual(1, 2) } == 1)
  }

  @Test func `failures in a block are expected, and others count`() async {
    await #expect(processExitsWith: .success) { await ExpectedFailureTests.inBlock() }
  }

  @MainActor
  private static func inBlock() {
    let count = failures {
      let value = XCTExpectFailure("known") {
        XCTFail("one")
        XCTAssertTrue(false)
        return 5
      }
      XCTAssertEqual(value, 5)
      XCTFail("another")
    }
    #expect(count == 1)
  }

  @Test func `a block that does not fail is a failure, unless it need not`() async {
    await #expect(processExitsWith: .success) { await ExpectedFailureTests.needed() }
  }

  @MainActor
  private static func needed() {
    #expect(failures { XCTExpectFailure { XCTAssertTrue(true) } } == 1)
    #expect(failures { XCTExpectFailure(strict: false) { XCTAssertTrue(true) } } == 0)
    #expect(
      failures {
        XCTExpectFailure("later", options: .nonStrict(), failingBlock: { XCTAssertTrue(true) })
      } == 0
    )
  }

  @Test func `only those that are meant are expected`() async {
    await #expect(processExitsWith: .success) { await ExpectedFailureTests.matched() }
  }

  @MainActor
  private static func matched() {
    let count = failures {
      XCTExpectFailure(
        failingBlock: {
          XCTFail("network")
          XCTFail("layout")
        },
        issueMatcher: { $0.compactDescription.contains("network") }
      )
    }
    #expect(count == 1)
    #expect(failures { XCTExpectFailure(enabled: false) { XCTFail("now") } } == 1)
  }

  @Test func `the rest of a test may be expected to fail`() async {
    await #expect(processExitsWith: .success) { await ExpectedFailureTests.rest() }
  }

  @MainActor
  private static func rest() {
    struct Broken: Error {}
    #expect(
      failures {
        XCTExpectFailure("broken since spring")
        XCTFail("one")
        throw Broken()
      } == 0
    )
    #expect(failures { XCTExpectFailure("nothing fails") } == 1)
    #expect(failures { XCTFail("the next test is on its own") } == 1)
  }
}

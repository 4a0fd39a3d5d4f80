import Testing
import XCTest

@testable import Kit

final class KitCase: XCTestCase {
  func testWord() { XCTAssertEqual(Kit.word, "kit") }
}

@Suite struct KitSuite {
  @Test func halves() {
    let size = Kit.half(.init(width: 4, height: 2))
    #expect(Double(size.width) == 2)
  }
}

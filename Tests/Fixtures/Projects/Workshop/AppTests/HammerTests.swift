import UIKit
import XCTest

@testable import Tools
@testable import Work_Shop

class ToolCase: XCTestCase {
  func testInherited() { XCTAssertTrue(true) }
}

final class HammerTests: ToolCase {
  private var hammer: Hammer!

  override func setUp() {
    super.setUp()
    hammer = Hammer()
  }

  func testStrike() {
    hammer.perform(#selector(Hammer.strike))
    XCTAssertEqual(hammer.blows, 4)
  }

  func testApp() throws {
    XCTAssert(Report.text.hasPrefix("3 kit"))
    XCTAssertEqual(Hammer.handle, "ash")
  }

  func testLater() async throws {
    let view = await UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let width = await view.bounds.width
    XCTAssertEqual(width, 5)
  }
}

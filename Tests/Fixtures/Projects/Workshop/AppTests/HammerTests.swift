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
    XCTAssert(Report.text.hasPrefix("3 kit Work & Shop"), Report.text)
    XCTAssertEqual(Hammer.handle, "ash")
  }

  func testBundles() throws {
    XCTAssertEqual(Hammer.note, "carved")
    for (bundle, note) in [(Bundle(for: type(of: self)), "tested\n"), (Bundle.main, "noted\n")] {
      let file = try XCTUnwrap(bundle.path(forResource: "note", ofType: "txt"))
      XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), note)
    }
  }

  func testLater() async throws {
    let view = await UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let width = await view.bounds.width
    XCTAssertEqual(width, 5)
  }
}

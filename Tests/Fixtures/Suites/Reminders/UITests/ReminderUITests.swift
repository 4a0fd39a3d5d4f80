import XCTest

final class ReminderUITests: XCTestCase {
  func testCardsAndList() {
    let app = XCUIApplication()
    app.launch()
    for number in 0..<4 { XCTAssertTrue(app.staticTexts["AAA\(number)"].isHittable) }
    app.swipeUp()
    XCTAssertTrue(app.staticTexts["LLL11"].isHittable)
    let (first, last) = (app.staticTexts["LLL0"].frame, app.staticTexts["LLL11"].frame)
    XCTAssertEqual(first.minX, last.minX)
    XCTAssertLessThan(first.minY, last.minY)
  }
}

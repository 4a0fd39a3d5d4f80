import XCTest

final class TileUITests: XCTestCase {
  func testTwoColumns() {
    let app = XCUIApplication()
    app.launch()
    let cells = app.collectionViews.cells
    XCTAssertEqual(cells.element(boundBy: 0).frame.size, CGSize(width: 180, height: 230))
    XCTAssertEqual(cells.element(boundBy: 1).frame.minX, 200, accuracy: 0.5)
    let last = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'Picture 20:'"))
    for _ in 0..<8 where !last.firstMatch.isHittable { app.swipeUp() }
    XCTAssertTrue(last.firstMatch.isHittable)
  }
}

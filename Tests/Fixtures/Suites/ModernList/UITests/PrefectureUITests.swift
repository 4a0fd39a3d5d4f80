import XCTest

final class PrefectureUITests: XCTestCase {
  func testRows() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertEqual(app.collectionViews.cells.count, 7)
    let row = app.collectionViews.cells.containing(.staticText, identifier: "長崎").element
    XCTAssertEqual(row.frame, CGRect(x: 10, y: row.frame.minY, width: 370, height: 44))
    row.tap()
    XCTAssertFalse(row.isSelected)
    XCTAssertEqual(app.staticTexts.element(boundBy: 6).label, "鹿児島")
  }
}

import XCTest

final class BrickUITests: XCTestCase {
  func testWallScrolls() {
    let app = XCUIApplication()
    app.launch()
    let wall = app.collectionViews.firstMatch
    let first = wall.cells.firstMatch
    XCTAssertEqual(first.frame.minX, 3, accuracy: 0.5)
    let top = first.frame.minY
    wall.swipeUp()
    XCTAssertNotEqual(wall.cells.firstMatch.frame.minY, top)
    for _ in 0..<3 { wall.swipeDown() }
    XCTAssertEqual(wall.cells.firstMatch.frame.minY, top, accuracy: 0.5)
  }
}

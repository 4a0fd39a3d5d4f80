import XCTest

final class PaletteUITests: XCTestCase {
  func testSwipeEndsAtTheMargin() {
    let app = XCUIApplication()
    app.launch()
    let row = app.tables.cells.element(boundBy: 0)
    let squares = row.collectionViews.cells
    let margin = squares.element(boundBy: 0).frame.minX
    row.swipeLeft()
    let edges = squares.allElementsBoundByIndex.map(\.frame.minX)
    XCTAssertTrue(edges.contains { abs($0 - margin) < 0.5 }, "\(edges), \(margin)")
    XCTAssertTrue(edges.contains { $0 < 0 }, "\(edges)")
  }
}

import XCTest

final class BrickUITests: XCTestCase {
  func testWallScrolls() {
    let app = XCUIApplication()
    app.launch()
    let wall = app.collectionViews.firstMatch
    /// The leftmost edge of the bricks in sight, and their tops.
    func edges() -> (left: CGFloat, tops: Set<CGFloat>) {
      let frames = wall.cells.allElementsBoundByIndex.map(\.frame)
      return (frames.map(\.minX).min() ?? 0, Set(frames.map(\.minY)))
    }
    let before = edges()
    XCTAssertEqual(before.left, 3, accuracy: 0.5)
    wall.swipeUp()
    XCTAssertNotEqual(edges().tops, before.tops)
    for _ in 0..<3 { wall.swipeDown() }
    XCTAssertEqual(edges().tops, before.tops)
  }
}

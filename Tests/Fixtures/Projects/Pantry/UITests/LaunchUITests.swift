import XCTest

final class LaunchUITests: XCTestCase {
  func testArgumentsAndEnvironment() {
    let app = XCUIApplication()
    app.launchArguments = ["-sour", "YES"]
    app.launchEnvironment["GREETING"] = "Hello"
    app.launch()
    app.tabBars.buttons["Settings"].tap()
    XCTAssertEqual(app.staticTexts["status"].label, "Hello, -sour YES")
  }

  func testLaunchesAreCounted() throws {
    let app = XCUIApplication()
    func launches() throws -> Int {
      app.launch()
      app.tabBars.buttons["Settings"].tap()
      let words = app.staticTexts["status"].label.split(separator: " ")
      return try XCTUnwrap(words.last.flatMap { Int($0) })
    }
    let first = try launches()
    XCTAssertEqual(try launches(), first + 1)
  }
}

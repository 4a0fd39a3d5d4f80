import XCTest

final class PantryUITests: XCTestCase {
  let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launch()
  }

  override func tearDownWithError() throws {
    app.terminate()
  }

  func testListAndNavigation() throws {
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertTrue(app.navigationBars["Pantry"].exists)
    let table = app.tables["shelf"]
    XCTAssertTrue(table.cells.count > 10)
    XCTAssertEqual(table.cells.element(boundBy: 1).staticTexts.firstMatch.label, "Jar 2")
    app.staticTexts["Jar 3"].tap()
    XCTAssertTrue(app.navigationBars["Jar 3"].exists)
    XCTAssertEqual(app.staticTexts["contents"].label, "Contents of Jar 3")
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.navigationBars["Pantry"].waitForExistence(timeout: 2))
    XCTAssertFalse(app.staticTexts["contents"].exists)
  }

  func testScrollingToARow() {
    let row = app.tables.staticTexts["Jar 28"]
    XCTAssertFalse(row.isHittable)
    row.tap()
    XCTAssert(app.navigationBars["Jar 28"].exists)
  }

  func testAlertAndText() {
    app.navigationBars["Pantry"].buttons["Add"].tap()
    let alert = app.alerts["New jar"]
    XCTAssertTrue(alert.exists)
    XCTAssertTrue(alert.staticTexts["What is in it?"].exists)
    let field = alert.textFields.firstMatch
    XCTAssertEqual(field.placeholderValue, "Contents")
    field.tap()
    field.typeText("Figs")
    XCTAssertEqual(field.value as? String, "Figs")
    alert.buttons["Add"].tap()
    XCTAssertTrue(alert.waitForNonExistence(timeout: 1))
    XCTAssertEqual(app.tables.cells.firstMatch.staticTexts.firstMatch.label, "Figs")
  }

  func testSheet() {
    app.buttons["Clear"].tap()
    XCTAssertEqual(app.sheets.count, 1)
    app.sheets["Clear all?"].buttons["Keep"].tap()
    XCTAssertEqual(app.sheets.count, 0)
    XCTAssertTrue(app.tables.cells.count > 0)
  }

  func testSwipeToDelete() {
    let cell = app.tables.cells.containing(.staticText, identifier: "Jar 2").element
    cell.swipeLeft()
    app.tables.buttons["Delete"].tap()
    XCTAssertFalse(app.staticTexts["Jar 2"].exists)
    XCTAssertTrue(app.staticTexts["Jar 3"].exists)
  }

  func testPullToRefresh() {
    let first = app.tables.cells.firstMatch
    let start = first.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    start.press(forDuration: 0.05, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 400)))
    // It comes after a second, for which a question waits.
    XCTAssertEqual(app.staticTexts["Fresh jar"].label, "Fresh jar")
  }

  func testSearch() {
    let field = app.searchFields.firstMatch
    field.tap()
    field.typeText("jar 30")
    XCTAssertEqual(app.tables.cells.count, 1)
    app.buttons["Cancel"].tap()
    XCTAssertTrue(app.tables.cells.count > 5)
  }

  func testControls() {
    app.tabBars.buttons["Settings"].tap()
    XCTAssertTrue(app.tabBars.buttons["Settings"].isSelected)
    let toggle = app.switches["notify"]
    XCTAssertEqual(toggle.value as? String, "0")
    toggle.tap()
    XCTAssertEqual(toggle.value as? String, "1")
    app.steppers.buttons["Increment"].tap()
    XCTAssertEqual(app.staticTexts["status"].label, "on 1")
    let slider = app.sliders["amount"]
    slider.adjust(toNormalizedSliderPosition: 0.75)
    XCTAssertEqual(slider.normalizedSliderPosition, 0.75, accuracy: 0.02)
    app.segmentedControls.buttons["Jelly"].tap()
    XCTAssertTrue(app.segmentedControls.buttons["Jelly"].isSelected)
    app.pickerWheels.element.adjust(toPickerWheelValue: "Rhubarb")
    XCTAssertEqual(app.pickerWheels.element.value as? String, "Rhubarb")
    XCTAssertEqual(app.staticTexts["status"].label, "Rhubarb")
  }

  func testTypingAndWaiting() {
    app.tabBars.buttons["Settings"].tap()
    let name = app.textFields["name"]
    name.tap()
    XCTAssertTrue(app.keyboards.keys["q"].exists)
    name.typeText("Ada\n")
    XCTAssertFalse(app.keyboards.element.exists)
    let secret = app.secureTextFields["Secret"]
    secret.tap()
    secret.typeText("abc" + XCUIKeyboardKey.delete.rawValue + "\n")
    XCTAssertEqual(secret.value as? String, "••")
    let start = Date()
    app.buttons["Save"].tap()
    XCTAssertEqual(app.staticTexts["status"].label, "Saving")
    let saved = NSPredicate(format: "label BEGINSWITH[c] 'saved'")
    expectation(for: saved, evaluatedWith: app.staticTexts["status"])
    waitForExpectations(timeout: 5)
    XCTAssertEqual(app.staticTexts.matching(saved).count, 1)
    XCTAssertTrue(app.staticTexts["Done"].isHittable)
    XCTAssertGreaterThan(Date().timeIntervalSince(start), 1.5)
  }

  func testTiles() {
    app.tabBars.buttons["Tiles"].tap()
    let tiles = app.collectionViews.cells
    XCTAssertTrue(tiles["tile-0"].exists)
    tiles["tile-4"].tap()
    XCTAssertTrue(app.navigationBars["Tile 4"].exists)
    let last = tiles["tile-59"]
    for _ in 0..<8 where !last.exists { app.collectionViews.element.swipeUp() }
    XCTAssertTrue(last.waitForExistence(timeout: 1))
  }

  func testTurningAndPictures() {
    XCTAssertEqual(app.windows.firstMatch.frame.width, 390)
    let upright = app.screenshot()
    XCTAssertEqual(upright.image.size, CGSize(width: 390, height: 844))
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(app.windows.firstMatch.frame.width, 844)
    XCUIDevice.shared.orientation = .portrait
    XCTAssertFalse(app.navigationBars["Pantry"].screenshot().pngRepresentation.isEmpty)
  }

  func testBackground() {
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 1))
    app.activate()
    XCTAssertEqual(app.state, .runningForeground)
  }
}

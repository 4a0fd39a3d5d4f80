import InlineSnapshotTesting
import Postbox
import SnapshotTesting
import XCTest

final class LetterListTests: XCTestCase {
  private var list: LetterList!

  override func setUp() {
    super.setUp()
    list = LetterList([Letter(from: "Anna", isNew: true), Letter(from: "Ben", isNew: false)])
  }

  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  func testPhone() {
    assertSnapshot(of: list, as: .image(on: .iPhoneSe))
    assertSnapshot(
      of: list,
      as: .image(on: .iPhoneSe, traits: .init(userInterfaceStyle: .dark)),
      named: "dark"
    )
  }

  func testStack() {
    let stack = UINavigationController(rootViewController: list)
    assertSnapshot(
      of: stack,
      as: .image(on: .iPhone13(.landscape), precision: 0.99, perceptualPrecision: 0.98)
    )
    assertSnapshot(of: stack, as: .hierarchy)
  }

  func testTexts() {
    let letter = Letter(from: "Anna", isNew: true)
    assertSnapshot(of: letter, as: .json)
    assertSnapshots(of: letter, as: ["plist": .plist, "dump": .dump])
    assertInlineSnapshot(of: letter, as: .dump) {
      """
      ▿ Letter
        - from: "Anna"
        - isNew: true

      """
    }
  }

  func testCell() {
    let cell = LetterCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.show(Letter(from: "Anna", isNew: true))
    assertSnapshot(matching: cell, as: .image(size: CGSize(width: 320, height: 44)))
    assertSnapshot(of: cell, as: .frames)
  }

  func testLater() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    UIView.animate(withDuration: 0.3) { view.backgroundColor = .blue }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { view.backgroundColor = .green }
    assertSnapshot(of: view, as: .wait(for: 3, on: .image))
    XCTAssertEqual(view.backgroundColor, .green)
  }

  func testParts() throws {
    let attachment = XCTAttachment(string: "the list")
    attachment.lifetime = .keepAlways
    let title = XCTContext.runActivity(named: "Open") { activity in
      activity.add(attachment)
      return activity.name
    }
    XCTAssertEqual(title, "Open")
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    measure(metrics: [XCTClockMetric()], options: options) { list.loadViewIfNeeded() }
  }
}

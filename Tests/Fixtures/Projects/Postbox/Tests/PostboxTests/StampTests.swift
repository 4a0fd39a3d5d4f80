import FBSnapshotTestCase
import Postbox

final class StampTests: FBSnapshotTestCase {
  override func setUp() {
    super.setUp()
    recordMode = false
  }

  func testStamp() {
    let cell = LetterCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    cell.show(Letter(from: "Ben", isNew: true))
    FBSnapshotVerifyView(cell, identifier: "ben")
  }
}

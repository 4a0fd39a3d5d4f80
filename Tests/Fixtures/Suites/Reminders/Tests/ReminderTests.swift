import ScreenTesting
import SnapshotTesting
import XCTest

@testable import Reminders

@MainActor final class ReminderTests: XCTestCase {
  func testScreen() throws {
    let board = UIStoryboard(name: "Main", bundle: nil)
    let controller = try XCTUnwrap(board.instantiateInitialViewController())
    assertSnapshot(
      of: controller,
      as: .image(on: .iPhone13, traits: UITraitCollection(displayScale: 1))
    )
    assertSnapshot(of: controller, as: .frames(on: .iPhone13))
  }

  /// A row that was the first or the last one before shows nothing of it.
  func testReuse() throws {
    let nib = UINib(nibName: "MyListCollectionViewCell", bundle: nil)
    let types: [CellType] = [.first, .normal, .last]
    let found = reuseContamination(
      of: types,
      make: {
        nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? MyListCollectionViewCell }.first
          ?? MyListCollectionViewCell()
      },
      fill: { $0.configure(cellType: $1, taskCount: 1, title: "Tea") }
    )
    XCTAssertTrue(found.isEmpty, "\(found)")
  }
}

import ScreenTesting
import SnapshotTesting
import XCTest

@testable import ModernList

@MainActor final class PrefectureTests: XCTestCase {
  func testScreen() {
    assertSnapshot(
      of: ViewController(),
      as: .image(on: .iPhone13, traits: UITraitCollection(displayScale: 1))
    )
    assertSnapshot(of: ViewController(), as: .accessibility)
  }

  func testLayoutHolds() {
    LayoutFuzzer { ViewController().createLayout() }.expectHolds(runs: 10)
  }

  /// What became of the list can be told from the ledger.
  func testLedger() throws {
    let controller = ViewController()
    let screen = TestedScreen(controller)
    let list = try XCTUnwrap(controller.collectionView)
    let source = try XCTUnwrap(controller.dataSource)
    let name: (IndexPath) -> String = { source.itemIdentifier(for: $0) ?? "" }
    var ledger = UpdateLedger(of: list, name: name)
    var snapshot = source.snapshot()
    snapshot.deleteItems(["大分"])
    snapshot.insertItems(["沖縄"], afterItem: "鹿児島")
    source.apply(snapshot)
    screen.settle()
    ledger.note(list, name: name)
    XCTAssertEqual(
      try UpdateLedger.states(in: "\(ledger)").last,
      [["福岡", "佐賀", "長崎", "熊本", "宮崎", "鹿児島", "沖縄"]]
    )
    screen.close()
  }
}

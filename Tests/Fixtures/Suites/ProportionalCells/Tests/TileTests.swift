import ScreenTesting
import SnapshotTesting
import XCTest

@testable import ProportionalCells

@MainActor final class TileTests: XCTestCase {
  private func controller() throws -> UIViewController {
    try XCTUnwrap(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
  }

  func testTiles() throws {
    assertSnapshot(
      of: try controller(),
      as: .image(on: .iPhone13, traits: UITraitCollection(displayScale: 1))
    )
    assertSnapshot(of: try controller(), as: .frames(on: .iPhone13))
  }

  /// The size is computed once; scrolling measures nothing, and cells are taken again.
  func testWork() throws {
    let screen = TestedScreen(try controller())
    let controller = screen.window.rootViewController as? PropotionalSizingCollectionViewController
    let list = try XCTUnwrap(controller?.collectionView)
    expectWork(cellsReused: ≤4, viewsMeasured: 0) {
      list.contentOffset.y = 240
      list.layoutIfNeeded()
    }
    screen.close()
  }
}

import ScreenTesting
import SnapshotTesting
import XCTest

@testable import Masonry

/// Bricks have other heights at each launch: what is compared is where their columns stand.
@MainActor final class BrickTests: XCTestCase {
  func testColumns() {
    let screen = TestedScreen(ViewController())
    let controller = screen.window.rootViewController as? ViewController
    let layout = controller?.collectionView.collectionViewLayout
    let bricks = layout?.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: 390, height: 300)
    )
    let columns = Set((bricks ?? []).map { "x \($0.frame.minX), width \($0.frame.width)" })
    assertSnapshot(of: columns.sorted().joined(separator: "\n"), as: .lines)
    screen.close()
  }

  func testNoBrickJumps() {
    let screen = TestedScreen(ViewController())
    let jumps = screen.jumps {
      $0.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200))
      $0.settle()
      $0.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 700))
      $0.settle()
    }
    XCTAssertEqual(jumps, [])
    screen.close()
  }
}

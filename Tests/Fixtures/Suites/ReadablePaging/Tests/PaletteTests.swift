import ScreenTesting
import SnapshotTesting
import XCTest

@testable import ReadablePaging

/// Colours differ at each launch: what is compared is where squares are.
@MainActor final class PaletteTests: XCTestCase {
  func testFrames() {
    assertSnapshot(of: ViewController(), as: .frames(on: .iPhone13))
    assertSnapshot(of: ViewController(), as: .frames(on: .iPadPro11), named: "wide")
  }

  func testRowsPageWithoutJumps() {
    let screen = TestedScreen(ViewController())
    let jumps = screen.jumps {
      for _ in 0..<3 {
        $0.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 100, y: 150), frames: 6)
        $0.settle()
      }
      $0.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300))
      $0.settle()
    }
    XCTAssertEqual(jumps, [])
    screen.close()
  }
}

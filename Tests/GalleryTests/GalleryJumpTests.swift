import Gallery
import ScreenTesting
import Testing
import UIKit

/// Nothing in the gallery jumps under a finger.
@MainActor @Suite(.serialized) struct GalleryJumpTests {
  @Test(arguments: GalleryScreen.all.map(\.id)) func `nothing jumps that is thrown up and down`(
    id: String
  ) throws {
    let made = try #require(GalleryScreen.all.first { $0.id == id })
    let screen = TestedScreen(made.makeController())
    screen.settle()
    let jumps = screen.jumps {
      for way in [-1.0, -1, 1, 1] {
        let start = CGPoint(x: 195, y: 450 - way * 150)
        $0.drag(from: start, to: CGPoint(x: 195, y: start.y + way * 300), frames: 8)
        $0.settle()
      }
    }
    #expect(jumps.isEmpty, "\(jumps.prefix(5).map(\.description).joined(separator: "\n"))")
    screen.close()
  }
}

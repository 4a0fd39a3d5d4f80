import Gallery
import ScreenTesting
import Testing
import UIKit

/// Nothing in the gallery is cut off, covered, too small to touch or too pale to read.
@MainActor @Suite(.serialized) struct GalleryFindingTests {
  @Test(arguments: GalleryScreen.all.map(\.id))
  func `nothing is to be mended in light and dark, in usual and large letters`(id: String) throws {
    let made = try #require(GalleryScreen.all.first { $0.id == id })
    let sheet = ContactSheet(widths: [390], directions: [.leftToRight]) { _ in made.makeController()
    }
    #expect(
      sheet.findings.isEmpty,
      "\(sheet.findings.map(\.description).joined(separator: "\n"))"
    )
  }
}

import Gallery
import ScreenTesting
import Testing
import UIKit

/// Nothing in the gallery is cut off, covered, too small to touch or too pale to read, but what is meant.
@MainActor @Suite(.serialized) struct GalleryFindingTests {
  /// What screens show on purpose, or as the iOS apps do that they are after.
  private static let meant: [String: Set<ContactFinding.Kind>] = [
    // Cards whose lines and heights are given, and buttons that are as tall as iOS makes them.
    "menus": [.truncated, .smallTarget],
    // The tint in which iOS shows the titles of a style of cells.
    "table-styles": [.lowContrast],
  ]

  @Test(arguments: GalleryScreen.all.map(\.id))
  func `nothing is to be mended in light and dark, in usual and large letters`(id: String) throws {
    let made = try #require(GalleryScreen.all.first { $0.id == id })
    let sheet = ContactSheet(widths: [390], directions: [.leftToRight], hasPicture: false) { _ in
      made.makeController()
    }
    #expect(
      Set(sheet.findings.map(\.kind)) == Self.meant[id] ?? [],
      "\(sheet.findings.map(\.description).joined(separator: "\n"))"
    )
  }
}

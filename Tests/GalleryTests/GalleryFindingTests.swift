import Gallery
import ScreenTesting
import Testing
import UIKit

/// Nothing in the gallery is cut off, covered, too small to touch or too pale to read, but what is meant.
@MainActor @Suite(.serialized) struct GalleryFindingTests {
  /// What screens show on purpose, or as the iOS apps do that they are after.
  private static let meant: [String: Set<ContactFinding.Kind>] = [
    // Captions and cards whose lines and heights are given.
    "masonry": [.truncated], "compositional": [.overlap], "menus": [.truncated, .smallTarget],
    "mountains": [.truncated, .lowContrast], "orthogonal-behaviours": [.truncated],
    "self-sizing-tags": [.truncated, .lowContrast], "type": [.truncated],
    // What gives way, rows of tables in one line.
    "constraints": [.truncated, .lowContrast],
    "table-styles": [.truncated, .lowContrast],
    // White on a badge's red and on bright grounds.
    "badges": [.lowContrast], "updates": [.lowContrast],
    // Buttons that are as tall as iOS makes them.
    "controls": [.smallTarget],
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

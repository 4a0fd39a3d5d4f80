import Gallery
import ScreenTesting
import Testing
import UIKit

/// The gallery has nothing that a contact sheet finds.
@MainActor @Suite(.serialized) struct GallerySheetTests {
  @Test(arguments: GalleryScreen.all.map(\.id)) func `a screen has no finding`(id: String) throws {
    let screen = try #require(GalleryScreen.all.first { $0.id == id })
    let sheet = ContactSheet { _ in screen.makeController() }
    #expect(sheet.variants.count == 16)
    #expect(sheet.findings == [], "\(sheet.findings.map(\.description).joined(separator: "\n"))")
  }
}

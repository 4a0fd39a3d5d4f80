import Gallery
import SnapshotTesting
import Testing
import UIKit

/// Each screen of the gallery is as its reference: the picture, its views, and what is read out.
@MainActor @Suite(.serialized) struct GalleryPictureTests {
  private nonisolated static let screens = GalleryScreen.all.map(\.id)
  /// Without what shows pictures once they are decoded, beside the test.
  private nonisolated static let still = screens.filter { $0 != "images" }

  private func controller(_ id: String) throws -> UIViewController {
    try #require(GalleryScreen.all.first { $0.id == id }).makeController()
  }

  @Test(arguments: still) func `a screen looks as its picture`(id: String) throws {
    assertSnapshot(
      of: try controller(id),
      as: .image(
        on: .iPhone13,
        precision: 0.999,
        perceptualPrecision: 0.98,
        traits: UITraitCollection(displayScale: 1)
      ),
      named: id,
      testName: "light"
    )
  }

  @Test(arguments: screens) func `a screen is laid out from the right, dark and in large letters`(
    id: String
  ) throws {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    assertSnapshot(
      of: try controller(id),
      as: .frames(on: .iPhone13, traits: traits),
      named: id,
      testName: "rightToLeft"
    )
  }

  @Test(arguments: screens) func `a screen is read out as written down`(id: String) throws {
    assertSnapshot(of: try controller(id), as: .accessibility, named: id, testName: "readOut")
  }
}

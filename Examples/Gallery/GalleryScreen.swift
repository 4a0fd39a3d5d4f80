import UIKit

/// One screen of the gallery.
public struct GalleryScreen: Sendable {
  /// What the screen is called on the command line.
  public let id: String
  /// What the screen is called for people.
  public let title: String
  /// Makes the screen's controller.
  public let makeController: @MainActor @Sendable () -> UIViewController

  /// All screens, in the order they are shown.
  public static var all: [GalleryScreen] { GalleryChapter.all.flatMap(\.screens) }

  init(
    id: String,
    title: String,
    makeController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.id = id
    self.title = title
    self.makeController = makeController
  }
}

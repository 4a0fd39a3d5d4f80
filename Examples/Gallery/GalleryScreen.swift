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
  public static let all: [GalleryScreen] = [
    GalleryScreen(id: "masonry", title: "Masonry") { MasonryViewController() },
    GalleryScreen(id: "flow", title: "Library") { LibraryViewController() },
    GalleryScreen(id: "self-sizing-tags", title: "Interests") { TagsViewController() },
    GalleryScreen(id: "diffable", title: "Mountains") { MountainsViewController() },
    GalleryScreen(id: "proportional-cells", title: "Proportional cells") {
      ProportionalViewController()
    },
    GalleryScreen(id: "tables", title: "Settings") { SettingsViewController() },
    GalleryScreen(id: "contacts", title: "Contacts") { ContactsViewController() },
    GalleryScreen(id: "readable-paging", title: "Palettes") { PalettesViewController() },
    GalleryScreen(id: "reorder", title: "Home screen") { ReorderViewController() },
    GalleryScreen(id: "drag-drop", title: "Drag and drop") { DragAndDropViewController() },
    GalleryScreen(id: "constraints", title: "Constraints") { ConstraintsViewController() },
    GalleryScreen(id: "images", title: "Images") { ImagesViewController() },
    GalleryScreen(id: "type", title: "Type") { TypeViewController() },
  ]

  private init(
    id: String,
    title: String,
    makeController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.id = id
    self.title = title
    self.makeController = makeController
  }
}

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
    GalleryScreen(id: "flow-grid", title: "All photos") { PhotosViewController() },
    GalleryScreen(id: "flow-sections", title: "Library") { LibraryViewController() },
    GalleryScreen(id: "updates", title: "Updates") { UpdatesViewController() },
    GalleryScreen(id: "layout-transition", title: "Grid and rows") {
      LayoutTransitionViewController()
    },
    GalleryScreen(id: "carousel", title: "Seasons") { CarouselViewController() },
    GalleryScreen(id: "self-sizing-tags", title: "Interests") { TagsViewController() },
    GalleryScreen(id: "diffable", title: "Mountains") { MountainsViewController() },
    GalleryScreen(id: "proportional-cells", title: "Proportional cells") {
      ProportionalViewController()
    },
    GalleryScreen(id: "compositional", title: "Places") { PlacesViewController() },
    GalleryScreen(id: "compositional-grid", title: "Grid") { SampleViewController(.grid) },
    GalleryScreen(id: "compositional-nested", title: "Nested groups") {
      SampleViewController(.nested)
    },
    GalleryScreen(id: "compositional-rows", title: "Rows") { SampleViewController(.rows) },
    GalleryScreen(id: "compositional-badges", title: "Badges") { SampleViewController(.badges) },
    GalleryScreen(id: "compositional-backgrounds", title: "Backgrounds") {
      SampleViewController(.backgrounds)
    },
    GalleryScreen(id: "compositional-headers", title: "Headers") {
      SampleViewController(.headers)
    },
    GalleryScreen(id: "compositional-adaptive", title: "Adaptive sections") {
      SampleViewController(.adaptive)
    },
    GalleryScreen(id: "table-styles", title: "Settings") { SettingsViewController() },
    GalleryScreen(id: "contacts", title: "Contacts") { ContactsViewController() },
    GalleryScreen(id: "readable-paging", title: "Palettes") { PalettesViewController() },
    GalleryScreen(id: "reorder", title: "Home screen") { ReorderViewController() },
    GalleryScreen(id: "drag-drop", title: "Drag and drop") { DragAndDropViewController() },
    GalleryScreen(id: "constraints", title: "Constraints") { ConstraintsViewController() },
    GalleryScreen(id: "modern-list", title: "Kyushu") { ModernListViewController() },
    GalleryScreen(id: "list-cells", title: "List cells") {
      ListCellsViewController(.insetGrouped)
    },
    GalleryScreen(id: "list-cells-plain", title: "List cells, plain") {
      ListCellsViewController(.plain)
    },
    GalleryScreen(id: "settings", title: "Preferences") {
      PreferencesViewController.inNavigation()
    },
    GalleryScreen(id: "controls", title: "Controls") { ControlsViewController() },
    GalleryScreen(id: "sheets", title: "Sheets") { SheetsViewController.inNavigation() },
    GalleryScreen(id: "text-editing", title: "Text editing") { TextEditingViewController() },
    GalleryScreen(id: "springs", title: "Animations") { AnimationsViewController() },
    GalleryScreen(id: "scroll-lab", title: "Today") { ScrollingViewController() },
    GalleryScreen(id: "zoom", title: "Photos") { ZoomViewController() },
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

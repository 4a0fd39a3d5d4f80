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
    GalleryScreen(id: "mountains", title: "Mountains") { MountainsViewController() },
    GalleryScreen(id: "proportional-cells", title: "Proportional cells") {
      ProportionalViewController()
    },
    GalleryScreen(id: "compositional", title: "Places") { PlacesViewController() },
    GalleryScreen(id: "grid", title: "Grid") { SampleViewController(.grid) },
    GalleryScreen(id: "inset-grid", title: "Inset grid") { SampleViewController(.insetGrid) },
    GalleryScreen(id: "two-column", title: "Two columns") { SampleViewController(.twoColumn) },
    GalleryScreen(id: "distinct-sections", title: "Distinct sections") {
      SampleViewController(.distinctSections)
    },
    GalleryScreen(id: "adaptive-sections", title: "Adaptive sections") {
      SampleViewController(.adaptive)
    },
    GalleryScreen(id: "badges", title: "Badges") { SampleViewController(.badges) },
    GalleryScreen(id: "section-headers-footers", title: "Headers and footers") {
      SampleViewController(.headersAndFooters)
    },
    GalleryScreen(id: "pinned-headers", title: "Pinned headers") {
      SampleViewController(.headers)
    },
    GalleryScreen(id: "decoration-background", title: "Backgrounds") {
      SampleViewController(.backgrounds)
    },
    GalleryScreen(id: "nested-groups", title: "Nested groups") { SampleViewController(.nested) },
    GalleryScreen(id: "orthogonal-behaviours", title: "Rows") { SampleViewController(.rows) },
    GalleryScreen(id: "conference-videos", title: "Talks") { ConferenceVideosViewController() },
    GalleryScreen(id: "news-feed", title: "News") { NewsFeedViewController() },
    GalleryScreen(id: "reminders", title: "Reminders") { RemindersViewController() },
    GalleryScreen(id: "simple-list", title: "Rivers") { SimpleListViewController() },
    GalleryScreen(id: "list-appearances", title: "Appearances") {
      ListAppearancesViewController()
    },
    GalleryScreen(id: "custom-cell-list", title: "Parcels") { CustomCellListViewController() },
    GalleryScreen(id: "emoji-explorer", title: "Emoji") { EmojiExplorerViewController() },
    GalleryScreen(id: "reorderable-list", title: "Chores") { ReorderableListViewController() },
    GalleryScreen(id: "outline", title: "Workshop") { OutlineViewController() },
    GalleryScreen(id: "insertion-sort", title: "Insertion sort") {
      InsertionSortViewController()
    },
    GalleryScreen(id: "wifi", title: "Wi-Fi") { WifiViewController() },
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
    GalleryScreen(id: "menus", title: "Menus") { DocumentsViewController.inNavigation() },
    GalleryScreen(id: "sheets", title: "Sheets") { SheetsViewController.inNavigation() },
    GalleryScreen(id: "split", title: "Split view") { RegionsViewController.inSplit() },
    GalleryScreen(id: "pages", title: "Album") { AlbumViewController() },
    GalleryScreen(id: "pickers", title: "Pickers") { PickersViewController() },
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

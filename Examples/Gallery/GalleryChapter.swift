import UIKit

/// Screens of the gallery that belong together.
struct GalleryChapter: Sendable {
  let title: String
  let screens: [GalleryScreen]

  /// All chapters, in the order they are shown.
  static let all: [GalleryChapter] = [
    GalleryChapter(title: "Layouts", screens: layouts),
    GalleryChapter(title: "Compositional layouts", screens: compositional),
    GalleryChapter(title: "Lists", screens: lists),
    GalleryChapter(title: "Tables", screens: tables),
    GalleryChapter(title: "Data that changes", screens: data),
    GalleryChapter(title: "Containers", screens: containers),
    GalleryChapter(title: "Controls and text", screens: controls),
    GalleryChapter(title: "Motion", screens: motion),
  ]

  private static let layouts: [GalleryScreen] = [
    GalleryScreen(id: "masonry", title: "Masonry") { MasonryViewController() },
    GalleryScreen(id: "flow-grid", title: "All photos") { PhotosViewController() },
    GalleryScreen(id: "flow-sections", title: "Library") { LibraryViewController() },
    GalleryScreen(id: "carousel", title: "Seasons") { CarouselViewController() },
    GalleryScreen(id: "self-sizing-tags", title: "Interests") { TagsViewController() },
    GalleryScreen(id: "proportional-cells", title: "Proportional cells") {
      ProportionalViewController()
    },
    GalleryScreen(id: "layout-transition", title: "Grid and rows") {
      LayoutTransitionViewController()
    },
  ]

  private static let compositional: [GalleryScreen] = [
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
  ]

  private static let lists: [GalleryScreen] = [
    GalleryScreen(id: "modern-list", title: "Kyushu") { ModernListViewController() },
    GalleryScreen(id: "simple-list", title: "Rivers") { SimpleListViewController() },
    GalleryScreen(id: "list-appearances", title: "Appearances") {
      ListAppearancesViewController()
    },
    GalleryScreen(id: "list-cells", title: "List cells") {
      ListCellsViewController(.insetGrouped)
    },
    GalleryScreen(id: "list-cells-plain", title: "List cells, plain") {
      ListCellsViewController(.plain)
    },
    GalleryScreen(id: "custom-cell-list", title: "Parcels") { CustomCellListViewController() },
    GalleryScreen(id: "emoji-explorer", title: "Emoji") { EmojiExplorerViewController() },
    GalleryScreen(id: "outline", title: "Workshop") { OutlineViewController() },
  ]

  private static let tables: [GalleryScreen] = [
    GalleryScreen(id: "table-styles", title: "Settings") { SettingsViewController() },
    GalleryScreen(id: "contacts", title: "Contacts") { ContactsViewController() },
    GalleryScreen(id: "readable-paging", title: "Palettes") { PalettesViewController() },
  ]

  private static let data: [GalleryScreen] = [
    GalleryScreen(id: "updates", title: "Updates") { UpdatesViewController() },
    GalleryScreen(id: "mountains", title: "Mountains") { MountainsViewController() },
    GalleryScreen(id: "insertion-sort", title: "Insertion sort") {
      InsertionSortViewController()
    },
    GalleryScreen(id: "wifi", title: "Wi-Fi") { WifiViewController() },
    GalleryScreen(id: "reorderable-list", title: "Chores") { ReorderableListViewController() },
    GalleryScreen(id: "reorder", title: "Home screen") { ReorderViewController() },
    GalleryScreen(id: "drag-drop", title: "Drag and drop") { DragAndDropViewController() },
  ]

  private static let containers: [GalleryScreen] = [
    GalleryScreen(id: "settings", title: "Preferences") {
      PreferencesViewController.inNavigation()
    },
    GalleryScreen(id: "menus", title: "Menus") { DocumentsViewController.inNavigation() },
    GalleryScreen(id: "sheets", title: "Sheets") { SheetsViewController.inNavigation() },
    GalleryScreen(id: "system-screens", title: "System Screens") {
      SystemScreensViewController.inNavigation()
    },
    GalleryScreen(id: "split", title: "Split view") { RegionsViewController.inSplit() },
    GalleryScreen(id: "pages", title: "Album") { AlbumViewController() },
  ]

  private static let controls: [GalleryScreen] = [
    GalleryScreen(id: "controls", title: "Controls") { ControlsViewController() },
    GalleryScreen(id: "pickers", title: "Pickers") { PickersViewController() },
    GalleryScreen(id: "calendar", title: "Walks") { CalendarViewController() },
    GalleryScreen(id: "text-editing", title: "Text editing") { TextEditingViewController() },
    GalleryScreen(id: "type", title: "Type") { TypeViewController() },
    GalleryScreen(id: "images", title: "Images") { ImagesViewController() },
  ]

  private static let motion: [GalleryScreen] = [
    GalleryScreen(id: "springs", title: "Animations") { AnimationsViewController() },
    GalleryScreen(id: "scroll-lab", title: "Today") { ScrollingViewController() },
    GalleryScreen(id: "zoom", title: "Photos") { ZoomViewController() },
    GalleryScreen(id: "constraints", title: "Constraints") { ConstraintsViewController() },
  ]
}

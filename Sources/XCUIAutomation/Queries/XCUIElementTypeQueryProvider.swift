/// What can be asked for the elements in it by their types: an element, and a query.
@MainActor @preconcurrency
public protocol XCUIElementTypeQueryProvider {
  /// The elements of a type at any depth.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery

  /// The first element that matches, which is found without a look at the others.
  var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
  /// The elements of no other type.
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
  /// The groups.
  public var groups: XCUIElementQuery { descendants(matching: .group) }
  /// The windows.
  public var windows: XCUIElementQuery { descendants(matching: .window) }
  /// The sheets.
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  /// The drawers.
  public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
  /// The alerts.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// The dialogs.
  public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
  /// The buttons.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// The radio buttons.
  public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
  /// The radio groups.
  public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
  /// The check boxes.
  public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
  /// The disclosure triangles.
  public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
  /// The pop up buttons.
  public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
  /// The combo boxes.
  public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
  /// The menu buttons.
  public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
  /// The toolbar buttons.
  public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
  /// The popovers.
  public var popovers: XCUIElementQuery { descendants(matching: .popover) }
  /// The keyboards.
  public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
  /// The keys of keyboards.
  public var keys: XCUIElementQuery { descendants(matching: .key) }
  /// The navigation bars.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// The tab bars.
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// The tab groups.
  public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
  /// The toolbars.
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// The status bars.
  public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
  /// The tables.
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// The table rows.
  public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
  /// The table columns.
  public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
  /// The outlines.
  public var outlines: XCUIElementQuery { descendants(matching: .outline) }
  /// The outline rows.
  public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
  /// The browsers.
  public var browsers: XCUIElementQuery { descendants(matching: .browser) }
  /// The collection views.
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// The sliders.
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// The page indicators.
  public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
  /// The progress indicators.
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  /// The activity indicators.
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  /// The segmented controls.
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  /// The pickers.
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  /// The picker wheels.
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  /// The switches.
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// The toggles.
  public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
  /// The links.
  public var links: XCUIElementQuery { descendants(matching: .link) }
  /// The pictures.
  public var images: XCUIElementQuery { descendants(matching: .image) }
  /// The icons.
  public var icons: XCUIElementQuery { descendants(matching: .icon) }
  /// The search fields.
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// The scroll views.
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  /// The scroll bars.
  public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
  /// The texts that are not edited.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// The text fields.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// The secure text fields.
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// The date pickers.
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  /// The text views.
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// The menus.
  public var menus: XCUIElementQuery { descendants(matching: .menu) }
  /// The menu items.
  public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
  /// The menu bars.
  public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
  /// The menu bar items.
  public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
  /// The maps.
  public var maps: XCUIElementQuery { descendants(matching: .map) }
  /// The web views.
  public var webViews: XCUIElementQuery { descendants(matching: .webView) }
  /// The increment arrows.
  public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
  /// The decrement arrows.
  public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
  /// The timelines.
  public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
  /// The rating indicators.
  public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
  /// The value indicators.
  public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
  /// The split groups.
  public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
  /// The splitters.
  public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
  /// The relevance indicators.
  public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
  /// The color wells.
  public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
  /// The help tags.
  public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
  /// The mattes.
  public var mattes: XCUIElementQuery { descendants(matching: .matte) }
  /// The dock items.
  public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
  /// The rulers.
  public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
  /// The ruler markers.
  public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
  /// The grids.
  public var grids: XCUIElementQuery { descendants(matching: .grid) }
  /// The level indicators.
  public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
  /// The cells of lists.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// The layout areas.
  public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
  /// The layout items.
  public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
  /// The handles.
  public var handles: XCUIElementQuery { descendants(matching: .handle) }
  /// The steppers.
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// The tabs.
  public var tabs: XCUIElementQuery { descendants(matching: .tab) }
  /// The touch bars.
  public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
  /// The status items.
  public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
  /// The rows that a row of an outline discloses; there are none here.
  public var disclosedChildRows: XCUIElementQuery { descendants(matching: .outlineRow) }
}

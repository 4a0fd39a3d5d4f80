import CollectionLayout
import CoreGraphics
import Diagnostics
import Foundation
import ListUpdates

/// A scroll view that shows the rows of a data source, one below the other.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  let answers = DefaultAnswers()
  let cellPool = CellPool()
  let endPool = EndPool()
  private(set) lazy var geometry = TableGeometry(table: self, heights: RowHeights(table: self))
  private(set) lazy var visible = VisibleRows(list: self, geometry: geometry)
  let anchor = ScrollAnchor<IndexPath>()
  private(set) lazy var pass = TablePass(list: self, geometry: geometry)
  let target = ScrollTarget<IndexPath, ScrollPosition>()
  private(set) lazy var selection = ListSelection(face: self)
  private(set) lazy var multipleSelection = MultipleSelection(view: self)
  private(set) lazy var menu = ListMenu(face: self)
  private(set) lazy var updates = UpdateBlocks(list: self)
  private(set) lazy var animator = RowAnimator(list: self)
  var editsRows = false
  private(set) lazy var swipes = RowSwipes(view: self)
  private(set) lazy var movement = RowMovement(list: self)
  private(set) lazy var drags = ElementDrag(face: self)
  private(set) lazy var drops = ElementDrop(face: self)
  var drop = DropState<UITableViewDropProposal>()
  var gaps = RowGaps()
  private(set) lazy var index = SectionIndex(table: self)
  let prefetcher = Prefetcher<IndexPath>()
  var ownSeparatorInset: UIEdgeInsets?
  var fillers: [UIView] = []
  private let initialStyle: Style
  var staticContents: StaticTableContents?

  /// Makes a table view of a style with a frame in the superview it will have.
  public init(frame: CGRect, style: Style) {
    initialStyle = style
    super.init(frame: frame)
    prepareTable()
  }

  /// Makes a plain table view with a frame in the superview it will have.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a table view from an archive.
  public required init?(coder: NSCoder) {
    initialStyle =
      (coder.nib?.value(of: .tableStyle) as? Int).flatMap(Style.init(rawValue:)) ?? .plain
    super.init(coder: coder)
    prepareTable()
    coder.nib?.finish(self, as: UITableView.self)
  }

  private func prepareTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    appearanceStore.forget(.backgroundColor)
    swipes.attach()
    setNeedsLayout()
  }

  /// How sections stand out from each other.
  open var style: Style { initialStyle }

  // MARK: Data

  /// The object that provides rows and cells.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      if dragDelegate != nil { drops.update() }
      loadAnew()
    }
  }

  /// The table view's delegate.
  open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      guard newValue !== scrollDelegate else { return }
      scrollDelegate = newValue
      multipleSelection.update()
      menu.update()
      // Heights may be others now.
      if geometry.isKnown { geometry.invalidate() }
    }
  }

  /// Whether rows can be focused.
  ///
  /// Defaults to false. With Full Keyboard Access they can in any case.
  open var allowsFocus = false

  /// Whether rows can be focused while the view is edited.
  ///
  /// Defaults to false.
  open var allowsFocusDuringEditing = false

  /// Whether focus that returns to the view goes to the row that had it last.
  ///
  /// Defaults to false.
  open var remembersLastFocusedIndexPath = false

  /// Whether a row is selected when it is focused.
  ///
  /// Defaults to false.
  open var selectionFollowsFocus = false

  /// The row that had the focus last.
  var lastFocused: IndexPath?

  /// What shows the menus of rows, for changing one that shows; nil until there is a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menu.interaction }

  /// The object that provides data before it is needed.
  ///
  /// Defaults to nil.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` is asked.
  ///
  /// Defaults to true.
  open var isPrefetchingEnabled = true { didSet { prefetch() } }

  /// Reloads everything from the data source, and clears the selection.
  open func reloadData() { loadAnew() }

  /// Reloads the titles of the section index.
  open func reloadSectionIndexTitles() { index.reload() }

  /// The number of sections.
  open var numberOfSections: Int { geometry.counts.count }

  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = geometry.counts
    guard counts.indices.contains(section) else {
      reportMissingSection(section, counts.count)
      return 0
    }
    return counts[section]
  }

  // MARK: Heights

  /// The height of rows, in points.
  ///
  /// Defaults to `automaticDimension`: what is in a cell decides.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { geometry.invalidate() } }
  }

  /// The height of section headers, in points.
  ///
  /// Defaults to `automaticDimension`.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { geometry.invalidate() } }
  }

  /// The height of section footers, in points.
  ///
  /// Defaults to `automaticDimension`.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { geometry.invalidate() } }
  }

  /// What is expected of rows until they become visible; 0 has all asked for at once.
  ///
  /// Defaults to `automaticDimension`: the table view expects something by itself.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { geometry.invalidate() } }
  }

  /// What is expected of section headers until they become visible.
  ///
  /// Defaults to `automaticDimension`.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { geometry.invalidate() } }
  }

  /// What is expected of section footers until they become visible.
  ///
  /// Defaults to `automaticDimension`.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { geometry.invalidate() } }
  }

  /// The room above section headers.
  ///
  /// Defaults to `automaticDimension`: 22 points in plain tables, none in others.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet {
      if sectionHeaderTopPadding != oldValue { geometry.invalidate() }
      note(.sectionHeaderTopPadding, \UITableView.sectionHeaderTopPadding)
    }
  }

  /// The height of empty rows below those of a plain table, as separators show them.
  ///
  /// Defaults to 0: there are none. `automaticDimension` takes the height of rows.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { if fillerRowHeight != oldValue { pass.invalidate() } }
  }

  /// Which changes make visible rows report their height again.
  ///
  /// Defaults to `enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The elements whose width follows the content.
  ///
  /// Defaults to none.
  open var contentHuggingElements: UITableViewContentHuggingElements = [] {
    didSet { if contentHuggingElements != oldValue { pass.invalidate() } }
  }

  // MARK: Places

  /// What a section takes up in the content, with header and footer.
  open func rect(forSection section: Int) -> CGRect { geometry.rect(ofSection: section) }

  /// Where a section's header is in the content while nothing pins it.
  open func rectForHeader(inSection section: Int) -> CGRect {
    geometry.rect(of: .header(section))
  }

  /// Where a section's footer is in the content while nothing pins it.
  open func rectForFooter(inSection section: Int) -> CGRect {
    geometry.rect(of: .footer(section))
  }

  /// Where a row is in the content; nothing for one that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard geometry.hasRow(at: indexPath) else { return .zero }
    return geometry.rect(of: .row(section: indexPath.section, row: indexPath.row))
  }

  /// The row at a point of the content; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { geometry.row(at: point) }

  /// The rows that meet a rectangle of the content; nil where there are none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { geometry.rows(in: rect) }

  // MARK: Views in sight

  /// The cell that shows a row; nil where the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    bringUpToDate()
    return visible.cells[indexPath]
  }

  /// The index path of the row that a cell shows; nil where the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { visible.path(of: cell) }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    bringUpToDate()
    return visible.ordered.compactMap { visible.cells[$0] }
  }

  /// The visible rows, from top to bottom; nil where there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    bringUpToDate()
    let paths = visible.ordered
    return paths.isEmpty ? nil : paths
  }

  /// The view of a section's header, where it is one for headers; nil where it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible.headers[section] as? UITableViewHeaderFooterView
  }

  /// The view of a section's footer, where it is one for footers; nil where it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Making views

  /// Registers a class of cells for a reuse identifier; nil unregisters it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Registers a nib of cells for a reuse identifier; nil unregisters it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCells(nib, identifier)
  }

  /// Registers a nib of header and footer views for a reuse identifier; nil unregisters it.
  open func register(
    _ nib: UINib?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { registerEnds(nib, identifier) }

  /// Registers a class of header and footer views for a reuse identifier; nil unregisters it.
  open func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { registerEnds(aClass, identifier) }

  /// A cell that left the screen, or a new one of the class registered; nil where there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    visible.refilled(identifier) ?? reusableCell(identifier)
  }

  /// A cell for a row: one that left the screen, or a new one of the class registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, indexPath) }

  /// A header or footer view that left the screen, or a new one of the class registered; nil where
  /// there is neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { reusableEnd(identifier) }

  // MARK: Updates

  /// Begins a group of updates that are shown together.
  open func beginUpdates() { updates.begin() }

  /// Ends a group of updates and shows them; heights are asked for again.
  open func endUpdates() { updates.end() }

  /// Inserts, deletes, reloads and moves in one animated batch.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { self.updates.perform(updates, completion) }

  /// Whether updates were declared that are not shown yet.
  ///
  /// So it is while rows make room for a drop, and while placeholders stand for rows.
  open var hasUncommittedUpdates: Bool { updates.isPending || !geometry.gaps.isEmpty }

  /// Inserts rows; the index paths are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    declare(animation) { $0.insertedItems += indexPaths }
  }

  /// Deletes rows; the index paths are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    declare(animation) { $0.deletedItems += indexPaths }
  }

  /// Reloads rows: each gets a new cell.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    declare(animation) { $0.reloadedItems += indexPaths }
  }

  /// Configures the cells of rows again; each row keeps its cell.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    declare(.none) { $0.reconfiguredItems += indexPaths }
  }

  /// Moves a row from its index path before the update to the one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    declare(.automatic) {
      $0.movedItems.append(.init(from: indexPath, to: newIndexPath))
    }
  }

  /// Inserts sections; the indexes are those after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    declare(animation) { $0.insertedSections += sections }
  }

  /// Deletes sections; the indexes are those before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    declare(animation) { $0.deletedSections += sections }
  }

  /// Reloads sections with all their views; their numbers of rows may have changed.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    declare(animation) { $0.reloadedSections += sections }
  }

  /// Moves a section from its index before the update to the one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    declare(.automatic) {
      $0.movedSections.append(.init(from: section, to: newSection))
    }
  }

  // MARK: Selection

  /// Whether rows can be selected.
  ///
  /// Defaults to true.
  open var allowsSelection = true { didSet { if !allowsSelection { selection.deselectAll() } } }

  /// Whether several rows can be selected.
  ///
  /// Defaults to false.
  open var allowsMultipleSelection = false { didSet { selection.limitDidChange() } }

  /// Whether rows can be selected while they are edited.
  ///
  /// Defaults to false.
  open var allowsSelectionDuringEditing = false

  /// Whether several rows can be selected while they are edited; each has a mark for it then.
  ///
  /// Defaults to false.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if isEditing { redressCells() } }
  }

  /// The selected row, the first where there are several; nil where there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.selected.first }

  /// The selected rows in the order they were selected; nil where there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.selected.isEmpty ? nil : selection.selected.ordered
  }

  /// Selects a row without calling the delegate; nil clears the selection.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return selection.deselectAll() }
    guard geometry.hasRow(at: indexPath) else { return reportMissingRow(indexPath, "selectRow") }
    selection.choose(indexPath)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row; the delegate is not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath, animated: animated)
  }

  // MARK: Scrolling

  /// Scrolls until a row is at a position of the bounds.
  ///
  /// A path whose row is `NSNotFound` stands for the top of its section.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  /// Moves the content so that the selected row that is nearest shows at a place.
  open func scrollToNearestSelectedRow(
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    let middle = contentOffset.y + bounds.height / 2
    let nearest = selection.selected.ordered.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  // MARK: Editing

  /// Whether rows are being edited.
  ///
  /// Defaults to false.
  open var isEditing: Bool {
    get { editsRows }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing rows.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  // MARK: Drag and drop

  /// The object that says what is dragged from the table view.
  ///
  /// Defaults to nil: nothing is. Where the data source moves rows, a row that is dragged within the
  /// table is moved by it, also without a drop delegate.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet {
      drags.update()
      drops.update()
    }
  }

  /// The object that says what is dropped on the table view and takes it.
  ///
  /// Defaults to nil.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { drops.update() } }

  /// Whether rows can be dragged, where there is a drag delegate.
  ///
  /// Defaults to `UIDragInteraction.isEnabledByDefault`.
  open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { drags.update() }
  }

  /// Whether rows of the table are lifted or dragged.
  open var hasActiveDrag: Bool { drags.isActive }

  /// Whether something is dragged over the table view.
  open var hasActiveDrop: Bool { drops.isActive }

  // MARK: Looks

  /// What lies between cells.
  ///
  /// Defaults to a line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { redressCells() } }
  }

  /// The colour of separators; nil stands for the standard one.
  ///
  /// Defaults to `UIColor.separator`.
  open var separatorColor: UIColor? = .separator {
    didSet {
      redressCells()
      note(.separatorColor, \UITableView.separatorColor)
    }
  }

  /// What separators do to what lies behind them.
  ///
  /// Defaults to nil: nothing. A blur is seen where the cells let something through.
  open var separatorEffect: UIVisualEffect? {
    didSet { if separatorEffect !== oldValue { redressCells() } }
  }

  /// How far separators are from the sides of cells, in points.
  ///
  /// Where nobody sets it, the left one is the margin of the cells.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? surroundings.standardSeparatorInset }
    set {
      setOwnSeparatorInset(newValue)
      note(.separatorInset, \UITableView.separatorInset)
    }
  }

  /// From where `separatorInset` counts.
  ///
  /// Defaults to the edges of cells.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { redressCells() } }
  }

  /// Whether the margins of cells follow the width that reads well.
  ///
  /// Defaults to false.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { cellMarginsDidChange() } }
  }

  /// Whether the content views of cells keep out of what bars and corners cover.
  ///
  /// Defaults to true.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { redressCells() } }
  }

  /// The view behind the rows.
  ///
  /// Defaults to nil.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// A view above all sections; its height is that of its frame when it is set.
  ///
  /// Defaults to nil.
  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, tableHeaderView) }
  }

  /// A view below all sections; its height is that of its frame when it is set.
  ///
  /// Defaults to nil.
  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, tableFooterView) }
  }

  // MARK: Section index

  /// How many rows there must be for the section index to show.
  ///
  /// Defaults to 0.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { redressCells() } }
  }

  open override var indexDisplayMode: IndexDisplayMode {
    didSet {
      guard indexDisplayMode != oldValue else { return }
      redressCells()
      setNeedsLayout()
    }
  }

  /// The colour of the index titles; nil stands for the tint.
  ///
  /// Defaults to nil.
  open var sectionIndexColor: UIColor? {
    didSet {
      index.lookDidChange()
      note(.sectionIndexColor, \UITableView.sectionIndexColor)
    }
  }

  /// The colour behind the index.
  ///
  /// Defaults to nil: none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet {
      index.lookDidChange()
      note(.sectionIndexBackgroundColor, \UITableView.sectionIndexBackgroundColor)
    }
  }

  /// The colour behind the index while a finger is on it.
  ///
  /// Defaults to nil: none.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet {
      index.lookDidChange()
      note(.sectionIndexTrackingBackgroundColor, \UITableView.sectionIndexTrackingBackgroundColor)
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    pass.run()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    cellMarginsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    cellMarginsDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    if old != nil, old != traitCollection.preferredContentSizeCategory {
      holdAnchor()
      geometry.forgetMeasurements()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    index.lookDidChange()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, swipes.mayTouchRows,
      let path = visible.row(at: touch.location(in: self))
    else { return super.touchesBegan(touches, with: event) }
    selection.touchDown(at: path)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let path = selection.highlighted else {
      return super.touchesMoved(touches, with: event)
    }
    if visible.row(at: touch.location(in: self)) != path { selection.touchCancelled() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if selection.highlighted == nil { super.touchesEnded(touches, with: event) }
    selection.touchUp()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if selection.highlighted == nil { super.touchesCancelled(touches, with: event) }
    selection.touchCancelled()
  }

  // MARK: Details

  override var standardMargins: UIEdgeInsets {
    let side = TableMetrics.side(bounds.width)
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }

  override func boundsWillChange(to new: CGRect) {
    super.boundsWillChange(to: new)
    if new.size != bounds.size { holdAnchor() }
  }

  override func boundsDidChange(from old: CGRect) {
    if bounds.width != old.width {
      geometry.forgetMeasurements()
      updateMargins()
      redressCells()
    }
    if bounds.size != old.size { setNeedsLayout() }
    if bounds.minY != old.minY { swipes.contentDidScroll() }
    super.boundsDidChange(from: old)
  }
}

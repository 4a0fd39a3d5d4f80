import CoreGraphics
import Diagnostics
import Foundation
import ListUpdates

/// A scroll view that shows the items of a data source where a layout places them.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  let pool = CollectionPool()
  var registrations = RegistrationNames()
  private(set) lazy var keeper = LayoutKeeper(list: self, order: order, layout: initialLayout)
  private(set) lazy var visible = VisibleElements(list: self, order, keeper, sizing)
  private(set) lazy var selection = ListSelection(face: self)
  private(set) lazy var sizing = SelfSizing(list: self)
  let anchor = ScrollAnchor<ShownPath>()
  private(set) lazy var pass = LayoutPass(list: self, keeper: keeper, sizing: sizing)
  let target = ScrollTarget<ShownPath, ScrollPosition>()
  private(set) lazy var updates = UpdateBlocks(list: self)
  /// What is being put into effect, for the layout's questions about what comes and goes.
  var runningUpdate: UpdateMap<ShownPath>?
  private(set) lazy var order = ShownOrder(list: self)
  private(set) lazy var motion = ElementMotion(list: self)
  private(set) lazy var movement = ItemMovement(list: self, order: order)
  private(set) lazy var drags = ElementDrag(face: self)
  private(set) lazy var menu = ListMenu(face: self)
  private(set) lazy var multipleSelection = MultipleSelection(view: self)
  private(set) lazy var drops = ElementDrop(face: self)
  private(set) lazy var dropGap = DropGap(list: self, order: order)
  var drop = DropState<UICollectionViewDropProposal>()
  let prefetcher = Prefetcher<ShownPath>()
  lazy var dressing = ListDressing()
  private(set) lazy var swipes = RowSwipes(view: self)
  /// Whether somebody gave the view a colour.
  private var hasOwnColor = false
  private(set) lazy var rows = RowViews(list: self, keeper: keeper)
  private let initialLayout: UICollectionViewLayout
  var counts = CollectionCounts()
  /// A change of layout that follows a finger.
  var transition: LayoutTransition?

  /// Makes a collection view with a frame in the superview it will have.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(frame: frame)
    prepareCollection()
  }

  /// Makes a collection view from an archive; without a layout there it is a flow layout.
  public required init?(coder: NSCoder) {
    initialLayout =
      coder.nib?.value(of: .collectionLayout) as? UICollectionViewLayout
      ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepareCollection()
    coder.nib?.finish(self, as: UICollectionView.self)
  }

  private func prepareCollection() {
    initialLayout.host = self
    super.backgroundColor = .systemBackground
    setNeedsLayout()
  }

  /// The colour behind the items.
  ///
  /// Lists bring a colour of their own where nobody sets one. Defaults to the system's background.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnColor = true
      super.backgroundColor = newValue
    }
  }

  func takeListColor(_ color: UIColor) {
    if !hasOwnColor, backgroundColor !== color { super.backgroundColor = color }
  }

  // MARK: Data

  /// The collection view's delegate.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      scrollDelegate = newValue
      menu.update()
      multipleSelection.update()
    }
  }

  /// The object that provides items and cells.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { loadAnew() } }
  }

  /// Reloads everything from the data source, and clears the selection.
  open func reloadData() { loadAnew() }

  /// The number of sections.
  open var numberOfSections: Int { countsOfItems.count }

  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = order.isPresenting ? countsOfItems : dataCounts
    guard counts.indices.contains(section) else {
      reportMissingSection(section, counts.count)
      return 0
    }
    return counts[section]
  }

  /// The object that provides data before it is needed.
  ///
  /// Defaults to nil.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` is asked.
  ///
  /// Defaults to true.
  open var isPrefetchingEnabled = true { didSet { prefetch() } }

  // MARK: Updates

  /// Inserts, deletes, reloads and moves in one animated batch.
  ///
  /// Change the data inside the block. Deletes and reloads use index paths from before the batch,
  /// inserts those from after it.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.updates.perform(updates, completion)
  }

  /// Whether updates are waiting that are not shown yet.
  ///
  /// Also while placeholders or a gap show that the data knows nothing of.
  open var hasUncommittedUpdates: Bool { updates.isPending || order.differs }

  /// Inserts items; the index paths are those after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    updates.declare { $0.insertedItems += indexPaths.map(DataPath.init) }
  }

  /// Deletes items; the index paths are those before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    updates.declare { $0.deletedItems += indexPaths.map(DataPath.init) }
  }

  /// Reloads items: each gets a new cell.
  open func reloadItems(at indexPaths: [IndexPath]) {
    updates.declare { $0.reloadedItems += indexPaths.map(DataPath.init) }
  }

  /// Configures the cells of items again; each item keeps its cell.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    updates.declare { $0.reconfiguredItems += indexPaths.map(DataPath.init) }
  }

  /// Moves an item from its index path before the update to the one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.declare {
      $0.movedItems.append(.init(from: DataPath(indexPath), to: DataPath(newIndexPath)))
    }
  }

  /// Inserts sections; the indexes are those after the update.
  open func insertSections(_ sections: IndexSet) {
    updates.declare { $0.insertedSections += sections }
  }

  /// Deletes sections; the indexes are those before the update.
  open func deleteSections(_ sections: IndexSet) {
    updates.declare { $0.deletedSections += sections }
  }

  /// Reloads sections with all their views; their numbers of items may have changed.
  open func reloadSections(_ sections: IndexSet) {
    updates.declare { $0.reloadedSections += sections }
  }

  /// Moves a section from its index before the update to the one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updates.declare { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// The view behind the items.
  ///
  /// Defaults to nil.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  // MARK: Layout

  /// The layout; a new one places the items at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { keeper.layout }
    set { replaceLayout(newValue) }
  }

  /// Changes the layout; what is visible stays visible.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout, and calls `completion` when that is done.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated) { completion?($0) }
  }

  /// Begins a change of layout that follows a finger.
  ///
  /// Set the `transitionProgress` of the layout that is returned, then finish or cancel.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

  /// Lets the elements go on to the new layout from where they are.
  open func finishInteractiveTransition() { endTransition(completed: true) }

  /// Lets the elements go back to the old layout from where they are.
  open func cancelInteractiveTransition() { endTransition(completed: false) }

  /// Which changes make visible cells report their size again.
  ///
  /// Defaults to `enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The attributes of an item; nil where the layout has none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return keeper.attributes(forItemAt: shownPath(indexPath))
  }

  /// The attributes of a supplementary view; nil where the layout has none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return keeper.attributes(forSupplementary: kind, at: indexPath)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if keeper.isNew, !pass.isRunning { invalidateEverything() }
    pass.run()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    guard let old, old != traitCollection.preferredContentSizeCategory else { return }
    // Text has another size now: views in sight are asked again what they need.
    sizing.layoutWasInvalidated()
    setNeedsLayout()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  // MARK: Cells

  /// Registers a class of cells for a reuse identifier; nil unregisters it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, ReuseSlot(kind: nil, identifier: identifier))
  }

  /// Registers a class of supplementary views of a kind for a reuse identifier; nil unregisters it.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, ReuseSlot(kind: elementKind, identifier: identifier))
  }

  /// Registers a nib of cells for a reuse identifier; nil unregisters it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let source = nib.map { nib in
      CollectionPool.Source.maker { frame in
        let cell: UICollectionViewCell? = NibCells.reusable(nib, identifier, frame)
        return cell
      }
    }
    pool.register(source, for: ReuseSlot(kind: nil, identifier: identifier))
  }

  /// Registers a nib of supplementary views of a kind for a reuse identifier; nil unregisters it.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    let source = nib.map { nib in
      CollectionPool.Source.maker { frame in NibCells.reusable(nib, identifier, frame) }
    }
    pool.register(source, for: ReuseSlot(kind: kind, identifier: identifier))
  }

  /// A cell for an item: a reused one, or a new one of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, placeOfItem(indexPath))
  }

  /// A supplementary view: a reused one, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, indexPath)
  }

  /// The cell that shows an item; nil where none is visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible.cell(at: shownPath(indexPath))
  }

  /// The visible cells.
  open var visibleCells: [UICollectionViewCell] { visible.cells.map(\.cell) }

  /// The index paths of the visible items.
  open var indexPathsForVisibleItems: [IndexPath] {
    visible.cells.map(\.path).compactMap(givenPath)
  }

  /// The index path of the item that a cell shows; nil where the cell is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.key(of: cell).flatMap { givenPath($0.path) }
  }

  /// The item at a point of the content; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point).flatMap(givenPath) }

  /// The supplementary view of a kind; nil where none is visible.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visible.views[.supplementary(elementKind, ShownPath(indexPath))]
  }

  /// The visible supplementary views of a kind.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] { visible.supplementaries(of: elementKind).map(\.view) }

  /// The index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] { visible.supplementaries(of: elementKind).map(\.path.indexPath) }

  /// The index path of a supplementary view; nil where it is not visible.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? { visible.key(of: supplementaryView)?.path.indexPath }

  // MARK: Selection

  /// Whether items can be selected.
  ///
  /// Defaults to true.
  open var allowsSelection = true { didSet { if !allowsSelection { selection.deselectAll() } } }

  /// Whether several items can be selected.
  ///
  /// Defaults to false.
  open var allowsMultipleSelection = false { didSet { selection.limitDidChange() } }

  /// Whether items are being edited.
  ///
  /// Defaults to false.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swipes.reset()
      selection.editingDidChange()
      dressingDidChangeEditing()
    }
  }

  /// Whether items can be selected while they are edited.
  ///
  /// Defaults to false.
  open var allowsSelectionDuringEditing = false

  /// Whether several items can be selected while they are edited.
  ///
  /// Defaults to false.
  open var allowsMultipleSelectionDuringEditing = false

  /// The index paths of the selected items; nil where none is selected.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.selected.all.sorted().compactMap(givenPath)
  }

  /// Selects an item without calling the delegate; nil clears the selection.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return selection.deselectAll() }
    let path = shownPath(indexPath)
    guard hasItem(at: path) else { return reportMissingItem(indexPath, "selectItem") }
    if isSelecting { selection.choose(path) }
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item; the delegate is not called.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(shownPath(indexPath))
  }

  // MARK: Scrolling

  /// Scrolls until an item is at a position of the bounds.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    scroll(to: shownPath(indexPath), scrollPosition, animated)
  }

  // MARK: Movement by hand

  /// Begins to move an item; false where the data source does not allow it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    movement.begin(at: GivenPath(indexPath))
  }

  /// Moves the item to a point of the content; the others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    movement.update(to: targetPosition)
  }

  /// Ends the movement where the item is; the data source is called.
  open func endInteractiveMovement() { movement.end() }

  /// Returns the item to where the movement began.
  open func cancelInteractiveMovement() { movement.cancel() }

  // MARK: Focus

  /// Whether items can be focused.
  ///
  /// Defaults to false. With Full Keyboard Access they can in any case.
  open var allowsFocus = false

  /// Whether items can be focused while the view is edited.
  ///
  /// Defaults to false.
  open var allowsFocusDuringEditing = false

  /// Whether focus that returns to the view goes to the item that had it last.
  ///
  /// Defaults to false.
  open var remembersLastFocusedIndexPath = false

  /// Whether an item is selected when it is focused.
  ///
  /// Defaults to false.
  open var selectionFollowsFocus = false

  /// The item that had the focus last.
  var lastFocused: ShownPath?

  // MARK: Drag and drop

  /// The object that provides the items of drags from the view.
  ///
  /// Defaults to nil: nothing is.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { drags.update() }
  }

  /// The object that decides on drops on the view, and takes them.
  ///
  /// Defaults to nil: nothing is.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { drops.update() }
  }

  /// Whether items can be dragged, where there is a drag delegate.
  ///
  /// Defaults to `UIDragInteraction.isEnabledByDefault`.
  open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { drags.update() }
  }

  /// How soon items make room for what may be dropped.
  ///
  /// Defaults to `immediate`.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Whether items of the view are lifted or dragged.
  open var hasActiveDrag: Bool { drags.isActive }

  /// Whether something is dragged over the view.
  open var hasActiveDrop: Bool { drops.isActive }

  /// What shows context menus for items; there once the view has a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menu.interaction }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, swipes.mayTouchRows,
      let path = itemInSight(at: touch.location(in: self)), order.extra(at: path) == nil
    else { return super.touchesBegan(touches, with: event) }
    selection.touchDown(at: path)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let path = selection.highlighted else {
      return super.touchesMoved(touches, with: event)
    }
    if itemInSight(at: touch.location(in: self)) != path { selection.touchCancelled() }
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

  var collectionDelegate: (any UICollectionViewDelegate)? {
    scrollDelegate as? any UICollectionViewDelegate
  }

  override func restingPlace(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutTarget(for: proposed, velocity: velocity)
  }

  private var isInvalidatingForBounds = false

  override func boundsWillChange(to new: CGRect) {
    super.boundsWillChange(to: new)
    if new.size != bounds.size { holdAnchor() }
    // Layouts compare the new bounds with those the view still has.
    guard !isInvalidatingForBounds, keeper.isKnown,
      keeper.layout.shouldInvalidateLayout(forBoundsChange: new)
    else { return }
    let layout = keeper.layout
    // A layout that sets insets or the offset while it is invalidated changes the bounds again.
    isInvalidatingForBounds = true
    defer { isInvalidatingForBounds = false }
    func invalidate() {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
    }
    if new.size == bounds.size { sizing.keepingAnswers(invalidate) } else { invalidate() }
  }

  override func boundsDidChange(from old: CGRect) {
    if bounds.size != old.size {
      setNeedsLayout()
      if UIView.inheritedAnimationDuration > 0 { pass.prepareForAnimation(from: old) }
    }
    if bounds.minY != old.minY { swipes.contentDidScroll() }
    super.boundsDidChange(from: old)
  }
}

import CoreGraphics
import Diagnostics
import Foundation

/// A scroll view that shows the items of a data source where a layout places them.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  let pool = ReusePool()
  private(set) lazy var keeper = LayoutKeeper(view: self, layout: initialLayout)
  private(set) lazy var visible = VisibleElements(view: self)
  private(set) lazy var selection = ItemSelection(view: self)
  private(set) lazy var sizing = SelfSizing(view: self)
  private(set) lazy var anchor = ScrollAnchor(view: self)
  private(set) lazy var pass = LayoutPass(view: self)
  private(set) lazy var target = ScrollTarget(view: self)
  private(set) lazy var updates = CollectionUpdates(view: self)
  private(set) lazy var order = ShownOrder(view: self)
  private(set) lazy var motion = ElementMotion(view: self)
  private(set) lazy var movement = ItemMovement(view: self)
  private(set) lazy var drags = ElementDrag(face: self)
  private(set) lazy var menus = CollectionMenu(view: self)
  private(set) lazy var multipleSelection = MultipleSelection(view: self)
  private(set) lazy var drops = CollectionDrop(view: self)
  private(set) lazy var prefetcher = Prefetcher(view: self)
  private(set) lazy var dresser = ListDresser(view: self)
  private(set) lazy var swipes = RowSwipes(view: self)
  /// Whether somebody gave the view a colour.
  private var hasOwnColor = false
  private(set) lazy var rows = RowViews(view: self)
  private let initialLayout: UICollectionViewLayout
  private var counts = CollectionCounts()
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
      menus.update()
      multipleSelection.update()
    }
  }

  /// The object that provides items and cells.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Asks for everything anew; selection ends.
  open func reloadData() {
    swipes.reset()
    selection.reset()
    prefetcher.reset()
    movement.reset()
    drops.dataDidReload()
    order.reset()
    visible.removeAll()
    counts.invalidate()
    let context = keeper.layout.makeContext()
    context.everything = true
    context.counts = true
    keeper.layout.invalidateLayout(with: context)
  }

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

  /// Provides data before it is needed.
  ///
  /// Defaults to nil.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` is asked.
  ///
  /// Defaults to true.
  open var isPrefetchingEnabled = true { didSet { prefetcher.update() } }

  // MARK: Updates

  /// Runs a block that declares updates, and shows them together.
  ///
  /// Change the data inside the block. What goes away has its path from before, what comes its path
  /// from after all updates of the block.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.updates.perform(updates, completion)
  }

  /// Whether a block declared updates that are not shown yet.
  ///
  /// Also while placeholders or a gap show that the data knows nothing of.
  open var hasUncommittedUpdates: Bool { updates.isPending || order.differs }

  /// Declares items to have come, at the paths they have now.
  open func insertItems(at indexPaths: [IndexPath]) {
    updates.declare { $0.insertedItems += indexPaths }
  }

  /// Declares items to be gone, at the paths they had.
  open func deleteItems(at indexPaths: [IndexPath]) {
    updates.declare { $0.deletedItems += indexPaths }
  }

  /// Has the cells of items made anew.
  open func reloadItems(at indexPaths: [IndexPath]) {
    updates.declare { $0.reloadedItems += indexPaths }
  }

  /// Has the cells of items filled again; they stay the cells they are.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    updates.declare { $0.reconfiguredItems += indexPaths }
  }

  /// Declares an item to have gone elsewhere.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.declare { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Declares sections to have come, with the numbers they have now.
  open func insertSections(_ sections: IndexSet) {
    updates.declare { $0.insertedSections += sections }
  }

  /// Declares sections to be gone, with the numbers they had.
  open func deleteSections(_ sections: IndexSet) {
    updates.declare { $0.deletedSections += sections }
  }

  /// Has all views of sections made anew; their numbers of items may have changed.
  open func reloadSections(_ sections: IndexSet) {
    updates.declare { $0.reloadedSections += sections }
  }

  /// Declares a section to have gone elsewhere.
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

  /// Puts another layout in place; what one looks at stays in sight.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Puts another layout in place and tells when that is done.
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

  /// What makes cells in sight be asked again for their size.
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
    if !keeper.isKnown, !pass.isRunning { introduceLayout() }
    pass.run()
  }

  /// A layout that computed nothing so far hears, once the view has its size, that all is new.
  private func introduceLayout() {
    let context = keeper.layout.makeContext()
    (context.everything, context.counts) = (true, true)
    keeper.layout.invalidateLayout(with: context)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  // MARK: Cells

  /// Names the class of cells with an identifier; nil ends the naming.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, ReusePool.Slot(kind: nil, identifier: identifier))
  }

  /// Names the class of supplementary views of a kind with an identifier; nil ends the naming.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, ReusePool.Slot(kind: elementKind, identifier: identifier))
  }

  /// Names the nib of cells with an identifier; nil ends the naming.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let source = nib.map { nib in
      ReusePool.Source.maker { frame in
        let cell: UICollectionViewCell? = NibCells.reusable(nib, identifier, frame)
        return cell
      }
    }
    pool.register(source, for: ReusePool.Slot(kind: nil, identifier: identifier))
  }

  /// Names the nib of supplementary views of a kind with an identifier; nil ends the naming.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    let source = nib.map { nib in
      ReusePool.Source.maker { frame in NibCells.reusable(nib, identifier, frame) }
    }
    pool.register(source, for: ReusePool.Slot(kind: kind, identifier: identifier))
  }

  /// A cell for an item: one that went out of sight, or a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// A supplementary view: one that went out of sight, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, indexPath)
  }

  /// The cell that shows an item; nil where none is in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible.cell(at: shownPath(indexPath))
  }

  /// The cells in sight.
  open var visibleCells: [UICollectionViewCell] { visible.cells.map(\.cell) }

  /// The paths of the items in sight.
  open var indexPathsForVisibleItems: [IndexPath] {
    visible.cells.map(\.path).compactMap(givenPath)
  }

  /// The item a cell shows; nil where the cell is not in sight.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.key(of: cell).flatMap { givenPath($0.indexPath) }
  }

  /// The item at a point of the content; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point).flatMap(givenPath) }

  /// The supplementary view of a kind; nil where none is in sight.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visible.views[.supplementary(elementKind, indexPath)]
  }

  /// The supplementary views of a kind in sight.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] { visible.supplementaries(of: elementKind).map(\.view) }

  /// The paths of the supplementary views of a kind in sight.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] { visible.supplementaries(of: elementKind).map(\.path) }

  /// The path of a supplementary view; nil where it is not in sight.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? { visible.key(of: supplementaryView)?.indexPath }

  // MARK: Selection

  /// Whether items can be selected.
  ///
  /// Defaults to true.
  open var allowsSelection = true { didSet { if !allowsSelection { selection.deselectAll() } } }

  /// Whether several items can be selected.
  ///
  /// Defaults to false.
  open var allowsMultipleSelection = false

  /// Whether items are being edited.
  ///
  /// Defaults to false.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swipes.reset()
      selection.editingDidChange()
      dresser.editingDidChange()
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

  /// The selected items; nil when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.selected.sorted().compactMap(givenPath)
  }

  /// Selects an item without a word to the delegate; nil ends all selection.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return selection.deselectAll() }
    let path = shownPath(indexPath)
    guard hasItem(at: path) else { return reportMissingItem(indexPath, "selectItem") }
    selection.select(path)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the selection of an item without a word to the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(shownPath(indexPath))
  }

  // MARK: Scrolling

  /// Moves the content so that an item shows at a place.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    target.scroll(to: shownPath(indexPath), scrollPosition, animated)
  }

  // MARK: Movement by hand

  /// Takes an item up to be moved; false where the data source does not let it go.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    movement.begin(at: indexPath)
  }

  /// Holds the item that was taken up at a point of the content; the others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    movement.update(to: targetPosition)
  }

  /// Lets the item go where it is; the data source is told.
  open func endInteractiveMovement() { movement.end() }

  /// Puts the item back to where it was taken up.
  open func cancelInteractiveMovement() { movement.cancel() }

  // MARK: Focus

  /// Whether keys can go to items.
  ///
  /// Defaults to false. With Full Keyboard Access they can in any case.
  open var allowsFocus = false

  /// The same while items are edited.
  ///
  /// Defaults to false.
  open var allowsFocusDuringEditing = false

  /// Whether focus that comes back goes to the item that had it last.
  ///
  /// Defaults to false.
  open var remembersLastFocusedIndexPath = false

  /// Whether an item is selected when keys come to it.
  ///
  /// Defaults to false.
  open var selectionFollowsFocus = false

  /// The item that had the focus last.
  var lastFocused: IndexPath?

  // MARK: Drag and drop

  /// Says what is dragged from the view.
  ///
  /// Defaults to nil: nothing is.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { drags.update() }
  }

  /// Says what is dropped on the view and takes it.
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
  open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

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

  /// The number of items of each section.
  ///
  /// With the places that the data has no items for.
  var countsOfItems: [Int] { order.adding(to: dataCounts) }

  /// The number of items of each section, with the held item where it is shown.
  var dataCounts: [Int] { counts.items(in: self) }

  func invalidateCounts() { counts.invalidate() }

  /// An item is shown in another section than the data has it in.
  func moveCount(from old: Int, to new: Int) { counts.move(from: old, to: new) }

  /// Whether the data source was asked how much there is.
  var areCountsKnown: Bool { counts.isKnown }

  override func restingPlace(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutTarget(for: proposed, velocity: velocity)
  }

  private var isInvalidatingForBounds = false

  override func boundsWillChange(to new: CGRect) {
    super.boundsWillChange(to: new)
    if new.size != bounds.size { anchor.hold() }
    // Layouts compare the new bounds with those the view still has.
    guard !isInvalidatingForBounds, keeper.layout.shouldInvalidateLayout(forBoundsChange: new)
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

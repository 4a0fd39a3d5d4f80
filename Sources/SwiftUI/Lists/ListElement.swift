import UIKit
import ViewGraph
import ViewLayout

/// A list: a view without a body, on a collection view.
struct ListView<Content: View>: PrimitiveView {
  let content: Content
  let selection: ListSelection?
  let look: ListLook

  static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    ListNode(view, in: place)
  }
}

final class ListNode<Content: View>: ViewNode<ListView<Content>> {
  private var child: ViewNode<Content>?
  private var element: ListElement?
  private var computation: Computation?

  override init(_ view: ListView<Content>, in place: NodePlace) {
    super.init(view, in: place)
    let child = Content.viewNode(view.content, in: childPlace(inner))
    self.child = child
    let element = ListElement(host: host, node: child)
    self.element = element
    computation = Computation(depth: depth, schedule: host.schedule) { [unowned self] in
      configure()
    }
    configure()
  }

  private var inner: EnvironmentValues {
    var inner = environment.inStack(nil)
    inner.isListRow = true
    inner.listLook = view.look
    inner.refresh = nil
    return inner
  }

  private func configure() {
    guard let computation, let element else { return }
    element.environment = inner
    computation.track {
      element.configure(
        look: view.look,
        selection: view.selection,
        isEditing: environment.editMode?.wrappedValue.isEditing == true,
        refresh: environment.refresh
      )
    }
    environment.scrollReader?.add(element)
  }

  override func viewDidChange(_ change: NodeChange<ListView<Content>>) {
    let isChanged = change.isEnvironmentChanged || change.old.look != view.look
    if let child { child.update(view.content, isChanged ? inner : child.environment) }
    configure()
  }

  override func structureDidChange() { element?.rowsDidChange() }

  override func collect(_ elements: inout [LayoutElement]) {
    if let element { elements.append(element) }
  }

  override var isStructural: Bool { false }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }

  override func remove() {
    computation?.end()
    super.remove()
  }
}

/// An element that shows rows on a collection view.
final class ListElement: LayoutElement {
  let host: ViewHost
  private(set) weak var node: GraphNode?
  let view: UICollectionView
  private let driver = ListDriver()
  private var shownSections: ListSections
  private var identities: [ListIdentities] = []
  private var needsRows = true
  var environment = EnvironmentValues()
  private(set) var look = ListLook(kind: .insetGrouped)
  private(set) var selection: ListSelection?
  private(set) var rounding = PixelRounding(scale: 1)

  init(host: ViewHost, node: GraphNode) {
    self.host = host
    self.node = node
    shownSections = ListSections()
    view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    super.init()
    driver.element = self
    view.collectionViewLayout = UICollectionViewCompositionalLayout {
      [unowned self] index, surroundings in
      section(index, surroundings)
    }
    view.register(RowCell.self, forCellWithReuseIdentifier: RowCell.name)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        RowCell.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: RowCell.name
      )
    }
    view.dataSource = driver
    view.delegate = driver
    view.dropDelegate = driver
  }

  // MARK: Configuration

  func configure(
    look: ListLook,
    selection: ListSelection?,
    isEditing: Bool,
    refresh: RefreshAction?
  ) {
    if look != self.look {
      self.look = look
      view.collectionViewLayout.invalidateLayout()
      needsRows = true
    }
    self.selection = selection
    view.allowsSelection = true
    view.allowsMultipleSelection = selection?.isMultiple == true
    view.allowsMultipleSelectionDuringEditing = selection?.isMultiple == true
    if view.isEditing != isEditing { view.isEditing = isEditing }
    view.keyboardDismissMode = environment.keyboardDismissal
    view.isScrollEnabled = environment.isScrollEnabled
    setGround()
    view.setRefresh(refresh)
    updateSelection()
    sizeDidChange()
    host.setNeedsPlacing()
  }

  private func setGround() {
    if environment.hidesScrollBackground {
      view.backgroundColor = .clear
    } else {
      view.backgroundColor =
        look.kind == .grouped || look.kind == .insetGrouped
        ? .systemGroupedBackground : .systemBackground
    }
  }

  private func section(
    _ index: Int,
    _ surroundings: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let appearance: UICollectionLayoutListConfiguration.Appearance =
      switch look.kind {
      case .plain, .inset: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      }
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.backgroundColor = .clear
    let parts = shownSections.parts
    if parts.indices.contains(index) {
      configuration.headerMode = parts[index].header.isEmpty ? .none : .supplementary
      configuration.footerMode = parts[index].footer.isEmpty ? .none : .supplementary
    }
    configuration.itemSeparatorHandler = { [weak self] path, standard in
      self?.separator(path, standard) ?? standard
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.swipes(path, .trailing)
    }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.swipes(path, .leading)
    }
    let section = NSCollectionLayoutSection.list(
      using: configuration,
      layoutEnvironment: surroundings
    )
    if let spacing = environment.listRowSpacing { section.interGroupSpacing = spacing }
    return section
  }

  private func separator(
    _ path: IndexPath,
    _ standard: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration {
    guard let row = row(path) else { return standard }
    let own = row.trait(RowSeparatorTrait.self)
    var result = standard
    switch own.top {
    case .automatic: break
    case .visible: result.topSeparatorVisibility = .visible
    case .hidden: result.topSeparatorVisibility = .hidden
    }
    switch own.bottom {
    case .automatic: break
    case .visible: result.bottomSeparatorVisibility = .visible
    case .hidden: result.bottomSeparatorVisibility = .hidden
    }
    if let color = own.color { result.color = color.uiColor }
    return result
  }

  // MARK: Rows

  /// There are other rows, or other views in them.
  func rowsDidChange() {
    needsRows = true
    host.setNeedsPlacing()
    host.contentSizeDidChange()
  }

  var sections: [ListSections.Part] { shownSections.parts }

  /// The element of a row.
  func row(_ path: IndexPath) -> LayoutElement? {
    let parts = shownSections.parts
    guard parts.indices.contains(path.section), path.item < parts[path.section].rows.count else {
      return nil
    }
    let rows = parts[path.section].rows
    if let element = rows.element(path.item) { return element }
    // It is made now: the rows that come next know what it is made of.
    if rows.isMistaken(path.item) { rowsDidChange() }
    return nil
  }

  /// How many steps a row is further in.
  func outlineLevel(_ path: IndexPath) -> Int {
    let parts = shownSections.parts
    guard parts.indices.contains(path.section), path.item < parts[path.section].rows.count else {
      return 0
    }
    return parts[path.section].rows.level(path.item)
  }

  func identity(_ path: IndexPath) -> AnyHashable? {
    let parts = shownSections.parts
    guard parts.indices.contains(path.section), path.item < parts[path.section].rows.count else {
      return nil
    }
    return parts[path.section].rows.identity(path.item)
  }

  func source(_ path: IndexPath) -> (source: any RowSource, index: Int)? {
    let parts = shownSections.parts
    guard parts.indices.contains(path.section), path.item < parts[path.section].rows.count else {
      return nil
    }
    return parts[path.section].rows.source(path.item)
  }

  /// The value that stands for a row where one is chosen.
  func tag(_ path: IndexPath) -> AnyHashable? {
    guard let row = row(path) else { return identity(path) }
    if let tag = row.trait(TagTrait.self) { return tag }
    if let value = row.trait(LinkValueTrait.self), selection?.accepts(value) != false {
      return value
    }
    return identity(path)
  }

  /// Whether a row is a link whose value is chosen, and then shown in another column.
  func isChosenByLink(_ path: IndexPath) -> Bool {
    guard environment.splitColumn != nil, let selection,
      let value = row(path)?.trait(LinkValueTrait.self)
    else { return false }
    return selection.accepts(value)
  }

  private func bringRows(_ animation: Animation?) {
    guard needsRows, let node else { return }
    needsRows = false
    let old = identities
    let new = ListSections(of: node)
    let count = new.parts.reduce(0) { $0 + $1.rows.count }
    // Comparing goes through all rows; where there are many, all are asked for again.
    guard count <= 2000, animation != nil || view.window != nil, !old.isEmpty else {
      shownSections = new
      identities = count <= 2000 ? new.parts.map(ListIdentities.init) : []
      view.reloadData()
      updateSelection()
      return
    }
    let next = new.parts.map(ListIdentities.init)
    if old == next {
      shownSections = new
      refill()
      return
    }
    let changes = ListChanges(from: old, to: next)
    let apply = { [self] in
      self.view.performBatchUpdates {
        self.shownSections = new
        self.identities = next
        changes.apply(to: self.view)
      }
    }
    if animation == nil {
      UIView.performWithoutAnimation(apply)
    } else {
      apply()
    }
    refill()
    updateSelection()
  }

  /// Shows visible rows again, whose views may be others.
  private func refill() {
    for cell in view.visibleCells {
      guard let cell = cell as? RowCell, let path = view.indexPath(for: cell) else { continue }
      cell.show(row(path).map { [$0] } ?? [], path, self)
    }
    for (kind, isHeader) in [
      (UICollectionView.elementKindSectionHeader, true),
      (UICollectionView.elementKindSectionFooter, false),
    ] {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let cell = view.supplementaryView(forElementKind: kind, at: path) as? RowCell
        guard sections.indices.contains(path.section) else { continue }
        let part = sections[path.section]
        cell?.show(isHeader ? part.header : part.footer, path, self)
      }
    }
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  private(set) var animation: Animation?

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let whole = placing.region.extended(rect, edges: .all)
    // Without any room there is no row to make.
    guard whole.width > 0 else { return }
    rounding = placing.rounding
    placing.surface.show(view, in: whole, placing)
    let insets = placing.region.insets(of: rect)
    let own = view.safeAreaInsets
    let extra = UIEdgeInsets(
      top: max(insets.top - own.top, 0),
      left: 0,
      bottom: max(insets.bottom - own.bottom, 0),
      right: 0
    )
    if view.contentInset != extra { view.contentInset = extra }
    animation = placing.animation
    let hadRows = needsRows
    bringRows(placing.animation)
    if !hadRows { for cell in view.visibleCells { (cell as? RowCell)?.refresh() } }
    for path in view.indexPathsForVisibleSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader
    ) {
      (view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: path
      ) as? RowCell)?.refresh()
    }
    animation = nil
  }

  override func isHit(_ point: CGPoint) -> Bool { true }

  // MARK: Choosing

  private func updateSelection() {
    guard let selection else { return }
    // Read also where there are no rows yet, so that a change of it is followed.
    _ = selection.isEmpty()
    if !selection.isMultiple { environment.splitColumn?.choiceDidChange(selection) }
    let chosen = Set(view.indexPathsForSelectedItems ?? [])
    for (section, part) in sections.enumerated() where part.rows.count <= 2000 {
      for item in 0..<part.rows.count {
        let path = IndexPath(item: item, section: section)
        guard let tag = tag(path) else { continue }
        let isChosen = selection.contains(tag)
        if isChosen, !chosen.contains(path) {
          view.selectItem(at: path, animated: false, scrollPosition: [])
        } else if !isChosen, chosen.contains(path) {
          view.deselectItem(at: path, animated: false)
        }
      }
    }
  }

  // MARK: Swipes

  private func swipes(_ path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
    guard let row = row(path) else { return nil }
    let own = row.trait(SwipeTrait.self).filter { $0.edge == edge }
    if own.isEmpty {
      guard edge == .trailing, let delete = deletion(path) else { return nil }
      let action = UIContextualAction(
        style: .destructive,
        title: NSLocalizedString("Delete", comment: "")
      ) { _, _, done in
        withAnimation { delete() }
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    let actions = own.flatMap { $0.items() }
      .map { item in
        let action = UIContextualAction(
          style: item.role == .destructive ? .destructive : .normal,
          title: item.title.isEmpty ? nil : item.title
        ) { _, _, done in
          if case .action(let run) = item.kind { withAnimation { run() } }
          done(true)
        }
        action.image = item.image
        if let tint = item.tint { action.backgroundColor = tint }
        return action
      }
    guard !actions.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = own[0].allowsFullSwipe
    return configuration
  }

  /// What deletes a row, where the user may.
  func deletion(_ path: IndexPath) -> (() -> Void)? {
    guard let (source, index) = source(path), let delete = source.rowEdits.delete,
      row(path)?.trait(DeleteDisabledTrait.self) != true
    else { return nil }
    return { delete(IndexSet(integer: index)) }
  }

  // MARK: Scrolling

  @discardableResult
  func scroll(to id: AnyHashable, anchor: UnitPoint?, animation: Animation?) -> Bool {
    bringRows(nil)
    for (section, part) in sections.enumerated() {
      guard let row = part.rows.row(id) else { continue }
      let position: UICollectionView.ScrollPosition =
        switch anchor?.y {
        case nil: []
        case let y? where y < 0.34: .top
        case let y? where y > 0.66: .bottom
        default: .centeredVertically
        }
      view.scrollToItem(
        at: IndexPath(item: row, section: section),
        at: position,
        animated: animation != nil
      )
      return true
    }
    return false
  }
}

extension ListElement: ScrollableByIdentity {}

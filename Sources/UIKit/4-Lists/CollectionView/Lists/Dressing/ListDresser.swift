import CoreGraphics
import Foundation
import QuartzCore

/// Tells cells, headers and footers what of the list around matters to them.
@MainActor
final class ListDresser {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UICollectionView
  /// Whether places of rows in their sections may have changed.
  private var isStale = true
  private lazy var sectionColors = ListSectionColors(view: view)
  /// Sections that came into sight with another colour than the view's.
  private var hasNewColors = false

  init(view: UICollectionView) { self.view = view }

  private var layout: (any ListLayout)? { view.keeper.layout as? any ListLayout }

  private var metrics: ListRowMetrics { ListDesign.current.rows }

  // MARK: Views

  func layoutWasInvalidated() { isStale = true }

  /// All is in place: brings up to date what depends on the places of others.
  func update() {
    guard let layout else { return leave() }
    updatePinned(layout)
    guard isStale else {
      if hasNewColors { applyColors(layout) } else { sectionColors.place(in: layout) }
      return
    }
    isStale = false
    for (key, element) in view.visible.views { dress(element, key) }
    applyColors(layout)
  }

  /// Something about the items changed that the layout does not see.
  func refresh() {
    isStale = true
    view.setNeedsLayout()
  }

  private func leave() {
    guard isStale else { return }
    isStale = false
    if !sectionColors.isEmpty { sectionColors.removeAll() }
    for element in view.visible.views.values { element.surroundings = nil }
    for (path, cell) in view.visible.cells { tellCircumstances(cell, path) }
  }

  /// Gives a view that is dequeued, shown or moved what it needs to know.
  func dress(_ element: UICollectionReusableView, _ key: ElementKey) {
    element.collectionHost = view
    if let cell = element as? UICollectionViewCell, key.category == .cell {
      tellCircumstances(cell, key.path)
    }
    guard key.category != .decorationView,
      let list = layout?.listConfiguration(ofSection: key.path.section)
    else {
      element.surroundings = nil
      return
    }
    element.surroundings = surroundings(key, list)
    let section = key.path.section
    if !hasNewColors, !sectionColors.shows(section) {
      hasNewColors = Self.color(list) != view.backgroundColor
    }
  }

  private func tellCircumstances(_ cell: UICollectionViewCell, _ path: ShownPath) {
    var circumstances = cell.circumstances
    circumstances.isEditing = view.isEditing
    if let cell = cell as? UICollectionViewListCell, !cell.ownSwipeActions.isEmpty {
      view.swipes.attach()
    }
    let item = view.order.dataPath(path)?.indexPath
    if let item, let outline = (view.dataSource as? any OutlineDataSource)?.outlineState(at: item) {
      circumstances.isExpanded = outline.isExpanded
      if let cell = cell as? UICollectionViewListCell, cell.outlineLevel != outline.level {
        cell.outlineLevel = outline.level
        cell.indentationLevel = outline.level
      }
    }
    if cell.circumstances != circumstances { cell.circumstances = circumstances }
  }

  // MARK: Surroundings

  private func surroundings(
    _ key: ElementKey,
    _ list: UICollectionLayoutListConfiguration
  ) -> ListSurroundings {
    if list.hasSwipeActions { view.swipes.attach() }
    var result = ListSurroundings()
    result.appearance = list.appearance
    result.role = role(key, list)
    let isSidebar = list.appearance == .sidebar || list.appearance == .sidebarPlain
    result.side = isSidebar ? metrics.sidebarSide : metrics.side(view.bounds.width)
    guard result.role == .cell else { return result }
    let path = key.path
    let counts = view.countsOfItems
    let count = counts.indices.contains(path.section) ? counts[path.section] : 0
    let isFirst = path.item == (list.headerMode == .firstItemInSection ? 1 : 0)
    let isLast = path.item == count - 1
    if list.appearance == .insetGrouped {
      if isFirst { result.corners.formUnion(.top) }
      if isLast { result.corners.formUnion(.bottom) }
    }
    guard list.showsSeparators else { return result }
    var lines = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler { lines = handler(view.order.told(path), lines) }
    result.top = top(lines, list.appearance, isFirst: isFirst)
    result.bottom = bottom(lines, list.appearance, isLast: isLast)
    return result
  }

  private func role(
    _ key: ElementKey,
    _ list: UICollectionLayoutListConfiguration
  ) -> ListSurroundings.Role {
    if key.category == .supplementaryView {
      return key.kind == UICollectionView.elementKindSectionFooter ? .footer : .header
    }
    return list.headerMode == .firstItemInSection && key.path.item == 0 ? .firstItem : .cell
  }

  private func top(
    _ lines: UIListSeparatorConfiguration,
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    isFirst: Bool
  ) -> ListSurroundings.Line? {
    switch lines.topSeparatorVisibility {
    case .hidden: return nil
    case .visible: return line(lines, lines.topSeparatorInsets)
    case .automatic:
      guard isFirst, appearance == .plain || appearance == .grouped else { return nil }
      return line(lines, lines.topSeparatorInsets, isWhole: appearance == .grouped)
    }
  }

  private func bottom(
    _ lines: UIListSeparatorConfiguration,
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    isLast: Bool
  ) -> ListSurroundings.Line? {
    switch lines.bottomSeparatorVisibility {
    case .hidden: return nil
    case .visible: return line(lines, lines.bottomSeparatorInsets)
    case .automatic:
      if isLast, appearance == .insetGrouped { return nil }
      let isWhole = isLast && appearance == .grouped
      return line(lines, lines.bottomSeparatorInsets, isWhole: isWhole)
    }
  }

  private func line(
    _ lines: UIListSeparatorConfiguration,
    _ insets: NSDirectionalEdgeInsets,
    isWhole: Bool = false
  ) -> ListSurroundings.Line {
    func given(_ length: CGFloat) -> CGFloat? {
      length == .greatestFiniteMagnitude ? (isWhole ? 0 : nil) : length
    }
    return ListSurroundings.Line(
      color: lines.color,
      selectedColor: lines.multipleSelectionColor,
      effect: lines.visualEffect,
      leading: given(insets.leading),
      trailing: given(insets.trailing)
    )
  }

  // MARK: Selection

  /// A row that is selected or touched takes the line of the one above away.
  func lookDidChange(of cell: UICollectionViewCell) {
    cell.separators?.place()
    guard let path = view.indexPath(for: cell), path.item > 0 else { return }
    let above = IndexPath(item: path.item - 1, section: path.section)
    view.cellForItem(at: above)?.separators?.isHiddenByNext =
      cell.isSelected || cell.isHighlighted
  }

  // MARK: Editing

  func editingDidChange() {
    for (path, cell) in view.visible.cells { tellCircumstances(cell, path) }
    guard view.window != nil, layout != nil else { return }
    let cells = view.visible.cells.map(\.cell)
    UIView.animate(withDuration: 0.3) {
      for cell in cells { cell.layoutIfNeeded() }
    }
  }

  // MARK: Headers

  /// Headers of plain lists that are held in sight over rows are told so.
  private func updatePinned(_ layout: any ListLayout) {
    for (key, element) in view.visible.views where key.category == .supplementaryView {
      guard let header = element as? UICollectionViewCell,
        key.kind == UICollectionView.elementKindSectionHeader, key.path.indexPath.count == 2,
        let surroundings = header.surroundings, surroundings.appearance == .plain
      else { continue }
      let first = layout.layoutAttributesForItem(
        at: IndexPath(item: 0, section: key.path.section)
      )
      let isPinned = first.map { $0.frame.minY < header.frame.maxY - 0.5 } ?? false
      if header.circumstances.isPinned != isPinned { header.circumstances.isPinned = isPinned }
    }
  }

  // MARK: Colour

  /// The first section's colour stands in for that of a collection view that nobody gave one;
  /// sections of other colours have them behind their rows.
  private func applyColors(_ layout: any ListLayout) {
    hasNewColors = false
    guard view.numberOfSections > 0 else { return sectionColors.show([:], in: layout) }
    if let list = layout.listConfiguration(ofSection: 0) {
      view.takeListColor(Self.color(list))
    }
    var colors: [Int: UIColor] = [:]
    let keys = view.visible.views.keys.filter {
      $0.category != .decorationView && $0.path.indexPath.count == 2
    }
    for section in Set(keys.map(\.path.section)) {
      guard let list = layout.listConfiguration(ofSection: section) else { continue }
      let color = Self.color(list)
      if color != view.backgroundColor { colors[section] = color }
    }
    sectionColors.show(colors, in: layout)
  }

  private static func color(_ list: UICollectionLayoutListConfiguration) -> UIColor {
    list.backgroundColor ?? color(list.appearance)
  }

  private static func color(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UIColor {
    switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}

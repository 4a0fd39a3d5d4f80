import CoreGraphics
import Foundation
import QuartzCore

/// What is known of how the views of a list look.
struct ListDressing {
  /// Whether places of rows in their sections may have changed.
  var isStale = true
  /// Sections that came into sight with another colour than the view's.
  var hasNewColors = false
  let colors = ListSectionColors()
}

/// Cells, headers and footers are told what of the list around matters to them.
extension UICollectionView {
  private var listLayout: (any ListLayout)? { keeper.layout as? any ListLayout }

  // MARK: Views

  /// All is in place: brings up to date what depends on the places of others.
  func updateDressing() {
    guard let layout = listLayout else { return leaveListLayout() }
    updatePinned(layout)
    guard dressing.isStale else {
      if dressing.hasNewColors {
        applyColors(layout)
      } else {
        dressing.colors.place(in: bounds, layout.frame)
      }
      return
    }
    dressing.isStale = false
    for (key, element) in visible.views { dress(element, key) }
    applyColors(layout)
  }

  /// Something about the items changed that the layout does not see.
  func redressElements() {
    dressing.isStale = true
    setNeedsLayout()
  }

  private func leaveListLayout() {
    guard dressing.isStale else { return }
    dressing.isStale = false
    if !dressing.colors.isEmpty { dressing.colors.removeAll() }
    for element in visible.views.values { element.surroundings = nil }
    for (path, cell) in visible.cells { tellCircumstances(cell, path) }
  }

  /// Gives a view that is dequeued, shown or moved what it needs to know.
  func dress(_ element: UICollectionReusableView, _ key: ElementKey) {
    element.collectionHost = self
    if let cell = element as? UICollectionViewCell, key.category == .cell {
      tellCircumstances(cell, key.path)
    }
    guard key.category != .decorationView,
      let list = listLayout?.listConfiguration(ofSection: key.path.section)
    else {
      element.surroundings = nil
      return
    }
    element.surroundings = surroundings(key, list)
    let section = key.path.section
    if !dressing.hasNewColors, !dressing.colors.shows(section) {
      dressing.hasNewColors = list.ground != backgroundColor
    }
  }

  private func tellCircumstances(_ cell: UICollectionViewCell, _ path: ShownPath) {
    var circumstances = cell.circumstances
    circumstances.isEditing = isEditing
    if let cell = cell as? UICollectionViewListCell, !cell.ownSwipeActions.isEmpty {
      swipes.attach()
    }
    let item = order.dataPath(path)?.indexPath
    if let item, let outline = (dataSource as? any OutlineDataSource)?.outlineState(at: item) {
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
    if list.hasSwipeActions { swipes.attach() }
    let (path, counts) = (key.path, countsOfItems)
    let place = ListPlace(
      category: key.category,
      kind: key.kind,
      item: key.category == .cell ? path.item : 0,
      count: counts.indices.contains(path.section) ? counts[path.section] : 0,
      width: bounds.width
    )
    return ListSurroundings(place, list) { lines in
      list.itemSeparatorHandler?(order.told(path), lines) ?? lines
    }
  }

  // MARK: Selection

  /// A row that is selected or touched takes the line of the one above away.
  func lookDidChange(of cell: UICollectionViewCell) {
    cell.separators?.place()
    guard let path = indexPath(for: cell), path.item > 0 else { return }
    let above = IndexPath(item: path.item - 1, section: path.section)
    cellForItem(at: above)?.separators?.isHiddenByNext =
      cell.isSelected || cell.isHighlighted
  }

  // MARK: Editing

  func dressingDidChangeEditing() {
    for (path, cell) in visible.cells { tellCircumstances(cell, path) }
    guard window != nil, listLayout != nil else { return }
    let cells = visible.cells.map(\.cell)
    UIView.animate(withDuration: 0.3) {
      for cell in cells { cell.layoutIfNeeded() }
    }
  }

  // MARK: Headers

  /// Headers and footers of plain lists that are held in sight over rows are told so.
  private func updatePinned(_ layout: any ListLayout) {
    for (key, element) in visible.views where key.category == .supplementaryView {
      guard let view = element as? UICollectionViewCell, key.path.indexPath.count == 2,
        let surroundings = view.surroundings, surroundings.appearance == .plain
      else { continue }
      let section = key.path.section
      func frame(_ item: Int) -> CGRect? {
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
      }
      let isPinned: Bool
      switch key.kind {
      case UICollectionView.elementKindSectionHeader:
        isPinned = frame(0).map { $0.minY < view.frame.maxY - 0.5 } ?? false
      case UICollectionView.elementKindSectionFooter:
        let last = numberOfItems(inSection: section) - 1
        isPinned = last < 0 ? false : frame(last).map { $0.maxY > view.frame.minY + 0.5 } ?? false
      default: continue
      }
      if view.circumstances.isPinned != isPinned { view.circumstances.isPinned = isPinned }
    }
  }

  // MARK: Colour

  private func addGround(_ ground: UIView) {
    insertBehindAll(ground, but: backgroundView)
  }

  /// The first section's colour stands in for that of a collection view that nobody gave one;
  /// sections of other colours have them behind their rows.
  private func applyColors(_ layout: any ListLayout) {
    dressing.hasNewColors = false
    guard numberOfSections > 0 else {
      return dressing.colors.show([:], in: bounds, layout.frame, add: addGround)
    }
    if let list = layout.listConfiguration(ofSection: 0) {
      takeListColor(list.ground)
    }
    var colors: [Int: UIColor] = [:]
    let keys = visible.views.keys.filter {
      $0.category != .decorationView && $0.path.indexPath.count == 2
    }
    for section in Set(keys.map(\.path.section)) {
      guard let list = layout.listConfiguration(ofSection: section) else { continue }
      let color = list.ground
      if color != backgroundColor { colors[section] = color }
    }
    dressing.colors.show(colors, in: bounds, layout.frame, add: addGround)
  }
}

import CoreGraphics
import Foundation

/// Focus goes along all places that are shown, of which those without an item cannot have it; the
/// delegate hears of items.
extension UICollectionView: FocusableList {
  var takesFocus: Bool {
    let isAllowed = isEditing ? allowsFocusDuringEditing : allowsFocus
    return isAllowed || UIScreen.main.hasFullKeyboardAccess
  }

  func canFocus(_ path: IndexPath) -> Bool { canFocus(ShownPath(path)) }

  private func canFocus(_ path: ShownPath) -> Bool {
    guard hasItem(at: path), let item = order.itemPath(path) else { return false }
    return collectionDelegate?.collectionView(self, canFocusItemAt: item.indexPath) ?? takesFocus
  }

  private func firstFocusable(_ paths: some Sequence<ShownPath>) -> ShownPath? {
    paths.first { canFocus($0) }
  }

  // MARK: Places

  func focusRect(of path: IndexPath) -> CGRect? { focusRect(of: ShownPath(path)) }

  private func focusRect(of path: ShownPath) -> CGRect? {
    if let cell = visible.cell(at: path) { return cell.convert(cell.bounds, to: self) }
    return keeper.layout.layoutAttributesForItem(at: path.indexPath)?.frame
  }

  private func isInRow(_ path: ShownPath) -> Bool {
    keeper.layout.layoutAttributesForItem(at: path.indexPath)?.isInRow == true
  }

  func focusCell(at path: IndexPath) -> UIView? { visible.cell(at: ShownPath(path)) }

  func focusPath(of view: UIView) -> IndexPath? {
    sequence(first: view) { $0.superview }.first { $0 is UICollectionViewCell }
      .flatMap { ($0 as? UICollectionViewCell).flatMap(visible.key)?.path.indexPath }
  }

  var focusPathsInSight: [(target: IndexPath, rect: CGRect)] {
    visible.cells.compactMap { path, cell in
      cell.isHidden ? nil : (path.indexPath, cell.convert(cell.bounds, to: self))
    }
  }

  var preferredFocusPath: IndexPath? {
    layoutIfNeeded()
    if remembersLastFocusedIndexPath, let lastFocused, canFocus(lastFocused) {
      return lastFocused.indexPath
    }
    let preferred = collectionDelegate?.indexPathForPreferredFocusedView(in: self)
    if let path = preferred.map({ order.shownPath(GivenPath($0)) }), canFocus(path) {
      return path.indexPath
    }
    let sight = sightForFocus
    let seen = focusPathsInSight.filter { $0.rect.intersects(sight) }
      .map { ShownPath($0.target) }.sorted()
    let path = firstFocusable(seen.filter(selection.selected.contains)) ?? firstFocusable(seen)
    return path?.indexPath
  }

  // MARK: Movement

  func focusPath(from path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
    focusPath(from: ShownPath(path), heading)?.indexPath
  }

  private func focusPath(from path: ShownPath, _ heading: UIFocusHeading) -> ShownPath? {
    if heading == .first { return firstFocusable(itemsInOrder()) }
    if heading == .last { return firstFocusable(itemsInReverse()) }
    if heading.contains(.page) { return pagePath(from: path, heading) }
    let isSideways = heading == .left || heading == .right
    if isSideways, isInRow(path) {
      return neighbour(in: path.section, of: path, isForward: (heading == .right) != isRightToLeft)
    }
    guard let start = focusRect(of: path) else { return nil }
    return search(from: start, heading, except: path)
  }

  /// The next item of a section that can be focused.
  private func neighbour(in section: Int, of path: ShownPath, isForward: Bool) -> ShownPath? {
    let end = isForward ? countsOfItems[section] : -1
    let items = stride(from: path.item + (isForward ? 1 : -1), to: end, by: isForward ? 1 : -1)
    return firstFocusable(items.lazy.map { ShownPath(item: $0, section: section) })
  }

  /// Looks further and further away until there is an item.
  private func search(
    from start: CGRect,
    _ heading: UIFocusHeading,
    except path: ShownPath
  ) -> ShownPath? {
    let all = CGRect(origin: .zero, size: contentSize).union(start)
    var reach = heading == .up || heading == .down ? bounds.height : bounds.width
    while reach > 0 {
      let rect = band(from: start, heading, reach: reach, in: all)
      let candidates = elements(in: rect).filter { $0.target != path && canFocus($0.target) }
      if let found = FocusSearch.best(from: start, heading, of: candidates) { return found }
      if rect.contains(band(from: start, heading, reach: .greatestFiniteMagnitude, in: all)) {
        return nil
      }
      reach *= 4
    }
    return nil
  }

  private func elements(in rect: CGRect) -> [(target: ShownPath, rect: CGRect)] {
    let attributes = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return attributes.compactMap { element in
      guard element.representedElementCategory == .cell else { return nil }
      return (element.key.path, focusRect(of: element.key.path) ?? element.frame)
    }
  }

  /// What lies in a heading, up to a distance, as wide as the content.
  private func band(
    from start: CGRect,
    _ heading: UIFocusHeading,
    reach: CGFloat,
    in all: CGRect
  ) -> CGRect {
    var (left, right, top, bottom) = (all.minX, all.maxX, all.minY, all.maxY)
    switch heading {
    case .up: (top, bottom) = (max(top, start.minY - reach), start.midY)
    case .down: (top, bottom) = (start.midY, min(bottom, start.maxY + reach))
    case .left: (left, right) = (max(left, start.minX - reach), start.midX)
    default: (left, right) = (start.midX, min(right, start.maxX + reach))
    }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The item about a page further along the axis that scrolls.
  private func pagePath(from path: ShownPath, _ heading: UIFocusHeading) -> ShownPath? {
    guard let start = focusRect(of: path) else { return nil }
    let isForward = heading.contains(.next)
    let isVertical = contentSize.height > sightForFocus.height || draggableAxes != .horizontal
    let length = isVertical ? sightForFocus.height : sightForFocus.width
    let step = isForward != (!isVertical && isRightToLeft) ? length : -length
    let wanted = start.offsetBy(dx: isVertical ? 0 : step, dy: isVertical ? step : 0)
    let reach = isVertical ? bounds.width : bounds.height
    let around = wanted.insetBy(
      dx: isVertical ? -reach : -length / 2,
      dy: isVertical ? -length / 2 : -reach
    )
    func distance(_ rect: CGRect) -> CGFloat {
      let (x, y) = (rect.midX - wanted.midX, rect.midY - wanted.midY)
      return x * x + y * y
    }
    let near = elements(in: around).filter { $0.target != path && canFocus($0.target) }
      .filter { isVertical ? ($0.rect.midY > start.midY) == (step > 0) : true }
      .filter { isVertical ? true : ($0.rect.midX > start.midX) == (step > 0) }
    if let found = near.min(by: { distance($0.rect) < distance($1.rect) }) { return found.target }
    let end =
      isForward
      ? firstFocusable(itemsInReverse()) : firstFocusable(itemsInOrder())
    return end == path ? nil : end
  }

  private func itemsInOrder() -> some Sequence<ShownPath> {
    let counts = countsOfItems
    return counts.indices.lazy.flatMap { section in
      (0..<counts[section]).lazy.map { ShownPath(item: $0, section: section) }
    }
  }

  private func itemsInReverse() -> some Sequence<ShownPath> {
    let counts = countsOfItems
    return counts.indices.reversed().lazy.flatMap { section in
      (0..<counts[section]).reversed().lazy.map { ShownPath(item: $0, section: section) }
    }
  }

  func reveal(_ path: IndexPath) {
    let isAnimated = window != nil && UIView.areAnimationsEnabled
    if isInRow(ShownPath(path)) {
      rows.scroll(to: ShownPath(path), .centeredHorizontally, isAnimated)
    }
    guard let rect = focusRect(of: path) else { return }
    scrollRectToVisible(rect, animated: isAnimated)
  }

  // MARK: Selection

  func selectFocused(_ path: IndexPath) {
    let path = ShownPath(path)
    let follows =
      collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: order.told(path))
      ?? selectionFollowsFocus
    guard follows, selection.selected.all != [path] else { return }
    selection.become([path])
  }

  func actOnFocused(_ path: IndexPath) {
    selection.touchDown(at: ShownPath(path))
    selection.touchUp()
  }

  // MARK: Delegate

  private func told(
    _ context: UIFocusUpdateContext,
    _ from: IndexPath?,
    _ to: IndexPath?
  ) -> UICollectionViewFocusUpdateContext {
    UICollectionViewFocusUpdateContext(
      context,
      from: from.map { order.told(ShownPath($0)) },
      to: to.map { order.told(ShownPath($0)) }
    )
  }

  func mayMoveFocus(_ context: UIFocusUpdateContext, from: IndexPath?, to: IndexPath?) -> Bool {
    let own = told(context, from, to)
    return collectionDelegate?.collectionView(self, shouldUpdateFocusIn: own) ?? true
  }

  func didMoveFocus(
    _ context: UIFocusUpdateContext,
    from: IndexPath?,
    to: IndexPath?,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    if let path = to ?? from { lastFocused = ShownPath(path) }
    let own = told(context, from, to)
    collectionDelegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
  }
}

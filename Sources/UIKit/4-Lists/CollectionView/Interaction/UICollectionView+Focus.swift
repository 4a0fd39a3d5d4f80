import CoreGraphics
import Foundation

extension UICollectionView: FocusableList {
  var takesFocus: Bool {
    let isAllowed = isEditing ? allowsFocusDuringEditing : allowsFocus
    return isAllowed || UIScreen.main.hasFullKeyboardAccess
  }

  func canFocus(_ path: IndexPath) -> Bool {
    guard hasItem(at: path) else { return false }
    return collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? takesFocus
  }

  // MARK: Places

  func focusRect(of path: IndexPath) -> CGRect? {
    if let cell = visible.cell(at: path) { return cell.convert(cell.bounds, to: self) }
    return collectionViewLayout.layoutAttributesForItem(at: path)?.frame
  }

  func focusCell(at path: IndexPath) -> UIView? { visible.cell(at: path) }

  func focusPath(of view: UIView) -> IndexPath? {
    sequence(first: view) { $0.superview }.first { $0 is UICollectionViewCell }
      .flatMap { ($0 as? UICollectionViewCell).flatMap(indexPath) }
  }

  var focusPathsInSight: [(target: IndexPath, rect: CGRect)] {
    visible.cells.compactMap { path, cell in
      cell.isHidden ? nil : (path, cell.convert(cell.bounds, to: self))
    }
  }

  var preferredFocusPath: IndexPath? {
    layoutIfNeeded()
    if remembersLastFocusedIndexPath, let lastFocused, canFocus(lastFocused) { return lastFocused }
    if let path = collectionDelegate?.indexPathForPreferredFocusedView(in: self), canFocus(path) {
      return path
    }
    let sight = sightForFocus
    let seen = focusPathsInSight.filter { $0.rect.intersects(sight) }.map(\.target).sorted()
    return firstFocusable(seen.filter(selection.selected.contains)) ?? firstFocusable(seen)
  }

  // MARK: Movement

  func focusPath(from path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
    if heading == .first { return firstFocusable(itemsInOrder()) }
    if heading == .last { return firstFocusable(itemsInReverse()) }
    if heading.contains(.page) { return pagePath(from: path, heading) }
    let isSideways = heading == .left || heading == .right
    if isSideways, collectionViewLayout.layoutAttributesForItem(at: path)?.isInRow == true {
      return neighbour(in: path.section, of: path, isForward: (heading == .right) != isRightToLeft)
    }
    guard let start = focusRect(of: path) else { return nil }
    return search(from: start, heading, except: path)
  }

  /// The next item of a section that can be focused.
  private func neighbour(in section: Int, of path: IndexPath, isForward: Bool) -> IndexPath? {
    let items: any Sequence<Int> =
      isForward
      ? stride(from: path.item + 1, to: numberOfItems(inSection: section), by: 1)
      : stride(from: path.item - 1, through: 0, by: -1)
    for item in items where canFocus(IndexPath(item: item, section: section)) {
      return IndexPath(item: item, section: section)
    }
    return nil
  }

  /// Looks further and further away until there is an item.
  private func search(
    from start: CGRect,
    _ heading: UIFocusHeading,
    except path: IndexPath
  ) -> IndexPath? {
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

  private func elements(in rect: CGRect) -> [(target: IndexPath, rect: CGRect)] {
    let attributes = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return attributes.compactMap { element in
      guard element.representedElementCategory == .cell else { return nil }
      return (element.indexPath, focusRect(of: element.indexPath) ?? element.frame)
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
  private func pagePath(from path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
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

  private func itemsInOrder() -> some Sequence<IndexPath> {
    let counts = countsOfItems
    return counts.indices.lazy.flatMap { section in
      (0..<counts[section]).lazy.map { IndexPath(item: $0, section: section) }
    }
  }

  private func itemsInReverse() -> some Sequence<IndexPath> {
    let counts = countsOfItems
    return counts.indices.reversed().lazy.flatMap { section in
      (0..<counts[section]).reversed().lazy.map { IndexPath(item: $0, section: section) }
    }
  }

  func reveal(_ path: IndexPath) {
    let isAnimated = window != nil && UIView.areAnimationsEnabled
    if collectionViewLayout.layoutAttributesForItem(at: path)?.isInRow == true {
      rows.scroll(to: path, .centeredHorizontally, isAnimated)
    }
    guard let rect = focusRect(of: path) else { return }
    scrollRectToVisible(rect, animated: isAnimated)
  }

  // MARK: Selection

  func selectFocused(_ path: IndexPath) {
    let follows =
      collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path)
      ?? selectionFollowsFocus
    guard follows, selection.selected.all != [path] else { return }
    selection.become([path])
  }

  func actOnFocused(_ path: IndexPath) {
    selection.touchDown(at: path)
    selection.touchUp()
  }

  // MARK: Delegate

  func mayMoveFocus(_ context: UIFocusUpdateContext, from: IndexPath?, to: IndexPath?) -> Bool {
    let own = UICollectionViewFocusUpdateContext(context, from: from, to: to)
    return collectionDelegate?.collectionView(self, shouldUpdateFocusIn: own) ?? true
  }

  func didMoveFocus(
    _ context: UIFocusUpdateContext,
    from: IndexPath?,
    to: IndexPath?,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    if let path = to ?? from { lastFocused = path }
    let own = UICollectionViewFocusUpdateContext(context, from: from, to: to)
    collectionDelegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
  }
}

import Foundation
import ListUpdates

/// A layout's questions about elements of any kind.
extension UICollectionViewLayout {
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.path.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: key.kind, at: key.path.indexPath)
    }
  }

  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: key.path.indexPath)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: key.kind,
        at: key.path.indexPath
      )
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path.indexPath)
    }
  }

  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: key.path.indexPath)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: key.kind,
        at: key.path.indexPath
      )
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: key.kind,
        at: key.path.indexPath
      )
    }
  }

  /// The place of an element that came with the update under way, unseen; nil for others.
  func unseenWhenNew(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let map = host?.runningUpdate, map.old(key) == nil else { return nil }
    return unseen(attributes(of: key))
  }

  /// The place an element had that goes with the update under way, unseen; nil for others.
  func unseenWhenGone(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let host, let map = host.runningUpdate, map.new(key) == nil else { return nil }
    return unseen(host.visible.departing[key])
  }

  private func unseen(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copied()
    copy?.alpha = 0
    return copy
  }
}

extension UpdateMap<ShownPath> {
  /// What the element is called after the update; nil where its view goes.
  func new(_ key: ElementKey) -> ElementKey? {
    let path = key.path
    if key.category == .cell { return isReloaded(path) ? nil : new(path).map(ElementKey.cell) }
    guard !isReloaded(section: path.section) else { return nil }
    return newSection(path.section).map { key.inSection($0) }
  }

  /// What the element was called before the update; nil where its view is new.
  func old(_ key: ElementKey) -> ElementKey? {
    let path = key.path
    if key.category == .cell {
      return old(path).flatMap { isReloaded($0) ? nil : ElementKey.cell($0) }
    }
    return oldSection(path.section).map { key.inSection($0) }
  }
}

extension ElementKey {
  /// The same element of another section.
  func inSection(_ section: Int) -> ElementKey {
    let path =
      path.indexPath.count < 2
      ? ShownPath(IndexPath(index: section)) : ShownPath(item: path.item, section: section)
    return ElementKey(category: category, kind: kind, path: path)
  }
}

import CollectionLayout
import CoreGraphics
import Foundation

/// Calls the handlers of sections with what is in sight, and keeps what they make of it.
@MainActor
final class VisibleItemsHandlers {
  private var items: [Int: [ElementKey: VisibleItem]] = [:]
  /// What a handler was last called for.
  private var seen: [Int: Seen] = [:]
  private var isCalling = false

  private struct Seen: Equatable {
    var bounds: CGRect
    var offset: CGFloat?
    var solutions: Int
    var size: CGSize
  }

  /// Calls the handlers of the sections in sight for which something changed.
  func call(in bounds: CGRect, for layout: UICollectionViewCompositionalLayout) {
    let plan = layout.plan
    if !plan.hasHandlers { items = [:] }
    guard !isCalling, plan.hasHandlers, let engine = plan.engine,
      let view = layout.collectionView
    else { return }
    isCalling = true
    defer { isCalling = false }
    var found: [Int: [UICollectionViewLayoutAttributes]] = [:]
    for attributes in plan.plainElements(in: bounds, of: layout)
    where attributes.category != .decorationView && attributes.storedIndexPath.count == 2 {
      found[attributes.storedIndexPath.section, default: []].append(attributes)
    }
    // The last section is told first, as was measured (rule C59).
    for section in Set(found.keys).union(items.keys).sorted(by: >) {
      guard plan.sections.indices.contains(section),
        let handler = plan.sections[section]?.visibleItemsInvalidationHandler
      else {
        items[section] = nil
        continue
      }
      let shown = found[section] ?? []
      let row = engine.row(section)
      let offset = row.map { _ in plan.offset(ofRow: section) }
      let now = Seen(
        bounds: row == nil ? bounds : CGRect(origin: .zero, size: bounds.size),
        offset: offset,
        solutions: plan.solutions,
        size: engine.contentSize
      )
      let old = seen[section]
      seen[section] = now
      let known = update(section, shown)
      if shown.isEmpty { items[section] = nil }
      guard old != now || known.isNew else { continue }
      let size = row?.viewport.size ?? bounds.size
      let point =
        engine.configuration.axes == .vertical
        ? CGPoint(x: offset ?? bounds.minX, y: row == nil ? bounds.minY : 0)
        : CGPoint(x: row == nil ? bounds.minX : 0, y: offset ?? bounds.minY)
      handler(known.items, point, LayoutEnvironment(LayoutContainer(size), view.traitCollection))
    }
  }

  /// Brings the items of a section up to date: cells first, then what else is there.
  private func update(
    _ section: Int,
    _ shown: [UICollectionViewLayoutAttributes]
  ) -> (items: [VisibleItem], isNew: Bool) {
    let old = items[section] ?? [:]
    var known: [ElementKey: VisibleItem] = [:]
    var list: [VisibleItem] = []
    var isNew = false
    let cells = shown.filter { $0.category == .cell }
    for attributes in cells + shown.filter({ $0.category != .cell }) {
      let item: VisibleItem
      if let there = old[attributes.key] {
        item = there
        item.move(to: attributes.placement)
      } else {
        item = VisibleItem(attributes)
        isNew = true
      }
      known[attributes.key] = item
      list.append(item)
    }
    items[section] = known
    return (list, isNew)
  }

  /// Attributes as a handler would have them.
  func apply(
    to attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !items.isEmpty, !isCalling, attributes.storedIndexPath.count == 2,
      let item = items[attributes.storedIndexPath.section]?[attributes.key], item.isChanged
    else { return attributes }
    let copy = attributes.copied()
    item.move(to: attributes.placement)
    copy.placement = item.placement
    return copy
  }
}

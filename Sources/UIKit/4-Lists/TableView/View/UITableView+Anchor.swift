import CollectionLayout
import CoreGraphics
import Foundation
import ScrollPhysics

extension UITableView {
  /// Whether the content stands at its start: what comes above is to be seen.
  var isAtTop: Bool { visibleOrigin.y <= 0 }

  /// Remembers where the rows in sight are, unless that is remembered already.
  func holdAnchor() {
    guard !anchor.isHolding, geometry.isReady else { return }
    anchor.hold(isAtTop ? [] : rowsInSight, from: visibleOrigin)
  }

  /// Remembers where rows that are in sight after a change of the data are.
  func holdNewAnchor() {
    guard !anchor.isHolding, geometry.isReady else { return }
    let (origin, paths) = (visibleOrigin, isAtTop ? [] : geometry.rows(in: bounds) ?? [])
    let rows = paths.map { path in
      let place = geometry.extents.interval(of: TableElement(path))
      return (path, CGRect(x: origin.x, y: place.low, width: 0, height: place.high - place.low))
    }
    anchor.hold(rows, from: origin)
  }

  /// Rows are held in their place from top to bottom alone; across they go with the table.
  private var rowsInSight: [(path: IndexPath, frame: CGRect)] {
    let left = visibleOrigin.x
    return visible.ordered.compactMap { path in
      guard let frame = visible.cells[path]?.frame, frame.intersects(bounds) else { return nil }
      return (path, CGRect(x: left, y: frame.minY, width: frame.width, height: frame.height))
    }
  }

  /// Moves the content so that the row held is where it was.
  func restoreAnchor() {
    guard anchor.isHolding else { return }
    let wanted = anchor.offset(from: contentOffset, origin: visibleOrigin) { path in
      guard geometry.hasRow(at: path) else { return nil }
      let place = geometry.extents.interval(of: TableElement(path))
      return CGRect(x: 0, y: place.low, width: 0, height: place.high - place.low)
    }
    if let wanted { shiftContent(to: CGPoint(x: contentOffset.x, y: wanted.y)) }
  }

  /// What stays where it is while the table looks at everything else.
  var heldElement: TableElement? {
    anchor.element(where: geometry.hasRow).map { TableElement($0) }
  }
}

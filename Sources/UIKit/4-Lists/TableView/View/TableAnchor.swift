import CollectionLayout
import CoreGraphics
import Foundation

/// Keeps what one looks at where it is while rows above it come, go or are measured.
@MainActor
final class TableAnchor {
  private struct Hold {
    var path: IndexPath
    /// How far the row was below the first visible point of the content.
    var distance: CGFloat
  }

  unowned(unsafe) let view: UITableView
  private var isHolding = false
  /// Rows in sight, the best to hold on to first.
  private var held: [Hold] = []

  init(view: UITableView) { self.view = view }

  private var origin: CGFloat { view.contentOffset.y + view.adjustedContentInset.top }

  /// Whether the content stands at its start: what comes above is to be seen.
  var isAtTop: Bool { view.contentOffset.y <= view.scroller.range.minimum.y }

  /// Remembers where rows in sight are, unless that is remembered already.
  func hold() {
    guard !isHolding, view.geometry.isReady else { return }
    isHolding = true
    guard !isAtTop else { return }
    let origin = origin
    let rows = view.visible.ordered.compactMap { path -> (IndexPath, CGRect)? in
      guard let frame = view.visible.cells[path]?.frame, frame.intersects(view.bounds) else {
        return nil
      }
      return (path, frame)
    }
    // Rather one that begins in sight than one that is cut off.
    let whole = rows.filter { $0.1.minY >= origin } + rows.filter { $0.1.minY < origin }
    held = whole.map { Hold(path: $0.0, distance: $0.1.minY - origin) }
  }

  /// Rows have other paths now, or are gone.
  func follow(_ change: (IndexPath) -> IndexPath?) {
    held = held.compactMap { hold in
      change(hold.path).map { Hold(path: $0, distance: hold.distance) }
    }
  }

  private var standing: Hold? { held.first { view.geometry.hasRow(at: $0.path) } }

  /// Whether something is held in its place.
  var isSet: Bool { isHolding }

  /// The row that stays where it is.
  var element: TableElement? { standing.map { TableElement($0.path) } }

  /// Moves the content so that the row is where it was.
  func restore() {
    guard let hold = standing else { return }
    let place = view.geometry.extents.interval(of: TableElement(hold.path)).low
    let wanted = CGPoint(
      x: view.contentOffset.x,
      y: view.contentOffset.y + place - hold.distance - origin
    )
    let target = view.scroller.isMoving ? wanted : view.scroller.range.clamp(wanted)
    let offset = view.contentOffset
    if target != offset {
      view.scroller.shift(by: CGPoint(x: target.x - offset.x, y: target.y - offset.y))
    }
  }

  func release() {
    held = []
    isHolding = false
  }
}

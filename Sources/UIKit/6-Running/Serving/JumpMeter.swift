import CoreGraphics
import Foundation
import QuartzCore

/// How far what lists show jumps from one frame to the next: what neither fingers nor the laws of motion
/// nor animations explain.
///
/// Cells are watched that are visible in both frames, each in the view that scrolls it.
@MainActor
package final class JumpMeter {
  /// Something that jumped.
  package struct Jump {
    package let list: UIScrollView
    package let cell: UIView
    /// How far it went without a reason, in points.
    package let way: CGVector
    /// How far fingers and the laws of motion moved it beside that.
    package let explained: CGVector

    var length: CGFloat { hypot(way.dx, way.dy) }
  }

  /// What is less is how places are rounded to pixels, in points.
  private let least: CGFloat

  private struct Sight {
    weak var list: UIScrollView?
    var size: CGSize
    var travelled: CGVector
    /// Where cells are in sight.
    var places: [ObjectIdentifier: CGPoint]
  }

  private var sights: [ObjectIdentifier: Sight] = [:]
  /// Cells that show something else than before.
  private var taken: Set<ObjectIdentifier> = []

  /// Makes a meter.
  ///
  /// - Parameter least: Moves up to here are let pass, in points a frame.
  package init(least: CGFloat = 0.75) { self.least = least }

  /// Hears of cells that are taken again while a closure runs.
  package func watchingCells<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let watch = ListWatch.current
    let former = watch.handler
    watch.handler = { [weak self] event in
      former?(event)
      if case .taken(let view) = event { self?.take(view) }
    }
    defer { watch.handler = former }
    return try body()
  }

  /// A view shows something else from now on.
  func take(_ view: UIView) { taken.insert(ObjectIdentifier(view)) }

  /// The device changed, which explains everything.
  func reset() {
    sights = [:]
    taken = []
  }

  /// Compares what is laid out with the frame before; returns the longest jump in each list.
  package func look() -> [Jump] {
    var now: [ObjectIdentifier: Sight] = [:]
    var jumps: [Jump] = []
    for list in Self.lists {
      let (sight, jump) = look(at: list, before: sights[ObjectIdentifier(list)])
      now[ObjectIdentifier(list)] = sight
      if let jump, jump.length > least { jumps.append(jump) }
    }
    (sights, taken) = (now, [])
    return jumps
  }

  private func look(at list: UIScrollView, before: Sight?) -> (Sight, Jump?) {
    let travelled = list.scroller.travelled
    var sight = Sight(list: list, size: list.bounds.size, travelled: travelled, places: [:])
    var explained = CGVector.zero
    // A list of another size, or one that zooms or moves as a whole, is compared from here on.
    var before = before
    let isMoved =
      before?.list !== list || before?.size != sight.size || list.zoomer.isActive
      || Self.isAnimated(list)
    if isMoved { before = nil }
    if let before {
      explained = CGVector(
        dx: before.travelled.dx - travelled.dx,
        dy: before.travelled.dy - travelled.dy
      )
    }
    let origin = list.bounds.origin
    var longest: Jump?
    for cell in Self.cells(of: list) {
      let place = CGPoint(x: cell.center.x - origin.x, y: Self.top(of: cell) - origin.y)
      let key = ObjectIdentifier(cell)
      sight.places[key] = place
      guard let old = before?.places[key], !taken.contains(key), !isHeld(cell),
        !Self.isAnimated(cell)
      else { continue }
      let way = CGVector(
        dx: place.x - old.x - explained.dx,
        dy: place.y - old.y - explained.dy
      )
      let jump = Jump(list: list, cell: cell, way: way, explained: explained)
      if jump.length > longest?.length ?? 0 { longest = jump }
    }
    return (sight, longest)
  }

  /// Whether a finger holds a cell.
  private func isHeld(_ cell: UIView) -> Bool {
    if let cell = cell as? UICollectionViewCell { return cell.isLifted }
    return cell.layer.zPosition == 1
  }

  private static func isAnimated(_ view: UIView) -> Bool {
    view.layer.animationKeys()?.isEmpty == false
  }

  /// Cells that grow do so downwards.
  private static func top(of cell: UIView) -> CGFloat {
    cell.center.y - cell.bounds.height / 2
  }

  // MARK: What there is

  /// The lists in the windows, and the rows in them that scroll by themselves.
  private static var lists: [UIScrollView] {
    var found: [UIScrollView] = []
    for window in UIApplication.shared.windowList where !window.isHidden { collect(window, &found) }
    return found
  }

  private static func collect(_ view: UIView, _ found: inout [UIScrollView]) {
    if let list = view as? UIScrollView,
      list is UICollectionView || list is UITableView || list is RowView
    {
      found.append(list)
    }
    for child in view.subviewList where !child.isHidden { collect(child, &found) }
  }

  private static func cells(of list: UIScrollView) -> [UIView] {
    let bounds = list.bounds
    return list.subviewList.filter { view in
      !view.isHidden && isCell(view) && view.frame.intersects(bounds)
    }
  }

  /// A cell that is a header, which may be pinned, is none.
  private static func isCell(_ view: UIView) -> Bool {
    guard let cell = view as? UICollectionViewCell else { return view is UITableViewCell }
    return cell.appliedAttributes.map { $0.representedElementCategory == .cell } ?? true
  }
}

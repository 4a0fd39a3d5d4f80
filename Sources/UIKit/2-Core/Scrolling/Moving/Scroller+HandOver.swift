import CoreGraphics
import Foundation
import ScrollPhysics

extension Scroller {
  /// The axes along which the view around this one moves in its stead.
  var carriedAxes: UIAxis {
    guard let carrier, case .drag(let own) = motion, carrier.isDragging else { return [] }
    let (pulled, held) = (own.pulled, range.clamp(own.pulled))
    var axes: UIAxis = []
    if pulled.x != held.x, outer(.horizontal) === carrier { axes.insert(.horizontal) }
    if pulled.y != held.y, outer(.vertical) === carrier { axes.insert(.vertical) }
    return axes
  }

  /// Gives what goes beyond the ends to the view around this one, if it can move that way.
  ///
  /// Returns what is left for this one.
  func handOver(_ pulled: CGPoint, at time: TimeInterval) -> CGPoint {
    let held = range.clamp(pulled)
    var rest = pulled
    var given = CGPoint.zero
    for axis in [UIAxis.horizontal, .vertical] {
      let beyond = pulled.along(axis) - held.along(axis)
      guard let outer = outer(axis), outer === carrier || outer.hasRoom(axis, beyond) else {
        continue
      }
      if carrier == nil, beyond != 0 {
        carrier = outer
        outer.beginDrag(at: time)
      }
      guard outer === carrier else { continue }
      rest.set(held.along(axis), along: axis)
      given.set(-beyond, along: axis)
    }
    carrier?.drag(given, at: time)
    return rest
  }

  /// What moves the nearest scroll view around this one that scrolls along an axis.
  func outer(_ axis: UIAxis) -> Scroller? {
    guard let view, view.transfers(axis) else { return nil }
    for around in sequence(first: view.superview, next: { $0?.superview }) {
      guard let around = around as? UIScrollView, around.isScrollEnabled,
        around.panGestureRecognizer.isEnabled, around.draggableAxes.contains(axis)
      else { continue }
      return around.scroller
    }
    return nil
  }

  /// Whether content can move towards greater offsets, or lesser ones, without giving way.
  func hasRoom(_ axis: UIAxis, _ direction: CGFloat) -> Bool {
    guard let view else { return false }
    return bounds(axis).hasRoom(from: view.contentOffset.along(axis), towards: direction)
  }

  /// Whether a drag in a direction is rather one of the view around this one.
  func yields(_ axis: UIAxis, _ direction: CGFloat) -> Bool {
    guard !hasRoom(axis, direction), let outer = outer(axis) else { return false }
    return outer.hasRoom(axis, direction)
  }
}

extension CGPoint {
  func along(_ axis: UIAxis) -> CGFloat { axis == .horizontal ? x : y }

  mutating func set(_ value: CGFloat, along axis: UIAxis) {
    if axis == .horizontal { x = value } else { y = value }
  }
}

extension CGSize {
  func along(_ axis: UIAxis) -> CGFloat { axis == .horizontal ? width : height }
}

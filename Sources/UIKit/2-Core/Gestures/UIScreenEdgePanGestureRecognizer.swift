import CoreGraphics
import Foundation

/// Recognises a finger that drags in from an edge of the screen.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near the edge the finger comes down, in points.
  private static let reach: CGFloat = 20

  /// The edges that count.
  ///
  /// Defaults to none.
  open var edges: UIRectEdge = []

  private var edge: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { edge = touchedEdges }
    guard !edge.isEmpty else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  /// The edges near which the finger is.
  private var touchedEdges: UIRectEdge {
    guard let window = view?.window else { return [] }
    let place = location(in: window)
    let bounds = window.bounds
    var near: UIRectEdge = []
    if place.x <= bounds.minX + Self.reach { near.insert(.left) }
    if place.x >= bounds.maxX - Self.reach { near.insert(.right) }
    if place.y <= bounds.minY + Self.reach { near.insert(.top) }
    if place.y >= bounds.maxY - Self.reach { near.insert(.bottom) }
    return near.intersection(edges)
  }

  override func hasMovedFarEnough() -> Bool {
    guard super.hasMovedFarEnough() else { return false }
    let way = moved
    let isSideways = abs(way.x) >= abs(way.y)
    if isSideways {
      if way.x > 0, edge.contains(.left) { return true }
      if way.x < 0, edge.contains(.right) { return true }
    } else {
      if way.y > 0, edge.contains(.top) { return true }
      if way.y < 0, edge.contains(.bottom) { return true }
    }
    // A finger that goes elsewhere does not come in from the edge any more.
    state = .failed
    return false
  }

  open override func reset() {
    super.reset()
    edge = []
  }
}

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// The least alpha at which a view can be touched.
  private static let minimumAlpha: Float = 0.01

  func findHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, Float(alpha) >= Self.minimumAlpha,
      self.point(inside: point, with: event), !isHeldByAnimation
    else { return nil }
    for view in subviewList.reversed() {
      let inner =
        view.isTouchedAsShown
        ? view.convertAsShown(point) : backing.convert(point, to: view.backing)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// The first of those that recognise at the same event prevents the others.
  func addGesture(_ gesture: UIGestureRecognizer, first: Bool = false) {
    if gesture.view === self { return }
    gesture.view?.removeGestureRecognizer(gesture)
    let others = storedGestures ?? []
    storedGestures = first ? [gesture] + others : others + [gesture]
    gesture.attachedView = self
  }

  func removeGesture(_ gesture: UIGestureRecognizer) {
    guard gesture.view === self else { return }
    storedGestures?.removeAll { $0 === gesture }
    if storedGestures?.isEmpty == true { storedGestures = nil }
    gesture.attachedView = nil
    gesture.cancelBecauseRemoved()
  }

  func replaceGestures(_ gestures: [UIGestureRecognizer]?) {
    for gesture in storedGestures ?? [] { removeGestureRecognizer(gesture) }
    for gesture in gestures ?? [] { addGestureRecognizer(gesture) }
  }

  func endEditingBelow(_ force: Bool) -> Bool {
    guard let responder = hostWindow?.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    hostWindow?.firstResponder = nil
    return true
  }

  /// The layer points are converted to; no view stands for the window, or the top of the tree.
  func target(_ view: UIView?) -> CALayer? {
    if let view { return view.backing }
    if let hostWindow { return hostWindow.backing }
    return sequence(first: self, next: \.parentView).reduce(self) { $1 }.backing
  }

  /// A point of these coordinates in another space's.
  public func convert(
    _ point: CGPoint,
    to coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    if let view = coordinateSpace as? UIView { return backing.convert(point, to: view.backing) }
    return backing.convert(point, to: nil)
  }

  /// A point of another space's coordinates in these.
  public func convert(
    _ point: CGPoint,
    from coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    if let view = coordinateSpace as? UIView { return backing.convert(point, from: view.backing) }
    return backing.convert(point, from: nil)
  }

  /// The rectangle around a rectangle of these coordinates in another space's.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return backing.convert(rect, to: view.backing) }
    return backing.convert(rect, to: nil)
  }

  /// The rectangle around another space's rectangle in these coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return backing.convert(rect, from: view.backing) }
    return backing.convert(rect, from: nil)
  }
}

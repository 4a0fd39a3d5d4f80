import CoreGraphics
import Foundation

/// Where a finger touches an element, and whether it reaches it there.
@MainActor
struct ElementAim {
  let subject: ElementCollector.Subject

  /// The part of the element that can be seen, on the screen; nothing where there is none.
  private var visible: CGRect {
    guard let object = subject.object else { return .null }
    var rect = (subject.part ?? object.accessibilityFrame).intersection(UIScreen.main.bounds)
    var view = (object as? UIView)?.superview ?? container
    while let current = view {
      if current.clipsToBounds || current is UIScrollView {
        rect = rect.intersection(current.convert(current.bounds, to: nil as UIView?))
      }
      view = current.superview
    }
    return rect
  }

  /// The view around an element that is none.
  private var container: UIView? {
    if subject.part != nil { return subject.view }
    var object = (subject.object as? UIAccessibilityElement)?.accessibilityContainer
    while let element = object as? UIAccessibilityElement {
      object = element.accessibilityContainer
    }
    return object as? UIView
  }

  /// The view that has to take the touch.
  private var view: UIView? { subject.view ?? container }

  /// Where a finger touches it; nil where it would touch something else, or nothing.
  var point: CGPoint? {
    let visible = visible
    guard !visible.isNull, visible.width > 0, visible.height > 0, let view else { return nil }
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    guard let said = subject.object?.accessibilityStore?.activationPoint else {
      return reaches(middle, view) ? middle : nil
    }
    return UIScreen.main.bounds.contains(said) && reaches(said, view) ? said : nil
  }

  /// Whether a finger at a point touches the view, something in it, or something it is in.
  private func reaches(_ point: CGPoint, _ view: UIView) -> Bool {
    for window in AccessibilityTree.windows.reversed() where ReadingOrder.isSeen(window) {
      let place = window.convert(point, from: nil as UIView?)
      guard let hit = window.hitTest(place, with: nil) else { continue }
      if hit === view || hit.isDescendant(of: view) { return true }
      // A text takes no touches: what it is in does.
      return hit !== window && view.isDescendant(of: hit)
    }
    return false
  }

  /// Scrolls what the element is in until it can be seen; returns whether anything moved.
  func reveal() -> Bool {
    if let row = subject.row, let table = row.table {
      table.scrollToRow(at: row.path, at: .middle, animated: false)
      return true
    }
    guard let start = view else { return false }
    var isMoved = false
    var view = start is UIScrollView ? start.superview : start
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
        let before = scroll.contentOffset
        // What is inside may have moved.
        let frame = subject.part ?? subject.object?.accessibilityFrame ?? .zero
        scroll.scrollRectToVisible(scroll.convert(frame, from: nil as UIView?), animated: false)
        isMoved = isMoved || scroll.contentOffset != before
      }
      view = current.superview
    }
    return isMoved
  }

  /// Scrolls the element to the upper part of what it is in, out from under what covers the lower one;
  /// returns whether anything moved.
  func lift() -> Bool {
    let views = sequence(first: view, next: { $0?.superview })
    guard
      let scroll = views.lazy.compactMap({ $0 as? UIScrollView }).first(where: \.isScrollEnabled)
    else { return false }
    let before = scroll.contentOffset
    let frame = subject.part ?? subject.object?.accessibilityFrame ?? .zero
    let place = scroll.convert(frame, from: nil as UIView?)
    let inset = scroll.adjustedContentInset
    let last = max(-inset.top, scroll.contentSize.height + inset.bottom - scroll.bounds.height)
    let wanted = place.minY - scroll.bounds.height / 4
    scroll.setContentOffset(
      CGPoint(x: before.x, y: min(max(wanted, -inset.top), last)),
      animated: false
    )
    return scroll.contentOffset != before
  }
}

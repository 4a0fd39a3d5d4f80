import CoreGraphics

/// What keys can go to: a list, or a view outside of lists.
@MainActor
struct FocusStop {
  let view: UIView

  /// Where it lies in the window.
  var rect: CGRect { view.convert(view.bounds, to: nil as UIView?) }

  /// The group it is in, by name.
  var group: String? {
    sequence(first: view as (any UIFocusEnvironment)?) { $0?.parentFocusEnvironment }
      .lazy.compactMap { $0?.focusGroupIdentifier }.first
  }

  func holds(_ place: FocusPlace) -> Bool { (place.list ?? place.item) === view }

  /// Where focus goes that comes here, from a rectangle of the window or by the tab key.
  func entry(from rect: CGRect?) -> FocusPlace? {
    guard let list = view as? any FocusableList else { return FocusPlace(view) }
    if let rect {
      let near = list.convert(rect, from: nil as UIView?)
      return list.focusPath(nearest: near).map { FocusPlace(list, $0) }
    }
    return list.preferredFocusPath.map { FocusPlace(list, $0) }
  }
}

/// Finds what keys can go to.
@MainActor
enum FocusStops {
  /// Whether a view itself is something keys can go to.
  static func stop(_ view: UIView) -> FocusStop? {
    if let list = view as? any FocusableList {
      return list.preferredFocusPath == nil ? nil : FocusStop(view: view)
    }
    // Cells are reached by their list.
    if view is any ListElementView { return nil }
    return view.canBecomeFocused || isTapped(view) ? FocusStop(view: view) : nil
  }

  /// Whether a tap on the view itself does something, because of a recogniser of the app's.
  static func isTapped(_ view: UIView) -> Bool {
    guard let gestures = view.storedGestures, UIScreen.main.hasFullKeyboardAccess,
      !(view is UIScrollView), !(view is UIWindow), view.controller == nil
    else { return false }
    return gestures.contains { gesture in
      guard let tap = gesture as? UITapGestureRecognizer, tap.isEnabled else { return false }
      return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
  }

  /// All stops in and below a view that can be seen, in reading order.
  static func inOrder(below root: UIView) -> [FocusStop] {
    var found: [FocusStop] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
      if let stop = stop(view), isReachable(view) {
        found.append(stop)
        if !(view is UIScrollView) { return }
      }
      for child in view.subviewList { visit(child) }
    }
    visit(root)
    return readingOrder(of: found.map(\.rect), isRightToLeft: root.isRightToLeft)
      .map { found[$0] }
  }

  /// The stops the tab key goes to: the first of each group.
  static func groups(in window: UIWindow) -> [FocusStop] {
    var order: [String: Int] = [:]
    var groups: [FocusStop] = []
    for stop in inOrder(below: window) {
      guard let name = stop.group else {
        groups.append(stop)
        continue
      }
      if let index = order[name] {
        if stop.view.focusGroupPriority.rawValue > groups[index].view.focusGroupPriority.rawValue {
          groups[index] = stop
        }
      } else {
        order[name] = groups.count
        groups.append(stop)
      }
    }
    return groups
  }

  /// Whether nothing covers the middle of what shows of a view, or would when it is scrolled to.
  private static func isReachable(_ view: UIView) -> Bool {
    guard let window = view.window else { return false }
    if let scroll = scrollView(hiding: view) { return isReachable(scroll) }
    let seen = view.convert(view.bounds, to: nil as UIView?).intersection(window.bounds)
    guard !seen.isEmpty else { return false }
    let hit = window.hitTest(CGPoint(x: seen.midX, y: seen.midY), with: nil)
    return hit.map { $0 === view || $0.isDescendant(of: view) || view.isDescendant(of: $0) }
      ?? false
  }

  /// The scroll view in whose content a view lies off screen.
  private static func scrollView(hiding view: UIView) -> UIScrollView? {
    for case let scroll as UIScrollView in sequence(first: view.superview, next: { $0?.superview })
    where !(scroll is any FocusableList) {
      let rect = scroll.convert(view.bounds, from: view)
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      guard !scroll.bounds.inset(by: scroll.adjustedContentInset).contains(middle) else { continue }
      let content = CGRect(origin: .zero, size: scroll.contentSize)
      return scroll.isScrollEnabled && content.contains(middle) ? scroll : nil
    }
    return nil
  }

  /// The indices of rectangles as one reads them: what lies above before what lies below it, and
  /// else from the side where lines start.
  ///
  /// Of those that nothing left lies above, the first one along the line comes next. Comparing
  /// them two by two would be no order: a view may be beside two of which one lies above the other.
  static func readingOrder(of rects: [CGRect], isRightToLeft: Bool) -> [Int] {
    func isAbove(_ one: CGRect, _ other: CGRect) -> Bool {
      one.maxY <= other.minY + 1 && one.midY < other.midY
    }
    var waitsFor = rects.map { rect in rects.count { isAbove($0, rect) } }
    var left = rects.indices.sorted { first, second in
      let (one, other) = (rects[first], rects[second])
      let sides = isRightToLeft ? (-one.maxX, -other.maxX) : (one.minX, other.minX)
      return (sides.0, one.minY, first) < (sides.1, other.minY, second)
    }
    var order: [Int] = []
    while let place = left.firstIndex(where: { waitsFor[$0] == 0 }) {
      let next = left.remove(at: place)
      order.append(next)
      for index in left where isAbove(rects[next], rects[index]) { waitsFor[index] -= 1 }
    }
    return order
  }
}

import CoreGraphics
import Foundation

/// Finds out what is in what for those who cannot see it.
@MainActor
enum AccessibilityTree {
  /// The windows that can be seen, the hindmost first.
  static var windows: [UIWindow] { UIApplication.shared.windowList.filter { !$0.isHidden } }

  static func index(of list: any AccessibleList) -> AccessibleListIndex {
    let store = list.keptAccessibilityStore
    let index = store.listIndex ?? AccessibleListIndex()
    store.listIndex = index
    index.update(list)
    return index
  }

  /// What is in a list beside its items.
  static func others(
    of list: any AccessibleList
  ) -> (before: [AccessibilityObject], after: [AccessibilityObject], count: Int) {
    var (before, after): ([AccessibilityObject], [AccessibilityObject]) = ([], [])
    for other in list.accessibleOthers {
      let found = visit(other.view)
      if other.isBefore { before += found } else { after += found }
    }
    return (before, after, before.count + after.count)
  }

  // MARK: Downwards

  /// What is told of in an object.
  static func children(of object: AccessibilityObject) -> [AccessibilityObject] {
    guard let view = object as? UIView else { return given(by: object) ?? [] }
    return view.isAccessibilityElement ? [] : elements(in: view)
  }

  /// The elements and groups in a view, whatever the view itself is.
  static func elements(in view: UIView) -> [AccessibilityObject] {
    if let given = given(by: view) {
      return given.flatMap { ($0 as? UIView).map(visit) ?? [$0] }
    }
    let seen = view.subviewList.filter(ReadingOrder.isSeen)
    // What is modal hides what it stands before.
    if let modal = seen.last(where: \.accessibilityViewIsModal) { return visit(modal) }
    return byPriority(ReadingOrder.sorted(seen, in: view)).flatMap(visit)
  }

  /// Views with those in front that are to be read before others.
  private static func byPriority(_ views: [UIView]) -> [UIView] {
    guard views.count > 1 else { return views }
    let priorities = views.map(priority)
    guard priorities.contains(where: { $0 != 0 }) else { return views }
    return views.indices.sorted { (-priorities[$0], $0) < (-priorities[$1], $1) }.map { views[$0] }
  }

  /// A view that only holds another one is read when that one is.
  private static func priority(of view: UIView) -> Double {
    if let priority = view.accessibilityStore?.said.handlers.sortPriority { return priority }
    guard let only = view.subviewList.first, view.subviewList.count == 1,
      !view.isAccessibilityElement, !isGroup(view)
    else { return 0 }
    return priority(of: only)
  }

  /// The elements that an object names itself.
  private static func given(by object: AccessibilityObject) -> [AccessibilityObject]? {
    if let elements = object.accessibilityElements {
      return elements.compactMap { $0 as? AccessibilityObject }
    }
    let count = object.accessibilityElementCount()
    if count != NSNotFound, count >= 0 {
      return (0..<count).compactMap { object.accessibilityElement(at: $0) as? AccessibilityObject }
    }
    return object.elementsByNature
  }

  private static func visit(_ view: UIView) -> [AccessibilityObject] {
    guard ReadingOrder.isSeen(view), !view.accessibilityElementsHidden else { return [] }
    if let label = view as? UILabel, label.accessibilityLabel?.isEmpty ?? true { return [] }
    if view.isAccessibilityElement || isGroup(view) { return [view] }
    return elements(in: view)
  }

  /// Whether a view is a place of its own in the tree although it is not told of as one thing.
  static func isGroup(_ view: UIView) -> Bool {
    view is UIWindow || view is any AccessibleList || view.roleByNature?.isGroup == true
      || view.accessibilityContainerType != .none || view.shouldGroupAccessibilityChildren
      || view.accessibilityCustomRotors?.isEmpty == false
  }

  // MARK: Upwards

  static func parent(of object: AccessibilityObject) -> AccessibilityNode? {
    if object is UIWindow { return .application }
    var next: UIView?
    if let view = object as? UIView {
      next = view.superview
    } else if let element = object as? UIAccessibilityElement {
      next = element.accessibilityContainer as? UIView
    }
    while let view = next {
      if (view as? any ListElementView)?.isListCell == true {
        return AccessibilityNode(view)
      }
      if let place = end(of: view) { return place }
      if isGroup(view) { return AccessibilityNode(subject: .object(view)) }
      next = view.superview
    }
    return nil
  }

  /// The header or footer that a view is.
  private static func end(of view: UIView) -> AccessibilityNode? {
    guard view is any ListElementView,
      let list = list(around: view)
    else { return nil }
    for section in list.accessibleCounts.indices {
      for isHeader in [true, false]
      where list.accessibleEnd(section, isHeader: isHeader) === view {
        let place: AccessibleListPlace = isHeader ? .header(section) : .footer(section)
        return AccessibilityNode(subject: .place(list, place))
      }
    }
    return nil
  }

  /// The list that a cell or header is in.
  static func list(around view: UIView) -> (any AccessibleList)? {
    sequence(first: view.superview, next: { $0?.superview })
      .lazy.compactMap { $0 as? any AccessibleList }.first
  }
}

extension AccessibilityRole {
  /// Whether it stands for what is in it.
  var isGroup: Bool {
    switch self {
    case .application, .window, .dialog, .group, .bar, .list, .tabs, .menu: true
    default: false
    }
  }
}

import CoreGraphics
import Foundation

/// A place in the tree that assistive programs go through: the app, an object of the screen, or a
/// place in a list.
///
/// Nodes are made when they are asked for and kept by nobody: a list of a million items has as many
/// places and no nodes.
@MainActor
struct AccessibilityNode {
  enum Subject {
    case application
    case object(AccessibilityObject)
    case place(any AccessibleList, AccessibleListPlace)
  }

  let subject: Subject

  static let application = AccessibilityNode(subject: .application)

  init(subject: Subject) { self.subject = subject }

  init(_ object: AccessibilityObject) {
    // A cell is told of as the place it shows.
    if let view = object as? UIView, let place = Self.listPlace(of: view) {
      subject = place
    } else {
      subject = .object(object)
    }
  }

  /// The list, if the node is one.
  var list: (any AccessibleList)? {
    if case .object(let object) = subject { object as? any AccessibleList } else { nil }
  }

  /// The item, if the node is one.
  var item: (list: any AccessibleList, path: IndexPath)? {
    if case .place(let list, .item(let path)) = subject { (list, path) } else { nil }
  }

  /// The object on the screen, if there is one now.
  var object: AccessibilityObject? {
    switch subject {
    case .application: nil
    case .object(let object): object
    case .place(let list, let place): Self.view(of: place, in: list)
    }
  }

  private static func view(of place: AccessibleListPlace, in list: any AccessibleList) -> UIView? {
    switch place {
    case .item(let path): list.focusCell(at: path)
    case .header(let section): list.accessibleEnd(section, isHeader: true)
    case .footer(let section): list.accessibleEnd(section, isHeader: false)
    case .before, .after: nil
    }
  }

  private static func listPlace(of view: UIView) -> Subject? {
    guard (view as? any ListElementView)?.isListCell == true else { return nil }
    guard let list = AccessibilityTree.list(around: view), let path = list.focusPath(of: view),
      list.focusCell(at: path) === view
    else { return nil }
    return .place(list, .item(path))
  }

  // MARK: Children

  var childCount: Int {
    switch subject {
    case .application: AccessibilityTree.windows.count
    case .object(let object):
      if let list = object as? any AccessibleList {
        AccessibilityTree.index(of: list).total + AccessibilityTree.others(of: list).count
      } else {
        AccessibilityTree.children(of: object).count
      }
    case .place: placeChildren.count
    }
  }

  func child(at index: Int) -> AccessibilityNode? {
    guard index >= 0 else { return nil }
    switch subject {
    case .application:
      let windows = AccessibilityTree.windows
      return index < windows.count ? AccessibilityNode(subject: .object(windows[index])) : nil
    case .object(let object):
      if let list = object as? any AccessibleList { return child(at: index, of: list) }
      let children = AccessibilityTree.children(of: object)
      return index < children.count ? AccessibilityNode(children[index]) : nil
    case .place:
      let children = placeChildren
      return index < children.count ? AccessibilityNode(children[index]) : nil
    }
  }

  private func child(at index: Int, of list: any AccessibleList) -> AccessibilityNode? {
    let others = AccessibilityTree.others(of: list)
    if index < others.before.count { return AccessibilityNode(others.before[index]) }
    let numbers = AccessibilityTree.index(of: list)
    let rest = index - others.before.count
    if let place = numbers.place(rest) {
      return AccessibilityNode(subject: .place(list, place))
    }
    let last = rest - numbers.total
    return others.after.indices.contains(last) ? AccessibilityNode(others.after[last]) : nil
  }

  /// What can be used in a visible row.
  private var placeChildren: [AccessibilityObject] {
    guard let view = object as? UIView else { return [] }
    guard view.isAccessibilityElement else { return AccessibilityTree.elements(in: view) }
    return AccessibilityText.controls(in: view)
  }

  // MARK: Surroundings

  var parent: AccessibilityNode? {
    switch subject {
    case .application: nil
    case .place(let list, _): AccessibilityNode(list as AccessibilityObject)
    case .object(let object): AccessibilityTree.parent(of: object)
    }
  }

  var indexInParent: Int? {
    guard let parent else { return nil }
    if case .place(let list, let place) = subject {
      let before = AccessibilityTree.others(of: list).before.count
      return AccessibilityTree.index(of: list).index(of: place).map { $0 + before }
    }
    guard let object else { return nil }
    if let list = parent.list {
      let others = AccessibilityTree.others(of: list)
      if let index = others.before.firstIndex(where: { $0 === object }) { return index }
      return others.after.firstIndex { $0 === object }
        .map { $0 + others.before.count + AccessibilityTree.index(of: list).total }
    }
    return (0..<parent.childCount).first { parent.child(at: $0)?.object === object }
  }

  /// The number of an item among all items of its list, from 1, and how many there are.
  var position: (number: Int, count: Int)? {
    guard let item else { return nil }
    let index = AccessibilityTree.index(of: item.list)
    return index.itemNumber(item.path).map { ($0 + 1, index.itemCount) }
  }

  // MARK: Reading

  /// A control without a name of its own in a row is called as the row is.
  private func reading(of object: AccessibilityObject) -> AccessibilityReading {
    var reading = AccessibilityReading(object)
    if reading.label == nil, object is UIControl || object is any EditableText,
      let row = parent?.object as? UIView, row.isAccessibilityElement
    {
      reading.label = row.accessibilityLabel
    }
    return reading
  }

  var reading: AccessibilityReading {
    switch subject {
    case .application: AccessibilityReading(application: ())
    case .object(let object): reading(of: object)
    case .place(let list, let place):
      AccessibilityReadings.current.reading(of: place, in: list, Self.view(of: place, in: list))
    }
  }
}

import Foundation

/// The names of places in the tree, by which assistive programs ask for them.
///
/// An object has a number; an item of a list is named by the list's number and its path, so that
/// nothing is kept of it.
@MainActor
final class AccessibilityRegistry {
  static let root = "/org/a11y/atspi/accessible/root"
  static let nowhere = "/org/a11y/atspi/null"
  private static let prefix = "/org/a11y/atspi/accessible/"

  private struct Entry {
    weak var object: AccessibilityObject?
  }

  private var entries: [Int: Entry] = [:]
  private var last = 0
  private var nextSweep = 1_024

  /// How many objects have a number.
  var count: Int { entries.count }

  func path(of node: AccessibilityNode) -> String {
    switch node.subject {
    case .application: return Self.root
    case .object(let object): return Self.prefix + "\(number(of: object))"
    case .place(let list, let place):
      let base = Self.prefix + "\(number(of: list))"
      switch place {
      case .item(let path): return base + "/item/\(path.section)/\(path.item)"
      case .header(let section): return base + "/header/\(section)"
      case .footer(let section): return base + "/footer/\(section)"
      case .before, .after: return Self.nowhere
      }
    }
  }

  /// The place of a name; nil where it is no more.
  func node(at path: String) -> AccessibilityNode? {
    if path == Self.root { return .application }
    guard path.hasPrefix(Self.prefix) else { return nil }
    let parts = path.dropFirst(Self.prefix.count).split(separator: "/")
    guard let number = parts.first.flatMap({ Int($0) }), let object = entries[number]?.object else {
      return nil
    }
    if let view = object as? UIView, view.window == nil { return nil }
    guard parts.count > 1 else { return AccessibilityNode(subject: .object(object)) }
    guard let list = object as? any AccessibleList, let place = place(parts.dropFirst()) else {
      return nil
    }
    guard AccessibilityTree.index(of: list).index(of: place) != nil else { return nil }
    return AccessibilityNode(subject: .place(list, place))
  }

  private func place(_ parts: ArraySlice<Substring>) -> AccessibleListPlace? {
    let numbers = parts.dropFirst().compactMap { Int($0) }
    switch (parts.first, numbers.count) {
    case ("item", 2): return .item(IndexPath(item: numbers[1], section: numbers[0]))
    case ("header", 1): return .header(numbers[0])
    case ("footer", 1): return .footer(numbers[0])
    default: return nil
    }
  }

  private func number(of object: AccessibilityObject) -> Int {
    let store = object.keptAccessibilityStore
    if store.number > 0, entries[store.number]?.object === object { return store.number }
    if entries.count >= nextSweep {
      entries = entries.filter { $0.value.object != nil }
      nextSweep = max(1_024, entries.count * 2)
    }
    last += 1
    store.number = last
    entries[last] = Entry(object: object)
    return last
  }
}

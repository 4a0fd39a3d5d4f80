import CoreGraphics
import Foundation

/// The tree of what is told to those who cannot see it, as JSON; Docs/Accessibility.md describes it.
@MainActor
package enum AccessibilityDump {
  /// Longer lists are written down only as far as they are visible.
  private static let longestList = 1_000

  /// The whole tree.
  package static func json() -> String { write(.application, 0) + "\n" }

  private static func write(_ node: AccessibilityNode, _ depth: Int) -> String {
    let reading = node.reading
    var fields: [(String, JSONText)] = [("role", .string(reading.role.rawValue))]
    func add(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { fields.append((name, .string(text))) }
    }
    add("label", reading.label)
    add("value", reading.value)
    add("hint", reading.hint)
    add("identifier", reading.identifier)
    if !reading.traits.isEmpty {
      fields.append(("traits", .list(reading.traits.names.map { .string($0) })))
    }
    if !reading.actionNames.isEmpty {
      fields.append(("actions", .list(reading.actionNames.map { .string($0) })))
    }
    if !reading.rotorNames.isEmpty {
      fields.append(("rotors", .list(reading.rotorNames.map { .string($0) })))
    }
    if let level = reading.headingLevel { fields.append(("level", .number(CGFloat(level)))) }
    if !reading.details.isEmpty {
      fields.append(("details", .list(reading.details.map { .string($0) })))
    }
    if reading.isFocused { fields.append(("focused", .bool(true))) }
    fields.append(("frame", .rect(reading.frame)))
    if let position = node.position {
      fields.append(("position", .number(CGFloat(position.number))))
      fields.append(("count", .number(CGFloat(position.count))))
    }
    if let item = node.item {
      let path = [item.path.section, item.path.item].map { CGFloat($0) }
      fields.append(("indexPath", .numbers(path)))
    }
    if let list = node.list {
      let items = AccessibilityTree.index(of: list).itemCount
      fields.append(("count", .number(CGFloat(items))))
    }
    let indent = String(repeating: "  ", count: depth)
    let children = children(of: node).map { write($0, depth + 1) }
    let head = indent + JSONText.object(fields).dropLast()
    guard !children.isEmpty else { return head + "}" }
    return head + ", \"children\": [\n" + children.joined(separator: ",\n") + "\n\(indent)]}"
  }

  /// The children of a node; those of a list that is longer than the longest, nil being 1,000 items,
  /// as far as they are in sight.
  static func children(
    of node: AccessibilityNode,
    longestList: Int? = nil
  ) -> [AccessibilityNode] {
    let count = node.childCount
    guard let list = node.list, count > longestList ?? Self.longestList else {
      return (0..<count).compactMap(node.child)
    }
    let others = AccessibilityTree.others(of: list)
    let items = list.focusPathsInSight.map(\.target).sorted()
      .map { AccessibilityNode(subject: .place(list, .item($0))) }
    return others.before.map { AccessibilityNode($0) } + items
      + others.after.map { AccessibilityNode($0) }
  }
}

import Foundation

/// The tree of a section's group in characters, one node a line, for messages.
package enum CompositionalTree {
  /// Describes a group; the node at `marked` has an arrow behind it.
  package static func describe(_ item: CompositionalItem, marking marked: [Int]?) -> String {
    lines(item, [], marked).joined(separator: "\n")
  }

  private static func lines(
    _ item: CompositionalItem,
    _ path: [Int],
    _ marked: [Int]?
  ) -> [String] {
    let indent = String(repeating: "  ", count: path.count)
    let mark = marked == path ? "   <-- here" : ""
    var lines = ["\(indent)\(name(item)) \(describe(item.size))\(extras(item))\(mark)"]
    for (index, subitem) in item.subitems.enumerated() {
      lines += self.lines(subitem, path + [index], marked)
    }
    return lines
  }

  private static func name(_ item: CompositionalItem) -> String {
    switch item.content {
    case .leaf: return "item"
    case .custom(let slots): return "custom group of \(slots.count)"
    case .group(let group):
      let axis = group.axes == .vertical ? "vertical" : "horizontal"
      return switch group.repetition {
      case .fill: "\(axis) group"
      case .split(let count): "\(axis) group, \(count) equal parts"
      case .times(let count): "\(axis) group, \(count) times"
      }
    }
  }

  private static func extras(_ item: CompositionalItem) -> String {
    var extras = ""
    if case .group(let group) = item.content, group.spacing != .none {
      extras += ", spacing \(group.spacing.isFlexible ? ">= " : "")\(short(group.spacing.length))"
    }
    let insets = item.insets
    if insets != .zero {
      extras +=
        ", insets \(short(insets.top)) \(short(insets.leading)) \(short(insets.bottom))"
        + " \(short(insets.trailing))"
    }
    return extras
  }

  /// A size as in `fractionalWidth(1) x estimated(44)`.
  package static func describe(_ size: CompositionalSize) -> String {
    "\(describe(size.width)) x \(describe(size.height))"
  }

  static func describe(_ dimension: CompositionalDimension) -> String {
    let name =
      switch dimension.kind {
      case .fractionalWidth: "fractionalWidth"
      case .fractionalHeight: "fractionalHeight"
      case .absolute: "absolute"
      case .estimated: "estimated"
      case .uniform: "uniformAcrossSiblings"
      }
    return "\(name)(\(short(dimension.value)))"
  }

  /// A number without a needless fraction.
  package static func short(_ value: CGFloat) -> String {
    guard value.isFinite, value.magnitude < 1e15, value == value.rounded() else {
      return "\(value)"
    }
    return "\(Int(value))"
  }
}

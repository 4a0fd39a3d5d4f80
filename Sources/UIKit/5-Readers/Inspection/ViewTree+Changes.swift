/// What differs between two trees of views.
extension ViewTree {
  /// A difference: of a view's property, or a view that is in one tree alone.
  package struct Change: Equatable, Sendable, CustomStringConvertible {
    /// The view.
    package let row: Row
    /// The property; nil where the view is new or gone.
    package let property: String?
    /// The value before; nil where the view is new.
    package let before: String?
    /// The value after; nil where the view is gone.
    package let after: String?

    package var description: String {
      guard let property else {
        let rect = row.rect
        let words =
          "\(ViewValues.number(rect.width)) × \(ViewValues.number(rect.height)) at"
          + " (\(ViewValues.number(rect.minX)), \(ViewValues.number(rect.minY)))"
        return before == nil
          ? "\(row.title) is new, \(words)" : "\(row.title) is gone, it was \(words)"
      }
      return "\(row.title): \(property) \(before ?? "none") → \(after ?? "none")"
    }
  }

  private static let defaults = [
    "alpha": "1", "opacity": "1", "isHidden": "false", "clipsToBounds": "false",
    "cornerRadius": "0", "borderWidth": "0", "isEnabled": "true", "isSelected": "false",
    "isHighlighted": "false", "numberOfLines": "1",
  ]

  /// What the order of properties is when they are told.
  private static let first = [
    "frame.origin.x", "frame.origin.y", "frame.size.width", "frame.size.height", "text",
  ]

  /// What is different in a later tree, in its order; what is within something new or gone is told with
  /// it.
  package func changes(to later: ViewTree) -> [Change] {
    var changes: [Change] = []
    Self.compare(nodes, later.nodes, &changes)
    return changes
  }

  private struct Node {
    let row: Row
    var children: [Node] = []

    /// What a view is found again by among those beside it.
    var key: String {
      let path = row.item.map { "\($0)" } ?? ""
      return row.property ?? row.values["accessibilityIdentifier"] ?? "\(row.type) \(path)"
    }
  }

  private var nodes: [Node] {
    var index = 0
    func read(_ depth: Int) -> [Node] {
      var nodes: [Node] = []
      while index < rows.count, rows[index].depth == depth {
        var node = Node(row: rows[index])
        index += 1
        node.children = read(depth + 1)
        nodes.append(node)
      }
      return nodes
    }
    return read(rows.first?.depth ?? 0)
  }

  private static func compare(_ before: [Node], _ after: [Node], _ changes: inout [Change]) {
    var waiting = Dictionary(grouping: before, by: \.key)
    var pairs: [(Node?, Node)] = []
    for node in after {
      let found = waiting[node.key]?.first
      if found != nil { waiting[node.key]?.removeFirst() }
      pairs.append((found, node))
    }
    for (old, new) in pairs {
      guard let old else {
        changes.append(Change(row: new.row, property: nil, before: nil, after: new.row.type))
        continue
      }
      changes += properties(of: old.row, new.row)
      compare(old.children, new.children, &changes)
    }
    for node in before where waiting[node.key]?.isEmpty == false {
      waiting[node.key]?.removeFirst()
      changes.append(Change(row: node.row, property: nil, before: node.row.type, after: nil))
    }
  }

  private static func properties(of old: Row, _ new: Row) -> [Change] {
    let names = Set(old.values.keys).union(new.values.keys)
      .filter { old.values[$0] != new.values[$0] }
    let order = { (name: String) in first.firstIndex(of: name) ?? first.count }
    return names.sorted { (order($0), $0) < (order($1), $1) }.map { name in
      Change(
        row: old,
        property: name,
        before: old.values[name] ?? defaults[name],
        after: new.values[name] ?? defaults[name]
      )
    }
  }
}

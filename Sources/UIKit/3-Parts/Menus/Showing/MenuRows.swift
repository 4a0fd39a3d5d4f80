import Foundation

/// What one level of a menu shows, group by group.
@MainActor
struct MenuRows {
  @MainActor
  enum Row {
    case title(String)
    /// Leads back from a menu inside.
    case back(UIMenu)
    case leaf(any UIMenuLeaf, singleSelection: UIMenu?)
    case menu(UIMenu)
    case waiting(UIDeferredMenuElement)

    var isChoosable: Bool {
      switch self {
      case .title, .waiting: false
      case .back, .menu: true
      case .leaf(let leaf, _): !leaf.attributes.contains(.disabled)
      }
    }

    /// Whether it can lie beside others.
    var isCompactible: Bool {
      switch self {
      case .title, .back, .waiting: false
      case .leaf, .menu: true
      }
    }
  }

  /// Rows that belong together.
  @MainActor
  struct Group {
    var rows: [Row] = []
    var size = UIMenu.ElementSize.automatic

    /// The rows as they lie: small and medium ones side by side, all others alone.
    var lines: [[Row]] {
      let most = MenuRowStyle(size).mostInLine
      return rows.reduce(into: []) { lines, row in
        if let last = lines.last, last.count < most, row.isCompactible, last[0].isCompactible {
          lines[lines.count - 1].append(row)
        } else {
          lines.append([row])
        }
      }
    }

    /// How a row shows.
    func style(of row: Row) -> MenuRowStyle { row.isCompactible ? MenuRowStyle(size) : .row }

    var isTitle: Bool {
      if case .title = rows.last { rows.count == 1 } else { false }
    }
  }

  private(set) var groups: [Group] = []

  /// The entries of a menu; one inside another begins with its own title, which leads back.
  init(_ menu: UIMenu, isInside: Bool, provided: [ObjectIdentifier: [UIMenuElement]]) {
    if isInside {
      groups.append(Group(rows: [.back(menu)]))
    } else if !menu.title.isEmpty {
      groups.append(Group(rows: [.title(menu.title)]))
    }
    add(menu, nil, provided)
    groups.removeAll(where: \.rows.isEmpty)
  }

  private mutating func add(
    _ menu: UIMenu,
    _ outer: UIMenu?,
    _ provided: [ObjectIdentifier: [UIMenuElement]]
  ) {
    let single = menu.options.contains(.singleSelection) ? menu : outer
    if groups.last?.isTitle != true { groups.append(Group()) }
    groups[groups.count - 1].size = menu.preferredElementSize
    add(menu.children, of: menu, single, provided)
  }

  private mutating func add(
    _ elements: [UIMenuElement],
    of owner: UIMenu,
    _ single: UIMenu?,
    _ provided: [ObjectIdentifier: [UIMenuElement]]
  ) {
    for element in elements {
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline):
        if !menu.title.isEmpty { groups.append(Group(rows: [.title(menu.title)])) }
        add(menu, single, provided)
        groups.append(Group(size: owner.preferredElementSize))
      case let menu as UIMenu: append(.menu(menu))
      case let place as UIDeferredMenuElement:
        if let found = place.known ?? provided[ObjectIdentifier(place)] {
          add(found, of: owner, single, provided)
        } else {
          append(.waiting(place))
        }
      case let leaf as any UIMenuLeaf:
        if !leaf.attributes.contains(.hidden) {
          append(.leaf(leaf, singleSelection: single))
        }
      default: break
      }
    }
  }

  private mutating func append(_ row: Row) {
    if groups.isEmpty { groups.append(Group()) }
    groups[groups.count - 1].rows.append(row)
  }

  /// The same from bottom to top, for menus that open upwards; titles stay above their entries.
  func reversed() -> MenuRows {
    var copy = self
    copy.groups = groups.reversed().map { group in
      // What lies side by side is read as ever.
      guard MenuRowStyle(group.size) == .row else { return group }
      var group = group
      let isTitled = if case .title = group.rows.first { true } else { false }
      group.rows[(isTitled ? 1 : 0)...].reverse()
      return group
    }
    return copy
  }

  /// The rows that lie alone.
  var wholeRows: [Row] {
    groups.flatMap { group in group.rows.filter { group.style(of: $0) == .row } }
  }

  var hasTicks: Bool {
    wholeRows.contains { row in
      if case .leaf(let leaf, _) = row { leaf.state != .off } else { false }
    }
  }

  var waiting: [UIDeferredMenuElement] {
    groups.flatMap(\.rows).compactMap { row in
      if case .waiting(let place) = row { place } else { nil }
    }
  }
}

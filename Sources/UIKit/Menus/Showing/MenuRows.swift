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
  }

  private(set) var groups: [[Row]] = []

  /// The entries of a menu; one inside another begins with its own title, which leads back.
  init(_ menu: UIMenu, isInside: Bool, provided: [ObjectIdentifier: [UIMenuElement]]) {
    if isInside {
      groups.append([.back(menu)])
    } else if !menu.title.isEmpty {
      groups.append([.title(menu.title)])
    }
    add(menu, nil, provided)
    groups.removeAll(where: \.isEmpty)
  }

  private mutating func add(
    _ menu: UIMenu,
    _ outer: UIMenu?,
    _ provided: [ObjectIdentifier: [UIMenuElement]]
  ) {
    let single = menu.options.contains(.singleSelection) ? menu : outer
    let isTitled = groups.last.map { group in
      if case .title = group.last { group.count == 1 } else { false }
    }
    if isTitled != true { groups.append([]) }
    add(menu.children, single, provided)
  }

  private mutating func add(
    _ elements: [UIMenuElement],
    _ single: UIMenu?,
    _ provided: [ObjectIdentifier: [UIMenuElement]]
  ) {
    for element in elements {
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline):
        if !menu.title.isEmpty { groups.append([.title(menu.title)]) }
        add(menu, single, provided)
        groups.append([])
      case let menu as UIMenu: append(.menu(menu))
      case let place as UIDeferredMenuElement:
        if let found = place.known ?? provided[ObjectIdentifier(place)] {
          add(found, single, provided)
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
    if groups.isEmpty { groups.append([]) }
    groups[groups.count - 1].append(row)
  }

  /// The same from bottom to top, for menus that open upwards; titles stay above their entries.
  func reversed() -> MenuRows {
    var copy = self
    copy.groups = groups.reversed().map { group in
      guard case .title = group.first else { return group.reversed() }
      return Array(group.prefix(1)) + group.dropFirst().reversed()
    }
    return copy
  }

  var hasTicks: Bool {
    groups.joined().contains { row in
      if case .leaf(let leaf, _) = row { leaf.state != .off } else { false }
    }
  }

  var waiting: [UIDeferredMenuElement] {
    groups.joined().compactMap { row in
      if case .waiting(let place) = row { place } else { nil }
    }
  }
}

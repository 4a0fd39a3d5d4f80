import Foundation

/// The groups of items of a navigation item.
@MainActor
final class NavigationItemGroups {
  private let changed: () -> Void
  /// Nil where single items were set.
  var leading: [UIBarButtonItemGroup]? { didSet { watch(leading ?? []) } }
  var trailing: [UIBarButtonItemGroup]? { didSet { watch(trailing ?? []) } }
  var center: [UIBarButtonItemGroup] = [] { didSet { watch(center) } }
  var pinned: UIBarButtonItemGroup? { didSet { watch([pinned].compactMap(\.self)) } }
  var overflowItems: UIDeferredMenuElement?
  let overflowButton = UIBarButtonItem(
    image: UIImage(systemName: "ellipsis.circle"),
    menu: UIMenu(children: [])
  )

  init(_ changed: @escaping () -> Void) { self.changed = changed }

  private func watch(_ groups: [UIBarButtonItemGroup]) {
    for group in groups { group.changed = changed }
  }

  /// Whether there is something to put in the items' place where there is little room.
  var canCollapse: Bool {
    ((leading ?? []) + (trailing ?? [])).contains {
      $0.representativeItem != nil && $0.barButtonItems.count > 1
    }
  }

  private static func items(
    of groups: [UIBarButtonItemGroup],
    _ isCollapsed: Bool
  ) -> [UIBarButtonItem] {
    groups.filter(\.isInBar).flatMap { $0.shownItems(isCollapsed: isCollapsed) }
  }

  func leadingItems(isCollapsed: Bool) -> [UIBarButtonItem]? {
    leading.map { Self.items(of: $0, isCollapsed) }
  }

  /// The items on the trailing side, from the edge on.
  func trailingItems(
    _ own: [UIBarButtonItem],
    isCollapsed: Bool,
    showsCenter: Bool
  ) -> [UIBarButtonItem] {
    let shown = trailing.map { Self.items(of: $0, isCollapsed) } ?? own
    let edge = pinned.map { Self.items(of: [$0], isCollapsed) } ?? []
    return edge + overflow(showsCenter: showsCenter) + shown
  }

  func centerItems(showsCenter: Bool) -> [UIBarButtonItem] {
    showsCenter ? Self.items(of: center, false) : []
  }

  /// The button of the menu for what has no room, where there is something in it.
  private func overflow(showsCenter: Bool) -> [UIBarButtonItem] {
    let all = (leading ?? []) + center + (trailing ?? [])
    let away = all.filter { !$0.isHidden && !$0.isInBar && $0.alwaysAvailable }
    var elements: [UIMenuElement] =
      (showsCenter ? [] : center.filter(\.isInBar).map(\.asMenuElement)) + away.map(\.asMenuElement)
    if let overflowItems { elements.append(overflowItems) }
    guard !elements.isEmpty else { return [] }
    overflowButton.changed = {}
    overflowButton.menu = UIMenu(children: elements)
    return [overflowButton]
  }
}

import CoreGraphics
import QuartzCore

/// Where an element stands in a section that is a list, and how wide the list is.
struct ListPlace {
  let category: UICollectionView.ElementCategory
  /// The kind of a header or footer.
  var kind = ""
  var item = 0
  /// The number of items of the section.
  var count = 0
  var width: CGFloat = 0
}

extension ListSurroundings {
  /// What an element is told, by its place; `lines` says which lines a row has.
  @MainActor
  init(
    _ place: ListPlace,
    _ list: UICollectionLayoutListConfiguration,
    lines: (UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  ) {
    self.init()
    appearance = list.appearance
    role = Self.role(place, list)
    let isSidebar = list.appearance == .sidebar || list.appearance == .sidebarPlain
    let metrics = ListDesign.current.rows
    side = isSidebar ? metrics.sidebarSide : metrics.side(place.width)
    guard role == .cell else { return }
    let isFirst = place.item == (list.headerMode == .firstItemInSection ? 1 : 0)
    let isLast = place.item == place.count - 1
    if list.appearance == .insetGrouped {
      if isFirst { corners.formUnion(.top) }
      if isLast { corners.formUnion(.bottom) }
    }
    guard list.showsSeparators else { return }
    let lines = lines(list.separatorConfiguration)
    top = Self.top(lines, list.appearance, isFirst: isFirst)
    bottom = Self.bottom(lines, list.appearance, isLast: isLast)
  }

  @MainActor
  private static func role(
    _ place: ListPlace,
    _ list: UICollectionLayoutListConfiguration
  ) -> Role {
    if place.category == .supplementaryView {
      return place.kind == UICollectionView.elementKindSectionFooter ? .footer : .header
    }
    return list.headerMode == .firstItemInSection && place.item == 0 ? .firstItem : .cell
  }

  private static func top(
    _ lines: UIListSeparatorConfiguration,
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    isFirst: Bool
  ) -> Line? {
    switch lines.topSeparatorVisibility {
    case .hidden: return nil
    case .visible: return line(lines, lines.topSeparatorInsets)
    case .automatic:
      guard isFirst, appearance == .plain || appearance == .grouped else { return nil }
      return line(lines, lines.topSeparatorInsets, isWhole: appearance == .grouped)
    }
  }

  private static func bottom(
    _ lines: UIListSeparatorConfiguration,
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    isLast: Bool
  ) -> Line? {
    switch lines.bottomSeparatorVisibility {
    case .hidden: return nil
    case .visible: return line(lines, lines.bottomSeparatorInsets)
    case .automatic:
      if isLast, appearance == .insetGrouped { return nil }
      let isWhole = isLast && appearance == .grouped
      return line(lines, lines.bottomSeparatorInsets, isWhole: isWhole)
    }
  }

  private static func line(
    _ lines: UIListSeparatorConfiguration,
    _ insets: NSDirectionalEdgeInsets,
    isWhole: Bool = false
  ) -> Line {
    func given(_ length: CGFloat) -> CGFloat? {
      length == .greatestFiniteMagnitude ? (isWhole ? 0 : nil) : length
    }
    return Line(
      color: lines.color,
      selectedColor: lines.multipleSelectionColor,
      effect: lines.visualEffect,
      leading: given(insets.leading),
      trailing: given(insets.trailing)
    )
  }
}

extension UICollectionLayoutListConfiguration {
  /// The colour behind the rows.
  @MainActor var ground: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}

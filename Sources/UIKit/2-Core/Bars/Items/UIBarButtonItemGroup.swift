import Foundation

/// Items of a bar that belong together, and what stands for them where there is little room.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
  /// Called when something changed that the bar shows.
  var changed: () -> Void = {}
  /// Whether what stands for the items is shown in their place.
  var isCollapsed = false
  /// What people may do with the group, where a bar lets them.
  private(set) var kind = Kind.fixed

  /// What people may do with a group.
  enum Kind: Equatable {
    case fixed
    case movable(identifier: String)
    case optional(identifier: String, isInDefault: Bool)
  }

  /// Makes a group; the item stands for the others where there is little room.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt([])
  }

  /// Makes a group from an archive.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// Groups are not archived here: nibs are read, never written.
  open func encode(with coder: NSCoder) {}

  private convenience init(
    _ items: [UIBarButtonItem],
    _ representative: UIBarButtonItem?,
    _ kind: Kind
  ) {
    self.init(barButtonItems: items, representativeItem: representative)
    self.kind = kind
  }

  /// Makes a group that stays where it is.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(items, representativeItem, .fixed) }

  /// Makes a group that people may move, where a bar lets them; none does here.
  public class func movableGroup(
    customizationIdentifier: String,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(
      items,
      representativeItem,
      .movable(identifier: customizationIdentifier)
    )
  }

  /// Makes a group that people may take out, where a bar lets them; one that is not in at first is
  /// not shown here.
  public class func optionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(
      items,
      representativeItem,
      .optional(identifier: customizationIdentifier, isInDefault: isInDefaultCustomization)
    )
  }

  /// The items.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      adopt(oldValue)
      changed()
    }
  }

  private func adopt(_ old: [UIBarButtonItem]) {
    for item in old where item.group === self { item.group = nil }
    for item in barButtonItems { item.group = self }
  }

  /// What stands for the items where there is little room; nil leaves them side by side.
  ///
  /// One without an action and a menu opens a menu of the items.
  open var representativeItem: UIBarButtonItem? { didSet { changed() } }

  /// Whether what stands for the items is shown in their place.
  open var isDisplayingRepresentativeItem: Bool { isCollapsed && representativeItem != nil }

  /// Whether the items are reached also where the group is not in the bar.
  ///
  /// Defaults to false.
  open var alwaysAvailable = false { didSet { changed() } }

  /// What stands for the group in a menu; nil is a menu of the items.
  ///
  /// Defaults to nil.
  open var menuRepresentation: UIMenuElement?

  /// Whether the group is left out.
  ///
  /// Defaults to false.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }

  // MARK: Showing

  /// Whether the group has a place in the bar.
  var isInBar: Bool {
    if isHidden { return false }
    if case .optional(_, let isInDefault) = kind { return isInDefault }
    return true
  }

  /// What the bar shows for the group.
  func shownItems(isCollapsed: Bool) -> [UIBarButtonItem] {
    self.isCollapsed = isCollapsed && barButtonItems.count > 1 && representativeItem != nil
    guard self.isCollapsed, let item = representativeItem else { return barButtonItems }
    if item.menu == nil, item.action == nil, item.primaryAction == nil {
      item.menu = UIMenu(children: barButtonItems.map(\.asMenuElement))
    }
    return [item]
  }

  /// What stands for the group in a menu.
  var asMenuElement: UIMenuElement {
    menuRepresentation
      ?? UIMenu(options: .displayInline, children: barButtonItems.map(\.asMenuElement))
  }
}

extension UIBarButtonItem {
  /// The group the item is in.
  public var buttonGroup: UIBarButtonItemGroup? { group }

  /// Makes a group of the item alone that stays where it is.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.fixedGroup(items: [self])
  }

  /// Makes a group of the item alone that people may move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.movableGroup(
      customizationIdentifier: customizationIdentifier,
      items: [self]
    )
  }

  /// Makes a group of the item alone that people may take out.
  public func creatingOptionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization,
      items: [self]
    )
  }

  /// The item as an entry of a menu.
  var asMenuElement: UIMenuElement {
    if let menuRepresentation { return menuRepresentation }
    if let menu, primaryAction == nil, action == nil { return menu }
    if let primaryAction { return primaryAction }
    return UIAction(title: title ?? "", image: image) { [weak self] _ in
      guard let self else { return }
      perform(from: UIApplication.shared.keyWindowStore ?? UIView(), with: nil)
    }
  }
}

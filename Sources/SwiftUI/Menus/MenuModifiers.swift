import UIKit

/// The order in which a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
  let order: UIContextMenuConfiguration.ElementOrder

  /// As the system likes: the first item nearest the finger in menus that open upwards.
  public static let automatic = MenuOrder(order: .automatic)
  /// The first item nearest the finger.
  public static let priority = MenuOrder(order: .priority)
  /// From top to bottom, always.
  public static let fixed = MenuOrder(order: .fixed)
}

/// Whether a menu goes away when an item is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let number: Int

  /// As the system likes: it goes away.
  public static let automatic = MenuActionDismissBehavior(number: 0)
  /// It goes away.
  public static let enabled = MenuActionDismissBehavior(number: 1)
  /// It stays.
  public static let disabled = MenuActionDismissBehavior(number: 2)
}

enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

enum MenuDismissalKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  /// The order in which menus show their items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether controls show that there is a menu; here none does.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  var menuDismissal: MenuActionDismissBehavior {
    get { self[MenuDismissalKey.self] }
    set { self[MenuDismissalKey.self] = newValue }
  }
}

extension View {
  /// Sets the order in which menus show their items.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Has controls show that there is a menu, or not: styles can ask for it, those of the system show nothing.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets whether menus go away when an item is chosen.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissal, behavior)
  }
}

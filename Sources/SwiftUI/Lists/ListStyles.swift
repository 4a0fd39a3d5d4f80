import UIKit
import ViewGraph
import ViewLayout

/// How lists look.
public protocol ListStyle: Sendable {
  /// The form of a list.
  var form: ListForm { get }
}

/// The form of a list.
public struct ListForm: Sendable {
  let kind: ListLook.Kind?
}

/// As the system likes: in groups, within margins.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// In groups, within margins.
  public var form: ListForm { ListForm(kind: nil) }
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// From side to side.
  public var form: ListForm { ListForm(kind: .plain) }
}

/// In groups from side to side.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// In groups.
  public var form: ListForm { ListForm(kind: .grouped) }
}

/// In groups, within margins.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// In groups, within margins.
  public var form: ListForm { ListForm(kind: .insetGrouped) }
}

/// Rows within margins.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Within margins.
  public var form: ListForm { ListForm(kind: .inset) }
}

/// As beside a page.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// As beside a page.
  public var form: ListForm { ListForm(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// As the system likes.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// In groups from side to side.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// In groups, within margins.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows within margins.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// As beside a page.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

enum ListKindKey: EnvironmentKey {
  static var defaultValue: ListLook.Kind? { nil }
}

enum HiddenGroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

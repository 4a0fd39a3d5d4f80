/// How the columns of a split view take their room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// How columns take their room.
  var splitRoom: SplitRoom { get }
}

/// How columns take their room, as the styles of the system have it.
public struct SplitRoom: Sendable {
  enum Kind {
    case automatic
    case balanced
    case prominentDetail
  }

  let kind: Kind
}

/// As the system likes.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// As the system likes.
  public var splitRoom: SplitRoom { SplitRoom(kind: .automatic) }
}

/// The last column gets smaller.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The last column gets smaller.
  public var splitRoom: SplitRoom { SplitRoom(kind: .balanced) }
}

/// The last column keeps its width, and the others lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The others lie over the last column.
  public var splitRoom: SplitRoom { SplitRoom(kind: .prominentDetail) }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the system likes.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column gets smaller.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width, and the others lie over it.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

enum SplitRoomKey: EnvironmentKey {
  static var defaultValue: SplitRoom { SplitRoom(kind: .automatic) }
}

extension EnvironmentValues {
  /// How columns take their room.
  var splitRoom: SplitRoom {
    get { self[SplitRoomKey.self] }
    set { self[SplitRoomKey.self] = newValue }
  }
}

/// How wide a column should be, in points.
struct SplitColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat
  var most: CGFloat?
}

struct SplitWidthKey: PreferenceKey {
  static var defaultValue: SplitColumnWidth? { nil }

  static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets how columns of split views take their room.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View {
    environment(\.splitRoom, style.splitRoom)
  }

  /// Sets how wide the column of the view is, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: SplitWidthKey.self,
      value: SplitColumnWidth(least: width, ideal: width, most: width)
    )
  }

  /// Sets how wide the column of the view is at first, and between which widths it stays, in points.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    preference(
      key: SplitWidthKey.self,
      value: SplitColumnWidth(least: min, ideal: ideal, most: max)
    )
  }
}

import UIKit
import ViewGraph
import ViewLayout

enum ScrollReaderKey: EnvironmentKey {
  static var defaultValue: ScrollRegistry? { nil }
}

enum ScrollPositionKey: EnvironmentKey {
  static var defaultValue: ScrollPositionLink? { nil }
}

enum HiddenIndicatorsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

enum PagedScrollKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum KeyboardDismissalKey: EnvironmentKey {
  static var defaultValue: UIScrollView.KeyboardDismissMode { .none }
}

extension EnvironmentValues {
  var scrollReader: ScrollRegistry? {
    get { self[ScrollReaderKey.self] }
    set { self[ScrollReaderKey.self] = newValue }
  }

  var scrollPosition: ScrollPositionLink? {
    get { self[ScrollPositionKey.self] }
    set { self[ScrollPositionKey.self] = newValue }
  }

  var hidesIndicators: Bool {
    get { self[HiddenIndicatorsKey.self] }
    set { self[HiddenIndicatorsKey.self] = newValue }
  }

  /// Whether the user can scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  var scrollsByPages: Bool {
    get { self[PagedScrollKey.self] }
    set { self[PagedScrollKey.self] = newValue }
  }

  var keyboardDismissal: UIScrollView.KeyboardDismissMode {
    get { self[KeyboardDismissalKey.self] }
    set { self[KeyboardDismissalKey.self] = newValue }
  }
}

/// Whether a scroll view shows how far it is scrolled.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let hides: Bool

  /// As the system likes.
  public static let automatic = ScrollIndicatorVisibility(hides: false)
  /// It does.
  public static let visible = ScrollIndicatorVisibility(hides: false)
  /// It does not.
  public static let hidden = ScrollIndicatorVisibility(hides: true)
  /// It never does.
  public static let never = ScrollIndicatorVisibility(hides: true)
}

/// How scrolling closes the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  let mode: UIScrollView.KeyboardDismissMode

  /// As the system likes.
  public static let automatic = ScrollDismissesKeyboardMode(mode: .none)
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(mode: .onDrag)
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(mode: .interactive)
  /// It does not.
  public static let never = ScrollDismissesKeyboardMode(mode: .none)
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// Whether it does at whole pages.
  var isPaged: Bool { get }
}

/// At whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// It does.
  public var isPaged: Bool { true }
}

/// At views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// It does not.
  public var isPaged: Bool { false }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

extension View {
  /// Shows how far scroll views are scrolled, or not.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.hidesIndicators, visibility.hides)
  }

  /// Lets the user scroll, or not.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Lets scrolling close the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.keyboardDismissal, mode.mode)
  }

  /// Sets where scrolling comes to rest.
  public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(
    _ behavior: Behavior
  ) -> some View {
    environment(\.scrollsByPages, behavior.isPaged)
  }

  /// Marks views that scrolling comes to rest at.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Shows content of scroll views beyond their bounds, or not: here it ends with them.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Lets scroll views bounce or not: here they do where there is something to scroll.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Follows the identity of the view at the edge of a scroll view, and scrolls to it.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }

  /// Reloads what is shown when the user pulls it down.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// Whether scroll views bounce.
public struct ScrollBounceBehavior: Sendable {
  /// As the system likes.
  public static let automatic = ScrollBounceBehavior()
  /// Always.
  public static let always = ScrollBounceBehavior()
  /// Where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior()
}

struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    // Read here, so that another value brings the scroll view up to date.
    let _ = id.wrappedValue
    content.environment(
      \.scrollPosition,
      ScrollPositionLink(
        read: { id.wrappedValue.map { AnyHashable($0) } },
        write: { id.wrappedValue = $0?.base as? ID },
        anchor: anchor
      )
    )
  }
}

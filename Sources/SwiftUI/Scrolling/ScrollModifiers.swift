import UIKit
import ViewGraph
import ViewLayout

enum ScrollReaderKey: EnvironmentKey {
  static var defaultValue: ScrollRegistry? { nil }
}

enum HiddenIndicatorsKey: EnvironmentKey {
  static var defaultValue: Axis.Set { [] }
}

enum IndicatorFlashKey: EnvironmentKey {
  static var defaultValue: AnyHashable? { nil }
}

enum ScrollClippingKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

enum ScrollBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounces { ScrollBounces() }
}

enum ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

enum KeyboardDismissalKey: EnvironmentKey {
  static var defaultValue: UIScrollView.KeyboardDismissMode { .none }
}

extension EnvironmentValues {
  var scrollReader: ScrollRegistry? {
    get { self[ScrollReaderKey.self] }
    set { self[ScrollReaderKey.self] = newValue }
  }

  /// The directions in which scroll views do not show how far they are scrolled.
  var hiddenIndicators: Axis.Set {
    get { self[HiddenIndicatorsKey.self] }
    set { self[HiddenIndicatorsKey.self] = newValue }
  }

  /// Another value shows for a moment how far the next scroll view is scrolled.
  var indicatorFlash: AnyHashable? {
    get { self[IndicatorFlashKey.self] }
    set { self[IndicatorFlashKey.self] = newValue }
  }

  /// Whether the content of scroll views ends with their bounds.
  var clipsScrolledContent: Bool {
    get { self[ScrollClippingKey.self] }
    set { self[ScrollClippingKey.self] = newValue }
  }

  /// Whether scroll views bounce.
  var scrollBounce: ScrollBounces {
    get { self[ScrollBounceKey.self] }
    set { self[ScrollBounceKey.self] = newValue }
  }

  /// Leaves out what is said of the next scroll view alone.
  mutating func forgetScrolling() {
    if scrollPosition != nil { scrollPosition = nil }
    if scrollWish != nil { scrollWish = nil }
    if !scrollWatchers.isEmpty { scrollWatchers = [] }
    if scrollBehavior != nil { scrollBehavior = nil }
    if scrollAnchors != ScrollAnchors() { scrollAnchors = ScrollAnchors() }
    if indicatorFlash != nil { indicatorFlash = nil }
  }

  /// Whether the user can scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
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

extension View {
  /// Shows how far scroll views are scrolled, or not.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.hiddenIndicators) { hidden in
      if visibility.hides { hidden.formUnion(axes) } else { hidden.subtract(axes) }
    }
  }

  /// Lets the user scroll, or not.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Lets scrolling close the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.keyboardDismissal, mode.mode)
  }

  /// Shows for a moment how far scroll views are scrolled, when they appear.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    environment(\.indicatorFlash, onAppear ? AnyHashable(true) : nil)
  }

  /// Shows for a moment how far scroll views are scrolled, when they appear and when a value changes.
  public func scrollIndicatorsFlash(trigger value: some Equatable & Hashable) -> some View {
    environment(\.indicatorFlash, AnyHashable(value))
  }

  /// Shows content of scroll views beyond their bounds, or not.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.clipsScrolledContent, !disabled)
  }

  /// Lets scroll views bounce always, or where there is something to scroll.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollBounce) { $0.set(behavior, axes) }
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
  let isBasedOnSize: Bool

  /// As the system likes, which is always.
  public static let automatic = ScrollBounceBehavior(isBasedOnSize: false)
  /// Always.
  public static let always = ScrollBounceBehavior(isBasedOnSize: false)
  /// Where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(isBasedOnSize: true)
}

/// Whether scroll views bounce in each direction.
struct ScrollBounces: Equatable {
  private var basedOnSize: Axis.Set = []

  func isBasedOnSize(_ axis: Axis.Set) -> Bool { basedOnSize.contains(axis) }

  mutating func set(_ behavior: ScrollBounceBehavior, _ axes: Axis.Set) {
    if behavior.isBasedOnSize { basedOnSize.formUnion(axes) } else { basedOnSize.subtract(axes) }
  }
}

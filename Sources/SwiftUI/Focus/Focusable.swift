import UIKit
import ViewGraph
import ViewLayout

/// Lets a view have the focus of keys.
struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  @State private var isFocused = false
  @Environment(\.focusLink) private var link
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocusEffectEnabled) private var hasEffect

  func body(content: Content) -> some View {
    let isFocused = $isFocused
    content
      .environment(\.hasFocus, isFocused.wrappedValue)
      .modifier(
        FocusPlaceModifier(
          isFocusable: isFocusable && isEnabled,
          isFocusedByTaps: interactions.contains(.edit),
          hasEffect: hasEffect,
          link: link,
          changed: { isFocused.wrappedValue = $0 }
        )
      )
  }
}

/// A place that the focus of keys can be at.
private struct FocusPlaceModifier: ElementModifier {
  let isFocusable: Bool
  let isFocusedByTaps: Bool
  let hasEffect: Bool
  /// The state that says whether the focus is there; nil leaves it to keys and taps.
  let link: FocusLink?
  let changed: (Bool) -> Void

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<FocusPlaceModifier> {
    FocusPlaceElement(FocusableView(), self, around: content, node: node)
  }
}

private final class FocusPlaceElement: HitSurfaceElement<FocusPlaceModifier, FocusableView> {
  /// What the state asked for last, or what became of it.
  private var wasAsked = false

  override init(
    _ view: FocusableView,
    _ modifier: FocusPlaceModifier,
    around content: LayoutElement,
    node: GraphNode
  ) {
    super.init(view, modifier, around: content, node: node)
    view.changed = { [weak self] in self?.became($0) }
    view.cameToWindow = { [weak self] in self?.follow() }
    bringUpToDate()
  }

  private func became(_ isFocused: Bool) {
    wasAsked = isFocused
    modifier.changed(isFocused)
    modifier.link?.became(isFocused, view)
  }

  private func bringUpToDate() {
    view.isFocusable = modifier.isFocusable
    view.isFocusedByTaps = modifier.isFocusedByTaps
    view.hasEffect = modifier.hasEffect
    if !modifier.isFocusable, view.hasFocus { move(false) }
  }

  override func modifierDidChange(from old: FocusPlaceModifier, isEnvironmentChanged: Bool) {
    bringUpToDate()
    follow()
  }

  override func style(_ animation: Animation?) {
    super.style(animation)
    follow()
  }

  /// Moves the focus where the state says, once for each time that it says something else.
  private func follow() {
    guard let link = modifier.link, view.window != nil else { return }
    link.join(view)
    let isAsked = link.asksForFocus
    guard isAsked != wasAsked else { return }
    wasAsked = isAsked
    if isAsked != view.hasFocus { move(isAsked) }
  }

  private func move(_ isWanted: Bool) {
    node.host.afterUpdate { [weak self] in
      guard let self, view.hasFocus != isWanted else { return }
      if !isWanted { return UIFocusSystem.current.leave() }
      guard let link = modifier.link, link.mayUse(view) else { return }
      view.takeFocus()
      if !view.hasFocus, link.refuse(view) { wasAsked = false }
    }
  }

  /// What goes takes the focus with it, and says so.
  override func remove() {
    guard view.hasFocus else { return }
    node.host.afterUpdate { [self] in if view.hasFocus { UIFocusSystem.current.leave() } }
  }
}

/// A view that can have the focus of keys.
final class FocusableView: HitView {
  fileprivate var isFocusable = false
  fileprivate var isFocusedByTaps = false
  /// Whether the view shows that it has the focus.
  fileprivate var hasEffect = true
  fileprivate var changed: (Bool) -> Void = { _ in }
  fileprivate var cameToWindow: () -> Void = {}
  /// Whether the view has the focus.
  private(set) var hasFocus = false

  override var canBecomeFocused: Bool { isFocusable }

  override var focusEffect: UIFocusEffect? {
    get { hasEffect ? super.focusEffect : nil }
    set { super.focusEffect = newValue }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { cameToWindow() }
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    let isFocused = context.nextFocusedItem === self
    guard isFocused != hasFocus else { return }
    hasFocus = isFocused
    changed(isFocused)
  }

  /// Takes the focus, also from texts.
  func takeFocus() {
    guard let window, isFocusable else { return }
    window.endEditing(true)
    _ = UIFocusSystem.current.moveFocus(to: self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isFocusedByTaps, let touch = touches.first else { return }
    if point(inside: touch.location(in: self), with: event) { takeFocus() }
  }
}

private enum HasFocusKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  var hasFocus: Bool {
    get { self[HasFocusKey.self] }
    set { self[HasFocusKey.self] = newValue }
  }

  /// Whether the nearest view around that can have the focus has it.
  public var isFocused: Bool { hasFocus }

  /// Whether views with the focus show that they have it.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Lets the view have the focus of keys, or not.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Lets the view have the focus of keys for some things, or not.
  public func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }

  /// Has views that can have the focus show nothing of it.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Keeps the focus within the view while keys move it.
  public func focusSection() -> some View { self }
}

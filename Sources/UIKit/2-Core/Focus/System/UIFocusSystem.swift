import CoreGraphics
import Foundation

/// Knows which item keys go to, and moves the focus among items.
///
/// The tab key goes from group to group: a list is one, and so is each control outside of lists.
/// Arrows, page keys, home and end go on from the focused item; return and space do what a tap does.
/// Nothing is focused until a key asks for it.
@MainActor @preconcurrency
public final class UIFocusSystem: NSObject, FocusMoving {
  private static var slot: UIFocusSystem?
  package static var current: UIFocusSystem {
    slot ?? ScreenContext.keep(UIFocusSystem()) { slot = $0 }
  }

  /// Posted after the focus moved; the object is the focus system.
  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// Posted when the focus could not move where a key asked for.
  public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification"
  )
  /// The notifications' key for the `UIFocusUpdateContext`.
  public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The notifications' key for the `UIFocusAnimationCoordinator`.
  public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

  private(set) var place = FocusPlace()
  private let ring = FocusRing()
  private var isMoving = false
  private weak var asked: (any UIFocusEnvironment)?
  /// The text that was edited last, if nothing had the focus since.
  weak var lastEdited: UIView?

  private override init() {}

  /// The focus system of what an environment is in; nil where it is in no window.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    let isShown = environment.focusChain.contains { ($0 as? UIView)?.window != nil }
    return isShown || environment is UIWindowScene ? current : nil
  }

  /// What has the focus; nil where nothing has, or it scrolled off screen.
  public var focusedItem: (any UIFocusItem)? {
    guard let item = place.item, item.window != nil else { return nil }
    return item
  }

  /// Whether anything has the focus, in sight or not.
  var isActive: Bool {
    guard !place.isNowhere, place.responder?.window != nil else { return false }
    return true
  }

  var standardEffect: UIFocusEffect { UIFocusHaloEffect() }

  /// What keys are told to first while something in a window has the focus.
  func responder(in window: UIWindow) -> UIView? {
    guard isActive, let view = place.responder, view.window === window else { return nil }
    return view
  }

  // MARK: Asking

  /// Asks for the focus to go to what an environment prefers, before the next frame.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    asked = environment
    FrameCycle.current.afterFrame { [weak self] in self?.updateFocusIfNeeded() }
    FrameCycle.current.request()
  }

  /// Lets the focus go at once where it was asked to go.
  public func updateFocusIfNeeded() {
    guard let environment = asked else { return }
    asked = nil
    guard let target = target(in: environment) else { return }
    _ = move(to: target, [])
  }

  /// The environment asks for the focus only while it has it.
  func setNeedsUpdate(_ environment: any UIFocusEnvironment) {
    guard let item = place.responder, environment.contains(item) else { return }
    requestFocusUpdate(to: environment)
  }

  /// Follows what an environment prefers to what can be focused.
  private func target(
    in environment: any UIFocusEnvironment,
    depth: Int = 0
  ) -> FocusPlace? {
    guard depth < 32 else { return nil }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let found = target(in: preferred, depth: depth + 1) { return found }
    }
    guard let view = environment as? UIView else { return nil }
    if let stop = FocusStops.stop(view) { return stop.entry(from: nil) }
    return FocusStops.inOrder(below: view).lazy.compactMap { $0.entry(from: nil) }.first
  }

  // MARK: Keys

  /// Takes a key that nobody else wanted; returns whether it did anything.
  func take(_ press: UIPress, in window: UIWindow) -> Bool {
    guard let key = FocusKey(press) else { return false }
    // What is presented over the focus hides it from keys.
    if isActive, let view = place.responder, FocusCover.hides(view, in: window) { leave() }
    // Data that is loaded anew says of no item where it went.
    if let list = place.list, let path = place.path, !list.canFocus(path) { leave() }
    switch key {
    case .move(let heading):
      if adjust(heading) || move(heading, in: window) { return true }
      // Where no item is left the content still scrolls.
      var view: UIView? = place.responder
      while let current = view {
        if let scroll = current as? UIScrollView, KeyboardScrolling.take(press, in: scroll) {
          return true
        }
        view = current.superview
      }
      return false
    case .act:
      guard isActive else { return false }
      return act()
    case .leave:
      if FocusCover.escape(from: window, asks: !isActive) { return true }
      guard isActive else { return false }
      leave()
      return true
    case .back: return FocusCover.escape(from: window, asks: true)
    case .menu: return isActive && openMenu(in: window)
    }
  }

  private func act() -> Bool {
    if let list = place.list, let path = place.path {
      if let cell = list.focusCell(at: path), let control = AccessibilityText.onlyControl(in: cell)
      {
        return control.accessibilityActivate()
      }
      list.actOnFocused(path)
      return true
    }
    guard let view = place.item else { return false }
    if view.accessibilityActivate() { return true }
    guard FocusStops.isTapped(view) else { return false }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
    return AccessibilityActions.tap(middle)
  }

  /// Arrows to the sides change a value.
  private func adjust(_ heading: UIFocusHeading) -> Bool {
    guard isActive, let view = place.item, heading == .left || heading == .right,
      view.accessibilityTraits.contains(.adjustable) || view is any ArrowAdjusting
    else { return false }
    if (heading == .right) != view.isRightToLeft {
      view.accessibilityIncrement()
    } else {
      view.accessibilityDecrement()
    }
    return true
  }

  /// Opens the menu that a finger which rests on the item opens.
  private func openMenu(in window: UIWindow) -> Bool {
    guard let view = place.responder else { return false }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
    for around in sequence(first: view, next: { $0.superview }) {
      if let control = around as? UIControl, control.openMenuByKey() { return true }
      for case let interaction as any MenuOpeningInteraction in around.interactions
      where interaction.open(at: middle) { return true }
    }
    return false
  }

  /// Moves the focus to an item of a list, as an assistive program asks.
  func moveFocus(to list: any FocusableList, _ path: IndexPath) -> Bool {
    guard list.canFocus(path) else { return false }
    return move(to: FocusPlace(list, path), [])
  }

  /// Moves the focus to a view, as an assistive program asks.
  package func moveFocus(to view: UIView) -> Bool {
    guard view.canBecomeFocused else { return false }
    return move(to: FocusPlace(view), [])
  }

  /// Takes the focus from where it is.
  package func leave() {
    let old = place
    change(to: FocusPlace(), from: old, [])
  }

  // MARK: Moving

  private func move(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    let isTab = heading == .next || heading == .previous
    guard isActive else {
      guard isTab else { return false }
      return tab(heading, in: window)
    }
    if isTab { return tab(heading, in: window) }
    if let list = place.list, let path = place.path {
      if let next = list.focusPath(from: path, heading) {
        return move(to: FocusPlace(list, next), heading)
      }
      // The ends of a list hold what asks for them.
      if !heading.isDisjoint(with: [.page, .first, .last]) { return true }
    }
    guard let start = place.item, heading.isDisjoint(with: [.page, .first, .last]) else {
      return false
    }
    let rect = start.convert(start.bounds, to: nil as UIView?)
    let others = FocusStops.inOrder(below: window).filter { !$0.holds(place) }
    let candidates = others.map { (target: $0, rect: $0.rect) }
    guard let stop = FocusSearch.best(from: rect, heading, of: candidates),
      let target = stop.entry(from: rect)
    else {
      NotificationCenter.default.post(name: Self.movementDidFailNotification, object: self)
      return false
    }
    return move(to: target, heading)
  }

  /// Goes to the next or previous group, round and round.
  private func tab(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    let stops = FocusStops.groups(in: window)
    guard !stops.isEmpty else { return false }
    let step = heading == .next ? 1 : -1
    // Whoever edits text is where the tab key goes on from.
    let edited = window.firstResponder as? UIView ?? lastEdited
    let now =
      isActive
      ? stops.firstIndex { $0.holds(place) } : stops.firstIndex { $0.view === edited }
    defer { lastEdited = nil }
    var index = now.map { $0 + step } ?? (step > 0 ? 0 : stops.count - 1)
    for _ in stops {
      let stop = stops[(index + stops.count) % stops.count]
      if let target = stop.entry(from: nil) {
        let isMoved = move(to: target, heading)
        passEditing(in: window)
        return isMoved
      }
      index += step
    }
    return false
  }

  /// Editing goes along with the tab key: it ends where it left a text, and begins in a field.
  private func passEditing(in window: UIWindow) {
    let item = place.item
    if let edited = window.firstResponder as? UIView, edited is any EditableText,
      edited !== item
    {
      edited.resignFirstResponder()
    }
    if (item as? any EditableText)?.isMultiline == false { item?.becomeFirstResponder() }
  }

  /// Moves the focus unless somebody holds it; returns whether it moved or was held.
  private func move(to target: FocusPlace, _ heading: UIFocusHeading) -> Bool {
    guard !isMoving, !target.isSame(as: place) else { return true }
    isMoving = true
    defer { isMoving = false }
    if let list = target.list, let path = target.path {
      list.reveal(path)
    } else {
      target.item?.scrollIntoSight()
    }
    let old = place
    let context = UIFocusUpdateContext(from: focusedItem, to: target.item, heading: heading)
    let lists = touched(old, target)
    for list in lists
    where !list.mayMoveFocus(context, from: old.path(in: list), to: target.path(in: list)) {
      return true
    }
    let environments = environments(old, target)
    guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return true }
    change(to: target, from: old, heading)
    return true
  }

  private func change(to target: FocusPlace, from old: FocusPlace, _ heading: UIFocusHeading) {
    let context = UIFocusUpdateContext(from: old.item, to: target.item, heading: heading)
    place = target
    (old.item as? any FocusShowing)?.showFocus(false)
    showFocus()
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments(old, target) {
      environment.didUpdateFocus(in: context, with: coordinator)
    }
    for list in touched(old, target) {
      list.didMoveFocus(
        context,
        from: old.path(in: list),
        to: target.path(in: list),
        with: coordinator
      )
    }
    coordinator.run()
    NotificationCenter.default.post(
      name: Self.didUpdateNotification,
      object: self,
      userInfo: [
        Self.focusUpdateContextUserInfoKey: context,
        Self.animationCoordinatorUserInfoKey: coordinator,
      ]
    )
    if let list = target.list, let path = target.path { list.selectFocused(path) }
  }

  private func touched(_ old: FocusPlace, _ new: FocusPlace) -> [any FocusableList] {
    guard let left = old.list else { return new.list.map { [$0] } ?? [] }
    guard let entered = new.list, entered !== left else { return [left] }
    return [left, entered]
  }

  /// All that focus leaves, enters or stays in, each once.
  private func environments(_ old: FocusPlace, _ new: FocusPlace) -> [any UIFocusEnvironment] {
    var seen: Set<ObjectIdentifier> = []
    // Of what left the screen only the item itself is told: what was around it may be gone.
    let left = old.responder.map { $0.window == nil ? [$0] : $0.focusChain }
    let chains = (left ?? []) + (new.responder?.focusChain ?? [])
    return chains.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  // MARK: Looks

  private func showFocus() {
    let item = place.item
    (item as? any FocusShowing)?.showFocus(true)
    ring.show(item?.focusEffect, around: item)
  }

  /// Whether an item of a list has the focus.
  func isFocused(_ path: IndexPath, in list: any FocusableList) -> Bool {
    place.path(in: list) == path
  }

  /// A cell became visible; it may be that of the focused item.
  func cellAppeared(_ cell: UIView & FocusShowing, _ path: IndexPath, in list: any FocusableList) {
    let isFocused = isFocused(path, in: list)
    cell.showFocus(isFocused)
    if isFocused { ring.show(cell.focusEffect, around: cell) }
  }

  /// A view that may have the ring was laid out.
  func viewWasLaidOut(_ view: UIView) { ring.place(view) }

  /// Keeps to the item as it moves among others; where it is gone nothing has the focus.
  func follow(_ list: any FocusableList, _ new: (IndexPath) -> IndexPath?) {
    guard place.path(in: list) != nil else { return }
    place.follow(list, new)
    if place.isNowhere { ring.show(nil, around: nil) }
  }
}

/// A view that looks different while it has the focus.
@MainActor
protocol FocusShowing {
  func showFocus(_ isFocused: Bool)
}

/// A control whose value arrows to the sides change although it is not adjustable as a whole.
@MainActor
protocol ArrowAdjusting: UIControl {}

/// An interaction that a key can have open a menu.
@MainActor
protocol MenuOpeningInteraction: UIInteraction {
  /// Opens the menu for a place of the window, in points; returns whether there is one.
  func open(at place: CGPoint) -> Bool
}

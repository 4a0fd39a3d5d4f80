import CoreGraphics
import Foundation

/// A view that answers fingers by doing something.
@MainActor @preconcurrency
open class UIControl: UIView {
  private var entries: [ControlEntry] = []
  private var menus: ControlMenu?
  private var menuHold: HoldGestureRecognizer?
  private var touchInside = false
  private var tracking = false
  private var isInside = false
  /// How far a finger may leave before it counts as outside, in points.
  private static let reach: CGFloat = 70

  /// Makes a control with a frame in the superview it will have.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.nib?.finish(self, as: UIControl.self)
  }

  /// Makes a control that runs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control can be used.
  ///
  /// Defaults to true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }

  /// Whether the control is selected.
  ///
  /// Defaults to false.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether a finger is on the control.
  ///
  /// Defaults to false.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// How the control stands.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// What follows when the state changes.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Where content lies along y.
  ///
  /// Defaults to the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where content lies along x.
  ///
  /// Defaults to the middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where content lies along x, with the reading direction taken in.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// What part of its alpha the control shows with; the app's alpha stays what the app set.
  private var shownShare: CGFloat = 1

  open override var alpha: CGFloat {
    get { super.alpha / shownShare }
    set { super.alpha = max(0, min(1, newValue)) * shownShare }
  }

  /// Shows the control half as strongly where it cannot be used.
  final func dimUnlessEnabled() {
    let own = alpha
    shownShare = isEnabled ? 1 : 0.5
    alpha = own
  }

  // MARK: Tracking

  /// Whether a touch is being followed.
  open var isTracking: Bool { tracking }

  /// Whether the touch that is followed is inside the control.
  open var isTouchInside: Bool { touchInside }

  /// Called when a touch comes down; returns whether to follow it.
  ///
  /// Defaults to true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moves; returns whether to follow it further.
  ///
  /// Defaults to true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch is called off.
  open func cancelTracking(with event: UIEvent?) {}

  open override var canBecomeFocused: Bool { isEnabled && UIScreen.main.hasFullKeyboardAccess }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !tracking, let touch = touches.first else { return }
    touchInside = true
    tracking = beginTracking(touch, with: event)
    guard tracking else { return }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    if opensMenuAtOnce { openMenu() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking, let touch = touches.first else { return }
    let wasInside = touchInside
    touchInside = reaches(touch, with: event)
    guard continueTracking(touch, with: event) else {
      tracking = false
      isHighlighted = false
      return
    }
    isHighlighted = touchInside
    menus?.track(touch.location(in: window))
    var events: Event = touchInside ? .touchDragInside : .touchDragOutside
    if wasInside != touchInside {
      events.insert(touchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking, let touch = touches.first else { return }
    touchInside = reaches(touch, with: event)
    endTracking(touch, with: event)
    finishTracking()
    sendActions(for: touchInside ? .touchUpInside : .touchUpOutside, event)
    menus?.release(touch.location(in: window))
    if touchInside, !opensMenuAtOnce { touchUpTriggers(event) }
    touchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking else { return }
    cancelTracking(with: event)
    finishTracking()
    touchInside = false
    sendActions(for: .touchCancel, event)
  }

  private func finishTracking() {
    tracking = false
    isHighlighted = false
  }

  private func reaches(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    if point(inside: place, with: event) { return true }
    // Once inside, a finger may stray a little.
    return touchInside && bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place)
  }

  // MARK: Tool tips

  /// What shows the tool tip; there is one while there is a tip.
  open private(set) var toolTipInteraction: UIToolTipInteraction?

  /// What a pointer that rests over the control is told.
  ///
  /// Defaults to nil.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let newValue {
        let interaction = toolTipInteraction ?? UIToolTipInteraction()
        interaction.defaultToolTip = newValue
        toolTipInteraction = interaction
        if interaction.view == nil { addInteraction(interaction) }
      } else if let interaction = toolTipInteraction {
        removeInteraction(interaction)
        toolTipInteraction = nil
      }
    }
  }

  // MARK: Menus

  /// Whether the menu opens as soon as a finger comes down, in place of what the control is for.
  ///
  /// Defaults to false.
  open var showsMenuAsPrimaryAction = false { didSet { prepareMenu() } }

  /// Whether a finger that rests opens the menu.
  ///
  /// Defaults to false.
  open var isContextMenuInteractionEnabled = false { didSet { prepareMenu() } }

  /// The menu to open, if there is one.
  func menuToOpen() -> (UIMenu, UIContextMenuConfiguration.ElementOrder)? { nil }

  /// Called when the menu is gone.
  func menuDidClose() {}

  func prepareMenu() {
    guard menuHold == nil, isContextMenuInteractionEnabled || menuToOpen() != nil else { return }
    let hold = HoldGestureRecognizer()
    hold.answers = { [weak self] in
      guard let self, isEnabled, !showsMenuAsPrimaryAction, menuToOpen() != nil else {
        return false
      }
      openMenu()
      return true
    }
    hold.addHandler { [weak self] gesture in
      guard let hold = gesture as? HoldGestureRecognizer else { return }
      if gesture.state == .changed { self?.menus?.track(hold.place) }
      if gesture.state == .ended { self?.menus?.release(hold.place) }
    }
    menuHold = hold
    addGestureRecognizer(hold)
  }

  private func openMenu() {
    guard let (menu, order) = menuToOpen() else { return }
    let menus = menus ?? ControlMenu()
    self.menus = menus
    sendActions(for: .menuActionTriggered)
    menus.open(menu, from: self, order: order) { [weak self] in self?.menuDidClose() }
  }

  /// Opens the menu; returns whether there is one.
  func openMenuByKey() -> Bool {
    guard isEnabled, menuToOpen() != nil else { return false }
    openMenu()
    return true
  }

  private var opensMenuAtOnce: Bool { showsMenuAsPrimaryAction && menuToOpen() != nil }

  /// What a finger lifted inside means beside `touchUpInside`; buttons do what they are for.
  func touchUpTriggers(_ event: UIEvent?) {}

  // MARK: Actions

  /// Calls a target's method on events, once however often it is added; no target is the first
  /// responder who has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let entry = ControlEntry(.method(target as AnyObject?, action), events: controlEvents)
    if let index = entries.firstIndex(where: { $0.calls(entry) }) {
      return entries[index].events.formUnion(controlEvents)
    }
    entries.append(entry)
  }

  /// Ends such calls; no target or method stands for any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { $0.matches(target as AnyObject?, action) }
  }

  /// Runs an action on events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(ControlEntry(.action(action), events: controlEvents))
  }

  /// Ends an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Ends the action with an identifier.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// All targets; `NSNull` stands for methods without one.
  open var allTargets: Set<AnyHashable> {
    Set(
      entries.compactMap { entry in
        entry.selector != nil && !entry.hadTarget ? NSNull() : entry.target as? AnyHashable
      }
    )
  }

  /// All events something happens on.
  open var allControlEvents: Event { entries.reduce(into: Event()) { $0.formUnion($1.events) } }

  /// The names of a target's methods that are called on an event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = entries.filter { $0.events.contains(controlEvent) }
      .compactMap { $0.matches(target as AnyObject?, nil) ? $0.selector?.name : nil }
    return names.isEmpty ? nil : names
  }

  /// Hands out everything that happens on events; the block may stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in entries where !stop {
      let call = entry.selector.map { (entry.target as Any?, $0) }
      iterator(entry.action, call, entry.events, &stop)
    }
  }

  /// Calls a method: of the target, or of the first responder who has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let receiver =
      target as AnyObject?
      ?? sequence(first: self as UIResponder, next: \.next)
      .first { SelectorTable.responds($0, to: action) }
    guard let receiver else { return }
    let count = action.name.count { $0 == ":" }
    let arguments: [Any?] = Array([self, event].prefix(count))
    SelectorTable.perform(action, on: receiver, with: arguments)
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Does everything that happens on some events.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, nil) }

  /// Does what the control is for.
  open func performPrimaryAction() {
    if opensMenuAtOnce { return openMenu() }
    sendActions(for: .primaryActionTriggered)
  }

  private func sendActions(for events: Event, _ event: UIEvent?) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      switch entry.call {
      case .action(let action): sendAction(action)
      case .method(let target, let selector):
        // A target that went away is not replaced by a responder.
        if entry.hadTarget, target == nil { continue }
        sendAction(selector, to: target, for: event)
      }
    }
  }

  private func remove(_ events: Event, where matches: (ControlEntry) -> Bool) {
    for index in entries.indices where matches(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  // MARK: Accessibility

  override var isElementByNature: Bool { true }
  override var labelByNature: String? { AccessibilityText.merged(of: self) }
  override var traitsByNature: UIAccessibilityTraits { kindByNature.union(standing) }

  /// What kind of control it is.
  var kindByNature: UIAccessibilityTraits { .button }

  private var standing: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// Does what a tap does.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    if let activate = accessibilityStore?.said.handlers.activate { return activate() }
    if opensMenuAtOnce {
      openMenu()
      return true
    }
    sendActions(for: .touchUpInside)
    activationTriggers()
    return true
  }

  /// What the control does, beyond what it sends, when it is used without a finger.
  func activationTriggers() { sendActions(for: .primaryActionTriggered) }

  /// Sends what a person's change of the value sends.
  final func valueChangedByPerson() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

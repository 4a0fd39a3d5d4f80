import CoreGraphics
import Foundation

/// What can be told of to those who cannot see it: views, controllers, elements without a view.
///
/// UIKit gives these properties to all objects. Here responders have them, since only members of a
/// class's own body can be overridden.
@MainActor @preconcurrency
open class AccessibilityObject: NSObject {
  final var accessibilityStore: AccessibilityStore?

  /// Makes an object of which nothing is told.
  public override init() { super.init() }

  /// The store, made where there is none.
  final var keptAccessibilityStore: AccessibilityStore {
    let store = accessibilityStore ?? AccessibilityStore()
    accessibilityStore = store
    return store
  }

  /// The store, to say something.
  final var ownAccessibilityStore: AccessibilityStore {
    let store = keptAccessibilityStore
    store.changeCount += 1
    return store
  }

  // MARK: What the class says where the app says nothing

  var isElementByNature: Bool { false }
  var labelByNature: String? { nil }
  var valueByNature: String? { nil }
  var traitsByNature: UIAccessibilityTraits { .none }
  var isModalByNature: Bool { false }
  /// Whether it is ticked; nil for what cannot be.
  var isCheckedByNature: Bool? { nil }
  /// The parts of the object that are no views.
  var elementsByNature: [AccessibilityObject]? { nil }
  /// What it is to assistive programs.
  var roleByNature: AccessibilityRole? { nil }
  /// Where it is on the screen.
  var frameByNature: CGRect { .zero }

  // MARK: What it is

  /// Whether the object is told of as one thing.
  ///
  /// Defaults to false but for text, pictures' descriptions, controls and the cells of lists.
  open var isAccessibilityElement: Bool {
    get { accessibilityStore?.said.isElement ?? isElementByNature }
    set { ownAccessibilityStore.said.isElement = newValue }
  }

  /// What the object is called.
  ///
  /// Defaults to its text or title.
  open var accessibilityLabel: String? {
    get {
      accessibilityStore?.said.label?.string ?? accessibilityStore?.said.handlers.label?()
        ?? labelByNature
    }
    set { ownAccessibilityStore.said.label = newValue.map { SpokenText($0) } }
  }

  /// What the object is called, with how it is spoken.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibilityStore?.said.label?.attributed
        ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set { ownAccessibilityStore.said.label = newValue.map { SpokenText($0) } }
  }

  /// What using the object does.
  ///
  /// Defaults to nil.
  open var accessibilityHint: String? {
    get { accessibilityStore?.said.hint?.string }
    set { ownAccessibilityStore.said.hint = newValue.map { SpokenText($0) } }
  }

  /// What using the object does, with how it is spoken.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      accessibilityStore?.said.hint?.attributed
        ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set { ownAccessibilityStore.said.hint = newValue.map { SpokenText($0) } }
  }

  /// How the object stands.
  ///
  /// Defaults to what is typed into a field, to `1` and `0` for switches, to percents for sliders.
  open var accessibilityValue: String? {
    get { accessibilityStore?.said.value?.string ?? valueByNature }
    set { ownAccessibilityStore.said.value = newValue.map { SpokenText($0) } }
  }

  /// How the object stands, with how it is spoken.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibilityStore?.said.value?.attributed
        ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set { ownAccessibilityStore.said.value = newValue.map { SpokenText($0) } }
  }

  /// What kind of thing the object is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      guard let said = accessibilityStore?.said else { return traitsByNature }
      return (said.traits ?? traitsByNature).union(said.handlers.addedTraits)
        .subtracting(said.handlers.removedTraits)
    }
    set { ownAccessibilityStore.said.traits = newValue }
  }

  /// A name by which tests find the object; never spoken.
  ///
  /// Defaults to nil.
  open var accessibilityIdentifier: String? {
    get { accessibilityStore?.said.identifier }
    set { ownAccessibilityStore.said.identifier = newValue }
  }

  /// The language of what is told, as `fr-CA`.
  ///
  /// Defaults to nil.
  open var accessibilityLanguage: String? {
    get { accessibilityStore?.language }
    set { ownAccessibilityStore.language = newValue }
  }

  /// What else a person may call the object when speaking to it.
  ///
  /// Defaults to the label.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get {
      accessibilityStore?.said.inputLabels?.map(\.string) ?? accessibilityLabel.map { [$0] } ?? []
    }
    set { ownAccessibilityStore.said.inputLabels = newValue?.map { SpokenText($0) } }
  }

  /// What else a person may call the object, with how it is spoken.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      accessibilityStore?.said.inputLabels?.map(\.attributed)
        ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set { ownAccessibilityStore.said.inputLabels = newValue?.map { SpokenText($0) } }
  }

  /// What kind of text the object holds; nil is text like any other.
  ///
  /// Defaults to nil.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityStore?.said.context }
    set { ownAccessibilityStore.said.context = newValue }
  }

  /// Whether using the object does anything.
  ///
  /// Defaults to true for what takes touches.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityStore?.said.respondsToUser ?? !traitsByNature.isDisjoint(with: .ofUse) }
    set { ownAccessibilityStore.said.respondsToUser = newValue }
  }

  // MARK: Where it is

  /// Where the object is on the screen.
  open var accessibilityFrame: CGRect {
    get { accessibilityStore?.frame ?? accessibilityPath?.bounds ?? frameByNature }
    set { ownAccessibilityStore.frame = newValue }
  }

  /// The outline of the object on the screen; nil is its frame.
  ///
  /// Defaults to nil.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityStore?.path }
    set { ownAccessibilityStore.path = newValue }
  }

  /// The point of the screen that is touched to use the object.
  ///
  /// Defaults to the middle of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityStore?.activationPoint ?? accessibilityStore?.said.handlers
        .activationPoint?()
        ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { ownAccessibilityStore.activationPoint = newValue }
  }

  // MARK: What is in it

  /// The elements in the object in the order they are told; nil leaves that to the views in it.
  ///
  /// Defaults to nil.
  open var accessibilityElements: [Any]? {
    get { accessibilityStore?.elements }
    set { ownAccessibilityStore.elements = newValue }
  }

  /// How many elements are in the object.
  ///
  /// Defaults to the number of `accessibilityElements`; `NSNotFound` leaves them to the views.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// An element in the object.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else {
      return nil
    }
    return elements[index]
  }

  /// The place of an element among those in the object, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let count = accessibilityElementCount()
    guard count != NSNotFound else { return NSNotFound }
    let wanted = element as AnyObject
    return (0..<count).first { (accessibilityElement(at: $0) as AnyObject?) === wanted }
      ?? NSNotFound
  }

  /// What kind of group the elements in the object are.
  ///
  /// Defaults to none.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityStore?.said.containerType ?? .none }
    set { ownAccessibilityStore.said.containerType = newValue }
  }

  /// Whether what is in the object is left out.
  ///
  /// Defaults to false.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityStore?.said.hidesElements ?? false }
    set { ownAccessibilityStore.said.hidesElements = newValue }
  }

  /// Whether only the object is told of, and not its siblings.
  ///
  /// Defaults to false.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityStore?.said.isModal ?? isModalByNature }
    set { ownAccessibilityStore.said.isModal = newValue }
  }

  /// Whether what is in the object belongs together.
  ///
  /// Defaults to false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStore?.groupsChildren ?? false }
    set { ownAccessibilityStore.groupsChildren = newValue }
  }

  /// How those who go from group to group move in the object.
  ///
  /// Defaults to automatic.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityStore?.navigationStyle ?? .automatic }
    set { ownAccessibilityStore.navigationStyle = newValue }
  }

  // MARK: What it does

  /// What else can be done with the object.
  ///
  /// Defaults to nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityStore?.said.customActions }
    set { ownAccessibilityStore.said.customActions = newValue }
  }

  /// The lists of places in the object that one can go through.
  ///
  /// Defaults to nil.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityStore?.said.customRotors }
    set { ownAccessibilityStore.said.customRotors = newValue }
  }

  /// Does what a tap does; returns whether it did anything.
  open func accessibilityActivate() -> Bool {
    accessibilityStore?.said.handlers.activate?() ?? false
  }

  /// Makes the object's value greater.
  open func accessibilityIncrement() { accessibilityStore?.said.handlers.adjust?(true) }

  /// Makes the object's value less.
  open func accessibilityDecrement() { accessibilityStore?.said.handlers.adjust?(false) }

  /// Scrolls what the object is in by a page; returns whether it did.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    accessibilityStore?.said.handlers.scroll?(direction) ?? false
  }

  /// Goes back or away from what is presented; returns whether it did.
  open func accessibilityPerformEscape() -> Bool {
    accessibilityStore?.said.handlers.escape?() ?? false
  }

  /// Does the one thing the app is about, as playing; returns whether it did.
  open func accessibilityPerformMagicTap() -> Bool {
    accessibilityStore?.said.handlers.magicTap?() ?? false
  }

  // MARK: Being told of

  /// Called when an assistive program came to the object.
  open func accessibilityElementDidBecomeFocused() {
    accessibilityStore?.said.handlers.focusChanged?(true)
  }

  /// Called when an assistive program left the object.
  open func accessibilityElementDidLoseFocus() {
    accessibilityStore?.said.handlers.focusChanged?(false)
  }

  /// Whether an assistive program is at the object.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.current.element === self }

  /// The assistive programs that are at the object; nil where there are none.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
  }
}

extension UIAccessibilityTraits {
  /// The kinds of things that are there to be used.
  static let ofUse: UIAccessibilityTraits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .allowsDirectInteraction,
    .startsMediaSession, .causesPageTurn,
  ]
}

/// What was said of an object at one time, beside where it is and what is in it.
@MainActor
package struct AccessibilityMemory {
  private var isElement: Bool?
  private var identifier: String?
  private var label: SpokenText?
  private var hint: SpokenText?
  private var value: SpokenText?
  private var traits: UIAccessibilityTraits?
  private var hidesElements = false
  private var isModal: Bool?
  private var containerType = UIAccessibilityContainerType.none
  private var customActions: [UIAccessibilityCustomAction]?
  private var customRotors: [UIAccessibilityCustomRotor]?
  private var respondsToUser: Bool?
  private var inputLabels: [SpokenText]?
  private var context: UIAccessibilityTextualContext?
  private var ignoresInvertColors = false
  private var handlers = AccessibilityHandlers()

  /// Remembers what is said of an object now.
  package init(of object: AccessibilityObject) {
    guard let store = object.accessibilityStore else { return }
    isElement = store.isElement
    identifier = store.identifier
    label = store.label
    hint = store.hint
    value = store.value
    traits = store.traits
    hidesElements = store.hidesElements
    isModal = store.isModal
    containerType = store.containerType
    customActions = store.customActions
    customRotors = store.customRotors
    respondsToUser = store.respondsToUser
    inputLabels = store.inputLabels
    context = store.context
    ignoresInvertColors = store.ignoresInvertColors
    handlers = store.handlers
  }

  /// Says of an object what was said of it then.
  package func restore(_ object: AccessibilityObject) {
    let store = object.ownAccessibilityStore
    store.isElement = isElement
    store.identifier = identifier
    store.label = label
    store.hint = hint
    store.value = value
    store.traits = traits
    store.hidesElements = hidesElements
    store.isModal = isModal
    store.containerType = containerType
    store.customActions = customActions
    store.customRotors = customRotors
    store.respondsToUser = respondsToUser
    store.inputLabels = inputLabels
    store.context = context
    store.ignoresInvertColors = ignoresInvertColors
    store.handlers = handlers
  }

  /// Takes over what is another now than it was at a later time; what handlers do is left as it is.
  package mutating func takeChanges(of object: AccessibilityObject, since last: Self) {
    let now = Self(of: object)
    if now.isElement != last.isElement { isElement = now.isElement }
    if now.identifier != last.identifier { identifier = now.identifier }
    if now.label !== last.label { label = now.label }
    if now.hint !== last.hint { hint = now.hint }
    if now.value !== last.value { value = now.value }
    takeTraits(now.traits, last.traits)
    if now.hidesElements != last.hidesElements { hidesElements = now.hidesElements }
    if now.isModal != last.isModal { isModal = now.isModal }
    if now.containerType != last.containerType { containerType = now.containerType }
    Self.take(now.customActions, last.customActions, for: &customActions)
    Self.take(now.customRotors, last.customRotors, for: &customRotors)
    if now.respondsToUser != last.respondsToUser { respondsToUser = now.respondsToUser }
    if now.inputLabels?.map(ObjectIdentifier.init) != last.inputLabels?.map(ObjectIdentifier.init) {
      inputLabels = now.inputLabels
    }
    if now.context != last.context { context = now.context }
    if now.ignoresInvertColors != last.ignoresInvertColors {
      ignoresInvertColors = now.ignoresInvertColors
    }
  }

  /// Traits that came or went do so here; others are kept.
  private mutating func takeTraits(_ now: UIAccessibilityTraits?, _ last: UIAccessibilityTraits?) {
    guard now != last else { return }
    guard let now, let last, let traits else {
      traits = now
      return
    }
    self.traits = traits.union(now.subtracting(last)).subtracting(last.subtracting(now))
  }

  /// Actions and rotors that came or went do so here; others are kept.
  private static func take<Item: AnyObject>(
    _ now: [Item]?,
    _ last: [Item]?,
    for own: inout [Item]?
  ) {
    let lastOnes = Set((last ?? []).map(ObjectIdentifier.init))
    let nowOnes = Set((now ?? []).map(ObjectIdentifier.init))
    guard nowOnes != lastOnes else { return }
    let kept = Set((own ?? []).map(ObjectIdentifier.init))
    own = now?.filter {
      !lastOnes.contains(ObjectIdentifier($0)) || kept.contains(ObjectIdentifier($0))
    }
  }
}

extension AccessibilityObject {
  /// Counts how often something was said of the object.
  package var accessibilityChangeCount: Int { accessibilityStore?.changeCount ?? 0 }

  /// Keeps together what is said of the object from several places, for as long as the object is there.
  package var accessibilityKeeper: AnyObject? {
    get { accessibilityStore?.keeper }
    set { ownAccessibilityStore.keeper = newValue }
  }
}

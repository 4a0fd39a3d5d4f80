/// What is said of an object, beside where it is and what is in it.
@MainActor
package struct AccessibilityProperties {
  var isElement: Bool?
  var identifier: String?
  var label: SpokenText?
  var hint: SpokenText?
  var value: SpokenText?
  var traits: UIAccessibilityTraits?
  var hidesElements = false
  var isModal: Bool?
  var containerType = UIAccessibilityContainerType.none
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var respondsToUser: Bool?
  var inputLabels: [SpokenText]?
  var context: UIAccessibilityTextualContext?
  var ignoresInvertColors = false
  /// What is done and told for the object beside what its class does.
  var handlers = AccessibilityHandlers()

  init() {}

  /// Takes over what is another in later properties than it was in the last ones; what handlers do is left as it is.
  package mutating func takeChanges(from last: Self, to now: Self) {
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
  /// What is said of the object.
  package var accessibilityProperties: AccessibilityProperties {
    get { accessibilityStore?.said ?? AccessibilityProperties() }
    set { keptAccessibilityStore.said = newValue }
  }

  /// Counts how often something was said of the object.
  package var accessibilityChangeCount: Int { accessibilityStore?.changeCount ?? 0 }

  /// Keeps together what is said of the object from several places, for as long as the object is there.
  package var accessibilityKeeper: AnyObject? {
    get { accessibilityStore?.keeper }
    set { keptAccessibilityStore.keeper = newValue }
  }
}

import UIKit
import ViewGraph
import ViewLayout

/// Gives a view a rotor.
struct RotorModifier: ElementModifier {
  enum Title {
    case label(Text)
    case system(AccessibilitySystemRotor)
  }

  let title: Title
  let places: @MainActor () -> [RotorPlace]

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<RotorModifier> {
    RotorElement(self, around: content, node: node)
  }
}

private final class RotorElement: SpokenElement<RotorModifier> {
  private var rotor: UIAccessibilityCustomRotor?
  private weak var speaker: UIView?

  override func speak(of view: UIView) {
    speaker = view
    let own = current
    rotor = own
    view.accessibilityCustomRotors = (view.accessibilityCustomRotors ?? []) + [own]
  }

  /// The rotor with the name that it has now.
  private var current: UIAccessibilityCustomRotor {
    let search: UIAccessibilityCustomRotor.Search = { [weak self] in self?.find($0) }
    switch modifier.title {
    case .label(let label):
      let name = label.characters(in: node.environment)
      if let rotor, rotor.systemRotorType == .none {
        if rotor.name != name { rotor.name = name }
        return rotor
      }
      return UIAccessibilityCustomRotor(name: name, itemSearch: search)
    case .system(let system):
      if let rotor, rotor.systemRotorType == system.type { return rotor }
      return UIAccessibilityCustomRotor(systemType: system.type, itemSearch: search)
    }
  }

  private func find(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    guard let speaker else { return nil }
    let targets = RotorTargets(node: node, content: content, speaker: speaker)
    return RotorSearch(places: modifier.places(), targets: targets).find(predicate)
  }
}

/// Makes a view a place of rotors.
struct RotorEntryModifier: ElementModifier {
  let key: RotorEntryKey

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<RotorEntryModifier> {
    RotorEntryElement(self, around: content, node: node)
  }
}

private final class RotorEntryElement: SpokenElement<RotorEntryModifier> {
  override func modifierDidChange(from old: RotorEntryModifier, isEnvironmentChanged: Bool) {
    if old.key != modifier.key { forget(old.key) }
    super.modifierDidChange(from: old, isEnvironmentChanged: isEnvironmentChanged)
  }

  override func speak(of view: UIView) {
    node.host.rotorEntries[modifier.key] = { [weak view] in view }
  }

  private func forget(_ key: RotorEntryKey) {
    guard node.host.rotorEntries[key]?() === spokenView else { return }
    node.host.rotorEntries[key] = nil
  }

  override func remove() {
    super.remove()
    forget(modifier.key)
  }
}

import UIKit
import ViewGraph
import ViewLayout

/// Says something of a view to who does not see it, and to tests.
///
/// What is said is a value, so that it is known whether something else is said than before.
struct AccessibilityModifier<Value>: ElementModifier {
  let isEnabled: Bool
  let value: Value
  let say: @MainActor (UIView, Value, EnvironmentValues) -> Void

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<AccessibilityModifier> {
    AccessibilityElement(self, around: content, node: node)
  }
}

private final class AccessibilityElement<Value>: SpokenElement<AccessibilityModifier<Value>> {
  override func modifierDidChange(
    from old: AccessibilityModifier<Value>,
    isEnvironmentChanged: Bool
  ) {
    guard
      isEnvironmentChanged || old.isEnabled != modifier.isEnabled
        || !Sameness.areSame(old.value, modifier.value)
    else { return }
    super.modifierDidChange(from: old, isEnvironmentChanged: isEnvironmentChanged)
  }

  override func speak(of view: UIView) {
    if modifier.isEnabled { modifier.say(view, modifier.value, node.environment) }
  }
}

extension View {
  /// Says a value of the view, where it is enabled; it is said again only where the value or the environment is
  /// another one.
  func spoken<Value>(
    _ value: Value,
    isEnabled: Bool = true,
    _ say: @escaping @MainActor (UIView, Value, EnvironmentValues) -> Void
  ) -> some View {
    modifier(AccessibilityModifier(isEnabled: isEnabled, value: value, say: say))
  }
}

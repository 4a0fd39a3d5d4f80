import UIKit
import ViewGraph
import ViewLayout

/// Says something of a view to who does not see it, and to tests.
struct AccessibilityModifier: ElementModifier {
  let isEnabled: Bool
  /// Takes back what was said; what is said further inside is said again then.
  let undo: @MainActor (UIView) -> Void
  let change: @MainActor (UIView) -> Void

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<AccessibilityModifier> {
    AccessibilityElement(self, around: content, node: node)
  }
}

private final class AccessibilityElement: SpokenElement<AccessibilityModifier> {
  private var isSaid = false

  override func speak(of view: UIView) {
    if modifier.isEnabled {
      isSaid = true
      modifier.change(view)
    } else if isSaid {
      isSaid = false
      modifier.undo(view)
      node.host.setNeedsPlacing()
    }
  }
}

extension View {
  /// Says something of the view, where it is enabled.
  func spoken(
    isEnabled: Bool = true,
    _ change: @escaping @MainActor (UIView) -> Void,
    undo: @escaping @MainActor (UIView) -> Void = { _ in }
  ) -> some View {
    modifier(AccessibilityModifier(isEnabled: isEnabled, undo: undo, change: change))
  }
}

extension Text {
  /// The characters as they are said.
  @MainActor var said: String { characters(in: EnvironmentValues()) }
}

import UIKit
import ViewGraph
import ViewLayout

/// Offers the buttons among views as actions of a view, by their names.
struct AccessibilityActionsModifier<Content: View>: ElementModifier {
  let content: Content

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<AccessibilityActionsModifier<Content>> {
    AccessibilityActionsElement(self, around: content, node: node)
  }
}

private final class AccessibilityActionsElement<Content: View>: SpokenElement<
  AccessibilityActionsModifier<Content>
>
{
  private let reader: MenuReader<Content>
  private var names: [String] = []

  override init(
    _ modifier: AccessibilityActionsModifier<Content>,
    around content: LayoutElement,
    node: GraphNode
  ) {
    reader = MenuReader(modifier.content, in: node.childPlace())
    super.init(modifier, around: content, node: node)
  }

  override func modifierDidChange(
    from old: AccessibilityActionsModifier<Content>,
    isEnvironmentChanged: Bool
  ) {
    reader.update(modifier.content, node.environment)
    super.modifierDidChange(from: old, isEnvironmentChanged: isEnvironmentChanged)
  }

  override var saysSomethingElse: Bool { Self.actions(reader.items).map(\.name) != names }

  override func speak(of view: UIView) {
    names = Self.actions(reader.items).map(\.name)
    view.addSpokenActions(
      names.enumerated().map { index, name in (name, { [weak self] in self?.perform(index, name) })
      }
    )
  }

  /// Does what the button does now.
  private func perform(_ index: Int, _ name: String) {
    let actions = Self.actions(reader.items)
    if actions.indices.contains(index), actions[index].name == name { actions[index].action() }
  }

  /// What can be done now; menus are opened out.
  private static func actions(_ items: [MenuItem]) -> [(name: String, action: () -> Void)] {
    items.filter(\.isEnabled).flatMap { item -> [(name: String, action: () -> Void)] in
      switch item.kind {
      case .action(let action): [(item.title, { action() })]
      case .submenu(let children, _): actions(children)
      case .divider, .space, .text: []
      }
    }
  }

  override func remove() {
    super.remove()
    reader.end()
  }
}

extension View {
  /// Offers the buttons among views as actions by their names.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(AccessibilityActionsModifier(content: content()))
  }
}

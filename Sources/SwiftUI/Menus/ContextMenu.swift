import UIKit
import ViewGraph
import ViewLayout

/// An element with a menu that shows when it is pressed.
final class ContextMenuElement<Content: View>: SurfaceElement<
  MenuModifier<Content>, HitView
>
{
  private let reader: MenuReader<Content>
  private let presenter: ContextMenuPresenter

  override init(
    _ view: HitView,
    _ modifier: MenuModifier<Content>,
    around content: LayoutElement,
    node: GraphNode
  ) {
    let reader = MenuReader(modifier.content, in: node.childPlace())
    self.reader = reader
    presenter = ContextMenuPresenter { MenuItem.elements(reader.items) }
    super.init(view, modifier, around: content, node: node)
    presenter.order = node.environment.menuOrder
    view.addInteraction(UIContextMenuInteraction(delegate: presenter))
  }

  override func modifierDidChange(
    from old: MenuModifier<Content>,
    isEnvironmentChanged: Bool
  ) {
    reader.update(modifier.content, node.environment)
    presenter.order = node.environment.menuOrder
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value {
    if Key.self == ContextMenuTrait.self {
      let reader = reader
      let make: (@MainActor () -> [UIMenuElement])? = { MenuItem.elements(reader.items) }
      if let value = make as? Key.Value { return value }
    }
    return super.trait(key)
  }

  override func remove() { reader.end() }
}

/// The menu that an element shows when it is pressed.
enum ContextMenuTrait: ElementTrait {
  static var defaultValue: (@MainActor () -> [UIMenuElement])? { nil }
}

/// Shows the menu of a view that is pressed.
final class ContextMenuPresenter: NSObject, UIContextMenuInteractionDelegate {
  private let elements: () -> [UIMenuElement]
  var order = MenuOrder.automatic

  init(_ elements: @escaping () -> [UIMenuElement]) { self.elements = elements }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let children = elements()
    guard !children.isEmpty else { return nil }
    let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: children)
    }
    configuration.preferredMenuElementOrder = order.order
    return configuration
  }
}

extension View {
  /// Shows a menu when the view is pressed.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    modifier(MenuModifier(content: menuItems(), primaryAction: nil, isContext: true))
  }

  /// Shows a menu and a view when the view is pressed; the view here is what was pressed.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(MenuModifier(content: menuItems(), primaryAction: nil, isContext: true))
  }
}

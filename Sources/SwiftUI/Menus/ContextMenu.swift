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
    configure()
    view.addInteraction(UIContextMenuInteraction(delegate: presenter))
  }

  override func modifierDidChange(
    from old: MenuModifier<Content>,
    isEnvironmentChanged: Bool
  ) {
    reader.update(modifier.content, node.environment)
    configure()
  }

  private func configure() {
    presenter.order = node.environment.menuOrder
    presenter.preview = modifier.preview
    presenter.environment = node.environment
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value {
    if Key.self == ContextMenuTrait.self {
      let presenter: ContextMenuPresenter? = presenter
      if let value = presenter as? Key.Value { return value }
    }
    return super.trait(key)
  }

  override func remove() { reader.end() }
}

/// What shows the menu of an element that is pressed.
enum ContextMenuTrait: ElementTrait {
  static var defaultValue: ContextMenuPresenter? { nil }
}

/// Shows the menu of a view that is pressed.
final class ContextMenuPresenter: NSObject, UIContextMenuInteractionDelegate {
  private let elements: () -> [UIMenuElement]
  var order = MenuOrder.automatic
  /// What is shown with the menu in place of what was pressed.
  var preview: AnyView?
  var environment = EnvironmentValues()

  init(_ elements: @escaping () -> [UIMenuElement]) { self.elements = elements }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configuration }

  /// The menu, with what is shown beside it; nil where it has no items.
  var configuration: UIContextMenuConfiguration? {
    let children = elements()
    guard !children.isEmpty else { return nil }
    let page = preview.map { preview in
      { [environment] () -> UIViewController? in
        let page = PageController(preview, environment)
        page.sizingOptions = .preferredContentSize
        return page
      }
    }
    let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: page) { _ in
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

  /// Shows a menu and another view when the view is pressed.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(
      MenuModifier(
        content: menuItems(),
        primaryAction: nil,
        isContext: true,
        preview: AnyView(preview())
      )
    )
  }
}

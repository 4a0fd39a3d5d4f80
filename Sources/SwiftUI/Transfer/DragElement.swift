import UIKit
import ViewGraph
import ViewLayout

/// Lets something be dragged from a view.
struct DragModifier<Preview: View>: ElementModifier {
  let provider: () -> NSItemProvider
  /// What is under the finger; nil for the view itself.
  let preview: Preview?

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<DragModifier<Preview>> {
    DragElement(HitView(), self, around: content, node: node)
  }
}

private final class DragElement<Preview: View>: HitSurfaceElement<DragModifier<Preview>, HitView> {
  private let driver = DragDriver()
  private let interaction: UIDragInteraction

  override init(
    _ view: HitView,
    _ modifier: DragModifier<Preview>,
    around content: LayoutElement,
    node: GraphNode
  ) {
    interaction = UIDragInteraction(delegate: driver)
    super.init(view, modifier, around: content, node: node)
    driver.provider = { [unowned self] in self.modifier.provider() }
    driver.preview = { [unowned self] in makePreview() }
    interaction.isEnabled = node.environment.isEnabled
    view.addInteraction(interaction)
  }

  /// The view under the finger, in the size it has by itself.
  private func makePreview() -> UIView? {
    guard let preview = modifier.preview else { return nil }
    let view = HostingView(rootView: preview)
    view.respectsSafeArea = false
    view.baseEnvironment = node.environment
    view.frame.size = view.contentSize(.unspecified)
    view.layoutIfNeeded()
    return view
  }

  override func modifierDidChange(
    from old: DragModifier<Preview>,
    isEnvironmentChanged: Bool
  ) {
    interaction.isEnabled = node.environment.isEnabled
  }
}

/// Answers the drags of a view.
private final class DragDriver: NSObject, UIDragInteractionDelegate {
  var provider: () -> NSItemProvider? = { nil }
  var preview: () -> UIView? = { nil }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    // What carries nothing is not dragged.
    guard let provider = provider(), !provider.registeredTypeIdentifiers.isEmpty else { return [] }
    return [UIDragItem(itemProvider: provider)]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view = interaction.view else { return nil }
    guard let preview = preview() else { return UITargetedDragPreview(view: view) }
    return UITargetedDragPreview(
      view: preview,
      parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(
        container: view,
        center: CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      )
    )
  }
}

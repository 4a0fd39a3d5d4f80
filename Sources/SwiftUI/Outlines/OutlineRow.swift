import UIKit
import ViewGraph

/// That a row of a list opens and closes what belongs to it.
struct OutlineRow {
  let isExpanded: Bool
  let toggle: @MainActor () -> Void
}

enum OutlineTrait: ElementTrait {
  static var defaultValue: OutlineRow? { nil }
}

/// What belongs to a row of an outline: a list shows it a step further in.
struct OutlineChildren<Content: View>: PrimitiveView {
  let content: Content

  static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    OutlineChildrenNode(view, in: place)
  }

  static var viewElementCount: Int? { Content.viewElementCount }
}

private final class OutlineChildrenNode<Content: View>: ViewNode<OutlineChildren<Content>> {
  private var child: ViewNode<Content>?

  override init(_ view: OutlineChildren<Content>, in place: NodePlace) {
    super.init(view, in: place)
    child = Content.viewNode(view.content, in: childPlace())
  }

  override func viewDidChange(_ change: NodeChange<OutlineChildren<Content>>) {
    child?.update(view.content, environment)
  }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }

  override var outlineStep: Int { 1 }
}

extension ListDriver: OutlineDataSource {
  func outlineState(at indexPath: IndexPath) -> OutlineState? {
    guard let element, let row = element.row(indexPath) else { return nil }
    return OutlineState(
      level: element.outlineLevel(indexPath),
      isExpanded: row.trait(OutlineTrait.self)?.isExpanded == true
    )
  }

  func toggleExpansion(at indexPath: IndexPath) {
    element?.row(indexPath)?.trait(OutlineTrait.self)?.toggle()
  }
}

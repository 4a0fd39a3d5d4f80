import UIKit
import ViewLayout

/// Places the content of a host: one element in the middle, several one below the other.
final class RootElement: ContainerElement {
  unowned let host: ViewHost
  private let stack = StackElement(axis: .vertical)
  private var isStacked = false

  init(host: ViewHost) {
    self.host = host
    super.init()
    stack.collector = { [unowned self] in children }
  }

  override func childrenDidChange() {
    stack.forgetStructure()
    host.setNeedsPlacing()
    host.contentSizeDidChange()
  }

  private var only: LayoutElement {
    let children = children
    if children.count == 1 { return children[0] }
    // The stack takes the elements over, and hands on what changes about them.
    for child in stack.children { child.container = stack }
    stack.container = self
    return stack
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { only.size(proposal) }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let element = only
    let size = element.size(proposal)
    element.place(
      CGRect(
        x: rect.minX + (rect.width - size.width) / 2,
        y: rect.minY + (rect.height - size.height) / 2,
        width: size.width,
        height: size.height
      ),
      proposal,
      placing
    )
  }
}

/// The node at the root of a tree.
final class RootNode<Content: View>: GraphNode {
  let element: RootElement
  private var child: ViewNode<Content>?

  init(_ view: Content, host: ViewHost, environment: EnvironmentValues) {
    element = RootElement(host: host)
    super.init(in: NodePlace(host: host, parent: nil, environment: environment))
    let child = Content.viewNode(view, in: childPlace())
    self.child = child
    element.collector = { [weak child] in child?.elements ?? [] }
  }

  func update(_ view: Content, _ environment: EnvironmentValues) {
    self.environment = environment
    child?.update(view, environment)
  }

  override func structureDidChange() { element.structureDidChange() }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }
}

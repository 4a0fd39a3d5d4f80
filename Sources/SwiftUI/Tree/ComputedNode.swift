import ViewGraph

/// The node of a view whose content is made again when something that is read for it changes.
class ComputedNode<Outer, Content: View>: ViewNode<Outer> {
  private var computation: Computation?
  private var child: ViewNode<Content>?
  /// Whether the node has left the tree.
  private(set) final var isGone = false

  override init(_ view: Outer, in place: NodePlace) {
    super.init(view, in: place)
    computation = Computation(depth: depth, schedule: host.schedule) { [unowned self] in
      recompute()
    }
  }

  /// Makes what is shown; nil leaves it as it is.
  func makeContent() -> Content? { nil }

  final func recompute() {
    guard let computation, let content = computation.observe({ makeContent() }) else { return }
    if let child {
      child.update(content, environment)
    } else {
      child = Content.viewNode(content, in: childPlace())
    }
  }

  override func viewDidChange(_ change: NodeChange<Outer>) {
    if change.isViewChanged {
      recompute()
    } else {
      child?.update(environment)
    }
  }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }

  override func remove() {
    isGone = true
    computation?.end()
    super.remove()
  }
}

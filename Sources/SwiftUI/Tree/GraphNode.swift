import ViewGraph

/// A place in the tree of views: it stays while the values that describe it come and go.
@MainActor
public class GraphNode {
  let host: ViewHost
  private(set) weak var parent: GraphNode?
  let depth: Int
  var environment: EnvironmentValues

  init(in place: NodePlace) {
    host = place.host
    parent = place.parent
    depth = (place.parent?.depth ?? 0) + 1
    environment = place.environment
  }

  /// Where a child of this node is.
  func childPlace(_ environment: EnvironmentValues? = nil) -> NodePlace {
    NodePlace(host: host, parent: self, environment: environment ?? self.environment)
  }

  /// Appends the elements that take part in the layout of whoever has this node in it.
  func collect(_ elements: inout [LayoutElement]) {
    forEachChild { $0.collect(&elements) }
  }

  /// Whether the elements are those of the children, one after another.
  var isStructural: Bool { true }

  /// Whether there is an element for each of the children, if it is not that of the child itself.
  var passesElements: Bool { isStructural }

  /// How many steps rows of a list are further in that are made of the node.
  var outlineStep: Int { 0 }

  /// Calls a closure with each child there is.
  func forEachChild(_ body: (GraphNode) -> Void) {}

  /// What the node and those below it tell; nil where none says anything.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { preferenceOfChildren(key) }

  /// Changes how changes of the node and those below it are shown.
  func adjust(_ transaction: inout Transaction) {}

  /// How a change of the node is shown in the pass under way.
  final var transaction: Transaction {
    var nodes: [GraphNode] = []
    var next: GraphNode? = self
    while let node = next {
      nodes.append(node)
      next = node.parent
    }
    var transaction = host.transaction
    for node in nodes.reversed() { node.adjust(&transaction) }
    return transaction
  }

  /// Other elements are collected from now on.
  func structureDidChange() { parent?.structureDidChange() }

  /// The node leaves the tree.
  func remove() { forEachChild { $0.remove() } }

  /// The node leaves the tree by itself: what is in it goes from the last to the first.
  final func leave() {
    let first = host.disappearances.count
    remove()
    host.disappearances[first...].reverse()
  }

  /// The elements of this node.
  final var elements: [LayoutElement] {
    var list: [LayoutElement] = []
    collect(&list)
    return list
  }
}

/// Where a node is made.
@MainActor
public struct NodePlace {
  let host: ViewHost
  weak var parent: GraphNode?
  var environment: EnvironmentValues
}

/// The node of a view of one type.
public class ViewNode<Content>: GraphNode {
  private(set) final var view: Content

  init(_ view: Content, in place: NodePlace) {
    self.view = view
    super.init(in: place)
  }

  /// Gives the node a new value, and the environment it has now.
  final func update(_ new: Content, _ environment: EnvironmentValues) {
    let hasSameEnvironment = environment.isSame(as: self.environment)
    let hasSameView = Sameness.haveSameParts(view, new)
    if hasSameEnvironment, hasSameView { return }
    let old = view
    view = new
    self.environment = environment
    viewDidChange(
      NodeChange(old: old, isViewChanged: !hasSameView, isEnvironmentChanged: !hasSameEnvironment)
    )
  }

  /// Gives the node the environment it has now.
  final func update(_ environment: EnvironmentValues) { update(view, environment) }

  /// The node has another value or environment.
  func viewDidChange(_ change: NodeChange<Content>) {}
}

/// What is different about a node.
struct NodeChange<Content> {
  let old: Content
  let isViewChanged: Bool
  let isEnvironmentChanged: Bool
}

import ViewGraph

/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Makes a modified view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// There is none: the modifier's body is shown.
  public var body: Never { fatalError("ModifiedContent has no body.") }

  /// Makes the node that the modifier asks for.
  @MainActor
  public static func viewNode(
    _ view: Self,
    in place: NodePlace
  ) -> ViewNode<Self> {
    Modifier.modifierNode(view, in: place)
  }

  /// As many as the modifier makes of what is modified.
  @MainActor
  public static var viewElementCount: Int? { Modifier.elementCount(of: Content.self) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second.
  public func body(content: ViewModifierContent<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// Something that makes another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The view that is made.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = ViewModifierContent<Self>

  /// What is shown in place of the content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node of a view that the modifier is applied to.
  static func modifierNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    in place: NodePlace
  ) -> ViewNode<ModifiedContent<Modified, Self>>

  /// How many elements a modified view has.
  static func elementCount<Modified: View>(of content: Modified.Type) -> Int?
}

extension ViewModifier {
  /// Makes a node that computes the modifier's body.
  public static func modifierNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    in place: NodePlace
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    BodyModifierNode(view, in: place)
  }

  /// As many as the modifier's body has.
  public static func elementCount<Modified: View>(of content: Modified.Type) -> Int? {
    Body.viewElementCount == 1 ? 1 : nil
  }

  /// This modifier, and then another one.
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// There is none.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that leaves everything as it is.
nonisolated public struct EmptyModifier: TreeModifier, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  public nonisolated init() {}
}

/// The view that a modifier with a body is applied to.
nonisolated public struct ViewModifierContent<Modifier>: View {
  let box: ModifiedBox

  /// There is none.
  public var body: Never { fatalError("The content of a modifier has no body.") }

  /// Makes a node of the view that is modified.
  @MainActor
  public static func viewNode(
    _ view: ViewModifierContent<Modifier>,
    in place: NodePlace
  ) -> ViewNode<Self> { PlaceholderNode(view, in: place) }

  /// It depends on what is modified.
  @MainActor
  public static var viewElementCount: Int? { nil }
}

/// The view that a modifier is applied to, whatever its type.
@MainActor
class ModifiedBox {
  private var nodes: [ObjectIdentifier: GraphNode] = [:]

  nonisolated init() {}

  func makeNode(in place: NodePlace) -> GraphNode { fatalError("Boxes hold a view.") }
  func update(_ node: GraphNode, _ environment: EnvironmentValues) {}

  final func add(_ node: GraphNode) { nodes[ObjectIdentifier(node)] = node }
  final func discard(_ node: GraphNode) { nodes[ObjectIdentifier(node)] = nil }

  /// Hands the view to the nodes that were made of it.
  final func updateNodes() { for node in nodes.values { update(node, node.environment) } }
}

private final class ViewBox<Content: View>: ModifiedBox {
  var view: Content

  init(_ view: Content) { self.view = view }

  override func makeNode(in place: NodePlace) -> GraphNode {
    let node = Content.viewNode(view, in: place)
    add(node)
    return node
  }

  override func update(_ node: GraphNode, _ environment: EnvironmentValues) {
    (node as? ViewNode<Content>)?.update(view, environment)
  }
}

private final class PlaceholderNode<Modifier>: ViewNode<ViewModifierContent<Modifier>> {
  private var child: GraphNode?

  override init(_ view: ViewModifierContent<Modifier>, in place: NodePlace) {
    super.init(view, in: place)
    child = view.box.makeNode(in: childPlace())
  }

  override func viewDidChange(_ change: NodeChange<ViewModifierContent<Modifier>>) {
    if let child { view.box.update(child, environment) }
  }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }

  override func remove() {
    super.remove()
    if let child { view.box.discard(child) }
  }
}

/// The node of a view that a modifier with a body is applied to.
private final class BodyModifierNode<Content: View, Modifier: ViewModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private let links = PropertyLinks(of: Modifier.self)
  private let box: ViewBox<Content>
  private var computation: Computation?
  private var child: ViewNode<Modifier.Body>?
  /// The steps of the modifier where it is animatable.
  private var animated: AnimatedValue<Modifier>?

  override init(_ view: ModifiedContent<Content, Modifier>, in place: NodePlace) {
    box = ViewBox(view.content)
    super.init(view, in: place)
    computation = Computation(depth: depth, schedule: host.schedule) { [unowned self] in
      recompute()
    }
    animated = AnimatedValue.make(view.modifier, in: host) { [weak self] in
      self?.computation?.invalidate()
    }
    recompute()
  }

  override func viewDidChange(_ change: NodeChange<ModifiedContent<Content, Modifier>>) {
    let isContentChanged = !Sameness.haveSameParts(change.old.content, view.content)
    if isContentChanged { box.view = view.content }
    if change.isViewChanged { animated?.change(to: view.modifier, transaction.shownAnimation) }
    var needsBody =
      change.isViewChanged && !Sameness.haveSameParts(change.old.modifier, view.modifier)
    if change.isEnvironmentChanged, links.environmentDidChange(environment) { needsBody = true }
    if needsBody {
      recompute()
    } else if change.isEnvironmentChanged {
      child?.update(environment)
    }
    if isContentChanged { box.updateNodes() }
  }

  private func recompute() {
    guard let computation else { return }
    let content = ViewModifierContent<Modifier>(box: box)
    let shown = animated?.shown(view.modifier) ?? view.modifier
    let body = links.install(in: shown, node: self, computation: computation) { modifier in
      computation.observe { modifier.body(content: content) }
    }
    if let child {
      child.update(body, environment)
    } else {
      child = Modifier.Body.viewNode(body, in: childPlace())
    }
  }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }

  override func remove() {
    computation?.end()
    links.remove()
    super.remove()
  }
}

import ViewGraph

/// A modifier that has no part in layout: it changes the environment, or follows what happens.
@MainActor @preconcurrency
protocol TreeModifier: ViewModifier where Body == Never {
  /// The environment of what is modified.
  func environment(from outer: EnvironmentValues) -> EnvironmentValues

  /// Makes what follows the node.
  func makeFollower() -> ModifierFollower<Self>?
}

extension TreeModifier {
  func environment(from outer: EnvironmentValues) -> EnvironmentValues { outer }

  func makeFollower() -> ModifierFollower<Self>? { nil }

  /// Makes a node of the framework's own.
  public static func modifierNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    in place: NodePlace
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    TreeModifierNode(view, in: place)
  }

  /// As many as what is modified has.
  public static func elementCount<Modified: View>(of content: Modified.Type) -> Int? {
    Modified.viewElementCount
  }
}

/// What follows a node with a modifier: its changes, and its coming and going.
@MainActor
class ModifierFollower<Modifier> {
  /// The node came into the tree.
  func start(_ modifier: Modifier, node: GraphNode) {}
  /// The modifier or the environment is another one.
  func change(from old: Modifier, to new: Modifier, node: GraphNode) {}
  /// The node leaves the tree.
  func end(_ modifier: Modifier, node: GraphNode) {}
  /// What is told above, made of what is told below.
  func preference<Key: PreferenceKey>(
    _ key: Key.Type,
    _ below: () -> Key.Value?
  ) -> Key.Value? { below() }
}

final class TreeModifierNode<Content: View, Modifier: TreeModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var child: ViewNode<Content>?
  let follower: ModifierFollower<Modifier>?

  override init(_ view: ModifiedContent<Content, Modifier>, in place: NodePlace) {
    follower = view.modifier.makeFollower()
    super.init(view, in: place)
    follower?.start(view.modifier, node: self)
    child = Content.viewNode(
      view.content,
      in: childPlace(view.modifier.environment(from: environment))
    )
  }

  override func viewDidChange(_ change: NodeChange<ModifiedContent<Content, Modifier>>) {
    // Before what is modified: those that follow changes are told from the last to the first.
    follower?.change(from: change.old.modifier, to: view.modifier, node: self)
    child?.update(view.content, newEnvironment())
  }

  /// What is modified keeps its environment where the modifier made an equal one.
  private func newEnvironment() -> EnvironmentValues {
    let new = view.modifier.environment(from: environment)
    guard let old = child?.environment else { return new }
    return new.hasSameValues(as: old) ? old : new
  }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard let follower else { return preferenceOfChildren(key) }
    return follower.preference(key) { preferenceOfChildren(key) }
  }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }

  override func remove() {
    follower?.end(view.modifier, node: self)
    super.remove()
  }
}

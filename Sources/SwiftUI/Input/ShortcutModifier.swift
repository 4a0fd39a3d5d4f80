import UIKit

/// Has a key do what a control does.
struct ShortcutModifier: TreeModifier {
  let shortcut: KeyboardShortcut
  let label: AnyView
  let action: @MainActor () -> Void

  func makeFollower() -> ModifierFollower<ShortcutModifier>? { ShortcutFollower() }
}

/// The shortcut of a control that is in the tree.
final class ShortcutFollower: ModifierFollower<ShortcutModifier> {
  private var modifier: ShortcutModifier?
  private weak var node: GraphNode?

  override func start(_ modifier: ShortcutModifier, node: GraphNode) {
    self.modifier = modifier
    self.node = node
    node.host.shortcuts.append(self)
  }

  override func change(from old: ShortcutModifier, to new: ShortcutModifier, node: GraphNode) {
    modifier = new
  }

  override func end(_ modifier: ShortcutModifier, node: GraphNode) {
    self.modifier = nil
    node.host.shortcuts.remove(self)
  }

  /// The key and what it does; nil while the control is disabled.
  var keyShortcut: KeyShortcut? {
    guard let modifier, let node, node.environment.isEnabled else { return nil }
    let shortcut = modifier.shortcut
    let command = UIKeyCommand(
      input: shortcut.key.input,
      modifierFlags: shortcut.modifiers.flags,
      action: Selector("")
    )
    command.allowsAutomaticMirroring = shortcut.localization == .automatic
    return KeyShortcut(command: command) { [weak node] in
      node.map { Self.title(of: modifier.label, $0) } ?? ""
    } action: {
      modifier.action()
      return true
    }
  }

  private static func title(of label: AnyView, _ node: GraphNode) -> String {
    let read = LayerNode(label, in: node.childPlace())
    defer { read.remove() }
    return MenuReading.label(read.elements).title
  }
}

/// The shortcuts of the controls in a host, in the order in which they came.
///
/// Items of bars are forgotten without leaving the tree: their shortcuts go with them.
@MainActor
struct ShortcutList {
  private struct Entry {
    weak var follower: ShortcutFollower?
  }

  private var entries: [Entry] = []

  mutating func append(_ follower: ShortcutFollower) {
    entries.removeAll { $0.follower == nil }
    entries.append(Entry(follower: follower))
  }

  mutating func remove(_ follower: ShortcutFollower) {
    entries.removeAll { $0.follower == nil || $0.follower === follower }
  }

  /// Those of controls that are enabled.
  var keyShortcuts: [KeyShortcut] { entries.compactMap { $0.follower?.keyShortcut } }
}

extension HostingView: KeyShortcutOffering {
  var keyShortcuts: [KeyShortcut] { host.shortcuts.keyShortcuts }
}

import UIKit
import ViewGraph
import ViewLayout

/// A value that views tell those above them.
public protocol PreferenceKey {
  /// What is told.
  associatedtype Value
  /// What is told where no view says anything.
  static var defaultValue: Value { get }
  /// Adds what the next view tells.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// Tells a value, or changes what is told.
struct PreferenceModifier<Told: PreferenceKey>: TreeModifier {
  let change: (Told.Value?, EnvironmentValues) -> Told.Value

  /// Says something with the environment of where it is said.
  init(environmentally change: @escaping (Told.Value?, EnvironmentValues) -> Told.Value) {
    self.change = change
  }

  init(_ change: @escaping (Told.Value?) -> Told.Value) {
    self.change = { inner, _ in change(inner) }
  }

  func makeFollower() -> ModifierFollower<PreferenceModifier<Told>>? { PreferenceTeller(self) }
}

private final class PreferenceTeller<Told: PreferenceKey>: ModifierFollower<
  PreferenceModifier<Told>
>
{
  private var modifier: PreferenceModifier<Told>
  private weak var node: GraphNode?

  init(_ modifier: PreferenceModifier<Told>) { self.modifier = modifier }

  override func start(_ modifier: PreferenceModifier<Told>, node: GraphNode) {
    self.node = node
    node.host.tellers[ObjectIdentifier(Told.self), default: 0] += 1
  }

  override func change(
    from old: PreferenceModifier<Told>,
    to new: PreferenceModifier<Told>,
    node: GraphNode
  ) {
    modifier = new
  }

  override func end(_ modifier: PreferenceModifier<Told>, node: GraphNode) {
    node.host.tellers[ObjectIdentifier(Told.self), default: 1] -= 1
  }

  override func preference<Key: PreferenceKey>(
    _ key: Key.Type,
    _ below: () -> Key.Value?
  ) -> Key.Value? {
    guard Key.self == Told.self else { return below() }
    let environment = node?.environment ?? EnvironmentValues()
    return modifier.change(below() as? Told.Value, environment) as? Key.Value
  }
}

extension GraphNode {
  /// What a node and those below it tell; nil where none says anything, which is known at once where no view
  /// of the host says anything.
  final func toldPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    host.tellers[ObjectIdentifier(key), default: 0] == 0 ? nil : preference(key)
  }

  final func preferenceOfChildren<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    forEachChild { child in
      guard let value = child.preference(key) else { return }
      if var sum = result {
        Key.reduce(value: &sum) { value }
        result = sum
      } else {
        result = value
      }
    }
    return result
  }
}

/// Does something when what is told changes.
struct PreferenceChangeModifier<Key: PreferenceKey>: TreeModifier {
  let action: (Key.Value) -> Void

  func makeFollower() -> ModifierFollower<PreferenceChangeModifier<Key>>? { PreferenceFollower() }
}

private final class PreferenceFollower<Key: PreferenceKey>: ModifierFollower<
  PreferenceChangeModifier<Key>
>
{
  private var last: Key.Value?
  private var action: ((Key.Value) -> Void)?

  override func start(_ modifier: PreferenceChangeModifier<Key>, node: GraphNode) {
    action = modifier.action
    node.host.observers[ObjectIdentifier(self)] = { [weak self, weak node] in
      guard let self, let node else { return }
      let isTold = node.host.tellers[ObjectIdentifier(Key.self), default: 0] > 0
      let value = (isTold ? node.preferenceOfChildren(Key.self) : nil) ?? Key.defaultValue
      if let last, Sameness.areSame(value, last) { return }
      last = value
      action?(value)
    }
  }

  override func change(
    from old: PreferenceChangeModifier<Key>,
    to new: PreferenceChangeModifier<Key>,
    node: GraphNode
  ) {
    action = new.action
  }

  override func end(_ modifier: PreferenceChangeModifier<Key>, node: GraphNode) {
    node.host.observers[ObjectIdentifier(self)] = nil
  }
}

extension View {
  /// Tells views above a value.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(PreferenceModifier<Key> { _ in value })
  }

  /// Changes what views above are told.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<Key> { value in
        var value = value ?? Key.defaultValue
        callback(&value)
        return value
      }
    )
  }

  /// Does something when what the views below tell changes.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(action: action))
  }

  /// Puts views behind, made of what the view tells.
  public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    PreferenceLayerView(
      content: self,
      isBehind: true,
      alignment: alignment,
      key: key,
      transform: transform
    )
  }

  /// Puts views in front, made of what the view tells.
  public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    PreferenceLayerView(
      content: self,
      isBehind: false,
      alignment: alignment,
      key: key,
      transform: transform
    )
  }
}

private struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View>: View {
  let content: Content
  let isBehind: Bool
  let alignment: Alignment
  let key: Key.Type
  let transform: (Key.Value) -> Layer
  @State private var value: Key.Value?

  var body: some View {
    content
      .modifier(PreferenceChangeModifier<Key> { value = $0 })
      .modifier(
        LayerModifier(
          layer: transform(value ?? Key.defaultValue),
          isBehind: isBehind,
          alignment: alignment
        )
      )
  }
}

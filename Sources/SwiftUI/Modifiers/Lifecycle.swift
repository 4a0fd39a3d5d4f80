import Combine
import UIKit
import ViewGraph

/// Does something when a view comes and goes.
struct AppearanceModifier: TreeModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  func makeFollower() -> ModifierFollower<AppearanceModifier>? { AppearanceFollower() }
}

private final class AppearanceFollower: ModifierFollower<AppearanceModifier> {
  private var modifier: AppearanceModifier?
  private var hasAppeared = false
  private var isGone = false

  override func start(_ modifier: AppearanceModifier, node: GraphNode) {
    self.modifier = modifier
    node.host.onAppear { [self] in
      guard !isGone else { return }
      hasAppeared = true
      self.modifier?.appear?()
    }
  }

  override func change(
    from old: AppearanceModifier,
    to new: AppearanceModifier,
    node: GraphNode
  ) {
    modifier = new
  }

  override func end(_ modifier: AppearanceModifier, node: GraphNode) {
    isGone = true
    guard hasAppeared, let action = modifier.disappear else { return }
    node.host.disappearances.append(action)
    node.host.hostView?.setNeedsLayout()
  }
}

/// Runs a task while a view is there.
struct TaskModifier<ID: Equatable>: TreeModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  func makeFollower() -> ModifierFollower<TaskModifier<ID>>? { TaskFollower() }
}

private final class TaskFollower<ID: Equatable>: ModifierFollower<TaskModifier<ID>> {
  private var task: Task<Void, Never>?
  private var isGone = false

  override func start(_ modifier: TaskModifier<ID>, node: GraphNode) {
    node.host.onAppear { [self] in
      node.host.afterUpdate { [self] in if !isGone { run(modifier) } }
    }
  }

  private func run(_ modifier: TaskModifier<ID>) {
    task = Task(priority: modifier.priority, operation: modifier.action)
  }

  override func change(from old: TaskModifier<ID>, to new: TaskModifier<ID>, node: GraphNode) {
    guard old.id != new.id else { return }
    task?.cancel()
    node.host.afterUpdate { [self] in if !isGone { run(new) } }
  }

  override func end(_ modifier: TaskModifier<ID>, node: GraphNode) {
    isGone = true
    task?.cancel()
  }
}

/// Does something when a value changes.
struct ChangeModifier<Value: Equatable>: TreeModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func makeFollower() -> ModifierFollower<ChangeModifier<Value>>? { ChangeFollower() }
}

private final class ChangeFollower<Value: Equatable>: ModifierFollower<ChangeModifier<Value>> {
  override func start(_ modifier: ChangeModifier<Value>, node: GraphNode) {
    guard modifier.isInitial else { return }
    node.host.onAppear { modifier.action(modifier.value, modifier.value) }
  }

  override func change(
    from old: ChangeModifier<Value>,
    to new: ChangeModifier<Value>,
    node: GraphNode
  ) {
    guard old.value != new.value else { return }
    node.host.afterChange { new.action(old.value, new.value) }
  }
}

/// Does something with the values of a publisher.
struct ReceiveModifier<Source: Publisher>: TreeModifier where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  func makeFollower() -> ModifierFollower<ReceiveModifier<Source>>? { ReceiveFollower() }
}

private final class ReceiveFollower<Source: Publisher>: ModifierFollower<ReceiveModifier<Source>>
where Source.Failure == Never {
  private var subscription: AnyCancellable?
  private var action: ((Source.Output) -> Void)?

  override func start(_ modifier: ReceiveModifier<Source>, node: GraphNode) {
    action = modifier.action
    subscribe(modifier.publisher)
  }

  private func subscribe(_ publisher: Source) {
    let reference = MainActorReference(self)
    subscription = publisher.sink { value in
      let box = UncheckedBox(value)
      onMainActor { reference.object?.action?(box.value) }
    }
  }

  override func change(
    from old: ReceiveModifier<Source>,
    to new: ReceiveModifier<Source>,
    node: GraphNode
  ) {
    action = new.action
    if !Sameness.areSame(old.publisher, new.publisher), !(new.publisher is AnyObject.Type) {
      subscribe(new.publisher)
    }
  }

  override func end(_ modifier: ReceiveModifier<Source>, node: GraphNode) {
    subscription = nil
    action = nil
  }
}

extension View {
  /// Does something when the view comes.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Does something when the view goes.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }

  /// Runs a task while the view is there.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task while the view is there, and again when a value changes.
  public func task<ID: Equatable>(
    id value: ID,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  /// Does something when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Does something when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Does something when a value changes, with the new value.
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }

  /// Does something with the values of a publisher.
  public func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }

  /// Opens addresses that the app is opened with.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(
      ReceiveModifier(
        publisher: NotificationCenter.default.publisher(for: OpenedAddress.notification)
      ) { notification in
        if let url = notification.object as? URL { action(url) }
      }
    )
  }
}

/// An address that the app was opened with.
enum OpenedAddress {
  static let notification = Notification.Name("SwiftUI.OpenedAddress")
}

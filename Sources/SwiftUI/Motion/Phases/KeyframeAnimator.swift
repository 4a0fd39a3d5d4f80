import UIKit
import ViewGraph

/// A view that is made of a value which follows keyframes: round and round, or once when a value changes.
nonisolated public struct KeyframeAnimator<
  Value,
  KeyframePath: Keyframes<Value>,
  Content: View
>: PrimitiveView {
  let initialValue: Value
  let isRepeating: Bool
  let trigger: Trigger?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Makes a view whose value follows keyframes round and round, from when it appears.
  public nonisolated init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    isRepeating = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Makes a view whose value follows keyframes once whenever a value changes.
  public nonisolated init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    isRepeating = false
    self.trigger = Trigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  /// Makes a node of the content.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    KeyframeNode(view, in: place)
  }

  /// As many as the content has.
  @MainActor
  public static var viewElementCount: Int? { Content.viewElementCount }
}

private final class KeyframeNode<Value, Path: Keyframes<Value>, Content: View>: ComputedNode<
  KeyframeAnimator<Value, Path, Content>, Content
>
{
  private let value: Source<Value>
  private var timeline: KeyframeTimeline<Value>?
  private var beginning: TimeInterval?
  private lazy var ticker = HostTicker(host) { [weak self] time in self?.tick(time) ?? false }

  override init(_ view: KeyframeAnimator<Value, Path, Content>, in place: NodePlace) {
    value = Source(view.initialValue)
    super.init(view, in: place)
    recompute()
    guard view.trigger == nil else { return }
    host.onAppear { [weak self] in self?.start() }
  }

  override func viewDidChange(_ change: NodeChange<KeyframeAnimator<Value, Path, Content>>) {
    super.viewDidChange(change)
    let old = change.old
    if let trigger = view.trigger, let before = old.trigger, before != trigger {
      start()
    } else if view.trigger == nil, old.isRepeating != view.isRepeating {
      start()
    }
  }

  /// Begins the keyframes, from where the value is.
  private func start() {
    guard !isGone else { return }
    let current = view.trigger == nil ? view.initialValue : value.current
    timeline = nil
    beginning = nil
    guard view.trigger != nil || view.isRepeating else { return value.write(view.initialValue) }
    let timeline = KeyframeTimeline(current, view.keyframes(current))
    guard timeline.duration > 0 else { return }
    self.timeline = timeline
    ticker.isEndless = view.isRepeating
    ticker.start()
  }

  private func tick(_ time: TimeInterval) -> Bool {
    guard let timeline, !isGone else { return false }
    let begin = beginning ?? time
    beginning = begin
    var elapsed = time - begin
    let isOver = elapsed >= timeline.duration && !view.isRepeating
    if view.isRepeating { elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration) }
    value.write(timeline.value(time: elapsed))
    if isOver { self.timeline = nil }
    return !isOver
  }

  override func makeContent() -> Content? { view.content(value.read()) }
}

extension View {
  /// Shows the view with a value that follows keyframes round and round.
  public func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(view: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue,
      repeating: repeating,
      content: { content(view, $0) },
      keyframes: keyframes
    )
  }

  /// Shows the view with a value that follows keyframes once whenever another value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(view: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue,
      trigger: trigger,
      content: { content(view, $0) },
      keyframes: keyframes
    )
  }
}

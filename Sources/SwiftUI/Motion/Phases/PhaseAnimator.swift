import ViewGraph

/// A view that goes from phase to phase: round and round, or once through when a value changes.
///
/// Each phase is shown with an animation, and the next one follows when that has ended.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  let phases: [Phase]
  let trigger: Trigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Makes a view that goes through phases round and round, from when it appears.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Makes a view that goes once through phases, and back to the first, whenever a value changes.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = Trigger(trigger)
    self.content = content
    self.animation = animation
  }

  /// Makes a node of the content.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    PhaseNode(view, in: place)
  }

  /// As many as the content has.
  @MainActor
  public static var viewElementCount: Int? { Content.viewElementCount }
}

private final class PhaseNode<Phase: Equatable, Content: View>: ComputedNode<
  PhaseAnimator<Phase, Content>, Content
>
{
  private let index = Source(0)
  private var clock: ProgressDriver?
  /// Whether there is no other phase to go on to.
  private var isIdle = false
  /// Whether the next phase is shown when what is shown is in a window again.
  private var isWaiting = false

  override init(_ view: PhaseAnimator<Phase, Content>, in place: NodePlace) {
    super.init(view, in: place)
    recompute()
    guard view.trigger == nil else { return }
    host.onAppear { [weak self] in self?.goOn() }
  }

  override func viewDidChange(_ change: NodeChange<PhaseAnimator<Phase, Content>>) {
    super.viewDidChange(change)
    if view.trigger == nil, isIdle, view.phases.count > 1 {
      isIdle = false
      host.afterUpdate { [weak self] in self?.goOn() }
    }
    guard let trigger = view.trigger, let old = change.old.trigger, old != trigger else { return }
    clock?.stop()
    index.write(0)
    host.afterUpdate { [weak self] in self?.goOn() }
  }

  /// Shows the next phase, and the one after it when its animation has ended.
  private func step() {
    isIdle = view.phases.count < 2
    if isIdle { return }
    // Where nobody sees the view it stays in its phase.
    guard host.isInWindow else { return waitForReturn() }
    let next = (index.current + 1) % view.phases.count
    let isEndless = view.trigger == nil
    var animation = view.animation(view.phases[next])
    animation?.isFollowed = isEndless
    withTransaction(Transaction(animation: animation)) { index.write(next) }
    if next == 0, view.trigger != nil { return }
    let clock = ProgressDriver(
      .linear(duration: animation.map { $0.delay + $0.logicalLength } ?? 0)
    )
    self.clock = clock
    clock.isEndless = isEndless
    clock.start { [weak self, weak clock] _ in
      if clock?.isRunning == false { self?.goOn() }
    }
  }

  private func waitForReturn() {
    if isWaiting { return }
    isWaiting = true
    host.onReturn { [weak self] in
      self?.isWaiting = false
      self?.goOn()
    }
  }

  private func goOn() {
    if !isGone { step() }
  }

  override func makeContent() -> Content? {
    let phase = index.read()
    return view.phases.isEmpty ? nil : view.content(view.phases[phase % view.phases.count])
  }

  override func remove() {
    clock?.stop()
    super.remove()
  }
}

extension View {
  /// Shows the view in phases, round and round, each with an animation.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(view: AnyView(self))
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }

  /// Shows the view once in phases, each with an animation, and then in the first, whenever a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(view: AnyView(self))
    return PhaseAnimator(
      phases,
      trigger: trigger,
      content: { content(view, $0) },
      animation: animation
    )
  }
}

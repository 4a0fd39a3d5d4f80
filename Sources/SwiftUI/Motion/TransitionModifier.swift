import UIKit
import ViewGraph
import ViewLayout

/// How a view comes and goes.
struct TransitionModifier: ElementModifier {
  var transition: AnyTransition

  static func modifierNode<Modified: View>(
    _ view: ModifiedContent<Modified, TransitionModifier>,
    in place: NodePlace
  ) -> ViewNode<ModifiedContent<Modified, TransitionModifier>> {
    view.modifier.transition.effects.isEmpty
      ? ElementModifierNode(view, in: place) : PhasedNode(view, in: place)
  }

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<TransitionModifier> {
    TransitionElement(self, around: content, node: node)
  }
}

private final class TransitionElement: ModifierElement<TransitionModifier> {
  private let surface = Surface(PassingView())

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    var outer = placing
    outer.transition = modifier.transition
    // What is there from the start does not come.
    if !node.host.hasPlaced { outer.transition?.insertionAnimation = .some(nil) }
    let isNew = surface.view.superview == nil
    let frame = placing.rounding.rounded(rect)
    placing.surface.show(surface.view, in: rect, outer)
    let inside = placing.inside(surface, at: frame.origin)
    let own = rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
    fill(own, proposal, inside)
    guard let driver = modifier.transition.driver else { return }
    driver.places[ObjectIdentifier(self)] = { [weak self] animation in
      var placing = inside
      placing.transaction = Transaction(animation: animation)
      self?.fill(own, proposal, placing)
    }
    guard isNew else { return }
    driver.appear(
      placing.playsTransitions
        ? outer.transition?.animation(over: placing.animation, isInsertion: true) : nil
    )
  }

  private func fill(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    surface.fill(placing) { content.place(rect, proposal, placing) }
  }
}

/// Shows a view in a phase of its transition.
private struct PhaseModifier: ViewModifier {
  let effects: [AnyTransition.Effect]
  let driver: TransitionDriver

  func body(content: Content) -> AnyView {
    let phase = driver.phase.read()
    return effects.reduce(AnyView(content)) { $1.shown($0, phase) }
  }
}

/// The node of a view that looks otherwise while it comes and goes: it stays until it is gone.
private final class PhasedNode<Content: View>: ViewNode<
  ModifiedContent<Content, TransitionModifier>
>
{
  private typealias Inner = ModifiedContent<
    ModifiedContent<Content, PhaseModifier>, TransitionModifier
  >

  private let driver: TransitionDriver
  private var child: ViewNode<Inner>?

  override init(_ view: ModifiedContent<Content, TransitionModifier>, in place: NodePlace) {
    driver = TransitionDriver(place.host)
    super.init(view, in: place)
    child = Inner.viewNode(inner, in: childPlace())
  }

  private var inner: Inner {
    var transition = view.modifier.transition
    let effects = transition.effects
    transition.effects = []
    transition.driver = driver
    return view.content.modifier(PhaseModifier(effects: effects, driver: driver))
      .modifier(TransitionModifier(transition: transition))
  }

  override func viewDidChange(
    _ change: NodeChange<ModifiedContent<Content, TransitionModifier>>
  ) {
    child?.update(inner, environment)
  }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }

  override func remove() {
    // Whether it is led out is known when those around it are placed.
    driver.hold { [self] in removeForGood() }
  }

  private func removeForGood() { super.remove() }
}

/// Leads a view through the phases of its transition.
@MainActor
final class TransitionDriver {
  let phase: Source<TransitionPhase>
  /// Place what is shown of the view, by element.
  var places: [ObjectIdentifier: (Animation?) -> Void] = [:]
  private weak var host: ViewHost?
  private var removal: (() -> Void)?
  private var completions: [() -> Void] = []
  private var clock: ProgressDriver?

  init(_ host: ViewHost) {
    self.host = host
    phase = Source(host.hasPlaced ? .willAppear : .identity)
  }

  /// The view was placed for the first time.
  func appear(_ animation: Animation?) {
    guard phase.current == .willAppear else { return }
    host?.afterUpdate { [self] in
      guard phase.current == .willAppear else { return }
      withTransaction(Transaction(animation: animation)) { phase.write(.identity) }
    }
  }

  /// The view's node left the tree, and is removed for good when the view is gone.
  func hold(_ removal: @escaping () -> Void) {
    self.removal = removal
    host?.afterUpdate { [self] in if clock == nil { end() } }
  }

  /// Leads the view out.
  func leave(_ animation: Animation, completion: @escaping () -> Void) {
    completions.append(completion)
    guard removal != nil else { return end() }
    guard clock == nil else { return }
    let clock = ProgressDriver(.linear(duration: animation.totalDuration))
    self.clock = clock
    host?.leaving.append(self)
    clock.start { [weak self] progress in if progress == 1 { self?.end() } }
    host?.afterUpdate { [self] in
      withTransaction(Transaction(animation: animation)) { phase.write(.didDisappear) }
    }
  }

  /// Shows where what is shown of the view is now.
  func place(_ animation: Animation?) { for place in places.values { place(animation) } }

  private func end() {
    clock?.stop()
    host?.leaving.removeAll { $0 === self }
    let removal = removal
    self.removal = nil
    removal?()
    places = [:]
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }
}

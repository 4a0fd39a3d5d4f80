import Observation
import ViewGraph

/// The node of a view that has a body.
final class CompositeNode<Content: View>: ViewNode<Content> {
  private let links: PropertyLinks
  private var computation: Computation?
  private var child: ViewNode<Content.Body>?
  /// The steps of the view where it is animatable; shapes are animated where they are drawn.
  private var animated: AnimatedValue<Content>?

  override init(_ view: Content, in place: NodePlace) {
    links = PropertyLinks(of: Content.self)
    super.init(view, in: place)
    computation = Computation(depth: depth, schedule: host.schedule) { [unowned self] in
      recompute()
    }
    if !(Content.self is any Shape.Type) {
      animated = AnimatedValue.make(view, in: host) { [weak self] in
        self?.computation?.invalidate()
      }
    }
    recompute()
  }

  override func viewDidChange(_ change: NodeChange<Content>) {
    if change.isViewChanged { animated?.change(to: view, transaction.shownAnimation) }
    var needsBody = change.isViewChanged && !Sameness.areEqual(change.old, view)
    if change.isEnvironmentChanged, links.environmentDidChange(environment) { needsBody = true }
    if needsBody {
      recompute()
    } else if change.isEnvironmentChanged {
      child?.update(environment)
    }
  }

  private func recompute() {
    guard let computation else { return }
    let shown = animated?.shown(view) ?? view
    let body = links.install(in: shown, node: self, computation: computation) { installed in
      computation.observe { installed.body }
    }
    if let child {
      child.update(body, environment)
    } else {
      child = Content.Body.viewNode(body, in: childPlace())
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

extension Computation {
  /// Computes something, noting the sources and the observable objects it reads.
  func observe<Result>(keepsSources: Bool = false, _ compute: () -> Result) -> Result {
    let reference = MainActorReference(self)
    return track(keepsSources: keepsSources) {
      withObservationTracking(compute) {
        let transaction = Transaction.current
        onMainActor { withTransaction(transaction) { reference.object?.invalidate() } }
      }
    }
  }
}

import UIKit
import ViewGraph
import ViewLayout

/// Changes how a view is shown as a whole.
struct VisualModifier: ElementModifier {
  let steps: VisualSteps

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<VisualModifier> {
    StepsElement(self, around: content, node: node)
  }
}

/// An element that shows its content with changes, whose numbers are animated step by step.
class VisualElement<Modifier>: SurfaceElement<Modifier, PassingView> {
  private var steps = VisualSteps()
  /// What the changes were shown for.
  private var shownSize = CGSize.zero
  private var isShownReversed = false
  private var amounts: AnimatedVector<NumberList>?

  init(_ modifier: Modifier, around content: LayoutElement, node: GraphNode) {
    super.init(PassingView(), modifier, around: content, node: node)
  }

  /// Goes over to other changes.
  final func show(_ new: VisualSteps, _ animation: Animation?) {
    if let amounts, !amounts.isRunning, view.bounds.size == shownSize,
      surface.isReversed == isShownReversed, new == steps
    {
      return
    }
    let isFirst = amounts == nil
    let isSame = new.hasSameSteps(as: steps)
    steps = new
    let amounts =
      amounts ?? AnimatedVector(new.amounts, in: node.host) { [weak self] in self?.showStep() }
    self.amounts = amounts
    amounts.move(to: new.amounts, isFirst || !isSame || view.window == nil ? nil : animation)
    showStep()
  }

  private func showStep() {
    var shown = steps
    if let amounts, amounts.isRunning { shown.amounts = amounts.current }
    (shownSize, isShownReversed) = (view.bounds.size, surface.isReversed)
    var look = shown.look(of: shownSize)
    if isShownReversed { look.transform = look.transform.mirrored }
    if !CATransform3DEqualToTransform(view.layer.transform, look.transform) {
      view.layer.transform = look.transform
    }
    if view.alpha != look.opacity { view.alpha = look.opacity }
    if view.layer.groupFilter != look.filter { view.layer.groupFilter = look.filter }
  }

  override func isHit(_ point: CGPoint) -> Bool { content.isHit(point) }
}

private final class StepsElement: VisualElement<VisualModifier> {
  override func modifierDidChange(from old: VisualModifier, isEnvironmentChanged: Bool) {
    if old.steps != modifier.steps { node.host.setNeedsPlacing() }
  }

  override func style(_ animation: Animation?) { show(modifier.steps, animation) }
}

/// Changes how a view is shown by where it is.
struct PlacedVisualModifier: ElementModifier {
  let steps: @MainActor (GeometryProxy, ScrollSight) -> (VisualSteps, Animation?)

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<PlacedVisualModifier> {
    PlacedElement(self, around: content, node: node)
  }
}

/// Where a view is in the scroll view around it.
struct ScrollSight {
  let frame: CGRect
  /// What is seen; nil outside of scroll views.
  let visible: CGRect?
  /// The directions in which the scroll view scrolls.
  let axes: Axis.Set
}

private final class PlacedElement: VisualElement<PlacedVisualModifier> {
  private let reference = GeometryReference()

  override func modifierDidChange(from old: PlacedVisualModifier, isEnvironmentChanged: Bool) {
    node.host.setNeedsPlacing()
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    super.place(rect, proposal, placing)
    reference.place(at: rect.origin, placing)
    let proxy = GeometryProxy(
      reference: reference,
      size: rect.size,
      safeAreaInsets: placing.region.insets(of: rect)
    )
    let (steps, own) = modifier.steps(
      proxy,
      ScrollSight(
        frame: rect,
        visible: placing.visibleRect,
        axes: placing.targets?.axes ?? .vertical
      )
    )
    // Wherever the view is asked about, scrolling may change the answer.
    placing.targets?.follow()
    show(steps, own ?? placing.animation)
  }
}

/// Paints a view as a whole, and lays it over what is behind.
struct BlendModifier: ElementModifier {
  let filter: GroupFilter

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<BlendModifier> {
    BlendElement(PassingView(), self, around: content, node: node)
  }
}

private final class BlendElement: SurfaceElement<BlendModifier, PassingView> {
  override func modifierDidChange(from old: BlendModifier, isEnvironmentChanged: Bool) {
    if old.filter != modifier.filter { node.host.setNeedsPlacing() }
  }

  override func style(_ animation: Animation?) {
    if view.layer.groupFilter != modifier.filter { view.layer.groupFilter = modifier.filter }
  }

  override func isHit(_ point: CGPoint) -> Bool { content.isHit(point) }
}

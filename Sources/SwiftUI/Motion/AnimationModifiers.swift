import UIKit
import ViewGraph
import ViewLayout

/// Animates changes of what it is applied to, when a value changes.
struct AnimationModifier<Value: Equatable>: ElementModifier {
  let animation: Animation?
  let value: Value

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<AnimationModifier> {
    AnimationElement(self, around: content, node: node)
  }
}

private final class AnimationElement<Value: Equatable>: ModifierElement<AnimationModifier<Value>> {
  private var isChanged = false

  override func modifierDidChange(
    from old: AnimationModifier<Value>,
    isEnvironmentChanged: Bool
  ) {
    if old.value != modifier.value { isChanged = true }
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    var placing = placing
    if isChanged {
      placing.animation = node.host.transaction.disablesAnimations ? nil : modifier.animation
    }
    isChanged = false
    content.place(rect, proposal, placing)
  }
}

/// Animates every change of what it is applied to.
struct EveryChangeModifier: ElementModifier {
  let change: (inout Transaction) -> Void

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<EveryChangeModifier> {
    EveryChangeElement(self, around: content, node: node)
  }
}

private final class EveryChangeElement: ModifierElement<EveryChangeModifier> {
  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    var placing = placing
    var transaction = Transaction(animation: placing.animation)
    transaction.disablesAnimations = node.host.transaction.disablesAnimations
    modifier.change(&transaction)
    placing.animation = transaction.disablesAnimations ? nil : transaction.animation
    content.place(rect, proposal, placing)
  }
}

/// How a view comes and goes.
struct TransitionModifier: ElementModifier {
  let transition: AnyTransition

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
    let frame = placing.rounding.rounded(rect)
    placing.surface.show(surface.view, in: rect, outer)
    surface.fill(placing.animation) {
      content.place(
        rect.offsetBy(dx: -frame.minX, dy: -frame.minY),
        proposal,
        placing.inside(surface, at: frame.origin)
      )
    }
  }
}

extension View {
  /// Animates changes of the view when a value changes.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Animates every change of the view.
  public func animation(_ animation: Animation?) -> some View {
    modifier(EveryChangeModifier { if $0.animation != nil { $0.animation = animation } })
  }

  /// Changes how changes of the view are shown.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(EveryChangeModifier(change: transform))
  }

  /// Sets how the view comes and goes where that is animated.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}

/// A view that is none for hits: they go to what is in it, or below it.
class PassingView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { subview in
      !subview.isHidden && subview.isUserInteractionEnabled && subview.alpha > 0.01
        && subview.point(inside: subview.convert(point, from: self), with: event)
    }
  }
}

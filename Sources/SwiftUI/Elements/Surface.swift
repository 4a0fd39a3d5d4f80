import UIKit

/// A view that elements put theirs into, in the order in which they are placed.
@MainActor
final class Surface {
  let view: UIView
  /// Whether lines begin at the right: places are told from the leading edge.
  var isReversed = false
  private var shown: [UIView] = []
  private var next: [UIView] = []
  private var transitions: [ObjectIdentifier: AnyTransition] = [:]
  /// Where it is said how changes of views are shown, for those for which that is said.
  private var scopes: [ObjectIdentifier: TransactionScope] = [:]
  /// The views that are on their way out, with how they were before.
  private var leaving: [ObjectIdentifier: TransitionState] = [:]

  init(_ view: UIView) { self.view = view }

  /// Places what the surface shows with a closure that places elements, as what is around it is placed.
  func fill(_ placing: Placing, _ place: () -> Void) {
    next.removeAll(keepingCapacity: true)
    place()
    settle(placing)
  }

  /// Shows a view in a rectangle, above those shown before it.
  func show(_ subview: UIView, in rect: CGRect, _ placing: Placing) {
    next.append(subview)
    if let transition = placing.transition {
      transitions[ObjectIdentifier(subview)] = transition
    }
    if placing.scope != nil || !scopes.isEmpty {
      scopes[ObjectIdentifier(subview)] = placing.scope
    }
    let frame = mirrored(placing.rounding.rounded(rect))
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let isNew = subview.superview !== view
    guard subview.bounds.size != frame.size || subview.center != center else { return }
    let change = {
      subview.bounds.size = frame.size
      subview.center = center
    }
    if isNew {
      UIView.performWithoutAnimation(change)
    } else if let animation = placing.animation {
      animation.perform(change)
    } else {
      change()
    }
  }

  /// Where a rectangle is that is told from the leading edge, and the other way round.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isReversed else { return rect }
    return CGRect(
      x: view.bounds.width - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }

  private func settle(_ placing: Placing) {
    if shown.elementsEqual(next, by: ===) { return }
    let kept = Set(next.map(ObjectIdentifier.init))
    for old in shown where !kept.contains(ObjectIdentifier(old)) {
      let movement = placing.movement(scopes.removeValue(forKey: ObjectIdentifier(old)))
      if movement.playsTransitions { remove(old, movement.animation) } else { drop(old) }
    }
    var index = 0
    for subview in next {
      let isNew = subview.superview !== view
      let movement = placing.movement(scopes[ObjectIdentifier(subview)])
      if let state = leaving.removeValue(forKey: ObjectIdentifier(subview)) {
        bringBack(subview, to: state, movement.animation)
      }
      // Views that are on their way out stay where they are, below what takes their place.
      while index < view.subviews.count, leaving[ObjectIdentifier(view.subviews[index])] != nil {
        index += 1
      }
      if index >= view.subviews.count || view.subviews[index] !== subview {
        view.insertSubview(subview, at: min(index, view.subviews.count))
      }
      index += 1
      if isNew, movement.playsTransitions, !shown.isEmpty || view.window != nil {
        insert(subview, movement.animation)
      }
    }
    shown = next
  }

  /// Shows a view again that was on its way out.
  private func bringBack(_ subview: UIView, to state: TransitionState, _ animation: Animation?) {
    if let animation {
      animation.perform { state.apply(to: subview) }
    } else {
      for key in ["opacity", "transform"] { subview.layer.removeAnimation(forKey: key) }
      state.apply(to: subview)
    }
  }

  private func drop(_ subview: UIView) {
    transitions[ObjectIdentifier(subview)] = nil
    if subview.superview === view { subview.removeFromSuperview() }
  }

  private func insert(_ subview: UIView, _ animation: Animation?) {
    let transition = transitions[ObjectIdentifier(subview)] ?? .opacity
    guard let animation = transition.animation(over: animation, isInsertion: true),
      let start = transition.insertionState(of: subview, in: view)
    else { return }
    let end = TransitionState(of: subview)
    UIView.performWithoutAnimation { start.apply(to: subview) }
    animation.perform { end.apply(to: subview) }
  }

  private func remove(_ subview: UIView, _ animation: Animation?) {
    let transition = transitions.removeValue(forKey: ObjectIdentifier(subview)) ?? .opacity
    guard subview.superview === view else { return }
    let end = transition.removalState(of: subview, in: view)
    guard let animation = transition.animation(over: animation, isInsertion: false),
      end != nil || transition.driver != nil
    else { return subview.removeFromSuperview() }
    let identifier = ObjectIdentifier(subview)
    let start = TransitionState(of: subview)
    leaving[identifier] = start
    let completion = { [weak self] in
      guard let self, leaving.removeValue(forKey: identifier) != nil else { return }
      subview.removeFromSuperview()
      start.apply(to: subview)
    }
    if let driver = transition.driver {
      driver.leave(animation, completion: completion)
      if let end { animation.perform { end.apply(to: subview) } }
    } else if let end {
      animation.perform({ end.apply(to: subview) }, completion: completion)
    }
  }
}

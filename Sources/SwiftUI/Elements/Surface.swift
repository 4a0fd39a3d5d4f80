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
  private var leaving: Set<ObjectIdentifier> = []

  init(_ view: UIView) { self.view = view }

  /// Places what the surface shows, with a closure that places elements.
  func fill(_ animation: Animation?, _ place: () -> Void) {
    next.removeAll(keepingCapacity: true)
    place()
    settle(animation)
  }

  /// Shows a view in a rectangle, above those shown before it.
  func show(_ subview: UIView, in rect: CGRect, _ placing: Placing) {
    next.append(subview)
    if let transition = placing.transition {
      transitions[ObjectIdentifier(subview)] = transition
    }
    var frame = placing.rounding.rounded(rect)
    if isReversed { frame.origin.x = view.bounds.width - frame.maxX }
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

  private func settle(_ animation: Animation?) {
    if shown.elementsEqual(next, by: ===) { return }
    let kept = Set(next.map(ObjectIdentifier.init))
    for old in shown where !kept.contains(ObjectIdentifier(old)) { remove(old, animation) }
    var index = 0
    for subview in next {
      let isNew = subview.superview !== view
      leaving.remove(ObjectIdentifier(subview))
      // Views that are on their way out stay where they are, below what takes their place.
      while index < view.subviews.count, leaving.contains(ObjectIdentifier(view.subviews[index])) {
        index += 1
      }
      if index >= view.subviews.count || view.subviews[index] !== subview {
        view.insertSubview(subview, at: min(index, view.subviews.count))
      }
      index += 1
      if isNew, !shown.isEmpty || view.window != nil { insert(subview, animation) }
    }
    shown = next
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
    leaving.insert(identifier)
    let completion = { [weak self] in
      guard let self, leaving.remove(identifier) != nil else { return }
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

import CoreGraphics
import Foundation

/// Screens that slide over one another: new ones in from the side, old ones out to it.
@MainActor
final class NavigationSlide: NSObject, BuiltInTransition {
  /// How far the screen below goes along, as a share of its width.
  private static let parallax: CGFloat = 0.3
  private static let dimming: CGFloat = 0.1

  let pace = TransitionPace.spring(0.5)
  private let isPush: Bool

  init(isPush: Bool) { self.isPush = isPush }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let toController = context.viewController(forKey: .to),
      let fromController = context.viewController(forKey: .from)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let width = container.bounds.width
    let direction: CGFloat = container.isRightToLeft ? -1 : 1
    let upper = isPush ? to : from
    let final = context.finalFrame(for: toController)
    let start = context.initialFrame(for: fromController)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    shade.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      if isPush {
        container.addSubview(to)
      } else {
        container.insertSubview(to, belowSubview: from)
      }
      container.insertSubview(shade, belowSubview: upper)
      let side = isPush ? width : -width * Self.parallax
      to.frame = final.offsetBy(dx: side * direction, dy: 0)
      to.layoutIfNeeded()
      shade.alpha = isPush ? 0 : 1
    }
    let pushes = isPush
    pace.animate {
      to.frame = final
      let side = pushes ? -width * Self.parallax : width
      from.frame = start.offsetBy(dx: side * direction, dy: 0)
      shade.alpha = pushes ? 1 : 0
    } completion: {
      shade.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

import CoreGraphics
import Foundation

/// How what is presented comes and goes where nobody else decides: up and down, turning, fading.
@MainActor
final class PresentationAnimation: NSObject, BuiltInTransition {
  private let style: UIModalTransitionStyle
  private let isPresentation: Bool

  init(_ style: UIModalTransitionStyle, isPresentation: Bool) {
    self.style = style
    self.isPresentation = isPresentation
  }

  var pace: TransitionPace {
    switch style {
    case .coverVertical, .partialCurl: .spring(0.5)
    case .crossDissolve: .curve(0.25)
    case .flipHorizontal: .curve(0.5)
    }
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    let viewKey: UITransitionContextViewKey = isPresentation ? .to : .from
    guard let controller = context.viewController(forKey: key),
      let view = context.view(forKey: viewKey)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let isPresentation = isPresentation
    let resting =
      isPresentation ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
    let away = away(from: resting, in: container)
    UIView.performWithoutAnimation {
      if isPresentation {
        view.frame = resting
        container.addSubview(view)
        view.layoutIfNeeded()
        show(view, away: true, resting, away)
      }
    }
    pace.animate { [self] in
      show(view, away: !isPresentation, resting, away)
    } completion: { [self] in
      if context.transitionWasCancelled || isPresentation {
        show(view, away: context.transitionWasCancelled && isPresentation, resting, away)
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func away(from frame: CGRect, in container: UIView) -> CGRect {
    frame.offsetBy(dx: 0, dy: container.bounds.height - frame.minY)
  }

  private func show(_ view: UIView, away isAway: Bool, _ resting: CGRect, _ away: CGRect) {
    switch style {
    case .coverVertical, .partialCurl: view.frame = isAway ? away : resting
    case .crossDissolve: view.alpha = isAway ? 0 : 1
    case .flipHorizontal:
      view.alpha = isAway ? 0 : 1
      view.transform = isAway ? CGAffineTransform(scaleX: 0.01, y: 1) : .identity
    }
  }
}

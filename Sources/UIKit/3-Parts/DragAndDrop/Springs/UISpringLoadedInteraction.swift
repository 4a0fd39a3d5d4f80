import CoreGraphics
import Foundation

/// How far something is that springs open while a drag rests on it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing rests on it.
  case inactive = 0
  /// A drag is over it that may open it.
  case possible = 1
  /// It is about to open.
  case activating = 2
  /// It opened.
  case activated = 3
}

/// What springs open, and how far it is.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far it is.
  var state: UISpringLoadedInteractionEffectState { get }
  /// What the effect shows on; the interaction's view at first.
  var targetView: UIView? { get set }
  /// What would open, in the app's own terms; another one begins anew.
  var targetItem: Any? { get set }

  /// Where the drag is, in a view's coordinates; nil stands for the window.
  func location(in view: UIView?) -> CGPoint
}

/// Decides whether a drag opens something.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether the drag may open it where it is.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// Called when the drag left or ended.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far something is.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called with each state.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  )
}

/// Something that can spring open by itself.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it does.
  var isSpringLoaded: Bool { get set }
}

/// Opens something while a drag rests on a view.
@MainActor @preconcurrency
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  let behavior: (any UISpringLoadedInteractionBehavior)?
  let effect: any UISpringLoadedInteractionEffect
  let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Makes an interaction; without a behaviour every drag opens, without an effect the view blinks.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    behavior = interactionBehavior
    effect = interactionEffect ?? SpringBlink()
    activate = handler
    super.init()
  }

  /// Makes an interaction that every drag opens.
  public convenience init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

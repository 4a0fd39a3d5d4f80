import CoreGraphics
import Foundation

/// Runs animations along with a pointer that comes or goes.
@MainActor @preconcurrency
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what runs when all have ended, with whether they came to their ends.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Says how pointers look over a view, and is notified of them.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region a pointer is in; nil for none. Defaults to the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// The style in a region; nil for the system's. Defaults to nil.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// Called when a pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )

  /// Called when a pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// The system's.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Lets a view answer a pointer that is over it.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Who says how pointers look; without one the view gets what suits it.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether pointers are answered.
  ///
  /// Defaults to true.
  open var isEnabled = true { didSet { if !isEnabled { PointerRouter.current.leave(self) } } }

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    hadDelegate = delegate != nil
    super.init()
  }

  private let hadDelegate: Bool

  /// Has the region and style asked for again if the pointer is over the view.
  open func invalidate() { PointerRouter.current.renew(self) }

  open func willMove(to view: UIView?) { if view == nil { PointerRouter.current.leave(self) } }

  open func didMove(to view: UIView?) { self.view = view }

  // MARK: Questions

  /// The region at a place of the window; nil where there is none.
  func region(at point: CGPoint, _ modifiers: UIKeyModifierFlags) -> UIPointerRegion? {
    guard isEnabled, let view, let window = view.window else { return nil }
    let place = view.convert(point, from: window)
    let whole = UIPointerRegion(rect: view.bounds)
    guard hadDelegate else { return whole }
    let region = delegate?.pointerInteraction(
      self,
      regionFor: UIPointerRegionRequest(place, modifiers),
      defaultRegion: whole
    )
    // A region elsewhere is not one the pointer is in.
    return region.flatMap { $0.rect.contains(place) ? $0 : nil }
  }

  func style(for region: UIPointerRegion) -> UIPointerStyle? {
    guard let view else { return nil }
    if hadDelegate { return delegate?.pointerInteraction(self, styleFor: region) }
    return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
  }
}

/// Gathers what goes along when a pointer comes or goes.
@MainActor
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  /// How long pointers take to come and go, in seconds.
  static let duration = 0.2

  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    let (animations, completions) = (animations, completions)
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      for animation in animations { animation() }
    } completion: { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }
}

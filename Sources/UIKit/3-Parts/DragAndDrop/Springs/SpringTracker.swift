import CoreGraphics
import Foundation

/// Opens what a drag rests on.
@MainActor
final class SpringTracker {
  /// Durations in seconds; not measured.
  private enum Pace {
    static let rest = 0.5
    static let blink = 0.4
  }

  private weak var window: UIWindow?
  private var current: (interaction: UISpringLoadedInteraction, context: SpringContext)?
  private var timer: FrameTimer?

  init(_ window: UIWindow) { self.window = window }

  /// The drag is at a point of the window.
  func update(_ place: CGPoint) {
    let hit = window?.hitTest(place, with: nil)
    for view in sequence(first: hit, next: { $0?.superview }) {
      for case let interaction as UISpringLoadedInteraction in view?.interactions ?? []
      where rest(on: interaction, at: place) {
        return
      }
    }
    end()
  }

  /// The drag is over, or over nothing that opens.
  func end() {
    guard let (interaction, context) = current else { return }
    current = nil
    timer = nil
    if context.state != .inactive { change(interaction, context, .inactive) }
    interaction.behavior?.interactionDidFinish(interaction)
  }

  private func rest(on interaction: UISpringLoadedInteraction, at place: CGPoint) -> Bool {
    let own = current.flatMap { $0.interaction === interaction ? $0.context : nil }
    let context = own ?? SpringContext(interaction.view)
    context.place = place
    let before = (view: context.targetView, item: context.targetItem as? AnyHashable)
    guard interaction.behavior?.shouldAllow(interaction, with: context) ?? true else {
      return false
    }
    let isSame =
      before.view === context.targetView && before.item == context.targetItem as? AnyHashable
    if own != nil, isSame { return true }
    if own == nil {
      end()
    } else if context.state != .inactive {
      // The effect on what the drag left ends before that on what it is over now begins.
      let (view, item) = (context.targetView, context.targetItem)
      (context.targetView, context.targetItem) = (before.view, before.item?.base)
      change(interaction, context, .inactive)
      (context.targetView, context.targetItem) = (view, item)
    }
    current = (interaction, context)
    change(interaction, context, .possible)
    timer = FrameTimer(after: Pace.rest) { [weak self] in self?.blink(interaction, context) }
    return true
  }

  private func blink(_ interaction: UISpringLoadedInteraction, _ context: SpringContext) {
    change(interaction, context, .activating)
    timer = FrameTimer(after: Pace.blink) { [weak self] in
      guard let self else { return }
      timer = nil
      change(interaction, context, .activated)
      interaction.activate(interaction, context)
    }
  }

  private func change(
    _ interaction: UISpringLoadedInteraction,
    _ context: SpringContext,
    _ state: UISpringLoadedInteractionEffectState
  ) {
    context.state = state
    interaction.effect.interaction(interaction, didChangeWith: context)
  }
}

/// What a drag rests on.
@MainActor
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  /// Where the drag is, in the window.
  var place = CGPoint.zero
  private weak var window: UIWindow?

  init(_ view: UIView?) {
    targetView = view
    window = view?.window
  }

  func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return place }
    return view.convert(place, from: window)
  }
}

/// A view that fades twice before it opens.
@MainActor
final class SpringBlink: NSObject, UISpringLoadedInteractionEffect {
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    guard let view = context.targetView, context.state == .activating else { return }
    let alpha = view.alpha
    UIView.animateKeyframes(withDuration: 0.4, delay: 0) {
      for (index, factor) in [0.5, 1, 0.5, 1].enumerated() {
        UIView.addKeyframe(withRelativeStartTime: Double(index) / 4, relativeDuration: 0.25) {
          view.alpha = alpha * factor
        }
      }
    }
  }
}

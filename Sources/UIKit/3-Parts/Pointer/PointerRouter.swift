import CoreGraphics
import Foundation
import QuartzCore
import WindowHost

/// Tells pointer interactions, buttons and tool tips where the pointer is, and shows how it looks.
@MainActor
final class PointerRouter: PointerFollowing {
  private static var slot: PointerRouter?
  static var current: PointerRouter { slot ?? ScreenContext.keep(PointerRouter()) { slot = $0 } }

  private struct Place {
    let interaction: UIPointerInteraction
    let region: UIPointerRegion
    let style: UIPointerStyle?
    let effect: PointerEffectShowing?
  }

  private struct Hovered {
    weak var button: UIButton?
  }

  private var place: Place?
  private var hovered: [Hovered] = []
  private weak var window: UIWindow?
  private var point = CGPoint.zero
  private var modifiers: UIKeyModifierFlags = []
  private let shape = PointerShapeShowing()

  // MARK: Events

  func route(_ event: HoverEvent, in window: UIWindow) {
    (self.window, point, modifiers) = (window, event.location, event.modifierFlags)
    let hit = window.hitTest(event.location, with: event)
    let views = Array(sequence(first: hit, next: { $0?.superview }).compactMap { $0 })
    hover(views)
    follow(views)
    ToolTipRouter.current.follow(views, event.location, window)
    showPointer(over: hit)
  }

  /// The pointer left all windows.
  func leave() {
    hover([])
    enter(nil)
    ToolTipRouter.current.hide()
    shape.hide()
    window = nil
    TextServices.current.host?.setPointer(.arrow)
  }

  /// An interaction is no more to be asked.
  func leave(_ interaction: UIPointerInteraction) {
    guard place?.interaction === interaction else { return }
    enter(nil)
    showPointer(over: nil)
  }

  /// Asks an interaction again.
  func renew(_ interaction: UIPointerInteraction) {
    guard let window, let view = interaction.view, view.window === window else { return }
    let hit = window.hitTest(point, with: nil)
    guard let hit, hit.isDescendant(of: view) else { return }
    enter(nil)
    follow(Array(sequence(first: hit, next: { $0.superview })))
    showPointer(over: hit)
  }

  // MARK: Following

  private func hover(_ views: [UIView]) {
    let now = views.compactMap { $0 as? UIButton }
    for old in hovered.compactMap(\.button) where !now.contains(where: { $0 === old }) {
      old.pointerDidMove(isOver: false)
    }
    for button in now { button.pointerDidMove(isOver: true) }
    hovered = now.map { Hovered(button: $0) }
  }

  private func follow(_ views: [UIView]) {
    let interactions = views.lazy.flatMap(\.interactions).compactMap { $0 as? UIPointerInteraction }
    for interaction in interactions {
      guard let region = interaction.region(at: point, modifiers) else { continue }
      if place?.interaction === interaction, place?.region == region { return }
      return enter((interaction, region))
    }
    enter(nil)
  }

  private func enter(_ next: (interaction: UIPointerInteraction, region: UIPointerRegion)?) {
    if let old = place {
      place = nil
      let animator = PointerAnimator()
      old.interaction.delegate?.pointerInteraction(
        old.interaction,
        willExit: old.region,
        animator: animator
      )
      old.effect?.end()
      animator.run()
    }
    guard let (interaction, region) = next else { return }
    let style = interaction.style(for: region)
    let animator = PointerAnimator()
    interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
    var effect: PointerEffectShowing?
    if case .effect(let wanted, let shape) = style?.kind {
      effect = PointerEffectShowing(wanted, shape)
    }
    place = Place(interaction: interaction, region: region, style: style, effect: effect)
    animator.run()
  }

  // MARK: Looks

  private func showPointer(over hit: UIView?) {
    let host = TextServices.current.host
    guard let window else { return }
    switch place?.style?.kind {
    case .hidden:
      shape.hide()
      host?.setPointer(.hidden)
    case .shape(let outline, let axes):
      shape.show(outline.outline, at: constrained(axes, in: window), in: window)
      host?.setPointer(.hidden)
    case .effect, .system:
      shape.hide()
      host?.setPointer(.arrow)
    case nil:
      shape.hide()
      host?.setPointer(Self.isText(hit) ? .beam : .arrow)
    }
  }

  /// The pointer's place; along some axes it stays in the middle of the region.
  private func constrained(_ axes: UIAxis, in window: UIWindow) -> CGPoint {
    guard let place, let view = place.interaction.view else { return point }
    let rect = view.convert(place.region.rect, to: window)
    return CGPoint(
      x: axes.contains(.horizontal) ? rect.midX : point.x,
      y: axes.contains(.vertical) ? rect.midY : point.y
    )
  }

  /// Whether a view is one whose text is edited or chosen.
  private static func isText(_ view: UIView?) -> Bool {
    for current in sequence(first: view, next: { $0?.superview }) {
      if current is UIControl, !(current is UITextField) { return false }
      if let text = current as? UITextView { return text.isEditable || text.isSelectable }
      if let field = current as? UITextField { return field.isEnabled }
    }
    return false
  }
}

/// A pointer of a shape of the app's own.
@MainActor
final class PointerShapeShowing {
  private var layer: CAShapeLayer?

  func show(_ outline: UIBezierPath, at point: CGPoint, in window: UIWindow) {
    let shown = layer ?? CAShapeLayer()
    let box = outline.bounds
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shown.path = outline.cgPath
    shown.zPosition = 9_800
    shown.fillColor =
      UIColor.label.withAlphaComponent(0.35).resolvedColor(with: window.traitCollection).cgColor
    shown.position = CGPoint(x: point.x - box.midX, y: point.y - box.midY)
    if shown.superlayer !== window.layer { window.layer.addSublayer(shown) }
    CATransaction.commit()
    layer = shown
  }

  func hide() {
    layer?.removeFromSuperlayer()
    layer = nil
  }
}

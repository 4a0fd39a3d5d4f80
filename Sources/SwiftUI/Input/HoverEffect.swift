import UIKit
import ViewGraph
import ViewLayout

/// What a pointer does to a view that it is over.
public struct HoverEffect: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic
    case highlight
    case lift
  }

  private let kind: Kind

  /// What suits the size of the view.
  public static let automatic = HoverEffect(kind: .automatic)
  /// A plate appears behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view grows a little and casts a shadow.
  public static let lift = HoverEffect(kind: .lift)

  @MainActor
  func effect(on view: UIView) -> UIPointerEffect {
    let preview = UITargetedPreview(view: view)
    return switch kind {
    case .automatic: .automatic(preview)
    case .highlight: .highlight(preview)
    case .lift: .lift(preview)
    }
  }
}

/// Has a pointer do something to a view that it is over.
struct HoverEffectModifier: ElementModifier {
  let effect: HoverEffect
  let isEnabled: Bool

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<HoverEffectModifier> {
    HoverEffectElement(HitView(), self, around: content, node: node)
  }
}

private final class HoverEffectElement: HitSurfaceElement<HoverEffectModifier, HitView> {
  private let pointer: HoverEffectPointer

  override init(
    _ view: HitView,
    _ modifier: HoverEffectModifier,
    around content: LayoutElement,
    node: GraphNode
  ) {
    pointer = HoverEffectPointer(view, modifier.effect)
    super.init(view, modifier, around: content, node: node)
    view.addInteraction(pointer.interaction)
    bringUpToDate()
  }

  private func bringUpToDate() {
    pointer.effect = modifier.effect
    let isEnabled = modifier.isEnabled && node.environment.isEnabled
    if pointer.interaction.isEnabled != isEnabled { pointer.interaction.isEnabled = isEnabled }
  }

  override func modifierDidChange(from old: HoverEffectModifier, isEnvironmentChanged: Bool) {
    bringUpToDate()
  }
}

/// How a pointer looks over such a view.
@MainActor
final class HoverEffectPointer: NSObject, UIPointerInteractionDelegate {
  private weak var view: UIView?
  fileprivate var effect: HoverEffect
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)

  init(_ view: UIView, _ effect: HoverEffect) {
    self.view = view
    self.effect = effect
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { view.map { UIPointerStyle(effect: effect.effect(on: $0)) } }
}

extension View {
  /// Has a pointer do something to the view that it is over.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    hoverEffect(effect, isEnabled: true)
  }

  /// Has a pointer do something to the view that it is over, where that is enabled.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic,
    isEnabled: Bool = true
  ) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }
}

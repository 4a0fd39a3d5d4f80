import UIKit
import ViewGraph
import ViewLayout

/// A change of how a view is shown as a whole.
struct EffectModifier: ElementModifier {
  enum Effect: Equatable {
    case opacity(Double)
    case hidden
    case shadow(UIColor, radius: CGFloat, offset: CGSize)
    case hits(Bool)
  }

  let effect: Effect

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<EffectModifier> {
    EffectElement(PassingView(), self, around: content, node: node)
  }
}

private final class EffectElement: SurfaceElement<EffectModifier, PassingView> {
  override func modifierDidChange(from old: EffectModifier, isEnvironmentChanged: Bool) {
    if old.effect != modifier.effect { node.host.setNeedsPlacing() }
  }

  override func style(_ animation: Animation?) {
    let view = view
    let change: () -> Void
    switch modifier.effect {
    case .opacity(let opacity):
      guard view.alpha != opacity else { return }
      change = { view.alpha = opacity }
    case .hidden:
      view.isHidden = true
      return
    case .shadow(let color, let radius, let offset):
      let shade = color.resolvedColor(with: view.traitCollection)
      view.layer.shadowColor = shade.withAlphaComponent(1).cgColor
      change = {
        view.layer.shadowOpacity = Float(shade.cgColor.alpha)
        view.layer.shadowRadius = radius
        view.layer.shadowOffset = offset
      }
    case .hits(let isEnabled):
      view.isUserInteractionEnabled = isEnabled
      return
    }
    if let animation, view.window != nil { animation.perform(change) } else { change() }
  }

  override func isHit(_ point: CGPoint) -> Bool { content.isHit(point) }
}

/// Shows only what lies inside of a form.
struct ClipModifier: ElementModifier {
  let shape: AnyShape

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<ClipModifier> {
    ClipElement(PassingView(), self, around: content, node: node)
  }
}

private final class ClipElement: SurfaceElement<ClipModifier, PassingView> {
  override func modifierDidChange(from old: ClipModifier, isEnvironmentChanged: Bool) {
    node.host.setNeedsPlacing()
  }

  override func style(_ animation: Animation?) {
    let view = view
    let size = view.bounds.size
    let shape = modifier.shape
    guard let corners = shape.cornerForm(in: size) else {
      let mask = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
      mask.frame = CGRect(origin: .zero, size: size)
      mask.path = shape.path(in: CGRect(origin: .zero, size: size)).cgPath
      view.layer.mask = mask
      return
    }
    view.layer.mask = nil
    view.clipsToBounds = true
    view.layer.cornerCurve = corners.isContinuous ? .continuous : .circular
    guard view.layer.cornerRadius != corners.radius else { return }
    let change = { view.layer.cornerRadius = corners.radius }
    if let animation, view.window != nil { animation.perform(change) } else { change() }
  }
}

/// Shows of a view what another one lets through.
struct MaskModifier<Mask: View>: ElementModifier {
  let mask: Mask
  let alignment: Alignment

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<MaskModifier<Mask>> {
    MaskElement(PassingView(), self, around: content, node: node)
  }
}

private final class MaskElement<Mask: View>: SurfaceElement<MaskModifier<Mask>, PassingView> {
  private let stack = OverlayElement()
  private let maskSurface = Surface(UIView())
  private let maskNode: LayerNode<Mask>

  override init(
    _ view: PassingView,
    _ modifier: MaskModifier<Mask>,
    around content: LayoutElement,
    node: GraphNode
  ) {
    maskNode = LayerNode(modifier.mask, in: node.childPlace(node.environment.inStack(nil)))
    super.init(view, modifier, around: content, node: node)
    stack.collector = { [weak maskNode] in maskNode?.elements ?? [] }
    maskNode.owner = stack
    stack.container = self
    view.mask = maskSurface.view
  }

  override func modifierDidChange(from old: MaskModifier<Mask>, isEnvironmentChanged: Bool) {
    maskNode.update(modifier.mask, node.environment.inStack(nil))
    node.host.setNeedsPlacing()
  }

  override func fill(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    super.fill(rect, proposal, placing)
    maskSurface.view.frame = view.bounds
    let own = ProposedViewSize(rect.size)
    let size = stack.size(own)
    maskSurface.fill(placing) {
      stack.place(
        CGRect(
          x: (rect.width - size.width) * modifier.alignment.horizontal.fraction,
          y: (rect.height - size.height) * modifier.alignment.vertical.fraction,
          width: size.width,
          height: size.height
        ),
        own,
        placing.inside(maskSurface, at: .zero)
      )
    }
  }

  override func remove() { maskNode.remove() }
}

extension View {
  private func effect(_ effect: EffectModifier.Effect) -> some View {
    modifier(EffectModifier(effect: effect))
  }

  /// Makes the view transparent, from 0 for nothing to 1.
  public func opacity(_ opacity: Double) -> some View { effect(.opacity(min(max(opacity, 0), 1))) }

  /// Shows nothing of the view, which keeps its place.
  public func hidden() -> some View { effect(.hidden) }

  /// Draws a shadow of the view's parts; the radius and the distances are in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect(.shadow(color.uiColor, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Lets hits go to the view, or not.
  public func allowsHitTesting(_ enabled: Bool) -> some View { effect(.hits(enabled)) }

  /// Shows only what lies inside of the view's rectangle.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(shape: AnyShape(Rectangle())))
  }

  /// Shows only what lies inside of a form.
  public func clipShape<Form: Shape>(_ shape: Form, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: AnyShape(shape)))
  }

  /// Rounds the view's corners, in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Shows of the view what others let through.
  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows of the view what another one lets through.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }

  /// Lets the user use controls in the view, or not.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Shows something in place of what is not to be seen.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the view as it is.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks what is nobody else's business.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Sets how large controls are.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }

  /// Asks for light or dark; nil leaves it as it is.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    modifier(ColorSchemeModifier(scheme: scheme))
  }

  /// Asks the screen for light or dark; nil leaves it as it is.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    preference(key: PreferredSchemeKey.self, value: scheme)
  }
}

/// What a screen asks for.
struct PreferredSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// Shows a view in light or dark.
struct ColorSchemeModifier: ElementModifier {
  let scheme: ColorScheme

  static func modifierNode<Modified: View>(
    _ view: ModifiedContent<Modified, ColorSchemeModifier>,
    in place: NodePlace
  ) -> ViewNode<ModifiedContent<Modified, ColorSchemeModifier>> {
    WrapperNode(view, in: place) { view in
      view.content
        .environment(\.colorScheme, view.modifier.scheme)
        .modifier(SchemeSurfaceModifier(scheme: view.modifier.scheme))
    }
  }

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<ColorSchemeModifier> {
    ModifierElement(self, around: content, node: node)
  }
}

private struct SchemeSurfaceModifier: ElementModifier {
  let scheme: ColorScheme

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<SchemeSurfaceModifier> {
    SchemeElement(PassingView(), self, around: content, node: node)
  }
}

private final class SchemeElement: SurfaceElement<SchemeSurfaceModifier, PassingView> {
  override func style(_ animation: Animation?) {
    view.overrideUserInterfaceStyle = modifier.scheme.style
  }
}

import UIKit

/// How a view mixes with what is behind it.
public enum BlendMode: Hashable, Sendable {
  /// Over what is behind.
  case normal
  /// The product of the colours.
  case multiply
  /// The product of the inverted colours, inverted.
  case screen
  /// Multiply where it is dark behind, screen where it is light.
  case overlay
  /// The darker of the colours.
  case darken
  /// The lighter of the colours.
  case lighten
  /// What is behind, brightened to reflect the view.
  case colorDodge
  /// What is behind, darkened to reflect the view.
  case colorBurn
  /// What is behind, darkened or lightened, gently.
  case softLight
  /// Multiply where the view is dark, screen where it is light.
  case hardLight
  /// The difference of the colours.
  case difference
  /// The difference of the colours with less contrast.
  case exclusion
  /// The hue of the view.
  case hue
  /// The saturation of the view.
  case saturation
  /// The hue and saturation of the view.
  case color
  /// The brightness of the view.
  case luminosity
  /// The view where something is behind.
  case sourceAtop
  /// Behind what is there.
  case destinationOver
  /// What is behind, where the view is not.
  case destinationOut
  /// The sum of the darkness.
  case plusDarker
  /// The sum of the light.
  case plusLighter

  var mode: CGBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

extension View {
  /// Shows the view with an effect, whose numbers are animated.
  private func visual(_ effect: (EmptyVisualEffect) -> some VisualEffect) -> some View {
    modifier(VisualModifier(steps: effect(EmptyVisualEffect()).visualSteps))
  }

  private func visual(_ kind: VisualStep.Kind) -> some View {
    modifier(VisualModifier(steps: VisualSteps().adding(kind)))
  }

  /// Turns the view; its place in the layout stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    visual { $0.rotationEffect(angle, anchor: anchor) }
  }

  /// Turns the view in space; its place in the layout stays.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    visual {
      $0.rotation3DEffect(
        angle,
        axis: axis,
        anchor: anchor,
        anchorZ: anchorZ,
        perspective: perspective
      )
    }
  }

  /// Scales the view; its place in the layout stays.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    visual { $0.scaleEffect(scale, anchor: anchor) }
  }

  /// Scales the view; its place in the layout stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    visual { $0.scaleEffect(scale, anchor: anchor) }
  }

  /// Scales the view; its place in the layout stays.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  {
    visual { $0.scaleEffect(x: x, y: y, anchor: anchor) }
  }

  /// Moves and turns the view; its place in the layout stays.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    visual { $0.transformEffect(transform) }
  }

  /// Moves, turns or tilts the view; its place in the layout stays.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    visual { $0.transformEffect(transform) }
  }

  /// Blurs the view by a radius in points: about the standard deviation of what a point becomes.
  ///
  /// An opaque blur stays within the view's rectangle and lets nothing through at its edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    visual { $0.blur(radius: radius, opaque: opaque) }
  }

  /// Makes the view brighter, from -1 for black to 1 for white.
  public func brightness(_ amount: Double) -> some View { visual { $0.brightness(amount) } }

  /// Changes the contrast of the view; 1 leaves it, 0 is grey, less inverts it.
  public func contrast(_ amount: Double) -> some View { visual { $0.contrast(amount) } }

  /// Changes how strong the colours of the view are; 1 leaves them, 0 is grey.
  public func saturation(_ amount: Double) -> some View { visual { $0.saturation(amount) } }

  /// Takes colours out of the view, from 0 for none to 1 for all.
  public func grayscale(_ amount: Double) -> some View { visual { $0.grayscale(amount) } }

  /// Turns the hues of the view.
  public func hueRotation(_ angle: Angle) -> some View { visual { $0.hueRotation(angle) } }

  /// Inverts the colours of the view.
  public func colorInvert() -> some View { visual(.invert) }

  /// Shows the view black, as opaque as its colours are bright.
  public func luminanceToAlpha() -> some View { visual(.luminanceToAlpha) }

  /// Multiplies the colours of the view by one.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color: color))
  }

  /// Mixes the view with what is behind it in a way.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModifier(filter: GroupFilter(blendMode: blendMode.mode)))
  }

  /// Draws the view as a whole before effects are applied: what blends in it blends with it alone.
  public func compositingGroup() -> some View { modifier(BlendModifier(filter: GroupFilter())) }

  /// Draws the view as a whole before it is shown.
  public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { modifier(BlendModifier(filter: GroupFilter())) }
}

/// In which numbers colours are mixed: here always those of the screen.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Those of the screen.
  case nonLinear
  /// Those that grow with the light.
  case linear
  /// Those that grow with the light, of more colours.
  case extendedLinear
}

/// Multiplies a view's colours by one as it is in the environment.
private struct ColorMultiplyModifier: ViewModifier {
  let color: Color
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let parts = environment.color(color).resolvedColor(
      with: UITraitCollection(userInterfaceStyle: environment.colorScheme.style)
    ).components
    return content.modifier(
      VisualModifier(
        steps: VisualSteps().adding(
          .multiply,
          parts.red,
          parts.green,
          parts.blue,
          parts.alpha
        )
      )
    )
  }
}

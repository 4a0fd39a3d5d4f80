import UIKit

/// Changes of how a view is shown that have no part in layout.
public protocol VisualEffect: Sendable {
  /// The changes, one after the other.
  var visualSteps: VisualSteps { get }
}

/// No change of how a view is shown: others begin with it.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes the effect.
  public init() {}

  /// None.
  public var visualSteps: VisualSteps { VisualSteps() }
}

/// Changes after others.
struct StepVisualEffect: VisualEffect {
  let visualSteps: VisualSteps
}

extension VisualEffect {
  private func adding(_ kind: VisualStep.Kind, _ amounts: Double...) -> StepVisualEffect {
    var steps = visualSteps
    steps.steps.append(VisualStep(kind: kind, amounts: amounts))
    return StepVisualEffect(visualSteps: steps)
  }

  /// Moves the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset, x, y) }

  /// Moves the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset, offset.width, offset.height)
  }

  /// Scales the view.
  public func scaleEffect(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { adding(.scale(anchor), scale, scale) }

  /// Scales the view.
  public func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { adding(.scale(anchor), scale.width, scale.height) }

  /// Scales the view.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { adding(.scale(anchor), x, y) }

  /// Turns the view.
  public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { adding(.rotation(anchor), angle.radians) }

  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D(anchor, anchorZ: anchorZ, perspective: perspective),
      angle.radians,
      axis.x,
      axis.y,
      axis.z
    )
  }

  /// Moves and turns the view about its top and leading corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    StepVisualEffect(visualSteps: visualSteps.adding(transform))
  }

  /// Moves, turns or tilts the view about its top and leading corner.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    StepVisualEffect(visualSteps: visualSteps.adding(transform))
  }

  /// Makes the view transparent, from 0 for nothing to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, opacity) }

  /// Blurs the view by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(isOpaque: opaque), radius)
  }

  /// Makes the view brighter, from -1 for black to 1 for white.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness, amount) }

  /// Changes the contrast of the view; 1 leaves it, 0 is grey.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast, amount) }

  /// Takes colours out of the view, from 0 for none to 1 for all.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale, amount) }

  /// Turns the hues of the view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.hueRotation, angle.radians)
  }

  /// Changes how strong the colours of the view are; 1 leaves them, 0 is grey.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation, amount) }
}

extension VisualSteps {
  func adding(_ transform: CGAffineTransform) -> VisualSteps {
    adding(
      .transform,
      transform.a,
      transform.b,
      transform.c,
      transform.d,
      transform.tx,
      transform.ty
    )
  }

  func adding(_ transform: ProjectionTransform) -> VisualSteps {
    adding(
      .projection,
      transform.m11,
      transform.m12,
      transform.m13,
      transform.m21,
      transform.m22,
      transform.m23,
      transform.m31,
      transform.m32,
      transform.m33
    )
  }
}

extension View {
  /// Changes how the view is shown by its size and place, which have no part in that.
  public func visualEffect(
    _ effect:
      @escaping @Sendable (EmptyVisualEffect, GeometryProxy)
      -> some VisualEffect
  ) -> some View {
    modifier(
      PlacedVisualModifier { proxy, _ in (effect(EmptyVisualEffect(), proxy).visualSteps, nil) }
    )
  }
}

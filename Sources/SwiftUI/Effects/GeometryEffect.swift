import UIKit
import ViewGraph
import ViewLayout

/// A transform of points in a plane, with a perspective.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1
  /// The first row.
  public var m12: CGFloat = 0
  /// The first row.
  public var m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0
  /// The second row.
  public var m22: CGFloat = 1
  /// The second row.
  public var m23: CGFloat = 0
  /// The third row: the distance from side to side.
  public var m31: CGFloat = 0
  /// The third row: the distance from top to bottom.
  public var m32: CGFloat = 0
  /// The third row.
  public var m33: CGFloat = 1

  /// Makes a transform that leaves points where they are.
  public init() {}

  /// Makes a transform of Core Graphics's.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Makes a transform of Core Animation's.
  public init(_ transform: CATransform3D) {
    (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
    (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
    (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
  }

  /// Whether points are left where they are.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether there is no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Turns it round; false where that is not possible.
  public mutating func invert() -> Bool {
    let all = determinant
    guard all != 0, all.isFinite else { return false }
    let old = self
    m11 = (old.m22 * old.m33 - old.m23 * old.m32) / all
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / all
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / all
    m21 = (old.m23 * old.m31 - old.m21 * old.m33) / all
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / all
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / all
    m31 = (old.m21 * old.m32 - old.m22 * old.m31) / all
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / all
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / all
    return true
  }

  /// The transform the other way round; itself where there is none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    return copy.invert() ? copy : self
  }

  /// This transform, and then another one.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    func sum(_ row: (CGFloat, CGFloat, CGFloat), _ column: (CGFloat, CGFloat, CGFloat)) -> CGFloat {
      row.0 * column.0 + row.1 * column.1 + row.2 * column.2
    }
    let columns = (
      (other.m11, other.m21, other.m31), (other.m12, other.m22, other.m32),
      (other.m13, other.m23, other.m33)
    )
    let rows = ((m11, m12, m13), (m21, m22, m23), (m31, m32, m33))
    (result.m11, result.m12, result.m13) = (
      sum(rows.0, columns.0), sum(rows.0, columns.1), sum(rows.0, columns.2)
    )
    (result.m21, result.m22, result.m23) = (
      sum(rows.1, columns.0), sum(rows.1, columns.1), sum(rows.1, columns.2)
    )
    (result.m31, result.m32, result.m33) = (
      sum(rows.2, columns.0), sum(rows.2, columns.1), sum(rows.2, columns.2)
    )
    return result
  }

  /// The transform of Core Animation's.
  var spatial: CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m12, transform.m14) = (m11, m12, m13)
    (transform.m21, transform.m22, transform.m24) = (m21, m22, m23)
    (transform.m41, transform.m42, transform.m44) = (m31, m32, m33)
    return transform
  }
}

/// A modifier that moves, turns or tilts a view; its place in the layout stays.
///
/// What is animatable of it is animated step by step.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of a view of a size, about its top and leading corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes a node of the framework's own.
  public static func modifierNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    in place: NodePlace
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    WrapperNode(view, in: place) { view in
      view.content.modifier(GeometryEffectModifier(effect: view.modifier))
    }
  }

  /// As many as what is modified has.
  public static func elementCount<Modified: View>(of content: Modified.Type) -> Int? {
    Modified.viewElementCount
  }

  /// The effect, without a part in how coordinates are converted.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

private struct GeometryEffectModifier<Effect: GeometryEffect>: ElementModifier {
  let effect: Effect

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<GeometryEffectModifier> {
    GeometryEffectElement(PassingView(), self, around: content, node: node)
  }
}

private final class GeometryEffectElement<Effect: GeometryEffect>: SurfaceElement<
  GeometryEffectModifier<Effect>, PassingView
>
{
  private lazy var animated = AnimatedValue.make(modifier.effect, in: node.host) { [weak self] in
    self?.show()
  }
  private var isChanged = false

  override func modifierDidChange(
    from old: GeometryEffectModifier<Effect>,
    isEnvironmentChanged: Bool
  ) {
    isChanged = true
    node.host.setNeedsPlacing()
  }

  override func style(_ animation: Animation?) {
    let animated = animated
    if isChanged { animated?.change(to: modifier.effect, animation) }
    isChanged = false
    show()
  }

  private func show() {
    let effect = animated?.shown(modifier.effect) ?? modifier.effect
    let size = view.bounds.size
    let matrix = effect.effectValue(size: size).spatial
    let there = CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0)
    let back = CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, 0)
    let whole = CATransform3DConcat(CATransform3DConcat(there, matrix), back)
    let shown = surface.isReversed ? whole.mirrored : whole
    if !CATransform3DEqualToTransform(view.layer.transform, shown) { view.layer.transform = shown }
  }

  override func isHit(_ point: CGPoint) -> Bool { content.isHit(point) }
}

extension CATransform3D {
  /// The transform about the middle of a view where lines begin at the right: all of it is mirrored, so that
  /// distances and points are told from the leading edge.
  var mirrored: CATransform3D {
    let mirror = CATransform3DMakeScale(-1, 1, 1)
    return CATransform3DConcat(CATransform3DConcat(mirror, self), mirror)
  }
}

/// A modifier with steps between two of its values.
public protocol AnimatableModifier: Animatable, ViewModifier {}

import UIKit
import ViewLayout

/// The view comes and goes at once.
public struct IdentityTransition: Transition, PlainTransition {
  /// Makes the transition.
  public nonisolated init() {}

  var plain: AnyTransition { .identity }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view fades.
public struct OpacityTransition: Transition, PlainTransition {
  /// Makes the transition.
  public nonisolated init() {}

  var plain: AnyTransition { .opacity }

  /// The view, transparent unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view grows from a size, and shrinks to it.
public struct ScaleTransition: Transition, PlainTransition {
  /// The size, of the view's.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Makes the transition.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  var plain: AnyTransition { .scale(scale: scale, anchor: anchor) }

  /// The view, scaled unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// The view comes in from the leading edge, and leaves over the trailing one.
public struct SlideTransition: Transition, PlainTransition {
  /// Makes the transition.
  public nonisolated init() {}

  var plain: AnyTransition { .slide }

  /// The view, moved by its width unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnLengthOffset(x: phase.value, y: 0))
  }
}

/// The view moves in from an edge, and out over it.
public struct MoveTransition: Transition, PlainTransition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }

  var plain: AnyTransition { .move(edge: edge) }

  /// The view, moved by its length unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let way = edge.way
    return content.modifier(
      OwnLengthOffset(x: phase.isIdentity ? 0 : way.x, y: phase.isIdentity ? 0 : way.y)
    )
  }
}

/// The view moves in from a distance, and out to it.
public struct OffsetTransition: Transition, PlainTransition {
  /// The distance, in points.
  public var offset: CGSize

  /// Makes the transition.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }

  var plain: AnyTransition { .offset(offset) }

  /// The view, moved unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// The view moves in from an edge while it fades in, and out at the other side.
public struct PushTransition: Transition, PlainTransition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }

  var plain: AnyTransition { .push(from: edge) }

  /// The view, transparent and moved by its length unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let way = edge.way
    return content.opacity(phase.isIdentity ? 1 : 0)
      .modifier(OwnLengthOffset(x: way.x * -phase.value, y: way.y * -phase.value))
  }
}

/// The view comes in one way and goes in another.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition,
  PlainTransition
{
  /// How it comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Makes the transition.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor
  var plain: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }

  /// The view as the first has it while it comes, and the second while it goes.
  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content,
        phase: phase == .didDisappear ? .identity : phase
      ),
      phase: phase == .willAppear ? .identity : phase
    )
  }
}

extension AsymmetricTransition: Sendable where Insertion: Sendable, Removal: Sendable {}

/// Moves a view by parts of its own lengths.
struct OwnLengthOffset: ElementModifier {
  let x: Double
  let y: Double

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<OwnLengthOffset> {
    OwnLengthElement(self, around: content, node: node)
  }
}

private final class OwnLengthElement: ModifierElement<OwnLengthOffset> {
  override func modifierDidChange(from old: OwnLengthOffset, isEnvironmentChanged: Bool) {
    node.host.setNeedsPlacing()
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    content.place(
      rect.offsetBy(dx: modifier.x * rect.width, dy: modifier.y * rect.height),
      proposal,
      placing
    )
  }
}

extension Edge {
  /// From the middle towards the edge.
  fileprivate var way: (x: Double, y: Double) {
    switch self {
    case .top: (0, -1)
    case .bottom: (0, 1)
    case .leading: (-1, 0)
    case .trailing: (1, 0)
    }
  }
}

extension Transition where Self == IdentityTransition {
  /// The view comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// The view fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from its centre.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// The view grows from a size, of its own.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == SlideTransition {
  /// The view comes in from the leading edge, and leaves over the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// The view moves in from an edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// The view moves in from a distance, in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// The view moves in from a distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == PushTransition {
  /// The view moves in from an edge, while what was there moves out at the other side.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

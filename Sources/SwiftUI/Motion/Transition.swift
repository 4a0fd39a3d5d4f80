/// Where a view is on its way into the tree and out of it.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to come.
  case willAppear
  /// The view is there.
  case identity
  /// The view is gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// How far it is: -1 before the view comes, 0 while it is there, 1 when it is gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is known of a transition.
public struct TransitionProperties: Sendable {
  /// Whether something moves: where motion is reduced, such a transition may be left out.
  public var hasMotion: Bool

  /// Makes properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes, described by how it looks in each phase.
///
/// The view is first shown as in `willAppear`, and goes over to `identity` with the animation of the
/// change that it came with; when it goes it stays until it has gone over to `didDisappear`.
@MainActor @preconcurrency
public protocol Transition {
  /// How the view looks.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// How the view looks in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Content,
    phase: TransitionPhase
  ) -> Body

  /// What is known of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Something moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// How a view looks in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content(view: AnyView(content)), phase: phase)
  }

  /// Both at once.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own; nil shows the change at once.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(transition: self, animation: animation)
  }
}

/// The view that a transition, or the body of an animation, is applied to.
nonisolated public struct PlaceholderContentView<Value>: View {
  let view: AnyView

  /// The view.
  @MainActor
  public var body: some View { view }
}

/// A transition that is known by how it changes views of UIKit, which needs no phases.
@MainActor
protocol PlainTransition: Transition {
  var plain: AnyTransition { get }
}

extension AnyTransition {
  /// Wraps a transition.
  @MainActor
  public init<Wrapped: Transition>(_ transition: Wrapped) {
    if let known = transition as? any PlainTransition {
      self = known.plain
      return
    }
    self.init([])
    effects = [
      Effect { content, phase in
        AnyView(
          transition.body(content: PlaceholderContentView<Wrapped>(view: content), phase: phase)
        )
      }
    ]
  }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: PlainTransition {
  let first: First
  let second: Second

  var plain: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: PlainTransition {
  let transition: Base
  let animation: Animation?

  var plain: AnyTransition { AnyTransition(transition).animation(animation) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    transition.apply(content: content, phase: phase).animation(animation, value: phase)
  }
}

extension View {
  /// Sets how the view comes and goes where that is animated.
  @_disfavoredOverload
  public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets how the view comes and goes where that is animated.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

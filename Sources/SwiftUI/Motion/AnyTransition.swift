import UIKit

/// How a view comes and goes, where that is animated.
public struct AnyTransition: Sendable {
  enum Step: Sendable {
    case opacity
    case move(Edge)
    case offset(CGSize)
    case scale(CGFloat, UnitPoint)
  }

  /// A change of what is shown of a view, made by other views around it.
  struct Effect: @unchecked Sendable {
    var phases: Set<TransitionPhase> = [.willAppear, .didDisappear]
    let body: @MainActor (AnyView, TransitionPhase) -> AnyView

    init(_ body: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) { self.body = body }

    @MainActor
    func shown(_ view: AnyView, _ phase: TransitionPhase) -> AnyView {
      body(view, phases.contains(phase) ? phase : .identity)
    }
  }

  var insertion: [Step]
  var removal: [Step]
  var effects: [Effect] = []
  /// The animations it has in place of the one under way: nil where it has none, and nil in it where the
  /// view comes or goes at once.
  var insertionAnimation: Animation??
  var removalAnimation: Animation??
  /// What leads views through the phases of effects.
  var driver: TransitionDriver?

  init(_ steps: [Step]) {
    insertion = steps
    removal = steps
  }

  /// There is none: the view comes and goes at once.
  public static let identity = AnyTransition([])
  /// The view fades.
  public static let opacity = AnyTransition([.opacity])
  /// The view grows from its centre.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// The view comes in from the leading edge, and leaves over the trailing one.
  public static var slide: AnyTransition {
    .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// The view moves in from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }

  /// The view moves in from a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition([.offset(offset)]) }

  /// The view moves in from a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    .offset(CGSize(width: x, height: y))
  }

  /// The view grows from a size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition([.scale(scale, anchor)])
  }

  /// The view moves in from an edge, while what was there moves out at the other side.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return .asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: opposite).combined(with: .opacity)
    )
  }

  /// Another way to come than to go.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    var result = AnyTransition(insertion.insertion)
    result.removal = removal.removal
    result.insertionAnimation = insertion.insertionAnimation
    result.removalAnimation = removal.removalAnimation
    for (effects, phase) in [
      (insertion.effects, TransitionPhase.willAppear), (removal.effects, .didDisappear),
    ] {
      for var effect in effects {
        effect.phases.formIntersection([phase])
        result.effects.append(effect)
      }
    }
    return result
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = AnyTransition(insertion + other.insertion)
    result.removal = removal + other.removal
    result.effects = effects + other.effects
    result.insertionAnimation = insertionAnimation ?? other.insertionAnimation
    result.removalAnimation = removalAnimation ?? other.removalAnimation
    return result
  }

  /// The transition with an animation of its own; nil lets the view come and go at once.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.insertionAnimation = .some(animation)
    copy.removalAnimation = .some(animation)
    return copy
  }

  /// The view changes from being modified in one way to being modified in another, and back.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    var transition = AnyTransition([])
    let ends = UncheckedBox((active: active, identity: identity))
    transition.effects = [
      Effect { content, phase in
        AnyView(content.modifier(phase.isIdentity ? ends.value.identity : ends.value.active))
      }
    ]
    return transition
  }

  /// The animation with which a view comes or goes, where the change under way has another.
  func animation(over outer: Animation?, isInsertion: Bool) -> Animation? {
    (isInsertion ? insertionAnimation : removalAnimation) ?? outer
  }

  @MainActor
  func insertionState(of view: UIView, in parent: UIView) -> TransitionState? {
    Self.state(insertion, of: view, in: parent)
  }

  @MainActor
  func removalState(of view: UIView, in parent: UIView) -> TransitionState? {
    Self.state(removal, of: view, in: parent)
  }

  @MainActor
  private static func state(
    _ steps: [Step],
    of view: UIView,
    in parent: UIView
  ) -> TransitionState? {
    guard !steps.isEmpty else { return nil }
    var state = TransitionState(of: view)
    var own = CGAffineTransform.identity
    let size = view.bounds.size
    for step in steps {
      switch step {
      case .opacity: state.alpha = 0
      case .offset(let offset): own = own.translatedBy(x: offset.width, y: offset.height)
      case .move(let edge):
        switch edge {
        case .top: own = own.translatedBy(x: 0, y: -size.height)
        case .bottom: own = own.translatedBy(x: 0, y: size.height)
        case .leading: own = own.translatedBy(x: -size.width, y: 0)
        case .trailing: own = own.translatedBy(x: size.width, y: 0)
        }
      case .scale(let scale, let anchor):
        let x = (anchor.x - 0.5) * size.width
        let y = (anchor.y - 0.5) * size.height
        own = own.translatedBy(x: x, y: y).scaledBy(x: max(scale, 0.001), y: max(scale, 0.001))
          .translatedBy(x: -x, y: -y)
      }
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      // Distances and points are told from the leading edge.
      let mirror = CGAffineTransform(scaleX: -1, y: 1)
      own = mirror.concatenating(own).concatenating(mirror)
    }
    state.transform = own.concatenating(state.transform)
    return state
  }
}

/// What a transition changes about a view.
@MainActor
struct TransitionState {
  var alpha: CGFloat
  var transform: CGAffineTransform

  init(of view: UIView) {
    alpha = view.alpha
    transform = view.transform
  }

  func apply(to view: UIView) {
    view.alpha = alpha
    view.transform = transform
  }
}

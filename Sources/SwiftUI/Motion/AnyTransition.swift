import UIKit

/// How a view comes and goes, where that is animated.
public struct AnyTransition: Sendable {
  enum Step: Sendable {
    case opacity
    case move(Edge)
    case offset(CGSize)
    case scale(CGFloat, UnitPoint)
  }

  var insertion: [Step]
  var removal: [Step]
  /// The animation it has in place of the one under way.
  var ownAnimation: Animation?

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
    return result
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = AnyTransition(insertion + other.insertion)
    result.removal = removal + other.removal
    return result
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.ownAnimation = animation
    return copy
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
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for step in steps {
      switch step {
      case .opacity: state.alpha = 0
      case .offset(let offset):
        state.transform = state.transform.translatedBy(x: offset.width, y: offset.height)
      case .move(let edge):
        let size = view.bounds.size
        let side: CGFloat = isReversed ? -1 : 1
        switch edge {
        case .top: state.transform = state.transform.translatedBy(x: 0, y: -size.height)
        case .bottom: state.transform = state.transform.translatedBy(x: 0, y: size.height)
        case .leading: state.transform = state.transform.translatedBy(x: -size.width * side, y: 0)
        case .trailing: state.transform = state.transform.translatedBy(x: size.width * side, y: 0)
        }
      case .scale(let scale, let anchor):
        let size = view.bounds.size
        let x = (anchor.x - 0.5) * size.width
        let y = (anchor.y - 0.5) * size.height
        state.transform = state.transform.translatedBy(x: x, y: y)
          .scaledBy(x: max(scale, 0.001), y: max(scale, 0.001))
          .translatedBy(x: -x, y: -y)
      }
    }
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

/// A point in a rectangle, from 0 to 1 in both directions.
public struct UnitPoint: Hashable, Sendable {
  /// From the leading edge.
  public var x: CGFloat
  /// From the top.
  public var y: CGFloat

  /// Makes the point of the top and the leading edge.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The corner of the top and the leading edge.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// A corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// A corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// A corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// A corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

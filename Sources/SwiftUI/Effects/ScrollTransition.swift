import UIKit

/// Where a view is on its way through the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the top or the leading edge.
  case topLeading
  /// In the visible part.
  case identity
  /// Behind the bottom or the trailing edge.
  case bottomTrailing

  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the visible part, 0 in it, 1 behind it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it scrolls in and out.
public struct ScrollTransitionConfiguration: Equatable, Sendable {
  /// How much of a view is visible where it counts as being in the visible part.
  public struct Threshold: Equatable, Sendable {
    fileprivate var amount: Double
    fileprivate var isCentered = false
    fileprivate var inset: Double = 0

    /// All of it.
    public static let visible = Threshold(amount: 1)
    /// Any of it.
    public static let hidden = Threshold(amount: 0)
    /// Its middle is in the middle.
    public static var centered: Threshold { Threshold(amount: 1, isCentered: true) }

    /// A part of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(amount: min(max(amount, 0), 1))
    }

    /// Between this and another one, from 0 to 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      var copy = amount < 0.5 ? self : other
      copy.amount = self.amount + (other.amount - self.amount) * amount
      copy.inset = inset + (other.inset - inset) * amount
      return copy
    }

    /// Within a visible part that is smaller by a distance at both ends, in points.
    public func inset(by distance: Double) -> Threshold {
      var copy = self
      copy.inset += distance
      return copy
    }
  }

  fileprivate enum Way: Equatable, Sendable {
    case animated(Animation)
    case interactive(UnitCurve)
    case none
  }

  fileprivate var way: Way
  fileprivate var threshold = Threshold.visible

  /// The view changes with an animation when it comes to the threshold.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(way: .animated(animation))
  }

  /// The view changes with an animation when it comes to the threshold.
  public static let animated = Self(way: .animated(.default))

  /// The view changes as far as it is scrolled.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(way: .interactive(timingCurve))
  }

  /// The view changes as far as it is scrolled.
  public static let interactive = Self(way: .interactive(.easeInOut))
  /// The view does not change.
  public static let identity = Self(way: .none)

  /// The configuration with another animation.
  public func animation(_ animation: Animation) -> Self {
    guard case .animated = way else { return self }
    var copy = self
    copy.way = .animated(animation)
    return copy
  }

  /// The configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// How far out a view is, from 0 to 1, where it is nearer to the first or the last end.
  fileprivate func distance(
    _ sight: (low: CGFloat, high: CGFloat),
    _ view: (CGFloat, CGFloat)
  )
    -> Double
  {
    let length = max(view.1 - view.0, 1)
    if threshold.isCentered {
      let middle = (sight.low + sight.high) / 2
      let reach = max((sight.high - sight.low) / 2 + length / 2, 1)
      return min(abs((view.0 + view.1) / 2 - middle) / reach, 1)
    }
    let low = sight.low + threshold.inset
    let high = sight.high - threshold.inset
    let seen = max(min(view.1, high) - max(view.0, low), 0) / min(length, max(high - low, 1))
    return threshold.amount <= 0
      ? (seen > 0 ? 0 : 1) : min(max(1 - seen / threshold.amount, 0), 1)
  }
}

extension View {
  /// Changes how the view is shown while it scrolls into the visible part of a scroll view and out of it.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase)
      -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration,
      bottomTrailing: configuration,
      axis: axis,
      transition: transition
    )
  }

  /// Changes how the view is shown while it scrolls into the visible part of a scroll view and out of it, in
  /// different ways at both ends.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase)
      -> some VisualEffect
  ) -> some View {
    modifier(
      PlacedVisualModifier { _, sight in
        let steps = { transition(EmptyVisualEffect(), $0).visualSteps }
        guard let visible = sight.visible else { return (steps(.identity), nil) }
        let frame = sight.frame
        let isVertical = axis.map { $0 == .vertical } ?? sight.axes.contains(.vertical)
        let room = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
        let view = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        let isBefore = view.0 + view.1 < room.0 + room.1
        let configuration = isBefore ? topLeading : bottomTrailing
        let distance = configuration.distance((low: room.0, high: room.1), view)
        let outside = steps(isBefore ? .topLeading : .bottomTrailing)
        switch configuration.way {
        case .none: return (steps(.identity), nil)
        case .animated(let animation): return (distance > 0 ? outside : steps(.identity), animation)
        case .interactive(let curve):
          var between = steps(.identity)
          guard between.hasSameSteps(as: outside) else {
            return (distance > 0.5 ? outside : between, nil)
          }
          let way = outside.amounts - between.amounts
          between.amounts = between.amounts + way.scaled(by: curve.value(at: distance))
          return (between, nil)
        }
      }
    )
  }
}

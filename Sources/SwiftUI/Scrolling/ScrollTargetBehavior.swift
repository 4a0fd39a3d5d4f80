import UIKit

/// What is to be seen when scrolling has come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// A rectangle of the content, in points.
  public var rect: CGRect
  /// The point of the rectangle that is brought to the same point of the scroll view; nil brings the beginning to the
  /// beginning.
  public var anchor: UnitPoint?

  /// Makes a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// Where scrolling comes to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// What is known of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where a scroll view would come to rest by itself.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What is known of a scroll view that a finger let go of.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the scroll view would come to rest by itself.
  public let originalTarget: ScrollTarget
  /// How fast the finger moved the content, in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view without what covers it, in points.
  public let containerSize: CGSize
  /// The directions in which it scrolls.
  public let axes: Axis.Set
  /// Where the content was when the finger began to move it.
  let start: CGPoint
  let rests: [ScrollRests]
  let environment: EnvironmentValues

  /// A value of the environment.
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }
}

/// At whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public nonisolated init() {}

  /// The page that is nearest to where the content would come to rest, at most one from where it was.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ place: CGFloat, _ start: CGFloat, _ length: CGFloat, _ whole: CGFloat) -> CGFloat {
      guard length > 0 else { return place }
      let first = (start / length).rounded()
      let wanted = min(max((place / length).rounded(), first - 1), first + 1)
      return min(max(wanted * length, 0), max(whole - length, 0))
    }
    let (room, whole) = (context.containerSize, context.contentSize)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, context.start.x, room.width, whole.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, context.start.y, room.height, whole.height)
    }
  }
}

/// At the beginnings of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one movement of a finger goes.
  public struct LimitBehavior: Sendable {
    enum Kind { case automatic, few, one, never }

    let kind: Kind

    /// A few views where there is little room.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// A few views.
    public static var always: LimitBehavior { LimitBehavior(kind: .few) }
    /// A few views.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
    /// One view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    /// As far as the content goes.
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  let limit: LimitBehavior

  /// Makes the behaviour.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// The view whose beginning is nearest to where the content would come to rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.axes.contains(.horizontal),
      let frame = rest(
        target.rect.minX,
        context.start.x,
        context.containerSize.width,
        context,
        \.minX,
        \.maxX
      )
    {
      target.rect.origin.x = frame.minX
    }
    if context.axes.contains(.vertical),
      let frame = rest(
        target.rect.minY,
        context.start.y,
        context.containerSize.height,
        context,
        \.minY,
        \.maxY
      )
    {
      target.rect.origin.y = frame.minY
    }
  }

  private func rest(
    _ place: CGFloat,
    _ start: CGFloat,
    _ room: CGFloat,
    _ context: TargetContext,
    _ least: KeyPath<CGRect, CGFloat>,
    _ most: KeyPath<CGRect, CGFloat>
  ) -> CGRect? {
    let found = context.rests.filter { $0.count > 0 }
      .map { rests in
        let wanted = rests.nearest(to: place) { $0[keyPath: least] }
        guard let steps = steps(rests, start, room, context, least, most) else {
          return rests.frame(wanted)
        }
        let first = rests.nearest(to: start) { $0[keyPath: least] }
        return rests.frame(min(max(wanted, first - steps), first + steps))
      }
    return found.min { abs($0[keyPath: least] - place) < abs($1[keyPath: least] - place) }
  }

  /// How many views one movement goes at most; nil without a limit.
  private func steps(
    _ rests: ScrollRests,
    _ start: CGFloat,
    _ room: CGFloat,
    _ context: TargetContext,
    _ least: KeyPath<CGRect, CGFloat>,
    _ most: KeyPath<CGRect, CGFloat>
  ) -> Int? {
    switch limit.kind {
    case .never: return nil
    case .one: return 1
    case .automatic where context.horizontalSizeClass != .compact: return nil
    case .automatic, .few:
      // As many as are seen whole.
      let first = rests.nearest(to: start) { $0[keyPath: least] }
      var count = 0
      while first + count < rests.count,
        rests.frame(first + count)[keyPath: most] <= start + room + 0.5
      {
        count += 1
      }
      return max(count, 1)
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the beginnings of views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// At the beginnings of views, within a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  /// Where a scroll view comes to rest; nil leaves that to it.
  var scrollBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets where scrolling comes to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollBehavior, behavior)
  }
}

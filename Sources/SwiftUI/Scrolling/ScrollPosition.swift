import UIKit
import ViewGraph

/// Where a scroll view is to scroll to, and where its user has scrolled it.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  private var order: ScrollOrder?
  private var shown: AnyHashable?
  /// Whether the user has scrolled since it was last said where to scroll to.
  public private(set) var isPositionedByUser = false

  /// Makes a position that is nowhere, of views with identities of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Makes the position of a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  /// Makes the position of an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    scrollTo(edge: edge)
  }

  /// Makes the position of a point of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }

  /// Makes the position of a distance from the leading edge, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }

  /// Makes the position of a distance from the top, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  /// Makes the position of distances from the leading edge and the top, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    scrollTo(x: x, y: y)
  }

  /// Scrolls to a view; without an anchor as little as possible.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id)), anchor)
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(point.x, point.y)) }

  /// Scrolls to a distance from the leading edge, in points.
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x, nil)) }

  /// Scrolls to a distance from the top, in points.
  public mutating func scrollTo(y: CGFloat) { go(to: .point(nil, y)) }

  /// Scrolls to distances from the leading edge and the top, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x, y)) }

  private mutating func go(to goal: ScrollOrder.Goal, _ anchor: UnitPoint? = nil) {
    order = ScrollOrder(goal: goal, anchor: anchor, serial: (order?.serial ?? 0) + 1)
    shown = nil
    isPositionedByUser = false
  }

  /// The edge that was scrolled to.
  public var edge: Edge? {
    if !isPositionedByUser, case .edge(let edge) = order?.goal { edge } else { nil }
  }

  /// The point that was scrolled to.
  public var point: CGPoint? {
    if !isPositionedByUser, case .point(let x?, let y?) = order?.goal {
      CGPoint(x: x, y: y)
    } else {
      nil
    }
  }

  /// The distance from the leading edge that was scrolled to.
  public var x: CGFloat? {
    if !isPositionedByUser, case .point(let x, _) = order?.goal { x } else { nil }
  }

  /// The distance from the top that was scrolled to.
  public var y: CGFloat? {
    if !isPositionedByUser, case .point(_, let y) = order?.goal { y } else { nil }
  }

  /// The identity of the view that was scrolled to, by the user or not.
  public var viewID: (any Hashable & Sendable)? {
    // Identities are sendable where they come from, of which nothing is known here.
    (identity?.base as? any Hashable).map {
      unsafeBitCast($0, to: (any Hashable & Sendable).self)
    }
  }

  /// The identity of the view that was scrolled to, where it is of a type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { identity?.base as? ID }

  private var identity: AnyHashable? {
    if isPositionedByUser { return shown }
    if case .view(let id) = order?.goal { return id }
    return shown
  }

  /// Where to scroll to; nil where the user has scrolled.
  var wanted: ScrollOrder? { isPositionedByUser ? nil : order }

  /// The user has scrolled to a view.
  mutating func note(_ id: AnyHashable?) {
    shown = id
    isPositionedByUser = true
  }
}

/// Where a scroll view is told to scroll to.
struct ScrollOrder: Equatable {
  enum Goal: Equatable {
    case view(AnyHashable)
    case edge(Edge)
    case point(CGFloat?, CGFloat?)
  }

  var goal: Goal
  var anchor: UnitPoint?
  /// Tells it from others that say the same.
  var serial = 0
}

/// Brings a binding in agreement with where a scroll view is.
@MainActor
final class ScrollPositionLink {
  /// Where to scroll to.
  var wanted: () -> ScrollOrder? = { nil }
  /// Called with the identity of what is at the edge, or at the anchor.
  var moved: (AnyHashable) -> Void = { _ in }
  var anchor: UnitPoint?
  private var last: ScrollOrder?
  private var shown: AnyHashable?

  nonisolated init() {}

  func didPlace(_ element: ScrollElement) {
    guard let order = Computation.untracked({ wanted() }), order != last else { return }
    last = order
    if case .view(let id) = order.goal, id == shown, order.serial == 0 { return }
    element.scroll(order, animation: element.host?.transaction.animation)
  }

  func didScroll(_ element: ScrollElement) {
    // On its way to where it was told to go it says nothing.
    if element.phase == .animating || element.isCommanded { return }
    let view = element.view
    let part = anchor ?? .topLeading
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    func point(_ rect: CGRect) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * part.x, y: rect.minY + rect.height * part.y)
    }
    let edge = point(seen)
    func distance(_ rect: CGRect) -> CGFloat {
      let own = point(rect)
      return abs(own.x - edge.x) + abs(own.y - edge.y)
    }
    let nearest = element.targets.places.min { distance($0.value) < distance($1.value) }
    guard let id = nearest?.key, id != shown else { return }
    shown = id
    moved(id)
  }
}

private struct IdentityPosition<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @State private var link = ScrollPositionLink()

  func body(content: Content) -> some View {
    let (id, anchor) = (id, anchor)
    // Read here, so that another value brings the scroll view up to date.
    let wanted = id.wrappedValue
    link.wanted = {
      id.wrappedValue.map { ScrollOrder(goal: .view(AnyHashable($0)), anchor: anchor) }
    }
    link.moved = { id.wrappedValue = $0.base as? ID }
    link.anchor = anchor
    return content.environment(\.scrollPosition, link)
      .environment(\.scrollWish, wanted.map { AnyHashable($0) })
  }
}

private struct ValuePosition: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @State private var link = ScrollPositionLink()

  func body(content: Content) -> some View {
    let (position, anchor) = (position, anchor)
    let wanted = position.wrappedValue.wanted
    link.wanted = {
      var order = position.wrappedValue.wanted
      if order?.anchor == nil { order?.anchor = anchor }
      return order
    }
    link.moved = { position.wrappedValue.note($0) }
    link.anchor = anchor
    return content.environment(\.scrollPosition, link)
      .environment(\.scrollWish, (wanted?.serial).map { AnyHashable($0) })
  }
}

enum ScrollPositionKey: EnvironmentKey {
  static var defaultValue: ScrollPositionLink? { nil }
}

enum ScrollWishKey: EnvironmentKey {
  static var defaultValue: AnyHashable? { nil }
}

extension EnvironmentValues {
  /// What follows and leads the next scroll view.
  var scrollPosition: ScrollPositionLink? {
    get { self[ScrollPositionKey.self] }
    set { self[ScrollPositionKey.self] = newValue }
  }

  /// Tells the next scroll view that it is to scroll elsewhere.
  var scrollWish: AnyHashable? {
    get { self[ScrollWishKey.self] }
    set { self[ScrollWishKey.self] = newValue }
  }
}

extension View {
  /// Follows the identity of the view at the edge of a scroll view, or at an anchor, and scrolls to it.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(IdentityPosition(id: id, anchor: anchor))
  }

  /// Follows where a scroll view is, and scrolls it.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ValuePosition(position: position, anchor: anchor))
  }
}

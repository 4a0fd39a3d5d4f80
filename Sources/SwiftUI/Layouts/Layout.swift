import UIKit
import ViewGraph
import ViewLayout

/// A way to place views.
public protocol Layout: Animatable {
  /// What is kept between two questions.
  associatedtype Cache = Void
  /// The views that are placed.
  typealias Subviews = LayoutSubviews

  /// The size of all views for a proposal.
  @MainActor
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Places the views in a rectangle.
  @MainActor
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Makes what is kept.
  @MainActor func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept up to date when the views changed.
  @MainActor func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout where Cache == Void {
  /// Nothing.
  @MainActor
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Makes it anew.
  @MainActor
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Places views this way.
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// The views that a layout places.
@MainActor @preconcurrency
public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
  let elements: [LayoutElement]
  let placements: PlacementList
  /// The direction in which is read.
  public var layoutDirection: LayoutDirection

  /// Where the first is.
  public var startIndex: Int { 0 }
  /// Behind the last.
  public var endIndex: Int { elements.count }

  /// A view.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], index: index, placements: placements)
  }
}

/// Where a layout puts views.
@MainActor
final class PlacementList {
  var places: [Int: (frame: CGRect, proposal: ProposedViewSize)] = [:]
}

/// A view that a layout places.
@MainActor @preconcurrency
public struct LayoutSubview {
  let element: LayoutElement
  let index: Int
  let placements: PlacementList

  /// The size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(proposal) }

  /// The size for a proposal, and the guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(proposal)
  }

  /// Views of higher priority get their length first.
  public var priority: Double { element.priority }
  /// The distances that the view prefers.
  public var spacing: ViewSpacing { ViewSpacing(element: element) }

  /// Puts a point of the view at a point.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let size = element.size(proposal)
    placements.places[index] = (
      CGRect(
        x: position.x - size.width * anchor.x,
        y: position.y - size.height * anchor.y,
        width: size.width,
        height: size.height
      ),
      proposal
    )
  }

  /// A value that is attached to the view.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    element.trait(LayoutValueTrait<Key>.self)
  }
}

/// The distances that a view prefers to its neighbours.
@MainActor @preconcurrency
public struct ViewSpacing {
  let element: LayoutElement?
  private let isNone: Bool

  init(element: LayoutElement?) {
    self.element = element
    isNone = element == nil
  }

  /// Makes the distances of a view that prefers none of its own.
  public init() {
    element = nil
    isNone = false
  }

  /// None.
  public static var zero: ViewSpacing { ViewSpacing(element: nil) }

  /// The distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    guard let element, let other = next.element else { return isNone || next.isNone ? 0 : 8 }
    return ElementSpacing.distance(
      element,
      other,
      along: axis == .horizontal ? .horizontal : .vertical
    )
  }
}

/// A key of a value that is attached to views for layouts.
public protocol LayoutValueKey {
  /// What is attached.
  associatedtype Value
  /// What views have that none is attached to.
  static var defaultValue: Value { get }
}

enum LayoutValueTrait<Key: LayoutValueKey>: ElementTrait {
  static var defaultValue: Key.Value { Key.defaultValue }
}

extension View {
  /// Attaches a value for layouts.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(TraitModifier<LayoutValueTrait<Key>>(value: value))
  }
}

/// Views that are placed by a layout.
struct LayoutView<Arrangement: Layout, Content: View>: PrimitiveView {
  let layout: Arrangement
  let content: Content

  static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    LayoutNode(view, in: place, element: CustomElement(view.layout)) { $0.content }
  }
}

private final class LayoutNode<Arrangement: Layout, Content: View>: ContainerNode<
  LayoutView<Arrangement, Content>, Content, CustomElement<Arrangement>
>
{
  override func innerEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues {
    outer.inStack(nil)
  }

  override func elementDidChange(_ change: NodeChange<LayoutView<Arrangement, Content>>?) {
    element.layout = view.layout
    element.direction = environment.layoutDirection
    element.sizeDidChange()
  }
}

/// Places elements by a layout of the app's.
private final class CustomElement<Arrangement: Layout>: ContainerElement {
  var layout: Arrangement
  var direction = LayoutDirection.leftToRight
  private var cache: Arrangement.Cache?
  private let placements = PlacementList()
  private var needsCache = true

  init(_ layout: Arrangement) { self.layout = layout }

  override func childrenDidChange() { needsCache = true }

  private var subviews: LayoutSubviews {
    LayoutSubviews(elements: children, placements: placements, layoutDirection: direction)
  }

  private func withCache<Result>(
    _ body: (LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    let subviews = subviews
    var current = cache ?? layout.makeCache(subviews: subviews)
    if needsCache, cache != nil { layout.updateCache(&current, subviews: subviews) }
    needsCache = false
    defer { cache = current }
    return body(subviews, &current)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    placements.places.removeAll(keepingCapacity: true)
    withCache { layout.placeSubviews(in: rect, proposal: proposal, subviews: $0, cache: &$1) }
    placeInOrder { index, child in
      if let (frame, own) = placements.places[index] {
        child.place(frame, own, placing)
      } else {
        // A view that is not placed is in the middle.
        let size = child.size(proposal)
        child.place(
          CGRect(
            x: rect.midX - size.width / 2,
            y: rect.midY - size.height / 2,
            width: size.width,
            height: size.height
          ),
          proposal,
          placing
        )
      }
    }
  }
}

/// A layout whose type is not known.
public struct AnyLayout: Layout {
  /// What is kept, whatever its type.
  public struct Cache {
    var value: Any?
  }

  private let size: @MainActor (ProposedViewSize, LayoutSubviews, inout Any?) -> CGSize
  private let place: @MainActor (CGRect, ProposedViewSize, LayoutSubviews, inout Any?) -> Void

  /// Wraps a layout.
  public init<Base: Layout>(_ base: Base) {
    // Layouts are used on the main actor alone.
    nonisolated(unsafe) let layout = base
    size = { proposal, subviews, kept in
      var cache = kept as? Base.Cache ?? layout.makeCache(subviews: subviews)
      defer { kept = cache }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    place = { bounds, proposal, subviews, kept in
      var cache = kept as? Base.Cache ?? layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      kept = cache
    }
  }

  /// Nothing yet.
  @MainActor
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: nil) }

  /// The size by the layout.
  @MainActor
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize { size(proposal, subviews, &cache.value) }

  /// The places by the layout.
  @MainActor
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) { place(bounds, proposal, subviews, &cache.value) }
}

/// Places views side by side.
public struct HStackLayout: Layout {
  /// How views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between views, in points.
  public var spacing: CGFloat?

  /// Makes a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  @MainActor
  private func stack(_ subviews: Subviews) -> StackElement {
    let stack = StackElement(axis: .horizontal)
    stack.vertical = alignment
    stack.distance = spacing
    stack.collector = { subviews.elements }
    return stack
  }

  /// The size of views side by side.
  @MainActor
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { BorrowedStack.size(stack(subviews), proposal, subviews) }

  /// Places views side by side.
  @MainActor
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) { BorrowedStack.place(stack(subviews), bounds, proposal, subviews) }
}

/// Places views one below the other.
public struct VStackLayout: Layout {
  /// How views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between views, in points.
  public var spacing: CGFloat?

  /// Makes a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  @MainActor
  private func stack(_ subviews: Subviews) -> StackElement {
    let stack = StackElement(axis: .vertical)
    stack.horizontal = alignment
    stack.distance = spacing
    stack.collector = { subviews.elements }
    return stack
  }

  /// The size of views one below the other.
  @MainActor
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { BorrowedStack.size(stack(subviews), proposal, subviews) }

  /// Places views one below the other.
  @MainActor
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) { BorrowedStack.place(stack(subviews), bounds, proposal, subviews) }
}

/// Uses a stack for the elements of a layout, which keep their container.
@MainActor
private enum BorrowedStack {
  static func size(
    _ stack: StackElement,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGSize {
    let containers = subviews.elements.map(\.container)
    defer { restore(containers, subviews) }
    return stack.size(proposal)
  }

  static func place(
    _ stack: StackElement,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) {
    let containers = subviews.elements.map(\.container)
    defer { restore(containers, subviews) }
    for (index, place) in stack.places(in: bounds, proposal).enumerated() {
      subviews.placements.places[index] = place
    }
  }

  private static func restore(_ containers: [LayoutElement?], _ subviews: LayoutSubviews) {
    for (element, container) in zip(subviews.elements, containers) { element.container = container }
  }
}

/// The first of several views that fits into the room.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Makes a view of views, from the largest to the smallest.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    FittingNode(view, in: place, element: FittingElement()) { $0.content }
  }
}

private final class FittingNode<Content: View>: ContainerNode<
  ViewThatFits<Content>, Content, FittingElement
>
{
  override func elementDidChange(_ change: NodeChange<ViewThatFits<Content>>?) {
    element.axes = view.axes
    element.sizeDidChange()
  }
}

private final class FittingElement: ContainerElement {
  var axes: Axis.Set = [.horizontal, .vertical]

  private func fitting(_ proposal: ProposedViewSize) -> LayoutElement? {
    let children = children
    return children.first { child in
      let ideal = child.size(.unspecified)
      if axes.contains(.horizontal), let width = proposal.width, ideal.width > width {
        return false
      }
      if axes.contains(.vertical), let height = proposal.height, ideal.height > height {
        return false
      }
      return true
    } ?? children.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    fitting(proposal)?.size(proposal) ?? .zero
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    fitting(proposal)?.place(rect, proposal, placing)
  }

  override func explicitGuide(_ guide: GuideKey, _ dimensions: ViewDimensions) -> CGFloat? {
    fitting(dimensions.proposal)?.explicitGuide(guide, dimensions)
  }
}

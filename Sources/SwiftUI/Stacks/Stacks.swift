import UIKit
import ViewLayout

/// Views side by side.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Places views side by side; without a distance each two have the one that suits them.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    HStackNode(view, in: place, element: StackElement(axis: .horizontal)) { $0.content }
  }
}

private final class HStackNode<Content: View>: ContainerNode<HStack<Content>, Content, StackElement>
{
  override func innerEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues {
    outer.inStack(.horizontal)
  }

  override func elementDidChange(_ change: NodeChange<HStack<Content>>?) {
    guard element.distance != view.spacing || element.vertical != view.alignment else { return }
    element.distance = view.spacing
    element.vertical = view.alignment
    element.sizeDidChange()
  }
}

/// Views one below the other.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Places views one below the other; without a distance each two have the one that suits them.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    VStackNode(view, in: place, element: StackElement(axis: .vertical)) { $0.content }
  }
}

private final class VStackNode<Content: View>: ContainerNode<VStack<Content>, Content, StackElement>
{
  override func innerEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues {
    outer.inStack(.vertical)
  }

  override func elementDidChange(_ change: NodeChange<VStack<Content>>?) {
    guard element.distance != view.spacing || element.horizontal != view.alignment else { return }
    element.distance = view.spacing
    element.horizontal = view.alignment
    element.sizeDidChange()
  }
}

/// Views one above the other, towards who looks.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Places views one above the other.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    ZStackNode(view, in: place, element: OverlayElement()) { $0.content }
  }
}

private final class ZStackNode<Content: View>: ContainerNode<
  ZStack<Content>, Content, OverlayElement
>
{
  override func innerEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues {
    outer.inStack(nil)
  }

  override func elementDidChange(_ change: NodeChange<ZStack<Content>>?) {
    guard element.alignment != view.alignment else { return }
    element.alignment = view.alignment
    element.sizeDidChange()
  }
}

/// Places elements one above the other; those of a higher priority decide the size.
final class OverlayElement: ContainerElement {
  var alignment: Alignment = .center

  private func frames(_ proposal: ProposedViewSize) -> (size: CGSize, frames: [CGRect]) {
    let children = children
    guard !children.isEmpty else { return (.zero, []) }
    let highest = children.map(\.priority).max() ?? 0
    var left: CGFloat = 0
    var right: CGFloat = 0
    var above: CGFloat = 0
    var below: CGFloat = 0
    var guides: [CGPoint] = []
    var sizes: [CGSize] = []
    for child in children {
      let dimensions = child.dimensions(proposal)
      let guide = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
      guides.append(guide)
      sizes.append(dimensions.size)
      guard child.priority == highest else { continue }
      left = max(left, guide.x)
      right = max(right, dimensions.width - guide.x)
      above = max(above, guide.y)
      below = max(below, dimensions.height - guide.y)
    }
    let frames = zip(guides, sizes).map { guide, size in
      CGRect(x: left - guide.x, y: above - guide.y, width: size.width, height: size.height)
    }
    return (CGSize(width: left + right, height: above + below), frames)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { frames(proposal).size }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    // Children are offered the size that was found, and aligned in it.
    let own = ProposedViewSize(rect.size)
    let (size, frames) = frames(own)
    let x = rect.minX + (rect.width - size.width) * alignment.horizontal.fraction
    let y = rect.minY + (rect.height - size.height) * alignment.vertical.fraction
    placeInOrder { index, child in
      child.place(frames[index].offsetBy(dx: x, dy: y), own, placing)
    }
  }

  override var priority: Double { onlyChildPriority }

  override func explicitGuide(_ guide: GuideKey, _ dimensions: ViewDimensions) -> CGFloat? {
    let frames = frames(dimensions.proposal).frames
    return mergedGuide(guide, frames, frames.map { _ in dimensions.proposal })
  }
}

/// Room that grows as far as it can, between the views of a stack.
nonisolated public struct Spacer: PrimitiveView {
  /// The least room, in points; nil leaves it to the system: 8 points.
  public var minLength: CGFloat?

  /// Makes room.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Spacer, in place: NodePlace) -> ViewNode<Spacer> {
    SpacerNode(view, in: place, element: SpacerElement())
  }
}

private final class SpacerNode: ElementNode<Spacer, SpacerElement> {
  override init(_ view: Spacer, in place: NodePlace, element: SpacerElement) {
    super.init(view, in: place, element: element)
    element.minimum = view.minLength ?? 8
    element.axis = environment.stackAxis
  }

  override func viewDidChange(_ change: NodeChange<Spacer>) {
    element.minimum = view.minLength ?? 8
    element.axis = environment.stackAxis
    element.sizeDidChange()
  }
}

private final class SpacerElement: LayoutElement {
  var minimum: CGFloat = 8
  var axis: LayoutAxis?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(proposal.width ?? minimum, minimum)
    let height = max(proposal.height ?? minimum, minimum)
    return switch axis {
    case .horizontal: CGSize(width: width, height: 0)
    case .vertical: CGSize(width: 0, height: height)
    case nil: CGSize(width: width, height: height)
    }
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value {
    if Key.self == MenuItemTrait.self {
      let make: (@MainActor () -> MenuItem)? = { MenuItem(kind: .space) }
      if let value = make as? Key.Value { return value }
    }
    return super.trait(key)
  }

  override var isSpacer: Bool { true }
  override var spacing: ElementSpacing { .zero }
  override var priority: Double { -.infinity }
}

/// A thin line between the views of a stack.
nonisolated public struct Divider: PrimitiveView {
  /// Makes a line.
  public nonisolated init() {}

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Divider, in place: NodePlace) -> ViewNode<Divider> {
    DividerNode(view, in: place, element: DividerElement(UIView()))
  }
}

private final class DividerNode: ElementNode<Divider, DividerElement> {
  override init(_ view: Divider, in place: NodePlace, element: DividerElement) {
    super.init(view, in: place, element: element)
    element.view.backgroundColor = .separator
    element.isVertical = environment.stackAxis == .horizontal
    element.thickness = 1 / environment.displayScale
  }

  override func viewDidChange(_ change: NodeChange<Divider>) {
    element.isVertical = environment.stackAxis == .horizontal
    element.thickness = 1 / environment.displayScale
    element.sizeDidChange()
  }
}

private final class DividerElement: ViewElement<UIView> {
  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value {
    if Key.self == MenuItemTrait.self {
      let make: (@MainActor () -> MenuItem)? = { MenuItem(kind: .divider) }
      if let value = make as? Key.Value { return value }
    }
    return super.trait(key)
  }

  var isVertical = false
  var thickness: CGFloat = 1

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isVertical
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }
}

enum StackAxisKey: EnvironmentKey {
  static var defaultValue: LayoutAxis? { nil }
}

extension EnvironmentValues {
  /// The direction of the stack around a view.
  var stackAxis: LayoutAxis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }

  func inStack(_ axis: LayoutAxis?) -> EnvironmentValues {
    if stackAxis == axis { return self }
    var copy = self
    copy.stackAxis = axis
    return copy
  }
}

import UIKit
import ViewGraph
import ViewLayout

/// Distances around a view.
struct PaddingModifier: ElementModifier {
  let insets: EdgeInsets

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<PaddingModifier> {
    PaddingElement(self, around: content, node: node)
  }
}

final class PaddingElement: ModifierElement<PaddingModifier> {
  private var insets: EdgeInsets { modifier.insets }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) }
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(inner(proposal))
    return CGSize(
      width: max(size.width + insets.horizontal, 0),
      height: max(size.height + insets.vertical, 0)
    )
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let inner = inner(proposal)
    var size = CGSize(
      width: rect.width - insets.horizontal,
      height: rect.height - insets.vertical
    )
    // Insets that take more than there is leave nothing, and the content its size.
    if insets.horizontal < 0, rect.width == 0 { size.width = content.size(inner).width }
    if insets.vertical < 0, rect.height == 0 { size.height = content.size(inner).height }
    content.place(
      CGRect(
        origin: CGPoint(x: rect.minX + insets.leading, y: rect.minY + insets.top),
        size: size
      ),
      inner,
      placing
    )
  }

  override func explicitGuide(_ guide: GuideKey, _ dimensions: ViewDimensions) -> CGFloat? {
    guard let value = content.explicitGuide(guide, content.dimensions(inner(dimensions.proposal)))
    else { return nil }
    return value + (guide.isHorizontal ? insets.leading : insets.top)
  }

  override var priority: Double { 0 }

  override var spacing: ElementSpacing {
    var spacing = content.spacing
    if insets.top != 0 {
      spacing.top = 8
      spacing.hasTextAtTop = false
    }
    if insets.bottom != 0 {
      spacing.bottom = 8
      spacing.hasTextAtBottom = false
    }
    if insets.leading != 0 { spacing.leading = 8 }
    if insets.trailing != 0 { spacing.trailing = 8 }
    return spacing
  }

  override var isSpacer: Bool { content.isSpacer && insets == EdgeInsets() }
}

extension GuideKey {
  var isHorizontal: Bool {
    self == HorizontalAlignment.leading.key || self == HorizontalAlignment.center.key
      || self == HorizontalAlignment.trailing.key
  }
}

extension View {
  /// Puts distances around the view, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Puts a distance at edges of the view, in points; nil is that of the system: 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0
      )
    )
  }

  /// Puts a distance around the view, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

extension View {
  /// Gives the view a frame of a size, in points; nil leaves a length to the view.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Gives the view a frame within limits, in points.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        horizontal: FrameLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        vertical: FrameLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment
      )
    )
  }
}

/// Leaves a view the size it has by itself.
struct FixedSizeModifier: ElementModifier {
  let horizontal: Bool
  let vertical: Bool

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<FixedSizeModifier> {
    FixedSizeElement(self, around: content, node: node)
  }
}

final class FixedSizeElement: ModifierElement<FixedSizeModifier> {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width,
      height: modifier.vertical ? nil : proposal.height
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(inner(proposal)) }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    content.place(rect, inner(proposal), placing)
  }

  override func explicitGuide(_ guide: GuideKey, _ dimensions: ViewDimensions) -> CGFloat? {
    content.explicitGuide(guide, content.dimensions(inner(dimensions.proposal)))
  }

  override var priority: Double { 0 }
}

/// A ratio of width to height.
struct AspectRatioModifier: ElementModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<AspectRatioModifier> {
    AspectRatioElement(self, around: content, node: node)
  }
}

final class AspectRatioElement: ModifierElement<AspectRatioModifier> {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var ratio = modifier.ratio
    if ratio == nil {
      let own = content.size(.unspecified)
      ratio = own.height > 0 ? own.width / own.height : nil
    }
    guard let ratio else { return proposal }
    return AspectRatio(ratio: ratio, fills: modifier.mode == .fill).proposal(for: proposal)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(inner(proposal)) }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    content.place(rect, inner(proposal), placing)
  }

  override func explicitGuide(_ guide: GuideKey, _ dimensions: ViewDimensions) -> CGFloat? {
    content.explicitGuide(guide, content.dimensions(inner(dimensions.proposal)))
  }

  override var priority: Double { 0 }
}

/// Whether something fits into the room or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is seen.
  case fit
  /// All of the room is used.
  case fill
}

extension View {
  /// Leaves the view the size it has by itself.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Leaves the view the lengths it has by itself.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Offers the view a size of a ratio of width to height; nil is that of its own size.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: ratio, mode: contentMode))
  }

  /// Offers the view a size of the ratio of a size.
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.height > 0 ? ratio.width / ratio.height : nil, contentMode: contentMode)
  }

  /// Offers the view a size of its ratio that fits.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Offers the view a size of its ratio that fills the room.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Shows a view elsewhere than where it is placed.
struct OffsetModifier: ElementModifier {
  let offset: CGSize

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<OffsetModifier> {
    OffsetElement(self, around: content, node: node)
  }
}

final class OffsetElement: ModifierElement<OffsetModifier> {
  override func modifierDidChange(from old: OffsetModifier, isEnvironmentChanged: Bool) {
    if old.offset != modifier.offset { node.host.setNeedsPlacing() }
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    content.place(
      rect.offsetBy(dx: modifier.offset.width, dy: modifier.offset.height),
      proposal,
      placing
    )
  }
}

/// Puts the middle of a view at a point.
struct PositionModifier: ElementModifier {
  let position: CGPoint

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<PositionModifier> {
    PositionElement(self, around: content, node: node)
  }
}

final class PositionElement: ModifierElement<PositionModifier> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let size = content.size(proposal)
    content.place(
      CGRect(
        x: rect.minX + modifier.position.x - size.width / 2,
        y: rect.minY + modifier.position.y - size.height / 2,
        width: size.width,
        height: size.height
      ),
      proposal,
      placing
    )
  }

  override func explicitGuide(_ guide: GuideKey, _ dimensions: ViewDimensions) -> CGFloat? { nil }
}

/// Sets where a guide of a view is.
struct GuideModifier: ElementModifier {
  let guide: GuideKey
  let compute: (ViewDimensions) -> CGFloat

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<GuideModifier> {
    GuideElement(self, around: content, node: node)
  }
}

final class GuideElement: ModifierElement<GuideModifier> {
  override func explicitGuide(_ guide: GuideKey, _ dimensions: ViewDimensions) -> CGFloat? {
    if guide == modifier.guide {
      return modifier.compute(content.dimensions(dimensions.proposal))
    }
    return content.explicitGuide(guide, dimensions)
  }
}

/// Attaches a value to a view's elements.
struct TraitModifier<Key: ElementTrait>: ElementModifier {
  let value: Key.Value

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<TraitModifier<Key>> {
    TraitElement(self, around: content, node: node)
  }
}

final class TraitElement<Key: ElementTrait>: ModifierElement<TraitModifier<Key>> {
  override func trait<Asked: ElementTrait>(_ key: Asked.Type) -> Asked.Value {
    if Asked.self == Key.self, let value = modifier.value as? Asked.Value { return value }
    return content.trait(key)
  }
}

/// Sets when a view gets its length.
struct PriorityModifier: ElementModifier {
  let value: Double

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<PriorityModifier> {
    PriorityElement(self, around: content, node: node)
  }
}

final class PriorityElement: ModifierElement<PriorityModifier> {
  override var priority: Double { modifier.value }
}

extension View {
  /// Shows the view elsewhere, in points; its place in the layout stays.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

  /// Shows the view elsewhere, in points; its place in the layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the middle of the view at a point of the room it is given.
  public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the middle of the view at a point of the room it is given.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Sets where a guide of the view is.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(guide: guide.key, compute: computeValue))
  }

  /// Sets where a guide of the view is.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(guide: guide.key, compute: computeValue))
  }

  /// Sets when the view gets its length in a stack: those of higher priority come first.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(value: value))
  }

  /// Sets which of several views at one place is above.
  public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier<ZIndexTrait>(value: value))
  }
}

extension View {
  /// Gives the view the size of the scroll view or page around it.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view lengths made of those of the scroll view or page around it.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view as many of so many parts of the scroll view or page around it.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
        return part * CGFloat(span) + spacing * CGFloat(span - 1)
      }
    )
  }
}

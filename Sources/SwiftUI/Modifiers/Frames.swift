import UIKit
import ViewGraph
import ViewLayout

/// A frame of a fixed or limited size around a view.
struct FrameModifier: ElementModifier {
  var width: CGFloat?
  var height: CGFloat?
  var horizontal = FrameLimits()
  var vertical = FrameLimits()
  var alignment: Alignment

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<FrameModifier> {
    FrameElement(self, around: content, node: node)
  }
}

final class FrameElement: ModifierElement<FrameModifier> {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.width ?? modifier.horizontal.proposal(for: proposal.width),
      height: modifier.height ?? modifier.vertical.proposal(for: proposal.height)
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = modifier.width, let height = modifier.height {
      return CGSize(width: width, height: height)
    }
    let size = content.size(inner(proposal))
    return CGSize(
      width: modifier.width
        ?? modifier.horizontal.length(for: proposal.width, content: size.width),
      height: modifier.height
        ?? modifier.vertical.length(for: proposal.height, content: size.height)
    )
  }

  override func modifierDidChange(from old: FrameModifier, isEnvironmentChanged: Bool) {
    if old.width != modifier.width || old.height != modifier.height
      || old.horizontal != modifier.horizontal || old.vertical != modifier.vertical
      || old.alignment != modifier.alignment
    {
      sizeDidChange()
    }
  }

  private func innerFrame(
    _ size: CGSize,
    _ proposal: ProposedViewSize
  ) -> (frame: CGRect, proposal: ProposedViewSize) {
    let offered = inner(proposal)
    let dimensions = content.dimensions(offered)
    let own = ViewDimensions(element: nil, size: size, proposal: proposal)
    let x = own[modifier.alignment.horizontal] - dimensions[modifier.alignment.horizontal]
    let y = own[modifier.alignment.vertical] - dimensions[modifier.alignment.vertical]
    return (CGRect(origin: CGPoint(x: x, y: y), size: dimensions.size), offered)
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let (frame, offered) = innerFrame(rect.size, proposal)
    content.place(frame.offsetBy(dx: rect.minX, dy: rect.minY), offered, placing)
  }

  override func explicitGuide(_ guide: GuideKey, _ dimensions: ViewDimensions) -> CGFloat? {
    let (frame, offered) = innerFrame(dimensions.size, dimensions.proposal)
    guard let value = content.explicitGuide(guide, content.dimensions(offered)) else { return nil }
    return value + (guide.isHorizontal ? frame.minX : frame.minY)
  }

  override var priority: Double { 0 }

  override var spacing: ElementSpacing {
    var spacing = content.spacing
    if modifier.height != nil || modifier.vertical != FrameLimits(), !content.isSpacer {
      spacing.top = 8
      spacing.bottom = 8
      spacing.hasTextAtTop = false
      spacing.hasTextAtBottom = false
    }
    return spacing
  }
}

/// Gives a view lengths of the container around it.
struct ContainerFrameModifier: ElementModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<ContainerFrameModifier> {
    ContainerFrameElement(self, around: content, node: node)
  }
}

final class ContainerFrameElement: ModifierElement<ContainerFrameModifier> {
  /// The size of the nearest scroll view or page.
  private var room: CGSize {
    var current: LayoutElement? = container
    while let element = current {
      if let scroll = element as? ScrollElement { return scroll.room }
      current = element.container
    }
    return node.host.hostView?.bounds.size ?? .zero
  }

  /// The size that the sizes there are were found with.
  private var measuredRoom: CGSize?

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let room = room
    measuredRoom = room
    return ProposedViewSize(
      width: modifier.axes.contains(.horizontal)
        ? modifier.length(room.width, .horizontal) : proposal.width,
      height: modifier.axes.contains(.vertical)
        ? modifier.length(room.height, .vertical) : proposal.height
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    let size = content.size(inner)
    return CGSize(
      width: modifier.axes.contains(.horizontal) ? inner.width ?? size.width : size.width,
      height: modifier.axes.contains(.vertical) ? inner.height ?? size.height : size.height
    )
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    // What is around may have had no size yet when this was measured.
    if let measuredRoom, measuredRoom != room { sizeDidChange() }
    let inner = inner(proposal)
    let size = content.size(inner)
    content.place(
      CGRect(
        x: rect.minX + (rect.width - size.width) * modifier.alignment.horizontal.fraction,
        y: rect.minY + (rect.height - size.height) * modifier.alignment.vertical.fraction,
        width: size.width,
        height: size.height
      ),
      inner,
      placing
    )
  }
}

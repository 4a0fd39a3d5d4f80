import UIKit
import ViewGraph
import ViewLayout

/// Puts a view behind or in front of another one, which decides the size.
struct LayerModifier<Layer: View>: ElementModifier {
  let layer: Layer
  let isBehind: Bool
  let alignment: Alignment
  var ignoredEdges: Edge.Set = []

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<LayerModifier<Layer>> {
    LayerElement(self, around: content, node: node)
  }
}

private final class LayerElement<Layer: View>: ModifierElement<LayerModifier<Layer>> {
  private let stack = OverlayElement()
  private let layerNode: LayerNode<Layer>

  override init(_ modifier: LayerModifier<Layer>, around content: LayoutElement, node: GraphNode) {
    layerNode = LayerNode(modifier.layer, in: node.childPlace(node.environment.inStack(nil)))
    super.init(modifier, around: content, node: node)
    stack.collector = { [weak layerNode] in layerNode?.elements ?? [] }
    layerNode.owner = stack
    stack.container = self
  }

  override func modifierDidChange(
    from old: LayerModifier<Layer>,
    isEnvironmentChanged: Bool
  ) {
    layerNode.update(modifier.layer, node.environment.inStack(nil))
    node.host.setNeedsPlacing()
  }

  /// The layer does not change the size of the element; it is placed again.
  override func sizeDidChange() { super.sizeDidChange() }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    if modifier.isBehind { placeLayer(rect, placing) }
    content.place(rect, proposal, placing)
    if !modifier.isBehind { placeLayer(rect, placing) }
  }

  private func placeLayer(_ whole: CGRect, _ placing: Placing) {
    let rect =
      modifier.ignoredEdges.isEmpty
      ? whole : placing.region.extended(whole, edges: modifier.ignoredEdges)
    let children = stack.children
    guard !children.isEmpty else { return }
    let proposal = ProposedViewSize(rect.size)
    let element: LayoutElement = children.count == 1 ? children[0] : stack
    let dimensions = element.dimensions(proposal)
    let own = ViewDimensions(element: nil, size: rect.size, proposal: proposal)
    let alignment = modifier.alignment
    let origin = CGPoint(
      x: rect.minX + own[alignment.horizontal] - dimensions[alignment.horizontal],
      y: rect.minY + own[alignment.vertical] - dimensions[alignment.vertical]
    )
    element.place(CGRect(origin: origin, size: dimensions.size), proposal, placing)
  }

  override func isHit(_ point: CGPoint) -> Bool { true }

  override func remove() { layerNode.remove() }
}

/// The node of what is behind or in front.
final class LayerNode<Layer: View>: GraphNode {
  private var child: ViewNode<Layer>?
  weak var owner: ContainerElement?

  init(_ layer: Layer, in place: NodePlace) {
    super.init(in: place)
    child = Layer.viewNode(layer, in: childPlace())
  }

  func update(_ layer: Layer, _ environment: EnvironmentValues) {
    self.environment = environment
    child?.update(layer, environment)
  }

  override func structureDidChange() { owner?.structureDidChange() }

  override var passesElements: Bool { false }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }
}

extension View {
  /// Puts views behind the view.
  public func background<Layer: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(LayerModifier(layer: content(), isBehind: true, alignment: alignment))
  }

  /// Puts a view behind the view.
  @_disfavoredOverload
  public func background<Layer: View>(
    _ background: Layer,
    alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, isBehind: true, alignment: alignment))
  }

  /// Puts a style behind the view, which goes on under bars.
  public func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayerModifier(
        layer: StyleView(style: style),
        isBehind: true,
        alignment: .center,
        ignoredEdges: edges
      )
    )
  }

  /// Puts the style of grounds behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Puts a form with a style behind the view.
  public func background<Style: ShapeStyle, Form: Shape>(
    _ style: Style,
    in shape: Form,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayerModifier(
        layer: shape.fill(style, style: fillStyle),
        isBehind: true,
        alignment: .center
      )
    )
  }

  /// Puts a form with the style of grounds behind the view.
  public func background<Form: Shape>(
    in shape: Form,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts views in front of the view.
  public func overlay<Layer: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(LayerModifier(layer: content(), isBehind: false, alignment: alignment))
  }

  /// Puts a view in front of the view.
  @_disfavoredOverload
  public func overlay<Layer: View>(_ overlay: Layer, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(layer: overlay, isBehind: false, alignment: alignment))
  }

  /// Puts a style in front of the view, which goes on under bars.
  public func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayerModifier(
        layer: StyleView(style: style),
        isBehind: false,
        alignment: .center,
        ignoredEdges: edges
      )
    )
  }

  /// Puts a form with a style in front of the view.
  public func overlay<Style: ShapeStyle, Form: Shape>(
    _ style: Style,
    in shape: Form,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayerModifier(
        layer: shape.fill(style, style: fillStyle),
        isBehind: false,
        alignment: .center
      )
    )
  }

  /// Draws a line along the inside of the view's edges, of a width in points.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    modifier(
      LayerModifier(
        layer: Rectangle().strokeBorder(content, lineWidth: width),
        isBehind: false,
        alignment: .center
      )
    )
  }

  /// Puts views at an edge of the view, which leaves them room.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(),
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing ?? 0
      )
    )
  }

  /// Puts views at an edge of the view, which leaves them room.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(),
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing ?? 0
      )
    )
  }

  /// Lets the view go on under bars and the keyboard.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoredSafeAreaModifier(edges: edges, regions: regions))
  }

  /// Lets the view go on under bars.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(IgnoredSafeAreaModifier(edges: edges, regions: .all))
  }

  /// Makes the safe area of the view smaller, in points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
}

/// Lets a view go on under bars.
struct IgnoredSafeAreaModifier: ElementModifier {
  let edges: Edge.Set
  let regions: SafeAreaRegions

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<IgnoredSafeAreaModifier> {
    IgnoredSafeAreaElement(self, around: content, node: node)
  }
}

private final class IgnoredSafeAreaElement: ModifierElement<IgnoredSafeAreaModifier> {
  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    guard modifier.regions.contains(.container) else {
      return content.place(rect, proposal, placing)
    }
    // What is offered reaches as far as the bounds where it reached the safe area's edges.
    let offered = CGRect(
      x: rect.minX,
      y: rect.minY,
      width: proposal.width ?? rect.width,
      height: proposal.height ?? rect.height
    )
    let whole = placing.region.extended(offered, edges: modifier.edges)
    guard whole != offered else { return content.place(rect, proposal, placing) }
    let proposal = ProposedViewSize(whole.size)
    let size = content.size(proposal)
    var inner = placing
    let safe = inner.region.safe
    inner.region.safe = CGRect(
      x: min(safe.minX, whole.minX),
      y: min(safe.minY, whole.minY),
      width: max(safe.maxX, whole.maxX) - min(safe.minX, whole.minX),
      height: max(safe.maxY, whole.maxY) - min(safe.minY, whole.minY)
    )
    content.place(
      CGRect(
        x: whole.midX - size.width / 2,
        y: whole.midY - size.height / 2,
        width: size.width,
        height: size.height
      ),
      proposal,
      inner
    )
  }
}

/// Puts a view at an edge of another one.
struct SafeAreaInsetModifier<Inset: View>: ElementModifier {
  let inset: Inset
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<SafeAreaInsetModifier<Inset>> {
    SafeAreaInsetElement(self, around: content, node: node)
  }
}

private final class SafeAreaInsetElement<Inset: View>: ModifierElement<
  SafeAreaInsetModifier<Inset>
>
{
  private let stack = OverlayElement()
  private let insetNode: LayerNode<Inset>

  override init(
    _ modifier: SafeAreaInsetModifier<Inset>,
    around content: LayoutElement,
    node: GraphNode
  ) {
    insetNode = LayerNode(modifier.inset, in: node.childPlace(node.environment.inStack(nil)))
    super.init(modifier, around: content, node: node)
    stack.collector = { [weak insetNode] in insetNode?.elements ?? [] }
    insetNode.owner = stack
    stack.container = self
  }

  override func modifierDidChange(
    from old: SafeAreaInsetModifier<Inset>,
    isEnvironmentChanged: Bool
  ) {
    insetNode.update(modifier.inset, node.environment.inStack(nil))
    sizeDidChange()
  }

  private func insetSize(_ proposal: ProposedViewSize) -> CGSize {
    switch modifier.edge {
    case .top, .bottom: stack.size(ProposedViewSize(width: proposal.width, height: nil))
    case .leading, .trailing: stack.size(ProposedViewSize(width: nil, height: proposal.height))
    }
  }

  private func split(_ proposal: ProposedViewSize) -> (inner: ProposedViewSize, inset: CGSize) {
    let inset = insetSize(proposal)
    var inner = proposal
    switch modifier.edge {
    case .top, .bottom:
      inner.height = proposal.height.map { max($0 - inset.height - modifier.spacing, 0) }
    case .leading, .trailing:
      inner.width = proposal.width.map { max($0 - inset.width - modifier.spacing, 0) }
    }
    return (inner, inset)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (inner, inset) = split(proposal)
    let size = content.size(inner)
    switch modifier.edge {
    case .top, .bottom:
      return CGSize(
        width: max(size.width, inset.width),
        height: size.height + inset.height + modifier.spacing
      )
    case .leading, .trailing:
      return CGSize(
        width: size.width + inset.width + modifier.spacing,
        height: max(size.height, inset.height)
      )
    }
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let (inner, inset) = split(ProposedViewSize(rect.size))
    var free = rect
    var own = rect
    switch modifier.edge {
    case .top:
      own.size.height = inset.height
      free.origin.y += inset.height + modifier.spacing
      free.size.height -= inset.height + modifier.spacing
    case .bottom:
      own.origin.y = rect.maxY - inset.height
      own.size.height = inset.height
      free.size.height -= inset.height + modifier.spacing
    case .leading:
      own.size.width = inset.width
      free.origin.x += inset.width + modifier.spacing
      free.size.width -= inset.width + modifier.spacing
    case .trailing:
      own.origin.x = rect.maxX - inset.width
      own.size.width = inset.width
      free.size.width -= inset.width + modifier.spacing
    }
    var below = placing
    below.region.safe = placing.region.safe.intersection(free)
    // What scrolls goes on under the inset: the safe area keeps its content clear of it.
    let size = content.size(inner)
    let x = free.minX + (free.width - size.width) / 2
    let y = free.minY + (free.height - size.height) / 2
    content.place(CGRect(origin: CGPoint(x: x, y: y), size: size), inner, below)
    let width = own.width - inset.width
    let height = own.height - inset.height
    stack.place(
      CGRect(
        x: own.minX + width * modifier.alignment.horizontal.fraction,
        y: own.minY + height * modifier.alignment.vertical.fraction,
        width: inset.width,
        height: inset.height
      ),
      ProposedViewSize(own.size),
      placing
    )
  }

  override func remove() { insetNode.remove() }
}

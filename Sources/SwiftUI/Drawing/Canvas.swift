import UIKit
import ViewGraph
import ViewLayout

/// A view that is drawn by a closure.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that may be drawn, with tags to find them by.
  public var symbols: Symbols
  /// Draws the view, in a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing shows through.
  public var isOpaque: Bool
  /// In which numbers colours are mixed: here always those of the screen.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn beside what else is done: here it never is.
  public var rendersAsynchronously: Bool

  /// Makes a view with others that may be drawn in it.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Makes a node of one element that takes all the room there is.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    CanvasNode(view, in: place, element: CanvasElement(CanvasView()))
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a view.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque,
      colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {
      EmptyView()
    }
  }
}

private final class CanvasNode<Symbols: View>: ElementNode<Canvas<Symbols>, CanvasElement> {
  private var computation: Computation?
  private var child: ViewNode<Symbols>?

  override init(_ view: Canvas<Symbols>, in place: NodePlace, element: CanvasElement) {
    super.init(view, in: place, element: element)
    computation = Computation(depth: depth, schedule: host.schedule) { [weak element] in
      element?.view.setNeedsDisplay()
    }
    child = Symbols.viewNode(view.symbols, in: childPlace(environment.inStack(nil)))
    element.symbols.collector = { [weak self] in self?.child?.elements ?? [] }
    element.symbols.host = host
    element.view.isOpaque = view.isOpaque
    element.view.render = { [weak self] in self?.render($0, $1) }
  }

  override func viewDidChange(_ change: NodeChange<Canvas<Symbols>>) {
    child?.update(view.symbols, environment.inStack(nil))
    element.view.isOpaque = view.isOpaque
    element.view.setNeedsDisplay()
  }

  /// What the closure reads is what the view is drawn again for.
  private func render(_ context: CGContext, _ size: CGSize) {
    guard let computation else { return }
    let drawing = makeDrawing()
    host.noteDrawing()
    computation.observe { drawing(context, size) }
  }

  /// Draws what the view is now.
  private func makeDrawing() -> (CGContext, CGSize) -> Void {
    let (renderer, environment, symbols) = (view.renderer, environment, element.symbols)
    return { context, size in
      let target = GraphicsTarget(context, size, environment.displayScale, nil, symbols)
      var drawing = GraphicsContext(target, environment)
      renderer(&drawing, size)
    }
  }

  override func structureDidChange() { element.symbols.structureDidChange() }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }

  override func remove() {
    computation?.end()
    // While it fades out it is drawn as it was.
    element.view.render = makeDrawing()
    super.remove()
  }
}

/// An element that is drawn by a closure.
private final class CanvasElement: ViewElement<CanvasView> {
  let symbols = CanvasSymbols()

  override init(_ view: CanvasView) {
    super.init(view)
    symbols.container = self
    view.addSubview(symbols.holder)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    // What a view that is drawn shows may be different now.
    if symbols.place(placing) { view.setNeedsDisplay() }
    super.place(rect, proposal, placing)
  }

  override func sizeDidChange() {
    super.sizeDidChange()
    view.setNeedsDisplay()
  }

  override func isHit(_ point: CGPoint) -> Bool { true }
}

/// The views that a canvas may draw: they are placed where nobody sees them.
final class CanvasSymbols: ContainerElement {
  let holder = UIView()
  weak var host: ViewHost?
  private var surfaces: [ObjectIdentifier: Surface] = [:]
  private var views: [AnyHashable: UIView] = [:]
  /// What the views were placed for last.
  private var placed: (appearance: [Int], elements: [LayoutElement])?

  override init() {
    super.init()
    holder.isHidden = true
    holder.isUserInteractionEnabled = false
  }

  /// Places each view by itself, in the size it has; returns whether one of them may look different.
  func place(_ placing: Placing) -> Bool {
    let children = children
    guard !children.isEmpty || !surfaces.isEmpty else { return false }
    let appearance = host?.appearance ?? []
    if let placed, placed.appearance == appearance,
      placed.elements.elementsEqual(children, by: ===)
    {
      return false
    }
    placed = (appearance, children)
    views = [:]
    var kept: [ObjectIdentifier: Surface] = [:]
    for (index, element) in children.enumerated() {
      let surface = surfaces[ObjectIdentifier(element)] ?? Surface(UIView())
      kept[ObjectIdentifier(element)] = surface
      let size = element.size(.unspecified)
      surface.view.frame = CGRect(origin: .zero, size: size)
      if surface.view.superview == nil { holder.addSubview(surface.view) }
      var inside = placing.inside(surface, at: .zero)
      inside.transaction = Transaction()
      surface.fill(inside) { element.place(surface.view.bounds, .unspecified, inside) }
      let tag =
        element.trait(TagTrait.self) ?? element.trait(IdentityTrait.self) ?? AnyHashable(index)
      views[tag] = surface.view
    }
    for (key, surface) in surfaces where kept[key] == nil { surface.view.removeFromSuperview() }
    surfaces = kept
    return true
  }

  func view(_ tag: AnyHashable) -> UIView? { views[tag] }
}

/// Draws what a closure draws.
private final class CanvasView: UIView {
  var render: (CGContext, CGSize) -> Void = { _, _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    render(context, bounds.size)
  }
}

import UIKit
import ViewGraph
import ViewLayout

/// A view whose content is made of the size and place it is given.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a view; the content is placed at the top and the leading edge.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes a node of one element.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    GeometryNode(view, in: place)
  }
}

/// The size and place of a view.
public struct GeometryProxy: Sendable {
  let reference: GeometryReference

  /// The size, in points.
  public let size: CGSize
  /// How far bars reach over the view, in points.
  public let safeAreaInsets: EdgeInsets

  /// Where the view is in a space; on the main thread alone.
  public func frame(in space: CoordinateSpace) -> CGRect {
    let space = UncheckedBox(space)
    return MainActor.assumeIsolated { reference.frame(in: space.value, size: size) }
  }

  /// Where the view is in a space; on the main thread alone.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// Where a view is that told its place; on the main thread alone.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let anchor = UncheckedBox(anchor)
    return MainActor.assumeIsolated { UncheckedBox(reference.resolve(anchor.value)) }.value
  }
}

private final class GeometryNode<Content: View>: ViewNode<GeometryReader<Content>> {
  private var computation: Computation?
  private var child: ViewNode<Content>?
  private var element: GeometryElement?
  private var proxy: GeometryProxy?

  override init(_ view: GeometryReader<Content>, in place: NodePlace) {
    super.init(view, in: place)
    computation = Computation(depth: depth, schedule: host.schedule) { [unowned self] in
      if let proxy { evaluate(proxy) }
    }
    element = GeometryElement { [weak self] proxy in
      // What goes away with an animation is still placed when its node is gone.
      self?.proxy = proxy
      self?.evaluate(proxy)
    }
    element?.collector = { [weak self] in self?.child?.elements ?? [] }
  }

  override func viewDidChange(_ change: NodeChange<GeometryReader<Content>>) {
    if let proxy { evaluate(proxy) }
  }

  private func evaluate(_ proxy: GeometryProxy) {
    guard let computation else { return }
    let content = computation.observe { view.content(proxy) }
    if let child {
      child.update(content, environment)
    } else {
      child = Content.viewNode(content, in: childPlace(environment.inStack(nil)))
      element?.structureDidChange()
    }
  }

  override func structureDidChange() { element?.structureDidChange() }

  override func collect(_ elements: inout [LayoutElement]) {
    if let element { elements.append(element) }
  }

  override var isStructural: Bool { false }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }

  override func remove() {
    computation?.end()
    super.remove()
  }
}

private final class GeometryElement: ContainerElement {
  private let evaluate: (GeometryProxy) -> Void
  private let reference = GeometryReference()
  private var last: (frame: CGRect, global: CGRect, insets: EdgeInsets)?

  init(_ evaluate: @escaping (GeometryProxy) -> Void) { self.evaluate = evaluate }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    reference.place(at: rect.origin, placing)
    let insets = placing.region.insets(of: rect)
    let global = reference.globalFrame(of: CGRect(origin: .zero, size: rect.size))
    let hasMoved = last?.frame != rect || last?.global != global
    if last?.frame.size != rect.size || last?.insets != insets || reference.isPlaceRead && hasMoved
    {
      last = (rect, global, insets)
      evaluate(GeometryProxy(reference: reference, size: rect.size, safeAreaInsets: insets))
    }
    let own = ProposedViewSize(rect.size)
    for child in children {
      let size = child.size(own)
      child.place(CGRect(origin: rect.origin, size: size), own, placing)
    }
  }
}

/// The views that coordinates are told in by name.
@MainActor
enum NamedSpaces {
  static func view(named name: AnyHashable, around view: UIView) -> UIView? {
    var current: UIView? = view
    while let view = current {
      if let space = view as? SpaceView, space.name == name { return space }
      current = view.superview
    }
    return nil
  }
}

/// A view with a name for its coordinates.
final class SpaceView: PassingView {
  var name: AnyHashable?
}

/// Gives the coordinates of a view a name.
struct SpaceModifier: ElementModifier {
  let name: AnyHashable

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<SpaceModifier> {
    SpaceElement(SpaceView(), self, around: content, node: node)
  }
}

private final class SpaceElement: SurfaceElement<SpaceModifier, SpaceView> {
  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    view.name = modifier.name
    super.place(rect, proposal, placing)
  }
}

extension View {
  /// Gives the coordinates of the view a name.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(SpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the coordinates of the view a name.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    var name = AnyHashable(0)
    if case .named(let own) = space.coordinateSpace { name = own }
    return modifier(SpaceModifier(name: name))
  }

  /// Does something when what is read of the view's geometry changes.
  public func onGeometryChange<Read: Equatable>(
    for type: Read.Type,
    of transform: @escaping (GeometryProxy) -> Read,
    action: @escaping (Read) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        let value = transform(proxy)
        Color.clear.onChange(of: value, initial: true) { _, new in action(new) }
      }
    }
  }
}

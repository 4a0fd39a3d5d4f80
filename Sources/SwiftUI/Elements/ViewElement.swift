import UIKit
import ViewLayout

/// An element that is one view.
class ViewElement<Shown: UIView>: LayoutElement {
  let view: Shown

  init(_ view: Shown) {
    self.view = view
    super.init()
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    placing.surface.show(view, in: rect, placing)
  }
}

/// The node of a view that is one element.
class ElementNode<Content, Element: LayoutElement>: ViewNode<Content> {
  let element: Element

  init(_ view: Content, in place: NodePlace, element: Element) {
    self.element = element
    super.init(view, in: place)
  }

  override func collect(_ elements: inout [LayoutElement]) { elements.append(element) }

  override var isStructural: Bool { false }
}

/// The node of an element that holds others: they are collected again when they are others.
class ContainerNode<Outer, Inner: View, Element: ContainerElement>: ElementNode<Outer, Element> {
  private let inner: (Outer) -> Inner
  private var child: ViewNode<Inner>?

  init(
    _ view: Outer,
    in place: NodePlace,
    element: Element,
    inner: @escaping (Outer) -> Inner
  ) {
    self.inner = inner
    super.init(view, in: place, element: element)
    let child = Inner.viewNode(inner(view), in: childPlace(innerEnvironment(environment)))
    self.child = child
    element.collector = { [weak child] in child?.elements ?? [] }
    elementDidChange(nil)
  }

  /// The environment of what is held, where it is another one than that of the container.
  func innerEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues { outer }

  /// Hands the value on to the element.
  func elementDidChange(_ change: NodeChange<Outer>?) {}

  override func viewDidChange(_ change: NodeChange<Outer>) {
    if let child {
      // The environment inside is another one only where that outside is.
      child.update(
        inner(view),
        change.isEnvironmentChanged ? innerEnvironment(environment) : child.environment
      )
    }
    elementDidChange(change)
  }

  override func structureDidChange() { element.structureDidChange() }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }
}

/// An element that places others.
class ContainerElement: LayoutElement {
  var collector: () -> [LayoutElement] = { [] } { didSet { collected = nil } }
  private var collected: [LayoutElement]?

  /// The elements that are placed.
  final var children: [LayoutElement] {
    if let collected { return collected }
    let children = collector()
    for child in children { child.container = self }
    collected = children
    return children
  }

  /// Other elements are to be placed.
  final func structureDidChange() {
    collected = nil
    sizeDidChange()
  }

  /// Other elements are to be placed, which the container knows already.
  final func forgetStructure() {
    collected = nil
    forgetSizes()
    childrenDidChange()
  }

  override func sizeDidChange() {
    childrenDidChange()
    super.sizeDidChange()
  }

  /// A child measures differently, or there are other children.
  func childrenDidChange() {}

  override func isHit(_ point: CGPoint) -> Bool { true }
}

import UIKit
import ViewGraph
import ViewLayout

/// A modifier that changes how each element of what it is applied to is measured, placed or shown.
@MainActor @preconcurrency
protocol ElementModifier: ViewModifier where Body == Never {
  /// Makes the element around another one.
  func makeElement(around content: LayoutElement, node: GraphNode) -> ModifierElement<Self>

  /// Whether it changes how changes are shown, which few modifiers do.
  static var adjustsTransactions: Bool { get }
}

extension ElementModifier {
  static var adjustsTransactions: Bool { false }

  /// Makes a node of the framework's own.
  public static func modifierNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    in place: NodePlace
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ElementModifierNode(view, in: place)
  }

  /// As many as what is modified has.
  public static func elementCount<Modified: View>(of content: Modified.Type) -> Int? {
    Modified.viewElementCount
  }
}

/// An element around another one: what is not overridden is as the other one has it.
class ModifierElement<Modifier>: LayoutElement {
  let content: LayoutElement
  private(set) var modifier: Modifier
  private(set) unowned var node: GraphNode

  init(_ modifier: Modifier, around content: LayoutElement, node: GraphNode) {
    self.modifier = modifier
    self.content = content
    self.node = node
    super.init()
    content.container = self
  }

  final func update(_ new: Modifier, isEnvironmentChanged: Bool) {
    let old = modifier
    modifier = new
    modifierDidChange(from: old, isEnvironmentChanged: isEnvironmentChanged)
  }

  /// The modifier or the environment is another one.
  func modifierDidChange(from old: Modifier, isEnvironmentChanged: Bool) { sizeDidChange() }

  /// The node leaves the tree.
  func remove() {}

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    content.place(rect, proposal, placing)
  }

  override func explicitGuide(_ guide: GuideKey, _ dimensions: ViewDimensions) -> CGFloat? {
    content.explicitGuide(guide, dimensions)
  }

  override var wrapped: LayoutElement? { content }
  override var priority: Double { content.priority }
  override var spacing: ElementSpacing { content.spacing }
  override var isSpacer: Bool { content.isSpacer }
  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value { content.trait(key) }
  override func isHit(_ point: CGPoint) -> Bool { content.isHit(point) }
}

/// The node of a view with such a modifier.
final class ElementModifierNode<Content: View, Modifier: ElementModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var child: ViewNode<Content>?
  private var wrappers: [(content: LayoutElement, wrapper: ModifierElement<Modifier>)] = []

  override init(_ view: ModifiedContent<Content, Modifier>, in place: NodePlace) {
    super.init(view, in: place)
    child = Content.viewNode(view.content, in: childPlace())
  }

  /// The last pass in which the modifier changed what it is to animate.
  private var changedPass = -1

  override func adjust(_ transaction: inout Transaction) {
    guard Modifier.adjustsTransactions else { return }
    (view.modifier as? any TransactionModifier)?
      .adjust(&transaction, isChanged: changedPass == host.pass)
  }

  override func viewDidChange(_ change: NodeChange<ModifiedContent<Content, Modifier>>) {
    if Modifier.adjustsTransactions, let old = change.old.modifier as? any TransactionModifier,
      old.differs(from: view.modifier)
    {
      changedPass = host.pass
    }
    child?.update(view.content, environment)
    guard
      change.isEnvironmentChanged
        || !Sameness.haveSameParts(change.old.modifier, view.modifier)
    else { return }
    for (_, wrapper) in wrappers {
      wrapper.update(view.modifier, isEnvironmentChanged: change.isEnvironmentChanged)
    }
  }

  override func collect(_ elements: inout [LayoutElement]) {
    guard let contents = child?.elements else { return }
    var old = wrappers
    wrappers.removeAll(keepingCapacity: true)
    for content in contents {
      let wrapper: ModifierElement<Modifier>
      if let index = old.firstIndex(where: { $0.content === content }) {
        wrapper = old.remove(at: index).wrapper
        content.container = wrapper
      } else {
        wrapper = view.modifier.makeElement(around: content, node: self)
      }
      wrappers.append((content, wrapper))
      elements.append(wrapper)
    }
    for (_, wrapper) in old { wrapper.remove() }
  }

  override var isStructural: Bool { false }

  override var passesElements: Bool { true }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }

  override func remove() {
    super.remove()
    for (_, wrapper) in wrappers { wrapper.remove() }
  }
}

/// An element that shows its content on a surface of its own.
class SurfaceElement<Modifier, Shown: UIView>: ModifierElement<Modifier> {
  let surface: Surface
  let view: Shown

  init(_ view: Shown, _ modifier: Modifier, around content: LayoutElement, node: GraphNode) {
    self.view = view
    surface = Surface(view)
    super.init(modifier, around: content, node: node)
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let frame = placing.rounding.rounded(rect)
    placing.surface.show(view, in: rect, placing)
    surface.fill(placing) {
      fill(
        CGRect(
          x: rect.minX - frame.minX,
          y: rect.minY - frame.minY,
          width: rect.width,
          height: rect.height
        ),
        proposal,
        placing.inside(surface, at: frame.origin)
      )
    }
    style(placing.animation)
  }

  /// Places what the surface shows, in its coordinates.
  func fill(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    content.place(rect, proposal, placing)
  }

  /// Brings the view up to date, with an animation if there is one.
  func style(_ animation: Animation?) {}
}

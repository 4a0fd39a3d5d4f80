import UIKit
import ViewGraph
import ViewLayout

/// A view with an identity: it is another one when that changes.
nonisolated public struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  /// Makes a node whose child is another one when the identity changes.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    IdentityNode(view, in: place)
  }

  /// As many as the view has.
  @MainActor
  public static var viewElementCount: Int? { Content.viewElementCount }
}

private final class IdentityNode<Content: View, ID: Hashable>: ViewNode<
  IdentifiedView<Content, ID>
>
{
  private var child: ViewNode<Content>?
  private var wrappers: [IdentityElement] = []

  override init(_ view: IdentifiedView<Content, ID>, in place: NodePlace) {
    super.init(view, in: place)
    child = Content.viewNode(view.content, in: childPlace())
  }

  override func viewDidChange(_ change: NodeChange<IdentifiedView<Content, ID>>) {
    if change.old.id == view.id {
      child?.update(view.content, environment)
      return
    }
    child?.leave()
    child = Content.viewNode(view.content, in: childPlace())
    structureDidChange()
  }

  override func collect(_ elements: inout [LayoutElement]) {
    var own: [LayoutElement] = []
    child?.collect(&own)
    let old = wrappers
    wrappers = own.enumerated().map { index, element in
      if index < old.count, old[index].content === element {
        element.container = old[index]
        old[index].id = AnyHashable(view.id)
        return old[index]
      }
      return IdentityElement(id: AnyHashable(view.id), content: element)
    }
    elements += wrappers as [LayoutElement]
  }

  override var isStructural: Bool { false }

  override var passesElements: Bool { true }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }
}

extension IdentityNode: IdentifiedNode {
  var identity: AnyHashable { AnyHashable(view.id) }
}

/// An element that can be scrolled to.
final class IdentityElement: LayoutElement {
  var id: AnyHashable
  let content: LayoutElement

  init(id: AnyHashable, content: LayoutElement) {
    self.id = id
    self.content = content
    super.init()
    content.container = self
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    placing.targets?.places[id] = rect.offsetBy(
      dx: placing.targetOffset.x,
      dy: placing.targetOffset.y
    )
    content.place(rect, proposal, placing)
  }

  override func explicitGuide(_ guide: GuideKey, _ dimensions: ViewDimensions) -> CGFloat? {
    content.explicitGuide(guide, dimensions)
  }

  override var wrapped: LayoutElement? { content }
  override var priority: Double { content.priority }
  override var spacing: ElementSpacing { content.spacing }
  override var isSpacer: Bool { content.isSpacer }
  override func isHit(_ point: CGPoint) -> Bool { content.isHit(point) }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value {
    if Key.self == IdentityTrait.self, let value = id as? Key.Value { return value }
    return content.trait(key)
  }
}

/// The identity that an element was given.
enum IdentityTrait: ElementTrait {
  static var defaultValue: AnyHashable? { nil }
}

/// The value that stands for an element in a picker, a tab view or a list.
enum TagTrait: ElementTrait {
  static var defaultValue: AnyHashable? { nil }
}

extension View {
  /// Gives the view an identity: it is another one, with new state, when that changes.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }

  /// Gives the view the value that stands for it where one of several is chosen.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
  }
}

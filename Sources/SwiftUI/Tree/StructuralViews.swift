/// A view that shows nothing and takes no room.
nonisolated public struct EmptyView: PrimitiveView {
  /// Makes the view.
  public nonisolated init() {}

  /// Makes a node without elements.
  @MainActor
  public static func viewNode(_ view: EmptyView, in place: NodePlace) -> ViewNode<EmptyView> {
    ViewNode(view, in: place)
  }

  /// None.
  @MainActor
  public static var viewElementCount: Int? { 0 }
}

/// Several views, one after another.
nonisolated public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// Makes a node with one for each view.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    TupleNode<repeat each Content>(view, in: place)
  }

  /// The sum of what the views have.
  @MainActor
  public static var viewElementCount: Int? {
    var sum: Int? = 0
    func add(_ count: Int?) {
      guard let known = sum, let count else {
        sum = nil
        return
      }
      sum = known + count
    }
    repeat add((each Content).viewElementCount)
    return sum
  }
}

private final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
  private var children: [GraphNode] = []

  override init(_ view: TupleView<repeat each Content>, in place: NodePlace) {
    super.init(view, in: place)
    let place = childPlace()
    func add<One: View>(_ one: One) { children.append(One.viewNode(one, in: place)) }
    repeat add(each view.content)
  }

  override func viewDidChange(_ change: NodeChange<TupleView<repeat each Content>>) {
    var index = 0
    let environment = environment
    func update<One: View>(_ one: One) {
      unsafeDowncast(children[index], to: ViewNode<One>.self).update(one, environment)
      index += 1
    }
    repeat update(each view.content)
  }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    for child in children { body(child) }
  }
}

/// One of two views.
nonisolated public struct ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  /// Makes a node whose child is another one when the condition changes.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    ConditionalNode(view, in: place)
  }

  /// Known where both have as many.
  @MainActor
  public static var viewElementCount: Int? {
    First.viewElementCount == Second.viewElementCount ? First.viewElementCount : nil
  }
}

private final class ConditionalNode<First: View, Second: View>: ViewNode<
  ConditionalContent<First, Second>
>
{
  private var child: GraphNode?

  override init(_ view: ConditionalContent<First, Second>, in place: NodePlace) {
    super.init(view, in: place)
    child = makeChild()
  }

  private func makeChild() -> GraphNode {
    switch view.branch {
    case .first(let view): First.viewNode(view, in: childPlace())
    case .second(let view): Second.viewNode(view, in: childPlace())
    }
  }

  override func viewDidChange(_ change: NodeChange<ConditionalContent<First, Second>>) {
    switch (change.old.branch, view.branch) {
    case (.first, .first(let view)): (child as? ViewNode<First>)?.update(view, environment)
    case (.second, .second(let view)): (child as? ViewNode<Second>)?.update(view, environment)
    default:
      child?.leave()
      child = makeChild()
      structureDidChange()
    }
  }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }
}

extension Optional: View where Wrapped: View {
  /// There is none.
  public var body: Never { fatalError("Optional views have no body.") }

  /// Makes a node that has a child where there is a view.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    OptionalNode(view, in: place)
  }

  /// It depends.
  @MainActor
  public static var viewElementCount: Int? { nil }
}

private final class OptionalNode<Content: View>: ViewNode<Content?> {
  private var child: ViewNode<Content>?

  override init(_ view: Content?, in place: NodePlace) {
    super.init(view, in: place)
    if let view { child = Content.viewNode(view, in: childPlace()) }
  }

  override func viewDidChange(_ change: NodeChange<Content?>) {
    switch (child, view) {
    case (let child?, let view?): child.update(view, environment)
    case (nil, nil): break
    case (let old?, nil):
      old.leave()
      child = nil
      structureDidChange()
    case (nil, let view?):
      child = Content.viewNode(view, in: childPlace())
      structureDidChange()
    }
  }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }
}

/// Views that belong together without being placed together.
public struct Group<Content> {
  package let content: Content

  /// Groups contents that are no views.
  package static func grouping(_ content: Content) -> Group { Group(content: content) }
}

extension Group: View where Content: View {
  /// Groups views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// What is grouped.
  public var body: Never { fatalError("Group has no body.") }

  /// Makes a node with that of the content.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    WrapperNode(view, in: place) { $0.content }
  }

  /// As many as the content has.
  @MainActor
  public static var viewElementCount: Int? { Content.viewElementCount }
}

/// The node of a view that stands for another one.
final class WrapperNode<Outer, Inner: View>: ViewNode<Outer> {
  private let inner: (Outer) -> Inner
  private var child: ViewNode<Inner>?

  init(_ view: Outer, in place: NodePlace, inner: @escaping (Outer) -> Inner) {
    self.inner = inner
    super.init(view, in: place)
    child = Inner.viewNode(inner(view), in: childPlace())
  }

  override func viewDidChange(_ change: NodeChange<Outer>) {
    child?.update(inner(view), environment)
  }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }
}

/// A view whose type is not known.
nonisolated public struct AnyView: PrimitiveView {
  let box: AnyViewBox

  /// Wraps a view.
  public nonisolated init<Content: View>(_ view: Content) {
    box = (view as? AnyView)?.box ?? TypedViewBox(view)
  }

  /// Wraps a view.
  public nonisolated init<Content: View>(erasing view: Content) { self.init(view) }

  /// Makes a node whose child is another one when the type is another one.
  @MainActor
  public static func viewNode(_ view: AnyView, in place: NodePlace) -> ViewNode<AnyView> {
    AnyViewNode(view, in: place)
  }

  /// It depends on what is wrapped.
  @MainActor
  public static var viewElementCount: Int? { nil }
}

/// The view that is wrapped.
@MainActor
class AnyViewBox {
  nonisolated init() {}

  func makeNode(in place: NodePlace) -> GraphNode { fatalError("Boxes hold a view.") }

  /// Hands the view to a node; false where that is one of another type.
  func update(_ node: GraphNode, _ environment: EnvironmentValues) -> Bool { false }

  /// The views that the one in the box stands for, as previews.
  var previewParts: [PreviewPart] { [] }
}

private final class TypedViewBox<Content: View>: AnyViewBox {
  nonisolated(unsafe) private let view: Content

  nonisolated init(_ view: Content) { self.view = view }

  override func makeNode(in place: NodePlace) -> GraphNode { Content.viewNode(view, in: place) }

  override func update(_ node: GraphNode, _ environment: EnvironmentValues) -> Bool {
    guard let node = node as? ViewNode<Content> else { return false }
    node.update(view, environment)
    return true
  }

  override var previewParts: [PreviewPart] { PreviewPart.parts(of: view) }
}

private final class AnyViewNode: ViewNode<AnyView> {
  private var child: GraphNode?

  override init(_ view: AnyView, in place: NodePlace) {
    super.init(view, in: place)
    child = view.box.makeNode(in: childPlace())
  }

  override func viewDidChange(_ change: NodeChange<AnyView>) {
    if let child, view.box.update(child, environment) { return }
    child?.leave()
    child = view.box.makeNode(in: childPlace())
    structureDidChange()
  }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    if let child { body(child) }
  }
}

/// A view that is compared as its type says before its body is computed.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) { self.content = content }

  /// The view.
  @MainActor
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view, compared as its type says.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

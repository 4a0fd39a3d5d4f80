import ViewGraph

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// What there are views for.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// How elements are deleted, moved and dropped by the user.
  var edits = RowEdits()
}

/// What the user may do with the rows of a list.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insertion: RowInsertion?
  var isSet = false
}

extension ForEach {
  /// Makes something for each element, for modules that have elements of their own.
  package init(
    of data: Data,
    id: @escaping (Data.Element) -> ID,
    making content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, which a key path tells from the others.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Makes a view for each element, which its view can set.
  public init<Elements>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection,
    Elements.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(Self.element(of: data, at: $0.0)) },
      id: { $0.1 }
    )
  }

  /// Makes a view for each element, which its view can set.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable,
    ID == Elements.Element.ID,
    Elements.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A binding to an element that goes on giving the last value when the element is gone.
  private static func element<Elements: MutableCollection>(
    of data: Binding<Elements>,
    at index: Elements.Index
  ) -> Binding<Elements.Element> {
    let last = data.wrappedValue[index]
    return Binding(
      get: {
        let elements = data.wrappedValue
        return elements.indices.contains(index) ? elements[index] : last
      },
      set: { data.wrappedValue[index] = $0 }
    )
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range that never changes.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: View where Content: View {
  /// There is none.
  public var body: Never { fatalError("ForEach has no body.") }

  /// Makes a node that makes those of its elements when they are asked for.
  @MainActor
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    ForEachNode(view, in: place)
  }

  /// It depends on the data.
  @MainActor
  public static var viewElementCount: Int? { nil }
}

/// A node with a child for each element of a collection, made when it is asked for.
@MainActor
protocol RowSource: GraphNode {
  /// How many children there are.
  var rowCount: Int { get }
  /// Whether every child is known to have exactly one element.
  var hasOneElementEach: Bool { get }
  /// The identity of a child.
  func rowIdentity(_ index: Int) -> AnyHashable
  /// The child of an element.
  func rowNode(_ index: Int) -> GraphNode
  /// The places of the children that were made, in order.
  var madeRows: [Int] { get }
  /// Lets children go that are not visible.
  func dropRows(except kept: (AnyHashable) -> Bool)
  var rowEdits: RowEdits { get }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<
    ForEach<Data, ID, Content>
  >, RowSource
{
  private var children: [ID: ViewNode<Content>] = [:]
  private var computation: Computation?

  override init(_ view: ForEach<Data, ID, Content>, in place: NodePlace) {
    super.init(view, in: place)
    computation = Computation(depth: depth, schedule: host.schedule) { [unowned self] in
      updateChildren()
    }
  }

  override func viewDidChange(_ change: NodeChange<ForEach<Data, ID, Content>>) {
    if !change.isViewChanged {
      for child in children.values { child.update(environment) }
      return
    }
    updateChildren()
    structureDidChange()
  }

  private func updateChildren() {
    if !children.isEmpty {
      var gone = children
      var places: [ID: Data.Index] = [:]
      for index in view.data.indices {
        let id = view.id(view.data[index])
        guard gone.removeValue(forKey: id) != nil else { continue }
        places[id] = index
      }
      for (id, child) in gone {
        child.leave()
        children[id] = nil
      }
      for (id, index) in places {
        children[id]?.update(content(view.data[index]), environment)
      }
    }
  }

  /// What is read for an element is read by all: elements have no computation of their own.
  private func content(_ element: Data.Element) -> Content {
    guard let computation else { return view.content(element) }
    return computation.observe(keepsSources: true) { view.content(element) }
  }

  private func child(_ index: Data.Index) -> ViewNode<Content> {
    let element = view.data[index]
    let id = view.id(element)
    if let child = children[id] { return child }
    let child = Content.viewNode(content(element), in: childPlace())
    children[id] = child
    return child
  }

  override func collect(_ elements: inout [LayoutElement]) {
    for index in view.data.indices { child(index).collect(&elements) }
  }

  override func forEachChild(_ body: (GraphNode) -> Void) {
    // In the order of the data, unless few of many are made.
    guard children.count * 4 >= view.data.count else {
      for child in children.values { body(child) }
      return
    }
    for index in view.data.indices {
      if let child = children[view.id(view.data[index])] { body(child) }
    }
  }

  override func remove() {
    computation?.end()
    super.remove()
  }

  var rowCount: Int { view.data.count }

  var hasOneElementEach: Bool { Content.viewElementCount == 1 }

  func rowIdentity(_ index: Int) -> AnyHashable {
    AnyHashable(view.id(view.data[view.data.index(view.data.startIndex, offsetBy: index)]))
  }

  func rowNode(_ index: Int) -> GraphNode {
    child(view.data.index(view.data.startIndex, offsetBy: index))
  }

  var madeRows: [Int] {
    guard !children.isEmpty else { return [] }
    return view.data.enumerated().filter { children[view.id($0.element)] != nil }
      .map(\.offset)
  }

  func dropRows(except kept: (AnyHashable) -> Bool) {
    for (id, child) in children where !kept(AnyHashable(id)) {
      child.leave()
      children[id] = nil
    }
  }

  var rowEdits: RowEdits { view.edits }
}

/// A view whose rows the user can change.
public protocol DynamicViewContent<Data>: View {
  /// What there are rows for.
  associatedtype Data: Collection
  /// What there are rows for.
  var data: Data { get }
  /// Lets the user change the rows.
  func edited(_ change: (inout RowEditing) -> Void) -> Self
}

/// What the user may do with rows.
public struct RowEditing {
  var edits: RowEdits
}

extension ForEach: DynamicViewContent where Content: View {
  /// Lets the user change the rows.
  public func edited(_ change: (inout RowEditing) -> Void) -> Self {
    var copy = self
    var editing = RowEditing(edits: edits)
    change(&editing)
    editing.edits.isSet = true
    copy.edits = editing.edits
    return copy
  }
}

extension DynamicViewContent {
  /// Lets the user delete rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    edited { $0.edits.delete = action }
  }

  /// Lets the user move rows.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    edited { $0.edits.move = action }
  }
}

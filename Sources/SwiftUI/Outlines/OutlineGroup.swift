import UIKit

/// The views of a tree of elements: those that have others below them open and close.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let outline: OutlineLevel<Data, ID, Leaf>
}

/// Elements of an outline that are side by side, and how their views and those below them are made.
struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable, Leaf> {
  /// What is shown: one element where the outline has a root.
  let elements: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  /// The elements below one; nil where it never has any.
  func below(_ element: Data.Element) -> OutlineLevel? {
    element[keyPath: children].map {
      OutlineLevel(elements: Array($0), id: id, children: children, content: content)
    }
  }
}

/// What an outline shows below an element.
nonisolated public struct OutlineSubgroupChildren: View {
  let rows: AnyView

  /// The views of the elements.
  @MainActor
  public var body: some View { rows }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// A row for each element, and below it those of the elements that it holds while it is open.
  public var body: some View { OutlineRows(level: outline) }
}

extension OutlineGroup
where
  Parent: View,
  Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Makes the outline of a root and all below it.
  public init<DataElement>(
    _ root: DataElement,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    outline = OutlineLevel(elements: [root], id: id, children: children, content: content)
  }

  /// Makes the outline of several elements and all below them.
  public init<DataElement>(
    _ data: Data,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    outline = OutlineLevel(elements: Array(data), id: id, children: children, content: content)
  }

  /// Makes the outline of a root and all below it.
  public init<DataElement: Identifiable>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Makes the outline of several elements and all below them.
  public init<DataElement: Identifiable>(
    _ data: Data,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(data, id: \.id, children: children, content: content)
  }
}

private struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let level: OutlineLevel<Data, ID, Leaf>

  var body: some View {
    ForEach(level.elements, id: level.id) { element in
      OutlineItem(element: element, level: level)
    }
  }
}

private struct OutlineItem<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let level: OutlineLevel<Data, ID, Leaf>

  var body: some View {
    if let below = level.below(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(rows: AnyView(OutlineRows(level: below)))
      } label: {
        level.content(element)
      }
    } else {
      level.content(element)
    }
  }
}

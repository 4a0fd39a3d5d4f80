import CollectionDiffing
import Diagnostics

/// The items of one section at one time, as an outline: items may have children, shown or not.
///
/// A value: a copy is independent. Items start collapsed: their children are not shown.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  var tree = IdentifierTree<ItemIdentifierType>()

  /// Makes a snapshot without items.
  public init() {}

  /// Makes a copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    tree = snapshot.tree
  }

  init(_ tree: IdentifierTree<ItemIdentifierType>) { self.tree = tree }

  /// All items, each followed by what is below it.
  public var items: [ItemIdentifierType] { tree.items }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { tree.roots }

  /// The items whose every ancestor is expanded.
  public var visibleItems: [ItemIdentifierType] { tree.visibleItems }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }

  /// How many items come before one among all; nil where it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { tree.index(of: item) }

  /// Whether the children of an item are shown when it is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    ask("isExpanded(_:)", false) { () throws(TreeMistake) in try tree.isExpanded(item) }
  }

  /// Whether every ancestor of an item is expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    ask("isVisible(_:)", false) { () throws(TreeMistake) in try tree.isVisible(item) }
  }

  /// How many ancestors an item has.
  public func level(of item: ItemIdentifierType) -> Int {
    ask("level(of:)", 0) { () throws(TreeMistake) in try tree.level(of: item) }
  }

  /// The item that one is a child of; nil for one without a parent.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    ask("parent(of:)", nil) { () throws(TreeMistake) in try tree.parent(of: child) }
  }

  /// What is below an item as a snapshot of its own, with the item where wanted.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    ask("snapshot(of:includingParent:)", Self()) { () throws(TreeMistake) in
      Self(try tree.subtree(of: parent, withRoot: includingParent))
    }
  }

  /// The outline as text: a line for each item with + where it is expanded, - where it is not, and *
  /// where it is shown.
  public func visualDescription() -> String {
    items.map { item in
      let indent = String(repeating: "  ", count: level(of: item))
      return "\(indent)\(isExpanded(item) ? "+" : "-") \(isVisible(item) ? "*" : " ") \(item)"
    }.joined(separator: "\n")
  }

  /// Adds items at the end of another's children, or without a parent at the end.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    edit("append(_:to:)", items) { tree, items throws(TreeMistake) in
      try tree.append(items, to: parent)
    }
  }

  /// Puts items before another, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    edit("insert(_:before:)", items) { tree, items throws(TreeMistake) in
      try tree.insert(items, .before, item)
    }
  }

  /// Puts items after another and all below it, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    edit("insert(_:after:)", items) { tree, items throws(TreeMistake) in
      try tree.insert(items, .after, item)
    }
  }

  /// Puts another outline before an item, with the same parent.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    edit("insert(_:before:)") { tree throws(TreeMistake) in
      try tree.insert(snapshot.tree, .before, item)
    }
  }

  /// Puts another outline after an item and all below it, with the same parent.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    edit("insert(_:after:)") { tree throws(TreeMistake) in
      try tree.insert(snapshot.tree, .after, item)
    }
  }

  /// Removes items with all below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    edit("delete(_:)") { tree throws(TreeMistake) in try tree.delete(items) }
  }

  /// Removes all items.
  public mutating func deleteAll() { tree.deleteAll() }

  /// Puts another outline in the place of all that is below an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    edit("replace(childrenOf:using:)") { tree throws(TreeMistake) in
      try tree.replaceChildren(of: parent, with: snapshot.tree)
    }
  }

  /// Has the children of items shown; items that are not there are passed over.
  public mutating func expand(_ items: [ItemIdentifierType]) { tree.setExpanded(items, true) }

  /// Has the children of items hidden; items that are not there are passed over.
  public mutating func collapse(_ items: [ItemIdentifierType]) { tree.setExpanded(items, false) }

  private func ask<Answer>(
    _ operation: String,
    _ otherwise: Answer,
    _ body: () throws(TreeMistake) -> Answer
  ) -> Answer {
    do throws(TreeMistake) {
      return try body()
    } catch {
      OutlineMistakes.report(error, operation)
      return otherwise
    }
  }

  private mutating func edit(
    _ operation: String,
    _ body: (inout IdentifierTree<ItemIdentifierType>) throws(TreeMistake) -> Void
  ) {
    do throws(TreeMistake) {
      try body(&tree)
    } catch {
      OutlineMistakes.report(error, operation)
    }
  }

  /// As above; where the policy repairs, only what is new counts.
  private mutating func edit(
    _ operation: String,
    _ items: [ItemIdentifierType],
    _ body: (
      inout IdentifierTree<ItemIdentifierType>, [ItemIdentifierType]
    ) throws(TreeMistake) -> Void
  ) {
    do throws(TreeMistake) {
      try body(&tree, items)
    } catch {
      OutlineMistakes.report(error, operation)
      guard case .repeated = error, UIKitDiagnostics.policy == .recover else { return }
      let new = IdentifierList(items.filter { !tree.contains($0) }).identifiers
      edit(operation) { tree throws(TreeMistake) in try body(&tree, new) }
    }
  }
}

import CollectionDiffing
import Diagnostics

/// The sections and items of a collection view at one time, in order, as unique identifiers.
///
/// A value: a copy is independent and costs nothing until one of both changes. Looking an
/// identifier up takes constant time.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  @usableFromInline
  package typealias Model = SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>

  @usableFromInline package var model = Model()
  /// The comparison, compiled where the types are known.
  @usableFromInline package let compare: @Sendable (_ new: Model, _ old: Model) -> Differences
  private(set) var sectionReloads = IdentifierList<SectionIdentifierType>()
  private(set) var itemReloads = IdentifierList<ItemIdentifierType>()
  private(set) var reconfigurations = IdentifierList<ItemIdentifierType>()

  /// Makes a snapshot without sections.
  @inlinable public init() {
    self.init { new, old in new.differences(from: old) }
  }

  @usableFromInline init(compare: @escaping @Sendable (Model, Model) -> Differences) {
    self.compare = compare
  }

  /// The number of items in all sections.
  public var numberOfItems: Int { model.itemCount }

  /// The number of sections.
  public var numberOfSections: Int { model.sectionCount }

  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { model.sections }

  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { model.items }

  /// The number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    if let count = model.itemCount(in: identifier) { return count }
    SnapshotMistakes.report(.unknownSection("\(identifier)"), "numberOfItems(inSection:)")
    return 0
  }

  /// The items of a section in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    if let items = model.items(in: identifier) { return items }
    SnapshotMistakes.report(.unknownSection("\(identifier)"), "itemIdentifiers(inSection:)")
    return []
  }

  /// The section that contains an item; nil where the item is not in the snapshot.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { model.section(containing: identifier) }

  /// The index of an item among those of all sections; nil where it is not in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    model.index(of: identifier)
  }

  /// The index of a section; nil where it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    model.position(of: identifier)
  }

  /// Appends items to a section, by default the last one.
  ///
  /// Items that are in the snapshot already move there.
  @inlinable public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    // Compiled where the types are known: most snapshots are built by this one.
    do throws(Mistake) {
      try model.append(identifiers, to: sectionIdentifier)
    } catch {
      repairAppending(identifiers, sectionIdentifier, error)
    }
  }

  /// Inserts items before another, in its section.
  ///
  /// Items that are in the snapshot already move there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    edit("insertItems(_:beforeItem:)", identifiers) { model, items throws(Mistake) in
      try model.insert(items, .before, beforeIdentifier)
    }
  }

  /// Inserts items after another, in its section.
  ///
  /// Items that are in the snapshot already move there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    edit("insertItems(_:afterItem:)", identifiers) { model, items throws(Mistake) in
      try model.insert(items, .after, afterIdentifier)
    }
  }

  /// Removes items; unknown ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    edit("deleteItems(_:)", identifiers) { model, items throws(Mistake) in
      try model.delete(items)
    }
    forgetMarksOfMissing()
  }

  /// Removes all items, and the sections too.
  public mutating func deleteAllItems() {
    model.deleteAll()
    forgetMarksOfMissing()
  }

  /// Moves an item before another, into its section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    edit("moveItem(_:beforeItem:)", identifier) { model, item throws(Mistake) in
      try model.move(item, .before, toIdentifier)
    }
  }

  /// Moves an item after another, into its section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    edit("moveItem(_:afterItem:)", identifier) { model, item throws(Mistake) in
      try model.move(item, .after, toIdentifier)
    }
  }

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    edit("appendSections(_:)", identifiers) { model, sections throws(Mistake) in
      try model.append(sections: sections)
    }
  }

  /// Inserts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    edit("insertSections(_:beforeSection:)", identifiers) { model, sections throws(Mistake) in
      try model.insert(sections: sections, .before, toIdentifier)
    }
  }

  /// Inserts sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    edit("insertSections(_:afterSection:)", identifiers) { model, sections throws(Mistake) in
      try model.insert(sections: sections, .after, toIdentifier)
    }
  }

  /// Removes sections with their items; unknown ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    edit("deleteSections(_:)", identifiers) { model, sections throws(Mistake) in
      try model.delete(sections: sections)
    }
    forgetMarksOfMissing()
  }

  /// Moves a section with its items before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    edit("moveSection(_:beforeSection:)", identifier) { model, section throws(Mistake) in
      try model.move(section: section, .before, toIdentifier)
    }
  }

  /// Moves a section with its items after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    edit("moveSection(_:afterSection:)", identifier) { model, section throws(Mistake) in
      try model.move(section: section, .after, toIdentifier)
    }
  }

  /// The sections that are marked to be reloaded, in the order they were marked.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { sectionReloads.identifiers }

  /// The items that are marked to be reloaded, in the order they were marked.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { itemReloads.identifiers }

  /// The items that are marked to be reconfigured, in the order they were marked.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfigurations.identifiers }

  /// Marks sections to be reloaded when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let missing = identifiers.first(where: { model.position(of: $0) == nil }) {
      return SnapshotMistakes.report(.unknown(.section, "\(missing)"), "reloadSections(_:)")
    }
    sectionReloads.add(identifiers)
  }

  /// Marks items to be reloaded when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    if let missing = identifiers.first(where: { !model.contains($0) }) {
      return SnapshotMistakes.report(.unknown(.item, "\(missing)"), "reloadItems(_:)")
    }
    itemReloads.add(identifiers)
  }

  /// Marks items to be reconfigured when the snapshot is applied; each keeps its cell.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    if let missing = identifiers.first(where: { !model.contains($0) }) {
      return SnapshotMistakes.report(.unknown(.item, "\(missing)"), "reconfigureItems(_:)")
    }
    reconfigurations.add(identifiers)
  }

  /// The same sections and items without marks.
  var withoutMarks: Self {
    var copy = self
    copy.sectionReloads = IdentifierList()
    copy.itemReloads = IdentifierList()
    copy.reconfigurations = IdentifierList()
    return copy
  }

  private mutating func forgetMarksOfMissing() {
    sectionReloads.keep { model.position(of: $0) != nil }
    itemReloads.keep { model.contains($0) }
    reconfigurations.keep { model.contains($0) }
  }

  @usableFromInline mutating func repairAppending(
    _ identifiers: [ItemIdentifierType],
    _ section: SectionIdentifierType?,
    _ mistake: Mistake
  ) {
    SnapshotMistakes.report(mistake, "appendItems(_:toSection:)")
    guard let repaired = repaired(identifiers, mistake) else { return }
    edit("appendItems(_:toSection:)", repaired) { model, items throws(Mistake) in
      try model.append(items, to: section)
    }
  }

  /// Each once, where the policy repairs and that is what is wrong.
  private func repaired<Identifier: Hashable & Sendable>(
    _ identifiers: [Identifier],
    _ mistake: Mistake
  ) -> [Identifier]? {
    guard case .repeated = mistake, UIKitDiagnostics.policy == .recover else { return nil }
    return IdentifierList(identifiers).identifiers
  }

  private mutating func edit<Subject>(
    _ operation: String,
    _ subject: Subject,
    _ body: (inout Model, Subject) throws(Mistake) -> Void
  ) {
    do throws(Mistake) {
      try body(&model, subject)
    } catch {
      SnapshotMistakes.report(error, operation)
    }
  }

  /// As above; where the policy repairs, what a list repeats counts once.
  private mutating func edit<Identifier: Hashable & Sendable>(
    _ operation: String,
    _ identifiers: [Identifier],
    _ body: (inout Model, [Identifier]) throws(Mistake) -> Void
  ) {
    do throws(Mistake) {
      try body(&model, identifiers)
    } catch {
      SnapshotMistakes.report(error, operation)
      if let repaired = repaired(identifiers, error) { edit(operation, repaired, body) }
    }
  }
}

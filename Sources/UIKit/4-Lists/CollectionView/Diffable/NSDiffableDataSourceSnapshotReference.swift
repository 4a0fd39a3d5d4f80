import Foundation

/// The sections and items of a list at one time as an object, as Objective-C hands a snapshot over.
///
/// Core Data tells the delegate of fetched results of their changes with one. Code turns it into the value with
/// `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying, @unchecked Sendable {
  /// An identifier of any type; sections and items hold no others.
  private struct Identifier: Hashable, @unchecked Sendable, CustomStringConvertible {
    let value: AnyHashable

    init(_ value: Any) {
      self.value = value as? AnyHashable ?? AnyHashable(ObjectIdentifier(value as AnyObject))
    }

    var description: String { "\(value.base)" }
  }

  private var snapshot = NSDiffableDataSourceSnapshot<Identifier, Identifier>()

  /// Makes a snapshot without sections.
  public override init() { super.init() }

  /// The same snapshot as an object of its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSDiffableDataSourceSnapshotReference()
    copy.snapshot = snapshot
    return copy
  }

  private static func identifiers(_ values: [Any]) -> [Identifier] { values.map(Identifier.init) }

  // MARK: What there is

  /// The number of items in all sections.
  open var numberOfItems: Int { snapshot.numberOfItems }

  /// The number of sections.
  open var numberOfSections: Int { snapshot.numberOfSections }

  /// The sections in order.
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.value.base) }

  /// The items of all sections in order.
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.value.base) }

  /// The number of items in a section.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: Identifier(sectionIdentifier))
  }

  /// The items of a section in order.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: Identifier(sectionIdentifier)).map(\.value.base)
  }

  /// The section that contains an item; nil where the item is not in the snapshot.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: Identifier(itemIdentifier))?.value.base
  }

  /// The index of an item among those of all sections; `NSNotFound` where it is not in the snapshot.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(Identifier(itemIdentifier)) ?? NSNotFound
  }

  /// The index of a section; `NSNotFound` where it is not in the snapshot.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(Identifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Appends items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    snapshot.appendItems(Self.identifiers(identifiers))
  }

  /// Appends items to a section.
  open func appendItems(
    withIdentifiers identifiers: [Any],
    intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    snapshot.appendItems(Self.identifiers(identifiers), toSection: Identifier(sectionIdentifier))
  }

  /// Inserts items before another, in its section.
  open func insertItems(
    withIdentifiers identifiers: [Any],
    beforeItemWithIdentifier itemIdentifier: Any
  ) {
    snapshot.insertItems(Self.identifiers(identifiers), beforeItem: Identifier(itemIdentifier))
  }

  /// Inserts items after another, in its section.
  open func insertItems(
    withIdentifiers identifiers: [Any],
    afterItemWithIdentifier itemIdentifier: Any
  ) {
    snapshot.insertItems(Self.identifiers(identifiers), afterItem: Identifier(itemIdentifier))
  }

  /// Removes items; unknown ones are ignored.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    snapshot.deleteItems(Self.identifiers(identifiers))
  }

  /// Removes all items, and the sections too.
  open func deleteAllItems() { snapshot.deleteAllItems() }

  /// Moves an item before another, into its section.
  open func moveItem(withIdentifier from: Any, beforeItemWithIdentifier to: Any) {
    snapshot.moveItem(Identifier(from), beforeItem: Identifier(to))
  }

  /// Moves an item after another, into its section.
  open func moveItem(withIdentifier from: Any, afterItemWithIdentifier to: Any) {
    snapshot.moveItem(Identifier(from), afterItem: Identifier(to))
  }

  // MARK: Sections

  /// Appends sections.
  open func appendSections(withIdentifiers identifiers: [Any]) {
    snapshot.appendSections(Self.identifiers(identifiers))
  }

  /// Inserts sections before another.
  open func insertSections(
    withIdentifiers identifiers: [Any],
    beforeSectionWithIdentifier to: Any
  ) {
    snapshot.insertSections(Self.identifiers(identifiers), beforeSection: Identifier(to))
  }

  /// Inserts sections after another.
  open func insertSections(
    withIdentifiers identifiers: [Any],
    afterSectionWithIdentifier to: Any
  ) {
    snapshot.insertSections(Self.identifiers(identifiers), afterSection: Identifier(to))
  }

  /// Removes sections with their items; unknown ones are ignored.
  open func deleteSections(withIdentifiers identifiers: [Any]) {
    snapshot.deleteSections(Self.identifiers(identifiers))
  }

  /// Moves a section with its items before another.
  open func moveSection(withIdentifier from: Any, beforeSectionWithIdentifier to: Any) {
    snapshot.moveSection(Identifier(from), beforeSection: Identifier(to))
  }

  /// Moves a section with its items after another.
  open func moveSection(withIdentifier from: Any, afterSectionWithIdentifier to: Any) {
    snapshot.moveSection(Identifier(from), afterSection: Identifier(to))
  }

  // MARK: Marks

  /// The sections that are marked to be reloaded, in the order they were marked.
  open var reloadedSectionIdentifiers: [Any] {
    snapshot.reloadedSectionIdentifiers.map(\.value.base)
  }

  /// The items that are marked to be reloaded, in the order they were marked.
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.value.base) }

  /// The items that are marked to be reconfigured, in the order they were marked.
  open var reconfiguredItemIdentifiers: [Any] {
    snapshot.reconfiguredItemIdentifiers.map(\.value.base)
  }

  /// Marks sections to be reloaded when the snapshot is applied.
  open func reloadSections(withIdentifiers identifiers: [Any]) {
    snapshot.reloadSections(Self.identifiers(identifiers))
  }

  /// Marks items to be reloaded when the snapshot is applied.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems(Self.identifiers(identifiers))
  }

  /// Marks items to be reconfigured when the snapshot is applied; each keeps its cell.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems(Self.identifiers(identifiers))
  }

  // MARK: As a value

  /// Makes the object of a snapshot.
  package convenience init<Section: Sendable, Item: Sendable>(
    _ other: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    self.init()
    snapshot.appendSections(Self.identifiers(other.sectionIdentifiers))
    for section in other.sectionIdentifiers {
      snapshot.appendItems(
        Self.identifiers(other.itemIdentifiers(inSection: section)),
        toSection: Identifier(section)
      )
    }
    snapshot.reloadSections(Self.identifiers(other.reloadedSectionIdentifiers))
    snapshot.reloadItems(Self.identifiers(other.reloadedItemIdentifiers))
    snapshot.reconfigureItems(Self.identifiers(other.reconfiguredItemIdentifiers))
  }

  /// The snapshot with identifiers of two types; nil where an item is of another type.
  ///
  /// Core Data names sections with texts, and code that has one section calls it otherwise: on iOS nothing looks at a
  /// section's identifier before it is asked for. One that is of another type is the section's number, or the case
  /// of that number; nil where the type has neither.
  package func typed<Section: Sendable, Item: Sendable>(
    as type: NSDiffableDataSourceSnapshot<Section, Item>.Type = NSDiffableDataSourceSnapshot.self
  ) -> NSDiffableDataSourceSnapshot<Section, Item>? {
    var result = NSDiffableDataSourceSnapshot<Section, Item>()
    var sections: [Identifier: Section] = [:]
    func typed(_ items: [Identifier]) throws(OtherType) -> [Item] {
      try items.map { item throws(OtherType) in
        guard let value = item.value.base as? Item else { throw OtherType() }
        return value
      }
    }
    do throws(OtherType) {
      for (number, section) in snapshot.sectionIdentifiers.enumerated() {
        guard
          let value = section.value.base as? Section ?? number as? Section
            ?? (Section.self as? any CaseIterable.Type)?.value(number) as? Section
        else { return nil }
        sections[section] = value
        result.appendSections([value])
        result.appendItems(
          try typed(snapshot.itemIdentifiers(inSection: section)),
          toSection: value
        )
      }
      result.reloadSections(snapshot.reloadedSectionIdentifiers.compactMap { sections[$0] })
      result.reloadItems(try typed(snapshot.reloadedItemIdentifiers))
      result.reconfigureItems(try typed(snapshot.reconfiguredItemIdentifiers))
    } catch {
      return nil
    }
    return result
  }

  private struct OtherType: Error {}
}

extension CaseIterable {
  /// The case with a number, from 0.
  fileprivate static func value(_ number: Int) -> Any? {
    allCases.dropFirst(number).first
  }
}

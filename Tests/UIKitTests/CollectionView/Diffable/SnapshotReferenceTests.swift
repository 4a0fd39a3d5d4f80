import Foundation
import Testing
import UIKit

/// Snapshots as objects, whose identifiers may be anything.
@Suite struct SnapshotReferenceTests {
  private func made() -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a", "b"])
    snapshot.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
    snapshot.appendItems(withIdentifiers: [3])
    return snapshot
  }

  @Test func `have sections and items in order`() {
    let snapshot = made()
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 3)
    #expect(snapshot.sectionIdentifiers as? [String] == ["a", "b"])
    #expect(snapshot.itemIdentifiers as? [Int] == [1, 2, 3])
    #expect(snapshot.numberOfItems(inSection: "a") == 2)
    #expect(snapshot.itemIdentifiersInSection(withIdentifier: "b") as? [Int] == [3])
    #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 3) as? String == "b")
    #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 4) == nil)
    #expect(snapshot.index(ofItemIdentifier: 3) == 2)
    #expect(snapshot.index(ofItemIdentifier: 4) == NSNotFound)
    #expect(snapshot.index(ofSectionIdentifier: "b") == 1)
    #expect(snapshot.index(ofSectionIdentifier: "c") == NSNotFound)
  }

  @Test func `are changed as those of Swift are`() {
    let snapshot = made()
    snapshot.insertItems(withIdentifiers: [9], beforeItemWithIdentifier: 2)
    snapshot.insertItems(withIdentifiers: [8], afterItemWithIdentifier: 3)
    snapshot.moveItem(withIdentifier: 1, afterItemWithIdentifier: 3)
    #expect(snapshot.itemIdentifiers as? [Int] == [9, 2, 3, 1, 8])
    snapshot.moveItem(withIdentifier: 1, beforeItemWithIdentifier: 9)
    snapshot.deleteItems(withIdentifiers: [2])
    #expect(snapshot.itemIdentifiers as? [Int] == [1, 9, 3, 8])
    snapshot.insertSections(withIdentifiers: ["c"], beforeSectionWithIdentifier: "a")
    snapshot.insertSections(withIdentifiers: ["d"], afterSectionWithIdentifier: "a")
    #expect(snapshot.sectionIdentifiers as? [String] == ["c", "a", "d", "b"])
    snapshot.moveSection(withIdentifier: "c", afterSectionWithIdentifier: "b")
    snapshot.moveSection(withIdentifier: "d", beforeSectionWithIdentifier: "a")
    snapshot.deleteSections(withIdentifiers: ["b"])
    #expect(snapshot.sectionIdentifiers as? [String] == ["d", "a", "c"])
    #expect(snapshot.itemIdentifiers as? [Int] == [1, 9])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func `keep marks, and are copied whole`() throws {
    let snapshot = made()
    snapshot.reloadSections(withIdentifiers: ["b"])
    snapshot.reloadItems(withIdentifiers: [1])
    snapshot.reconfigureItems(withIdentifiers: [2, 3])
    let copy = try #require(snapshot.copy() as? NSDiffableDataSourceSnapshotReference)
    snapshot.deleteAllItems()
    #expect(copy.reloadedSectionIdentifiers as? [String] == ["b"])
    #expect(copy.reloadedItemIdentifiers as? [Int] == [1])
    #expect(copy.reconfiguredItemIdentifiers as? [Int] == [2, 3])
    #expect(copy.numberOfItems == 3)
  }

  @Test func `become one of Swift's and come from it`() throws {
    let snapshot = made()
    snapshot.reloadSections(withIdentifiers: ["b"])
    snapshot.reloadItems(withIdentifiers: [1])
    snapshot.reconfigureItems(withIdentifiers: [3])
    let typed = try #require(
      snapshot.typed(as: NSDiffableDataSourceSnapshot<String, Int>.self)
    )
    #expect(typed.sectionIdentifiers == ["a", "b"])
    #expect(typed.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(typed.reloadedSectionIdentifiers == ["b"])
    #expect(typed.reloadedItemIdentifiers == [1])
    #expect(typed.reconfiguredItemIdentifiers == [3])
    let back = NSDiffableDataSourceSnapshotReference(typed)
    #expect(back.itemIdentifiers as? [Int] == [1, 2, 3])
    #expect(back.reloadedSectionIdentifiers as? [String] == ["b"])
    #expect(back.reloadedItemIdentifiers as? [Int] == [1])
    #expect(back.reconfiguredItemIdentifiers as? [Int] == [3])
    #expect(snapshot.typed(as: NSDiffableDataSourceSnapshot<String, String>.self) == nil)
  }

  private enum Part: CaseIterable { case first, second }

  private struct Other: Hashable {}

  @Test func `have sections that code calls otherwise`() throws {
    let snapshot = made()
    snapshot.reloadSections(withIdentifiers: ["b"])
    let numbered = try #require(snapshot.typed(as: NSDiffableDataSourceSnapshot<Int, Int>.self))
    #expect(numbered.sectionIdentifiers == [0, 1])
    #expect(numbered.itemIdentifiers(inSection: 1) == [3])
    #expect(numbered.reloadedSectionIdentifiers == [1])
    let named = try #require(snapshot.typed(as: NSDiffableDataSourceSnapshot<Part, Int>.self))
    #expect(named.itemIdentifiers(inSection: .first) == [1, 2])
    #expect(snapshot.typed(as: NSDiffableDataSourceSnapshot<Other, Int>.self) == nil)
    snapshot.appendSections(withIdentifiers: ["c"])
    #expect(snapshot.typed(as: NSDiffableDataSourceSnapshot<Part, Int>.self) == nil)
  }
}

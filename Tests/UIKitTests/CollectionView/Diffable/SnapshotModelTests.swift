import Foundation
import TestSupport
import Testing
import UIKit

/// Snapshots held against plain lists of lists.
@Suite struct SnapshotModelTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// Sections with their items, as an app would keep them without snapshots.
  private struct Model {
    var sections: [(name: Int, items: [Int])] = []

    var items: [Int] { sections.flatMap(\.items) }

    func place(_ item: Int) -> (section: Int, item: Int)? {
      for (section, entry) in sections.enumerated() {
        if let index = entry.items.firstIndex(of: item) { return (section, index) }
      }
      return nil
    }

    func place(ofSection name: Int) -> Int? { sections.firstIndex { $0.name == name } }

    mutating func remove(_ item: Int) {
      guard let place = place(item) else { return }
      sections[place.section].items.remove(at: place.item)
    }

    mutating func insert(_ new: [Int], beside item: Int, after: Bool) {
      guard let place = place(item) else { return }
      sections[place.section].items.insert(contentsOf: new, at: place.item + (after ? 1 : 0))
    }
  }

  private func expectAgreement(_ snapshot: Snapshot, _ model: Model) {
    #expect(snapshot.sectionIdentifiers == model.sections.map(\.name))
    #expect(snapshot.itemIdentifiers == model.items)
    #expect(snapshot.numberOfItems == model.items.count)
    #expect(snapshot.numberOfSections == model.sections.count)
    for (index, section) in model.sections.enumerated() {
      #expect(snapshot.itemIdentifiers(inSection: section.name) == section.items)
      #expect(snapshot.numberOfItems(inSection: section.name) == section.items.count)
      #expect(snapshot.indexOfSection(section.name) == index)
      for item in section.items {
        #expect(snapshot.sectionIdentifier(containingItem: item) == section.name)
      }
    }
    for (index, item) in model.items.enumerated() { #expect(snapshot.indexOfItem(item) == index) }
  }

  @Test(arguments: 0..<40) func `every edit does what it would to lists`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    var (snapshot, model) = (Snapshot(), Model())
    var (nextItem, nextSection) = (0, 1_000)
    func newItems() -> [Int] {
      let count = numbers.int(1...4)
      nextItem += count
      return Array(nextItem - count..<nextItem)
    }
    for _ in 0..<60 {
      let items = model.items
      let names = model.sections.map(\.name)
      switch numbers.int(0...10) {
      case 0, 1:
        nextSection += 1
        if let beside = names.randomElement(using: &numbers), numbers.once(in: 2) {
          let isAfter = numbers.once(in: 2)
          let index = (model.place(ofSection: beside) ?? 0) + (isAfter ? 1 : 0)
          model.sections.insert((nextSection, []), at: index)
          if isAfter {
            snapshot.insertSections([nextSection], afterSection: beside)
          } else {
            snapshot.insertSections([nextSection], beforeSection: beside)
          }
        } else {
          model.sections.append((nextSection, []))
          snapshot.appendSections([nextSection])
        }
      case 2, 3, 4:
        guard let name = names.randomElement(using: &numbers) else { continue }
        let new = newItems()
        snapshot.appendItems(new, toSection: name)
        model.sections[model.place(ofSection: name) ?? 0].items += new
      case 5, 6:
        guard let item = items.randomElement(using: &numbers) else { continue }
        let (new, isAfter) = (newItems(), numbers.once(in: 2))
        model.insert(new, beside: item, after: isAfter)
        if isAfter {
          snapshot.insertItems(new, afterItem: item)
        } else {
          snapshot.insertItems(new, beforeItem: item)
        }
      case 7:
        let gone = items.filter { _ in numbers.once(in: 5) }
        for item in gone { model.remove(item) }
        snapshot.deleteItems(gone)
      case 8:
        guard items.count > 1 else { continue }
        let moved = numbers.pick(items)
        guard let target = items.filter({ $0 != moved }).randomElement(using: &numbers) else {
          continue
        }
        let isAfter = numbers.once(in: 2)
        model.remove(moved)
        model.insert([moved], beside: target, after: isAfter)
        if isAfter {
          snapshot.moveItem(moved, afterItem: target)
        } else {
          snapshot.moveItem(moved, beforeItem: target)
        }
      case 9:
        guard names.count > 2, let name = names.randomElement(using: &numbers) else { continue }
        model.sections.removeAll { $0.name == name }
        snapshot.deleteSections([name])
      default:
        guard names.count > 1 else { continue }
        let moved = numbers.pick(names)
        guard let target = names.filter({ $0 != moved }).randomElement(using: &numbers) else {
          continue
        }
        let entry = model.sections.remove(at: model.place(ofSection: moved) ?? 0)
        model.sections.insert(entry, at: (model.place(ofSection: target) ?? 0) + 1)
        snapshot.moveSection(moved, afterSection: target)
      }
      expectAgreement(snapshot, model)
    }
  }

  @Test func `what is not there is nowhere`() {
    var snapshot = Snapshot()
    snapshot.appendSections([1])
    snapshot.appendItems([5])
    #expect(snapshot.indexOfItem(6) == nil && snapshot.indexOfSection(2) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 6) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test func `copies are values`() {
    var first = Snapshot()
    first.appendSections([1])
    first.appendItems([1, 2, 3])
    var second = first
    second.deleteItems([2])
    #expect(first.itemIdentifiers == [1, 2, 3] && second.itemIdentifiers == [1, 3])
  }

  @Test func `marks are kept of what stays`() {
    var snapshot = Snapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([10, 11], toSection: 1)
    snapshot.appendItems([20], toSection: 2)
    snapshot.reloadItems([10])
    snapshot.reconfigureItems([20])
    snapshot.reloadSections([2])
    #expect(snapshot.reloadedItemIdentifiers == [10])
    #expect(snapshot.reconfiguredItemIdentifiers == [20])
    #expect(snapshot.reloadedSectionIdentifiers == [2])
    snapshot.deleteItems([10])
    snapshot.deleteSections([2])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  // MARK: Outlines

  private func outline() -> Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    return outline
  }

  @Test func `items are put beside others, with the same parent`() {
    var outline = outline()
    outline.insert([10], before: 11)
    outline.insert([13], after: 12)
    outline.insert([0], before: 1)
    // After an item means after all below it.
    outline.insert([15], after: 1)
    #expect(outline.items == [0, 1, 10, 11, 12, 13, 15, 2])
    #expect(outline.rootItems == [0, 1, 15, 2])
    #expect(outline.parent(of: 10) == 1 && outline.parent(of: 15) == nil)
    #expect(outline.level(of: 13) == 1 && outline.level(of: 15) == 0)
  }

  @Test func `outlines are put beside items, with all that is in them`() {
    var (outer, inner) = (outline(), Outline())
    inner.append([50])
    inner.append([51, 52], to: 50)
    inner.expand([50])
    outer.insert(inner, before: 12)
    #expect(outer.items == [1, 11, 50, 51, 52, 12, 2])
    #expect(outer.parent(of: 50) == 1 && outer.level(of: 51) == 2 && outer.isExpanded(50))
    var (second, other) = (outline(), Outline())
    other.append([60])
    second.insert(other, after: 1)
    #expect(second.items == [1, 11, 12, 60, 2] && second.parent(of: 60) == nil)
  }

  @Test func `an outline knows its items and where they are`() {
    var outline = outline()
    #expect(outline.contains(12) && !outline.contains(3))
    #expect(outline.items.map { outline.index(of: $0) } == [0, 1, 2, 3])
    #expect(outline.index(of: 9) == nil)
    outline.deleteAll()
    #expect(outline.items.isEmpty && outline.visibleItems.isEmpty && !outline.contains(1))
  }

  @Test func `only what is below expanded items shows`() {
    var outline = outline()
    outline.append([111], to: 11)
    #expect(outline.visibleItems == [1, 2])
    outline.expand([11])
    #expect(outline.visibleItems == [1, 2] && !outline.isVisible(111))
    outline.expand([1])
    #expect(outline.visibleItems == [1, 11, 111, 12, 2])
    outline.collapse([1])
    // What is below keeps whether it is expanded.
    #expect(outline.visibleItems == [1, 2] && outline.isExpanded(11))
  }

  @Test func `what is below an item is replaced`() {
    var (outline, new) = (outline(), Outline())
    new.append([70, 71])
    outline.replace(childrenOf: 1, using: new)
    #expect(outline.items == [1, 70, 71, 2] && outline.parent(of: 71) == 1)
    #expect(!outline.contains(11))
  }
}

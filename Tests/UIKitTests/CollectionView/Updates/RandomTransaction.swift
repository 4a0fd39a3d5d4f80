import Foundation
import ListUpdates
import TestSupport

@testable import UIKit

/// A consistent set of updates drawn at random, with the data they make of other data.
struct RandomTransaction {
  private(set) var operations = UpdateOperations<IndexPath>()
  private(set) var result: [[String]] = []
  /// What was made anew rather than kept.
  private(set) var reloaded: Set<String> = []

  init(_ old: [[String]], _ numbers: inout SplitMix64) {
    var carried: [String: IndexPath] = [:]
    var kept: [(old: Int, items: [String])] = []
    var movedSections: [(old: Int, items: [String])] = []
    for (section, items) in old.enumerated() {
      if numbers.once(in: 8) {
        operations.deletedSections.append(section)
        continue
      }
      var stays: [String] = []
      for (item, name) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        switch numbers.int(0...11) {
        case 0: operations.deletedItems.append(path)
        case 1: carried[name] = path
        case 2:
          operations.reloadedItems.append(path)
          reloaded.insert(name)
          stays.append(name)
        default: stays.append(name)
        }
      }
      if numbers.once(in: 8) {
        movedSections.append((section, stays))
      } else {
        kept.append((section, stays))
      }
    }
    result = kept.map(\.items)
    placeSections(movedSections, &numbers)
    placeItems(carried, &numbers)
  }

  /// Puts what comes into the sections, from the front, so that places are final at once.
  private mutating func placeSections(
    _ moved: [(old: Int, items: [String])],
    _ numbers: inout SplitMix64
  ) {
    let inserted = numbers.once(in: 3) ? numbers.int(1...2) : 0
    let total = result.count + moved.count + inserted
    let places = (0..<total).shuffled(using: &numbers).prefix(moved.count + inserted).sorted()
    var waiting = moved
    for (index, place) in places.enumerated() {
      let comesNew = waiting.isEmpty || (index < inserted && numbers.once(in: 2))
      let left = places.count - index
      if comesNew, left > waiting.count {
        let count = numbers.int(0...6)
        result.insert((0..<count).map { "n\(numbers.next() % 1_000_000).\($0)" }, at: place)
        operations.insertedSections.append(place)
      } else {
        let section = waiting.removeFirst()
        result.insert(section.items, at: place)
        operations.movedSections.append(.init(from: section.old, to: place))
      }
    }
  }

  private mutating func placeItems(
    _ carried: [String: IndexPath],
    _ numbers: inout SplitMix64
  ) {
    let inserted = Set(operations.insertedSections)
    let open = result.indices.filter { !inserted.contains($0) }
    guard !open.isEmpty else {
      for path in carried.values { operations.deletedItems.append(path) }
      return
    }
    var arrivals: [Int: [(name: String, from: IndexPath?)]] = [:]
    for (name, path) in carried.sorted(by: { $0.value < $1.value }) {
      arrivals[numbers.pick(open), default: []].append((name, path))
    }
    for section in open where numbers.once(in: 2) {
      for _ in 0..<numbers.int(1...3) {
        arrivals[section, default: []].append(("n\(numbers.next() % 1_000_000_000)", nil))
      }
    }
    for (section, names) in arrivals.sorted(by: { $0.key < $1.key }) {
      let total = result[section].count + names.count
      let places = (0..<total).shuffled(using: &numbers).prefix(names.count).sorted()
      for (place, (name, from)) in zip(places, names) {
        result[section].insert(name, at: place)
        let path = IndexPath(item: place, section: section)
        if let from {
          operations.movedItems.append(.init(from: from, to: path))
        } else {
          operations.insertedItems.append(path)
        }
      }
    }
  }

  /// Declares everything to a view, in an order of its own.
  @MainActor
  func declare(to view: UICollectionView, _ numbers: inout SplitMix64) {
    var steps: [() -> Void] = []
    steps.append { view.deleteItems(at: operations.deletedItems) }
    steps.append { view.insertItems(at: operations.insertedItems) }
    steps.append { view.reloadItems(at: operations.reloadedItems) }
    steps.append { view.deleteSections(IndexSet(operations.deletedSections)) }
    steps.append { view.insertSections(IndexSet(operations.insertedSections)) }
    for move in operations.movedItems {
      steps.append { view.moveItem(at: move.from, to: move.to) }
    }
    for move in operations.movedSections {
      steps.append { view.moveSection(move.from, toSection: move.to) }
    }
    for step in steps.shuffled(using: &numbers) { step() }
  }

  /// Declares everything to a table view, in an order of its own.
  @MainActor
  func declare(to view: UITableView, _ numbers: inout SplitMix64) {
    var steps: [() -> Void] = []
    steps.append { view.deleteRows(at: operations.deletedItems, with: .automatic) }
    steps.append { view.insertRows(at: operations.insertedItems, with: .fade) }
    steps.append { view.reloadRows(at: operations.reloadedItems, with: .none) }
    steps.append { view.deleteSections(IndexSet(operations.deletedSections), with: .automatic) }
    steps.append { view.insertSections(IndexSet(operations.insertedSections), with: .top) }
    for move in operations.movedItems { steps.append { view.moveRow(at: move.from, to: move.to) } }
    for move in operations.movedSections {
      steps.append { view.moveSection(move.from, toSection: move.to) }
    }
    for step in steps.shuffled(using: &numbers) { step() }
  }
}

import Foundation
import TestSupport
import UIKit

/// The data of an app: sections of items, each of which there is once.
struct Stock: Sendable {
  struct Section: Sendable, Hashable {
    var id: Int
    var items: [Int]
  }

  var sections: [Section] = []
  /// How often what an item shows has changed.
  var versions: [Int: Int] = [:]
  private var made = 0

  init(_ counts: [Int]) {
    sections = counts.map { count in makeSection(count) }
  }

  mutating func makeItem() -> Int {
    made += 1
    return made
  }

  mutating func makeSection(_ count: Int) -> Section {
    let id = makeItem()
    return Section(id: id, items: (0..<count).map { _ in makeItem() })
  }

  subscript(path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  mutating func move(_ path: IndexPath, to place: IndexPath) {
    let item = sections[path.section].items.remove(at: path.item)
    sections[place.section].items.insert(item, at: place.item)
  }

  func version(_ item: Int) -> Int { versions[item] ?? 0 }

  /// Forgets what is gone and never comes back, so that a long life needs no more room than a short one.
  mutating func forgetVersions() {
    let items = allItems
    guard versions.count > 64 + 2 * items.count else { return }
    let kept = Set(items)
    versions = versions.filter { kept.contains($0.key) }
  }

  var allItems: [Int] { sections.flatMap(\.items) }

  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { IndexPath(item: $0, section: section) }
    }
  }
}

/// One change of the data, and how it is told to a list.
struct Edit {
  private(set) var result: Stock
  private(set) var deletedItems: [IndexPath] = []
  private(set) var reloadedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [(from: Int, to: Int)] = []
  /// The items that get other cells.
  private(set) var reloaded: Set<Int> = []

  /// Draws a change of data; `strength` is how many of ten items it concerns at most.
  init(_ old: Stock, _ random: inout SplitMix64) {
    result = old
    let share = random.pick([0, 1, 1, 3, 8])
    let sectionShare = random.pick([0, 0, 1, 4])
    var carried: [(item: Int, from: IndexPath)] = []
    var kept: [Stock.Section] = []
    var travelling: [(from: Int, section: Stock.Section)] = []
    for (number, section) in old.sections.enumerated() {
      if random.int(0...9) < sectionShare, random.once(in: 2) {
        deletedSections.insert(number)
        continue
      }
      let stays = sort(section, number, share, &carried, &random)
      if random.int(0...19) < sectionShare {
        travelling.append((number, stays))
      } else {
        kept.append(stays)
      }
    }
    result.sections = kept
    let comesNew = random.int(0...9) < sectionShare || old.sections.isEmpty
    place(travelling, &random, inserted: comesNew ? random.int(1...2) : 0)
    place(carried, &random, share)
    result.forgetVersions()
  }

  /// Takes one item away.
  init(_ old: Stock, deleting path: IndexPath) {
    result = old
    guard old[path] != nil else { return }
    result.sections[path.section].items.remove(at: path.item)
    deletedItems = [path]
  }

  /// Decides what becomes of a section's items, and returns it with those that stay.
  private mutating func sort(
    _ section: Stock.Section,
    _ number: Int,
    _ share: Int,
    _ carried: inout [(item: Int, from: IndexPath)],
    _ random: inout SplitMix64
  ) -> Stock.Section {
    var stays = section
    stays.items = []
    for (place, item) in section.items.enumerated() {
      let path = IndexPath(item: place, section: number)
      guard random.int(0...9) < share else {
        stays.items.append(item)
        continue
      }
      switch random.int(0...5) {
      case 0, 1, 2: deletedItems.append(path)
      case 3: carried.append((item, path))
      case 4:
        reloadedItems.append(path)
        reloaded.insert(item)
        result.versions[item, default: 0] += 1
        stays.items.append(item)
      default: stays.items.append(item)
      }
    }
    return stays
  }

  /// Puts sections in from the front, so that places are final at once.
  private mutating func place(
    _ travelling: [(from: Int, section: Stock.Section)],
    _ random: inout SplitMix64,
    inserted: Int
  ) {
    var coming: [(from: Int?, section: Stock.Section)] = travelling.map { ($0.from, $0.section) }
    for _ in 0..<inserted { coming.append((nil, result.makeSection(random.int(0...12)))) }
    let total = result.sections.count + coming.count
    let places = (0..<total).shuffled(using: &random).prefix(coming.count).sorted()
    for (place, (from, section)) in zip(places, coming.shuffled(using: &random)) {
      result.sections.insert(section, at: place)
      if let from {
        movedSections.append((from, place))
      } else {
        insertedSections.insert(place)
      }
    }
  }

  private mutating func place(
    _ carried: [(item: Int, from: IndexPath)],
    _ random: inout SplitMix64,
    _ share: Int
  ) {
    let open = result.sections.indices.filter { !insertedSections.contains($0) }
    guard !open.isEmpty else {
      deletedItems += carried.map(\.from)
      return
    }
    var arrivals: [Int: [(item: Int, from: IndexPath?)]] = [:]
    for (item, from) in carried { arrivals[random.pick(open), default: []].append((item, from)) }
    for section in open where share == 0 || random.once(in: 2) {
      for _ in 0..<random.int(0...(share + 2)) {
        arrivals[section, default: []].append((result.makeItem(), nil))
      }
    }
    for (section, coming) in arrivals.sorted(by: { $0.key < $1.key }) {
      let total = result.sections[section].items.count + coming.count
      let places = (0..<total).shuffled(using: &random).prefix(coming.count).sorted()
      for (place, (item, from)) in zip(places, coming) {
        result.sections[section].items.insert(item, at: place)
        let path = IndexPath(item: place, section: section)
        if let from { movedItems.append((from, path)) } else { insertedItems.append(path) }
      }
    }
  }
}

extension SectionedIdentifiers {
  /// What turns another order into this one, with as few moves as can be.
  ///
  /// Takes a comparison for each item that stays where it was, a look-up by the hash already known
  /// for each that does not, and O(m log m) for m stretches of items that stay together.
  package func differences(from old: Self) -> Differences {
    var builder = DifferenceBuilder(old: old, new: self)
    builder.compareSections()
    builder.compareItems()
    return builder.differences
  }
}

/// Gathers the differences between two orders.
private struct DifferenceBuilder<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Order = SectionedIdentifiers<Section, Item>

  let old: Order
  let new: Order
  var differences = Differences()
  /// Sections that are in both, in the new order.
  private var pairs: ContiguousArray<(old: Int, new: Int)> = []
  private var newIsPaired: ContiguousArray<Bool> = []
  private var oldIsPaired: ContiguousArray<Bool> = []

  init(old: Order, new: Order) {
    self.old = old
    self.new = new
  }

  // MARK: Sections

  mutating func compareSections() {
    newIsPaired = ContiguousArray(repeating: false, count: new.sectionCount)
    oldIsPaired = ContiguousArray(repeating: false, count: old.sectionCount)
    var matches: ContiguousArray<Match> = []
    for (position, handle) in new.order.sections.enumerated() {
      let match = old.sectionTable.handle(
        of: new.sectionTable[handle],
        hash: new.sectionTable.hash(of: handle)
      )
      guard let match else {
        differences.insertedSections.append(position)
        continue
      }
      let source = old.order.position(of: match)
      pairs.append((source, position))
      newIsPaired[position] = true
      oldIsPaired[source] = true
      Match.append(old: source, new: position, to: &matches)
    }
    differences.deletedSections = oldIsPaired.indices.filter { !oldIsPaired[$0] }
    let stays = HeaviestRise.stays(matches, oldCount: old.sectionCount)
    for (match, stays) in zip(matches, stays) where !stays {
      for step in 0..<match.length {
        differences.movedSections.append(
          Differences.Move(from: match.old + step, to: match.new + step)
        )
      }
    }
  }

  // MARK: Items

  private struct Rest {
    var place: Place
    var handle: Handle
  }

  /// What a pair of sections is left with after the walk.
  private struct Walked {
    var old: Int
    var matches: ContiguousArray<Match>
    var count: Int
  }

  mutating func compareItems() {
    var oldRest: ContiguousArray<Rest> = []
    var newRest: ContiguousArray<Rest> = []
    var walked: [Int: Walked] = [:]
    for pair in pairs {
      let olds = old.order.items(of: old.order.sections[pair.old])
      let news = new.order.items(of: new.order.sections[pair.new])
      let comparison = Comparison(olds, of: old.itemTable, news, of: new.itemTable)
      for item in comparison.oldRest {
        let place = Place(section: pair.old, item: item)
        oldRest.append(Rest(place: place, handle: olds[item]))
      }
      for item in comparison.newRest {
        let place = Place(section: pair.new, item: item)
        newRest.append(Rest(place: place, handle: news[item]))
      }
      // Without a rest on both sides nothing can join what was walked.
      if !comparison.oldRest.isEmpty, !comparison.newRest.isEmpty {
        walked[pair.new] = Walked(old: pair.old, matches: comparison.matches, count: olds.count)
      }
    }
    addItemsOfUnpairedSections(&oldRest, &newRest)
    settle(oldRest, newRest, &walked)
  }

  private func addItemsOfUnpairedSections(
    _ oldRest: inout ContiguousArray<Rest>,
    _ newRest: inout ContiguousArray<Rest>
  ) {
    for section in oldIsPaired.indices where !oldIsPaired[section] {
      for (item, handle) in old.order.items(of: old.order.sections[section]).enumerated() {
        oldRest.append(Rest(place: Place(section: section, item: item), handle: handle))
      }
    }
    for section in newIsPaired.indices where !newIsPaired[section] {
      for (item, handle) in new.order.items(of: new.order.sections[section]).enumerated() {
        newRest.append(Rest(place: Place(section: section, item: item), handle: handle))
      }
    }
  }

  /// Pairs what was passed by, through the tables.
  private mutating func settle(
    _ oldRest: ContiguousArray<Rest>,
    _ newRest: ContiguousArray<Rest>,
    _ walked: inout [Int: Walked]
  ) {
    // Where in `oldRest` each handle is, from one; nought where it is not there.
    // Each is found once, whatever an unsound equality says.
    var positions: ContiguousArray<UInt32> = []
    if !oldRest.isEmpty, !newRest.isEmpty {
      positions = ContiguousArray(repeating: 0, count: old.itemCount)
      for (index, rest) in oldRest.enumerated() { positions[Int(rest.handle)] = UInt32(index + 1) }
    }
    var isPaired = ContiguousArray(repeating: false, count: oldRest.count)
    var joined: [Int: ContiguousArray<Match>] = [:]
    var section = -1
    var here: ContiguousArray<Match> = []
    for rest in newRest {
      if rest.place.section != section {
        if !here.isEmpty { joined[section] = here }
        (section, here) = (rest.place.section, [])
      }
      guard let source = source(of: rest, &positions) else {
        if newIsPaired[section] { differences.insertedItems.append(rest.place) }
        continue
      }
      isPaired[source] = true
      let from = oldRest[source].place
      if walked[section]?.old == from.section {
        Match.append(old: from.item, new: rest.place.item, to: &here)
      } else {
        differences.movedItems.append(Differences.Move(from: from, to: rest.place))
      }
    }
    if !here.isEmpty { joined[section] = here }
    for (index, rest) in oldRest.enumerated()
    where !isPaired[index] && oldIsPaired[rest.place.section] {
      differences.deletedItems.append(rest.place)
    }
    for (section, matches) in joined.sorted(by: { $0.key < $1.key }) {
      if let walked = walked[section] { moveWithin(section, walked, matches) }
    }
  }

  /// Which of the old rest a new one is; nil where it is new.
  private func source(of rest: Rest, _ positions: inout ContiguousArray<UInt32>) -> Int? {
    guard !positions.isEmpty else { return nil }
    let found = old.itemTable.handle(
      of: new.itemTable[rest.handle],
      hash: new.itemTable.hash(of: rest.handle)
    )
    guard let found, positions[Int(found)] > 0 else { return nil }
    defer { positions[Int(found)] = 0 }
    return Int(positions[Int(found)]) - 1
  }

  /// Lets as many items as can be stay in a section, and moves the others.
  private mutating func moveWithin(
    _ section: Int,
    _ walked: Walked,
    _ joined: ContiguousArray<Match>
  ) {
    let matches = merge(walked.matches, joined)
    let stays = HeaviestRise.stays(matches, oldCount: walked.count)
    for (match, stays) in zip(matches, stays) where !stays {
      for step in 0..<match.length {
        differences.movedItems.append(
          Differences.Move(
            from: Place(section: walked.old, item: match.old + step),
            to: Place(section: section, item: match.new + step)
          )
        )
      }
    }
  }

  /// Both lists in the new order.
  private func merge(
    _ a: ContiguousArray<Match>,
    _ b: ContiguousArray<Match>
  ) -> ContiguousArray<Match> {
    var merged: ContiguousArray<Match> = []
    merged.reserveCapacity(a.count + b.count)
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if j == b.count || (i < a.count && a[i].new < b[j].new) {
        merged.append(a[i])
        i += 1
      } else {
        merged.append(b[j])
        j += 1
      }
    }
    return merged
  }
}

/// Gathers the differences between two orders, in nothing but handles and positions.
@usableFromInline
struct DifferenceBuilder {
  private let old: HandleOrder
  private let new: HandleOrder
  @usableFromInline private(set) var differences = Differences()
  /// Positions of sections that are in both, in the new order.
  @usableFromInline private(set) var pairs: ContiguousArray<(old: Int, new: Int)> = []
  private var newIsPaired: ContiguousArray<Bool> = []
  private var oldIsPaired: ContiguousArray<Bool> = []
  /// What the walks by the side of each other passed by.
  private var oldRest: ContiguousArray<Rest> = []
  private var newRest: ContiguousArray<Rest> = []
  private var walked: [Int: Walked] = [:]

  private struct Rest {
    var place: Place
    var handle: Handle
  }

  /// What a pair of sections has in common so far.
  private struct Walked {
    var old: Int
    var matches: ContiguousArray<Match>
    var count: Int
  }

  @usableFromInline init(old: HandleOrder, new: HandleOrder) {
    self.old = old
    self.new = new
  }

  /// Tells which sections came, went and moved; `partners` are old handles in the new order.
  @usableFromInline mutating func compareSections(_ partners: ContiguousArray<Handle>) {
    newIsPaired = ContiguousArray(repeating: false, count: new.sections.count)
    oldIsPaired = ContiguousArray(repeating: false, count: old.sections.count)
    var matches: ContiguousArray<Match> = []
    for (position, partner) in partners.enumerated() {
      guard partner != .max, !oldIsPaired[old.position(of: partner)] else {
        differences.insertedSections.append(position)
        continue
      }
      let source = old.position(of: partner)
      pairs.append((source, position))
      newIsPaired[position] = true
      oldIsPaired[source] = true
      Match.append(old: source, new: position, to: &matches)
    }
    differences.deletedSections = oldIsPaired.indices.filter { !oldIsPaired[$0] }
    let stays = HeaviestRise.stays(matches, oldCount: old.sections.count)
    for (match, stays) in zip(matches, stays) where !stays {
      for step in 0..<match.length {
        differences.movedSections.append(
          Differences.Move(from: match.old + step, to: match.new + step)
        )
      }
    }
  }

  /// The items of a pair of sections.
  @usableFromInline func items(
    of pair: Int
  ) -> (old: ContiguousArray<Handle>, new: ContiguousArray<Handle>) {
    (
      old.items(of: old.sections[pairs[pair].old]),
      new.items(of: new.sections[pairs[pair].new])
    )
  }

  /// Takes in what a walk through a pair of sections found.
  @usableFromInline mutating func add(
    _ comparison: Comparison,
    _ olds: ContiguousArray<Handle>,
    _ news: ContiguousArray<Handle>,
    of pair: Int
  ) {
    let (source, target) = pairs[pair]
    for item in comparison.oldRest {
      let place = Place(section: source, item: Int(item))
      oldRest.append(Rest(place: place, handle: olds[Int(item)]))
    }
    for item in comparison.newRest {
      let place = Place(section: target, item: Int(item))
      newRest.append(Rest(place: place, handle: news[Int(item)]))
    }
    // Without a rest on both sides nothing can join what was walked.
    if !comparison.oldRest.isEmpty, !comparison.newRest.isEmpty {
      walked[target] = Walked(old: source, matches: comparison.matches, count: olds.count)
    }
  }

  @usableFromInline mutating func addItemsOfUnpairedSections() {
    for section in oldIsPaired.indices where !oldIsPaired[section] {
      for (item, handle) in old.items(of: old.sections[section]).enumerated() {
        oldRest.append(Rest(place: Place(section: section, item: item), handle: handle))
      }
    }
    for section in newIsPaired.indices where !newIsPaired[section] {
      for (item, handle) in new.items(of: new.sections[section]).enumerated() {
        newRest.append(Rest(place: Place(section: section, item: item), handle: handle))
      }
    }
  }

  /// What is to be looked up: the new items that were passed by, where old ones were too.
  @usableFromInline var newHandles: ContiguousArray<Handle> {
    oldRest.isEmpty ? [] : ContiguousArray(newRest.lazy.map(\.handle))
  }

  /// Pairs what was passed by; `partners` are the old handles of `newHandles`.
  @usableFromInline mutating func settle(_ partners: ContiguousArray<Handle>) {
    // Where in `oldRest` each handle is, from one; zero where it is not there.
    var positions: ContiguousArray<UInt32> = []
    if !partners.isEmpty {
      positions = ContiguousArray(repeating: 0, count: old.itemCount)
      for (index, rest) in oldRest.enumerated() { positions[Int(rest.handle)] = UInt32(index + 1) }
    }
    var isPaired = ContiguousArray(repeating: false, count: oldRest.count)
    var section = -1
    var joined: ContiguousArray<Match> = []
    for (index, rest) in newRest.enumerated() {
      if rest.place.section != section {
        moveWithin(section, joined)
        (section, joined) = (rest.place.section, [])
      }
      let partner = partners.isEmpty ? .max : partners[index]
      let position = partner == .max ? 0 : Int(positions[Int(partner)])
      guard position > 0, !isPaired[position - 1] else {
        // Each is found once, whatever an unsound equality says.
        if newIsPaired[section] { differences.insertedItems.append(rest.place) }
        continue
      }
      isPaired[position - 1] = true
      let from = oldRest[position - 1].place
      if newIsPaired[section], walked[section]?.old == from.section {
        Match.append(old: from.item, new: rest.place.item, to: &joined)
      } else {
        differences.movedItems.append(Differences.Move(from: from, to: rest.place))
      }
    }
    moveWithin(section, joined)
    for (index, rest) in oldRest.enumerated()
    where !isPaired[index] && oldIsPaired[rest.place.section] {
      differences.deletedItems.append(rest.place)
    }
  }

  /// Lets as many items as can be stay in a section, and moves the others.
  private mutating func moveWithin(_ section: Int, _ joined: ContiguousArray<Match>) {
    guard !joined.isEmpty, let walked = walked.removeValue(forKey: section) else { return }
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

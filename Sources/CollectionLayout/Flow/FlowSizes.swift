import Foundation

/// The sizes of a section's items.
///
/// Knows at any time whether all items are of one size, which decides how a last line is set: it
/// counts the neighbours that differ.
struct FlowSizes: Sendable {
  private enum Own: Sendable {
    case none
    case listed([AxisSize])
    case measured([Int: AxisSize])
  }

  let count: Int
  /// The size of items that have none of their own.
  let plain: AxisSize
  private var own: Own
  private var differences = 0

  /// Items of one size.
  init(count: Int, plain: AxisSize) {
    self.count = count
    self.plain = plain
    own = .none
  }

  /// Items that each have a size; kept as one where they are alike.
  init(listed: [AxisSize]) {
    count = listed.count
    plain = listed.first ?? AxisSize(main: 0, cross: 0)
    own = .none
    for index in listed.indices.dropFirst() where listed[index] != listed[index - 1] {
      differences += 1
    }
    if differences > 0 { own = .listed(listed) }
  }

  /// Items of one size but for some.
  init(count: Int, plain: AxisSize, measured: [Int: AxisSize]) {
    self.init(count: count, plain: plain)
    let measured = measured.filter { (0..<count).contains($0.key) }
    guard !measured.isEmpty else { return }
    own = .measured(measured)
    for item in measured.keys {
      if item > 0, self[item - 1] != self[item] { differences += 1 }
      // The pair behind counts here only where the neighbour does not count it itself.
      if item + 1 < count, measured[item + 1] == nil, plain != self[item] { differences += 1 }
    }
  }

  /// Whether all items are of one size.
  var areEven: Bool { differences == 0 }

  subscript(item: Int) -> AxisSize {
    switch own {
    case .none: plain
    case .listed(let sizes): sizes[item]
    case .measured(let sizes): sizes[item] ?? plain
    }
  }

  /// Whether an item has the size that goes without saying.
  func isPlain(_ item: Int) -> Bool {
    switch own {
    case .none: true
    case .listed: false
    case .measured(let sizes): sizes[item] == nil
    }
  }

  /// What is known of single items, for sections whose other items are guesses.
  var measured: [Int: AxisSize] {
    if case .measured(let sizes) = own { sizes } else { [:] }
  }

  /// The items from `item` on that are plain, up to the next that is not.
  var plainEnds: PlainEnds {
    switch own {
    case .none: PlainEnds(count: count, special: [])
    case .listed: PlainEnds(count: 0, special: [])
    case .measured(let sizes): PlainEnds(count: count, special: sizes.keys.sorted())
    }
  }

  mutating func set(_ size: AxisSize, at item: Int) {
    differences -= unevenness(around: item)
    switch own {
    case .none: own = .measured([item: size])
    case .listed(var sizes):
      own = .none
      sizes[item] = size
      own = .listed(sizes)
    case .measured(var sizes):
      own = .none
      sizes[item] = size
      own = .measured(sizes)
    }
    differences += unevenness(around: item)
  }

  private func unevenness(around item: Int) -> Int {
    let size = self[item]
    var number = 0
    if item > 0, self[item - 1] != size { number += 1 }
    if item + 1 < count, self[item + 1] != size { number += 1 }
    return number
  }
}

/// Walks along a section and tells where stretches of plain items end.
struct PlainEnds {
  private let count: Int
  private let special: [Int]
  private var next = 0

  init(count: Int, special: [Int]) {
    self.count = count
    self.special = special
  }

  /// Where the plain items end that begin at an item; there itself where that is not plain.
  ///
  /// Asked for items in rising order.
  mutating func end(from item: Int) -> Int {
    while next < special.count, special[next] < item { next += 1 }
    return max(item, next < special.count ? special[next] : count)
  }
}

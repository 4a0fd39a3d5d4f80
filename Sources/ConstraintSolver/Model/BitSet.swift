/// A set of small numbers whose least and greatest are found fast.
struct BitSet {
  private var words = FlatArray<UInt64>()
  private var first = Int.max
  private var last = -1

  /// Makes room for numbers below `count` and removes all.
  mutating func prepare(_ count: Int) {
    words.fill((count + 63) / 64 + 1, with: 0)
    first = .max
    last = -1
  }

  mutating func insert(_ number: Int) {
    let word = number >> 6
    words.base[word] |= 1 << UInt64(number & 63)
    if word < first { first = word }
    if word > last { last = word }
  }

  mutating func removeFirst() -> Int? {
    while first <= last {
      let word = words[first]
      if word != 0 {
        words[first] = word & (word - 1)
        return first << 6 | word.trailingZeroBitCount
      }
      first += 1
    }
    reset()
    return nil
  }

  mutating func removeLast() -> Int? {
    while last >= first {
      let word = words[last]
      if word != 0 {
        let bit = 63 - word.leadingZeroBitCount
        words[last] = word & ~(1 << UInt64(bit))
        return last << 6 | bit
      }
      last -= 1
    }
    reset()
    return nil
  }

  private mutating func reset() {
    first = .max
    last = -1
  }

  func free() { words.free() }

  var footprint: Int { words.footprint }
}

/// A cache with a bound, whose entries leave in the order they were last used, roughly.
///
/// Entries live in two generations. When the young one holds half the bound it becomes the old one,
/// and the old one is dropped; a hit in the old one moves back to the young. Every operation is one
/// or two look-ups, whatever the bound.
struct GenerationalCache<Key: Hashable, Value> {
  /// The total cost never exceeds this.
  let limit: Int
  private(set) var counters = GenerationalCacheCounters()
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private var oldCost = 0

  private struct Entry {
    var value: Value
    var cost: Int
  }

  init(limit: Int) { self.limit = limit }

  var count: Int { young.count + old.count }
  var cost: Int { youngCost + oldCost }

  /// The value of a key, which thereby counts as used.
  subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] {
        counters.hits += 1
        return entry.value
      }
      guard !old.isEmpty, let entry = old.removeValue(forKey: key) else {
        counters.misses += 1
        return nil
      }
      counters.hits += 1
      oldCost -= entry.cost
      add(entry, for: key)
      return entry.value
    }
  }

  /// Keeps a value, unless it alone would take a large part of the cache.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= max(limit / 8, 1) else { return }
    if let replaced = young.removeValue(forKey: key) { youngCost -= replaced.cost }
    if let replaced = old.removeValue(forKey: key) { oldCost -= replaced.cost }
    add(Entry(value: value, cost: cost), for: key)
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
    youngCost = 0
    oldCost = 0
  }

  private mutating func add(_ entry: Entry, for key: Key) {
    if youngCost + entry.cost > limit / 2 {
      counters.evictions += old.count
      old = young
      oldCost = youngCost
      young = [:]
      youngCost = 0
    }
    young[key] = entry
    youngCost += entry.cost
  }
}

/// What a cache has done, for tests and for tuning.
struct GenerationalCacheCounters: Hashable, Sendable {
  var hits = 0
  var misses = 0
  var evictions = 0
}

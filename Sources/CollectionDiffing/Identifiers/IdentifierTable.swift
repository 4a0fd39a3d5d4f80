/// The number an identifier has inside one table, from zero without gaps.
@usableFromInline package typealias Handle = UInt32

/// A set of identifiers, each known by a small number from then on.
///
/// Everything after the first look is done with numbers: an identifier is hashed when it comes in,
/// and its hash is kept. The look-up is one array of 32-bit slots with linear probing. A slot holds
/// a handle and, in the bits the handle leaves free, as much of the hash as fits, so that nearly
/// every step that does not lead to the identifier is seen from the slot alone.
///
/// Adding and finding take constant expected time. Removing moves the last handle into the gap.
@usableFromInline
package struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
  /// The identifiers by handle.
  @usableFromInline package var identifiers: ContiguousArray<Identifier> = []
  @usableFromInline var hashes: ContiguousArray<UInt32> = []
  /// Zero where free, else the rest of the hash above a handle plus one.
  @usableFromInline var slots: ContiguousArray<UInt32> = []

  @inlinable package init() {}

  /// The number of identifiers.
  @inlinable package var count: Int { identifiers.count }

  @inlinable package subscript(handle: Handle) -> Identifier { identifiers[Int(handle)] }

  /// What the table keeps of an identifier's hash.
  @inlinable package static func hash(of identifier: Identifier) -> UInt32 {
    var hasher = Hasher()
    identifier.hash(into: &hasher)
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  /// The hash kept for a handle.
  @inlinable package func hash(of handle: Handle) -> UInt32 { hashes[Int(handle)] }

  /// The handle of an identifier; nil where it is not in the table.
  @inlinable package func handle(of identifier: Identifier) -> Handle? {
    slots.isEmpty ? nil : handle(of: identifier, hash: Self.hash(of: identifier))
  }

  /// The handle of an identifier whose hash is known; nil where it is not in the table.
  @inlinable package func handle(of identifier: Identifier, hash: UInt32) -> Handle? {
    guard !slots.isEmpty else { return nil }
    let mask = UInt32(truncatingIfNeeded: slots.count - 1)
    var slot = hash & mask
    while true {
      let content = slots[Int(slot)]
      if content == 0 { return nil }
      if (content ^ hash) & ~mask == 0 {
        let handle = (content & mask) - 1
        if identifiers[Int(handle)] == identifier { return handle }
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// The handles that identifiers of another table have here; `Handle.max` where they have none.
  @inlinable package func handles(
    of other: IdentifierTable,
    _ handles: ContiguousArray<Handle>
  ) -> ContiguousArray<Handle> {
    var found: ContiguousArray<Handle> = []
    found.reserveCapacity(handles.count)
    for handle in handles {
      let partner = self.handle(of: other[handle], hash: other.hash(of: handle))
      found.append(partner ?? .max)
    }
    return found
  }

  /// Makes room for so many identifiers in all.
  @inlinable package mutating func reserve(_ count: Int) {
    guard count > identifiers.count else { return }
    identifiers.reserveCapacity(count)
    hashes.reserveCapacity(count)
    if count > Self.capacity(of: slots.count) { rebuild(for: count) }
  }

  /// Adds an identifier unless it is there.
  @inlinable package mutating func insert(
    _ identifier: Identifier
  ) -> (handle: Handle, isNew: Bool) {
    insert(identifier, hash: Self.hash(of: identifier))
  }

  /// Adds an identifier whose hash is known unless it is there.
  @inlinable package mutating func insert(
    _ identifier: Identifier,
    hash: UInt32
  ) -> (handle: Handle, isNew: Bool) {
    if count >= Self.capacity(of: slots.count) { rebuild(for: count + 1) }
    let mask = UInt32(truncatingIfNeeded: slots.count - 1)
    var slot = hash & mask
    while true {
      let content = slots[Int(slot)]
      if content == 0 { break }
      if (content ^ hash) & ~mask == 0 {
        let handle = (content & mask) - 1
        if identifiers[Int(handle)] == identifier { return (handle, false) }
      }
      slot = (slot &+ 1) & mask
    }
    let handle = Handle(truncatingIfNeeded: count)
    slots[Int(slot)] = (hash & ~mask) | (handle + 1)
    identifiers.append(identifier)
    hashes.append(hash)
    return (handle, true)
  }

  /// Adds identifiers in order unless they are there, and tells the handle of each.
  ///
  /// A few hundred are hashed at a time and then looked up: short steps that do not depend on one
  /// another let the processor wait for several places of the table at once.
  @inlinable package mutating func insert(
    contentsOf identifiers: [Identifier],
    _ body: (_ handle: Handle, _ isNew: Bool) -> Void
  ) {
    let block = 256
    var hashes: ContiguousArray<UInt32> = []
    hashes.reserveCapacity(min(block, identifiers.count))
    for start in stride(from: 0, to: identifiers.count, by: block) {
      let end = min(start + block, identifiers.count)
      hashes.removeAll(keepingCapacity: true)
      for index in start..<end { hashes.append(Self.hash(of: identifiers[index])) }
      for index in start..<end {
        let (handle, isNew) = insert(identifiers[index], hash: hashes[index - start])
        body(handle, isNew)
      }
    }
  }

  /// Removes a handle; the last one takes its number and is given back, unless it was the last.
  @inlinable package mutating func remove(_ handle: Handle) -> Handle? {
    empty(slot(of: handle))
    let last = Handle(truncatingIfNeeded: count - 1)
    guard handle != last else {
      identifiers.removeLast()
      hashes.removeLast()
      return nil
    }
    let mask = UInt32(truncatingIfNeeded: slots.count - 1)
    slots[slot(of: last)] = (hashes[Int(last)] & ~mask) | (handle + 1)
    identifiers[Int(handle)] = identifiers.removeLast()
    hashes[Int(handle)] = hashes.removeLast()
    return last
  }

  /// Removes many at once and gives each handle's new number; what is gone has none.
  @inlinable package mutating func compact(
    keeping isKept: (Handle) -> Bool
  ) -> ContiguousArray<Handle?> {
    var renamed = ContiguousArray<Handle?>(repeating: nil, count: count)
    var kept = IdentifierTable()
    for handle in 0..<Handle(truncatingIfNeeded: count) where isKept(handle) {
      renamed[Int(handle)] = kept.append(identifiers[Int(handle)], hashes[Int(handle)])
    }
    kept.rebuild(for: kept.count)
    self = kept
    return renamed
  }

  @inlinable mutating func append(_ identifier: Identifier, _ hash: UInt32) -> Handle {
    identifiers.append(identifier)
    hashes.append(hash)
    return Handle(truncatingIfNeeded: count - 1)
  }

  /// How many identifiers so many slots take: five eighths, so that probes stay short.
  @inlinable static func capacity(of slots: Int) -> Int { slots / 2 + slots / 8 }

  @inlinable mutating func rebuild(for count: Int) {
    var number = max(8, slots.count)
    while Self.capacity(of: number) < count { number *= 2 }
    slots = ContiguousArray(repeating: 0, count: number)
    let mask = UInt32(truncatingIfNeeded: number - 1)
    for handle in 0..<UInt32(truncatingIfNeeded: self.count) {
      let hash = hashes[Int(handle)]
      var slot = hash & mask
      while slots[Int(slot)] != 0 { slot = (slot &+ 1) & mask }
      slots[Int(slot)] = (hash & ~mask) | (handle + 1)
    }
  }

  /// Where a handle is, found by the hash that was kept: an identifier may hash otherwise by now.
  @inlinable func slot(of handle: Handle) -> Int {
    let mask = UInt32(truncatingIfNeeded: slots.count - 1)
    let hash = hashes[Int(handle)]
    let content = (hash & ~mask) | (handle + 1)
    var slot = hash & mask
    while slots[Int(slot)] != content { slot = (slot &+ 1) & mask }
    return Int(slot)
  }

  /// Frees a slot and moves back those behind it that would no longer be found.
  @inlinable mutating func empty(_ freed: Int) {
    let mask = UInt32(truncatingIfNeeded: slots.count - 1)
    var gap = UInt32(truncatingIfNeeded: freed)
    var slot = gap
    slots[freed] = 0
    while true {
      slot = (slot &+ 1) & mask
      let content = slots[Int(slot)]
      if content == 0 { return }
      let home = hashes[Int((content & mask) - 1)] & mask
      // It may move back only where its home is not between the gap and where it is.
      guard (slot &- home) & mask >= (slot &- gap) & mask else { continue }
      slots[Int(gap)] = content
      slots[Int(slot)] = 0
      gap = slot
    }
  }
}

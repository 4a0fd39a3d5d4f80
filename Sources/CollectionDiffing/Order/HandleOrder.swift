/// The order of sections, and of items in them, in nothing but handles.
///
/// Items and sections are numbered without gaps by two identifier tables. Each section's items are
/// in chunks of a few hundred, and each item knows its chunk: finding where an item is takes a scan
/// of one chunk, and putting one in moves one chunk's worth, however many there are.
@usableFromInline
package struct HandleOrder: Sendable {
  /// The sections in order.
  @usableFromInline package private(set) var sections: ContiguousArray<Handle> = []
  /// The position of each section, by handle.
  private var positions: ContiguousArray<UInt32> = []
  /// The items of each section, by the section's handle.
  private var runs: ContiguousArray<HandleRun> = []
  /// The number of items of each section, by position.
  private var sums = PrefixSums()
  private var chunks: ContiguousArray<HandleChunk> = []
  private var freeChunks: ContiguousArray<UInt32> = []
  /// The chunk of each item, by handle.
  private var homes: ContiguousArray<UInt32> = []

  @usableFromInline package init() {}

  /// The number of items in all sections.
  var itemCount: Int { homes.count }

  @usableFromInline package func position(of section: Handle) -> Int {
    Int(positions[Int(section)])
  }

  @usableFromInline package func count(of section: Handle) -> Int { runs[Int(section)].count }

  @usableFromInline package func section(of item: Handle) -> Handle {
    chunks[Int(homes[Int(item)])].section
  }

  /// How far an item is from the start of its section.
  @usableFromInline package func offset(of item: Handle) -> Int {
    let chunk = chunks[Int(homes[Int(item)])]
    return runs[Int(chunk.section)].parts[chunk.part].start + index(of: item, in: chunk)
  }

  @usableFromInline package func place(of item: Handle) -> Place {
    Place(section: position(of: section(of: item)), item: offset(of: item))
  }

  /// How many items come before an item, in all sections.
  @usableFromInline package func index(of item: Handle) -> Int {
    sums.sum(before: position(of: section(of: item))) + offset(of: item)
  }

  /// How many items come before a section.
  @usableFromInline package func index(ofSectionAt position: Int) -> Int {
    sums.sum(before: position)
  }

  @usableFromInline package func item(at offset: Int, of section: Handle) -> Handle {
    let run = runs[Int(section)]
    let part = run.parts[run.part(at: offset)]
    return chunks[Int(part.chunk)].handles[offset - part.start]
  }

  /// Calls `body` with each piece of a section's items in order.
  @usableFromInline package func forEachPiece(
    of section: Handle,
    _ body: (UnsafeBufferPointer<Handle>) -> Void
  ) {
    for part in runs[Int(section)].parts {
      chunks[Int(part.chunk)].handles.withUnsafeBufferPointer(body)
    }
  }

  /// The items of a section.
  @usableFromInline package func items(of section: Handle) -> ContiguousArray<Handle> {
    var items: ContiguousArray<Handle> = []
    items.reserveCapacity(count(of: section))
    for part in runs[Int(section)].parts { items += chunks[Int(part.chunk)].handles }
    return items
  }

  private func index(of item: Handle, in chunk: HandleChunk) -> Int {
    chunk.handles.firstIndex(of: item) ?? 0
  }

  /// Puts new sections in; their handles follow those there are.
  @usableFromInline package mutating func insert(sections new: Range<Handle>, at position: Int) {
    for _ in new {
      runs.append(HandleRun())
      positions.append(0)
    }
    let isAtEnd = position == sections.count
    sections.insert(contentsOf: new, at: position)
    for index in position..<sections.count { positions[Int(sections[index])] = UInt32(index) }
    if isAtEnd { for _ in new { sums.append(0) } } else { sumUp() }
    assert(isConsistent)
  }

  @usableFromInline package mutating func move(section: Handle, to position: Int) {
    sections.remove(at: self.position(of: section))
    sections.insert(section, at: position)
    renumberSections()
    assert(isConsistent)
  }

  /// Takes sections without items out, and gives handles their new numbers.
  @usableFromInline package mutating func remove(
    sections isGone: (Handle) -> Bool,
    renamed: ContiguousArray<Handle?>
  ) {
    sections.removeAll(where: isGone)
    var kept: ContiguousArray<HandleRun> = []
    for (handle, new) in renamed.enumerated() where new != nil {
      for part in runs[handle].parts { chunks[Int(part.chunk)].section = Handle(kept.count) }
      kept.append(runs[handle])
    }
    runs = kept
    positions = ContiguousArray(repeating: 0, count: kept.count)
    for index in sections.indices {
      if let new = renamed[Int(sections[index])] { sections[index] = new }
    }
    renumberSections()
    assert(isConsistent)
  }

  private mutating func renumberSections() {
    for (index, section) in sections.enumerated() { positions[Int(section)] = UInt32(index) }
    sumUp()
  }

  private mutating func sumUp() {
    sums = PrefixSums(sections.lazy.map { [runs] in runs[Int($0)].count })
  }

  /// Puts items into a section; new ones follow the handles there are.
  @usableFromInline package mutating func insert(
    items: ContiguousArray<Handle>,
    into section: Handle,
    at offset: Int
  ) {
    guard !items.isEmpty else { return }
    let known = homes.count
    let newest = items.reduce(into: known) { $0 = max($0, Int($1) + 1) }
    if newest > known { homes.append(contentsOf: repeatElement(0, count: newest - known)) }
    let part = partForInserting(at: offset, section)
    fill(part, section, items, at: offset)
    settle(section, from: part)
    sums.add(items.count, at: position(of: section))
    assert(isConsistent)
  }

  /// The part that an offset falls into, or the last where it is the end.
  private mutating func partForInserting(at offset: Int, _ section: Handle) -> Int {
    if runs[Int(section)].parts.isEmpty {
      let chunk = makeChunk(HandleChunk(section: section, part: 0))
      runs[Int(section)].parts.append(HandleRun.Part(chunk: chunk, start: 0))
    }
    return runs[Int(section)].part(at: offset)
  }

  private mutating func fill(
    _ part: Int,
    _ section: Handle,
    _ items: ContiguousArray<Handle>,
    at offset: Int
  ) {
    let target = runs[Int(section)].parts[part]
    let chunk = Int(target.chunk)
    let index = offset - target.start
    if chunks[chunk].handles.count + items.count <= HandleChunk.limit {
      chunks[chunk].handles.insert(contentsOf: items, at: index)
      for item in items { homes[Int(item)] = target.chunk }
      return
    }
    // Too many for one: the list is cut into pieces. At the end of a list the pieces are filled,
    // since more is likely to follow there; elsewhere they keep room.
    let isAtEnd = offset == runs[Int(section)].count
    let size = isAtEnd ? HandleChunk.limit : HandleChunk.limit / 2
    var all = ContiguousArray(chunks[chunk].handles[..<index])
    all.append(contentsOf: items)
    all.append(contentsOf: chunks[chunk].handles[index...])
    var parts: ContiguousArray<HandleRun.Part> = []
    for start in stride(from: 0, to: all.count, by: size) {
      let piece = ContiguousArray(all[start..<min(start + size, all.count)])
      let id: UInt32
      if start == 0 {
        id = target.chunk
        chunks[chunk].handles = piece
      } else {
        id = makeChunk(HandleChunk(section: section, part: 0, handles: piece))
      }
      for item in piece { homes[Int(item)] = id }
      parts.append(HandleRun.Part(chunk: id, start: 0))
    }
    runs[Int(section)].parts.replaceSubrange(part...part, with: parts)
  }

  /// Takes items out of their sections; their handles stay in use until they are renamed.
  @usableFromInline package mutating func remove(items: ContiguousArray<Handle>) {
    var firstParts: [Handle: Int] = [:]
    var removed: [Handle: Int] = [:]
    for item in items {
      let home = Int(homes[Int(item)])
      let (section, part) = (chunks[home].section, chunks[home].part)
      let index = index(of: item, in: chunks[home])
      chunks[home].handles.remove(at: index)
      firstParts[section] = min(firstParts[section] ?? part, part)
      removed[section, default: 0] += 1
    }
    for (section, part) in firstParts { settle(section, from: part) }
    for (section, count) in removed { sums.add(-count, at: position(of: section)) }
    assert(isConsistent)
  }

  /// Takes all items out of a section.
  @usableFromInline package mutating func removeItems(of section: Handle) {
    for part in runs[Int(section)].parts { free(part.chunk) }
    sums.add(-count(of: section), at: position(of: section))
    runs[Int(section)] = HandleRun()
    assert(isConsistent)
  }

  /// Gives the item with the last handle another number, that of one which was taken out.
  @usableFromInline package mutating func rename(_ last: Handle?, to handle: Handle) {
    if let last {
      let home = Int(homes[Int(last)])
      let index = index(of: last, in: chunks[home])
      chunks[home].handles[index] = handle
      homes[Int(handle)] = homes[Int(last)]
    }
    homes.removeLast()
  }

  /// Gives all items new numbers; those that were taken out have none.
  @usableFromInline package mutating func rename(_ renamed: ContiguousArray<Handle?>) {
    homes = ContiguousArray(repeating: 0, count: renamed.reduce(0) { $1 == nil ? $0 : $0 + 1 })
    for section in sections {
      for part in runs[Int(section)].parts {
        for index in chunks[Int(part.chunk)].handles.indices {
          guard let new = renamed[Int(chunks[Int(part.chunk)].handles[index])] else { continue }
          chunks[Int(part.chunk)].handles[index] = new
          homes[Int(new)] = part.chunk
        }
      }
    }
    assert(isConsistent)
  }

  /// Whether sections know their positions, sums are what they count, and pieces and items know each
  /// other; O(n), and not looked at beyond a hundred items or sections, so that debug builds keep the
  /// promises made here.
  var isConsistent: Bool {
    guard homes.count <= 100, sections.count <= 100 else { return true }
    guard sums.count == sections.count else { return false }
    var before = 0
    for (position, section) in sections.enumerated() {
      let run = runs[Int(section)]
      guard Int(positions[Int(section)]) == position, sums.sum(before: position) == before else {
        return false
      }
      var start = 0
      for (number, part) in run.parts.enumerated() {
        let chunk = chunks[Int(part.chunk)]
        guard part.start == start, chunk.section == section, chunk.part == number,
          chunk.handles.count <= HandleChunk.limit,
          chunk.handles.allSatisfy({ homes[Int($0)] == part.chunk })
        else { return false }
        start += chunk.handles.count
      }
      guard start == run.count else { return false }
      before += run.count
    }
    return true
  }

  private mutating func makeChunk(_ chunk: HandleChunk) -> UInt32 {
    if let free = freeChunks.popLast() {
      chunks[Int(free)] = chunk
      return free
    }
    chunks.append(chunk)
    return UInt32(chunks.count - 1)
  }

  private mutating func free(_ chunk: UInt32) {
    chunks[Int(chunk)].handles = []
    freeChunks.append(chunk)
  }

  /// Drops empty chunks and counts the starts anew, from a part on.
  private mutating func settle(_ section: Handle, from first: Int) {
    var run = runs[Int(section)]
    runs[Int(section)] = HandleRun()
    var kept = first
    for index in first..<run.parts.count {
      let chunk = run.parts[index].chunk
      if chunks[Int(chunk)].handles.isEmpty {
        free(chunk)
        continue
      }
      chunks[Int(chunk)].part = kept
      run.parts[kept].chunk = chunk
      run.parts[kept].start =
        kept == 0
        ? 0 : run.parts[kept - 1].start + chunks[Int(run.parts[kept - 1].chunk)].handles.count
      kept += 1
    }
    run.parts.removeLast(run.parts.count - kept)
    run.count = run.parts.last.map { $0.start + chunks[Int($0.chunk)].handles.count } ?? 0
    runs[Int(section)] = run
  }
}

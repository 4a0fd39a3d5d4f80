/// Dividing what is shaped where lines end.
extension ParagraphShaper {
  /// The position of the item that holds a unit.
  func itemPosition(at index: Int) -> Int {
    var low = 0
    var high = items.count - 1
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Makes an item end at `index`; shapes again what was shaped across it.
  func split(at index: Int) {
    guard index > range.lowerBound, index < range.upperBound else { return }
    shape(upTo: index)
    let position = itemPosition(at: index)
    let item = items[position]
    guard item.range.lowerBound < index else { return }
    guard item.kind == .text, flags(at: index).contains(.unsafeToBreakBefore) else {
      items.replaceSubrange(
        position...position,
        with: [
          part(item.range.lowerBound..<index, of: item),
          part(index..<item.range.upperBound, of: item),
        ]
      )
      itemsWereDivided()
      return
    }
    let before = safeStart(before: index, in: item)
    let after = safeStart(after: index, in: item)
    var parts: [ShapedItem] = []
    if before > item.range.lowerBound {
      parts.append(part(item.range.lowerBound..<before, of: item))
    }
    for range in [before..<index, index..<after] {
      var fresh = item
      fresh.range = range
      fresh.glyphs = shape(range, of: item)
      record(fresh)
      parts.append(fresh)
    }
    if after < item.range.upperBound {
      parts.append(part(after..<item.range.upperBound, of: item))
    }
    items.replaceSubrange(position...position, with: parts)
    itemsWereDivided()
  }

  /// The items between two places at which items end.
  func items(in wanted: Range<Int>) -> ArraySlice<ShapedItem> {
    guard !wanted.isEmpty else { return [] }
    return items[itemPosition(at: wanted.lowerBound)...itemPosition(at: wanted.upperBound - 1)]
  }

  /// The glyphs of a part whose ends are safe to break at.
  private func part(_ range: Range<Int>, of item: ShapedItem) -> ShapedItem {
    var part = item
    part.range = range
    let inside = item.glyphs.filter { range.contains(Int(glyphs[$0].cluster)) }
    // Clusters are in order, so that what belongs to a range lies together.
    part.glyphs =
      inside.isEmpty
      ? item.glyphs.lowerBound..<item.glyphs.lowerBound
      : inside[0]..<inside[inside.count - 1] + 1
    return part
  }

  /// No letter is known to change another that is so far away; without a limit, a long word of a
  /// face that calls every place unsafe would be shaped again as a whole for every line.
  private static let reach = 64

  private func safeStart(before index: Int, in item: ShapedItem) -> Int {
    var place = index - 1
    while place > item.range.lowerBound, !isSafe(place, index - place) { place -= 1 }
    return max(place, item.range.lowerBound)
  }

  private func safeStart(after index: Int, in item: ShapedItem) -> Int {
    var place = index + 1
    while place < item.range.upperBound, !isSafe(place, place - index) { place += 1 }
    return min(place, item.range.upperBound)
  }

  private func isSafe(_ index: Int, _ distance: Int) -> Bool {
    let flags = flags(at: index)
    return flags.contains(.clusterStart)
      && (!flags.contains(.unsafeToBreakBefore) || distance >= Self.reach)
  }
}

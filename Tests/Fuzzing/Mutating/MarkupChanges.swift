import TestSupport

/// Changes to elements and attributes of XML.
enum MarkupChanges {
  static func change(
    _ bytes: [UInt8],
    _ seeds: [[UInt8]],
    _ random: inout SplitMix64
  ) -> [UInt8] {
    let tags = tags(bytes)
    guard !tags.isEmpty else { return bytes }
    switch random.int(0...7) {
    case 0, 1: return TextChanges.moved(elements(bytes, tags), bytes, &random)
    case 2:
      // An element of another input.
      let other = random.pick(seeds)
      let elements = elements(other, self.tags(other))
      guard !elements.isEmpty else { return bytes }
      var bytes = bytes
      bytes.insert(contentsOf: other[random.pick(elements)], at: random.pick(tags).upperBound)
      return bytes
    case 3: return nested(bytes, tags, &random)
    case 4:
      let attributes = attributes(bytes, tags)
      return TextChanges.moved(attributes, bytes, &random)
    case 5:
      let other = random.pick(seeds)
      let attributes = attributes(other, self.tags(other))
      guard !attributes.isEmpty else { return bytes }
      var bytes = bytes
      let tag = random.pick(tags)
      let place = tag.lowerBound + 1 + nameLength(bytes, tag)
      bytes.insert(contentsOf: [0x20] + other[random.pick(attributes)], at: place)
      return bytes
    default:
      let values = values(bytes, tags)
      guard !values.isEmpty else { return bytes }
      var bytes = bytes
      let text = random.once(in: 2) ? TextChanges.number(&random) : TextChanges.odd(&random)
      bytes.replaceSubrange(random.pick(values), with: text)
      return bytes
    }
  }

  private static func nested(
    _ bytes: [UInt8],
    _ tags: [Range<Int>],
    _ random: inout SplitMix64
  ) -> [UInt8] {
    let tag = random.pick(tags)
    guard tag.count > 3, bytes[tag.lowerBound + 1] != UInt8(ascii: "/"),
      bytes[tag.upperBound - 2] != UInt8(ascii: "/")
    else { return bytes }
    let length = nameLength(bytes, tag)
    let end =
      Array("</".utf8) + bytes[(tag.lowerBound + 1)..<(tag.lowerBound + 1 + length)] + [0x3E]
    let count = min(random.pick([3, 50, 500]), max(1, 12_000 / tag.count))
    let inner =
      Array(repeatElement(bytes[tag], count: count).joined())
      + Array(repeatElement(end, count: count).joined())
    var bytes = bytes
    bytes.insert(contentsOf: inner, at: tag.upperBound)
    return bytes
  }

  // MARK: Parts

  private static func tags(_ bytes: [UInt8]) -> [Range<Int>] {
    var tags: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "<") { start = index }
      if byte == UInt8(ascii: ">"), let first = start {
        tags.append(first..<index + 1)
        start = nil
      }
    }
    return tags
  }

  private static func nameLength(_ bytes: [UInt8], _ tag: Range<Int>) -> Int {
    bytes[tag].dropFirst().prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F }.count
  }

  /// From an opening tag to its end.
  private static func elements(_ bytes: [UInt8], _ tags: [Range<Int>]) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var open: [Int] = []
    for tag in tags where tag.count > 2 {
      if bytes[tag.lowerBound + 1] == UInt8(ascii: "/") {
        if let start = open.popLast() { elements.append(start..<tag.upperBound) }
      } else if bytes[tag.upperBound - 2] == UInt8(ascii: "/") {
        elements.append(tag)
      } else if bytes[tag.lowerBound + 1] != UInt8(ascii: "?") {
        open.append(tag.lowerBound)
      }
    }
    return elements
  }

  /// The values in quotation marks, without them.
  private static func values(_ bytes: [UInt8], _ tags: [Range<Int>]) -> [Range<Int>] {
    tags.flatMap { tag in
      var values: [Range<Int>] = []
      var start: Int?
      for index in tag where bytes[index] == UInt8(ascii: "\"") {
        if let first = start {
          values.append(first..<index)
          start = nil
        } else {
          start = index + 1
        }
      }
      return values
    }
  }

  /// Names with their values.
  private static func attributes(_ bytes: [UInt8], _ tags: [Range<Int>]) -> [Range<Int>] {
    values(bytes, tags).map { value in
      var start = value.lowerBound
      while start > 0, bytes[start - 1] > 0x20, bytes[start - 1] != UInt8(ascii: "<") { start -= 1 }
      return start..<min(value.upperBound + 1, bytes.count)
    }
  }
}

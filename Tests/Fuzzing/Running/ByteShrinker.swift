/// Makes an input that fails shorter, by leaving parts out as long as it fails in the same way
/// (delta debugging, Zeller and Hildebrandt 2002).
package struct ByteShrinker {
  /// How many inputs may be tried.
  package var tries: Int
  let fails: ([UInt8]) async -> Bool

  package init(tries: Int = 120, fails: @escaping ([UInt8]) async -> Bool) {
    (self.tries, self.fails) = (tries, fails)
  }

  package mutating func shrink(_ bytes: [UInt8]) async -> [UInt8] {
    var bytes = bytes
    var size = bytes.count / 2
    while size > 0, tries > 0 {
      if let shorter = await shorter(bytes, by: size) {
        bytes = shorter
        size = min(size, bytes.count / 2)
      } else {
        size /= 2
      }
    }
    return bytes
  }

  private mutating func shorter(_ bytes: [UInt8], by size: Int) async -> [UInt8]? {
    var start = 0
    var result: [UInt8]?
    var bytes = bytes
    while start < bytes.count, tries > 0 {
      var rest = bytes
      rest.removeSubrange(start..<min(start + size, bytes.count))
      tries -= 1
      if await fails(rest) {
        bytes = rest
        result = rest
      } else {
        start += size
      }
    }
    return result
  }
}

/// An ordered list of handles in pieces, so that a change in the middle moves few of them.
struct HandleRun: Sendable {
  /// A piece of the list, and where it starts.
  struct Part: Sendable {
    var chunk: UInt32
    var start: Int
  }

  var parts: ContiguousArray<Part> = []
  var count = 0

  /// The part that holds an offset.
  func part(at offset: Int) -> Int {
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// A piece of one section's list.
struct HandleChunk: Sendable {
  /// The most handles in a piece: finding one in it costs a scan.
  static let limit = 512

  var section: Handle
  /// Which part of the section this is.
  var part: Int
  var handles: ContiguousArray<Handle> = []
}

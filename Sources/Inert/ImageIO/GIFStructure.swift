import Foundation

/// What a GIF file says of its frames, without their pixels.
struct GIFStructure {
  /// How long each frame shows, in seconds, as the file says.
  private(set) var delays: [Double] = []
  /// How often the frames are shown; 0 for without end, nil where the file says nothing.
  private(set) var loopCount: Int?
  private(set) var hasColorTable = false

  /// Nil where the bytes are no GIF file; one that ends too early has the frames that begin in it.
  init?(_ data: Data) {
    guard data.count >= 13, data.starts(with: "GIF8".utf8) else { return nil }
    let bytes = [UInt8](data)
    var place = 13
    if bytes[10] & 0x80 != 0 {
      hasColorTable = true
      place += 3 << (Int(bytes[10] & 7) + 1)
    }
    var delay = 0.0
    while place < bytes.count {
      switch bytes[place] {
      case 0x21:
        guard place + 1 < bytes.count else { return }
        let blocks = Self.blocks(bytes, place + 2)
        switch bytes[place + 1] {
        case 0xF9:
          if let block = blocks.first, block.count >= 4 {
            delay =
              Double(Int(block[block.startIndex + 1]) | Int(block[block.startIndex + 2]) << 8) / 100
          }
        case 0xFF: readLoop(blocks)
        default: break
        }
        place = Self.end(bytes, place + 2)
      case 0x2C:
        guard place + 9 < bytes.count else { return }
        delays.append(delay)
        delay = 0
        let flags = bytes[place + 9]
        place += 10
        if flags & 0x80 != 0 { place += 3 << (Int(flags & 7) + 1) }
        // The size of codes stands before the blocks.
        place = Self.end(bytes, place + 1)
      default: return
      }
    }
  }

  private mutating func readLoop(_ blocks: [ArraySlice<UInt8>]) {
    guard blocks.count > 1, blocks[0].elementsEqual("NETSCAPE2.0".utf8), blocks[1].count >= 3,
      blocks[1].first == 1
    else { return }
    let start = blocks[1].startIndex
    loopCount = Int(blocks[1][start + 1]) | Int(blocks[1][start + 2]) << 8
  }

  /// The blocks from a place on, up to the empty one.
  private static func blocks(_ bytes: [UInt8], _ start: Int) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var place = start
    while place < bytes.count, bytes[place] > 0 {
      let next = place + 1 + Int(bytes[place])
      result.append(bytes[min(place + 1, bytes.count)..<min(next, bytes.count)])
      place = next
    }
    return result
  }

  /// The place behind blocks.
  private static func end(_ bytes: [UInt8], _ start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] > 0 { place += 1 + Int(bytes[place]) }
    return place + 1
  }
}

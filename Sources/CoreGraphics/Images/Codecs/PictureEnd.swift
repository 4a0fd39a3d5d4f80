import Foundation

/// Whether files of pixels go on to their end: most decoders show what there is and say nothing.
enum PictureEnd {
  /// Whether the end of a file is missing; false for formats whose decoders say so themselves.
  ///
  /// O(n), and of most files only the beginning is looked at.
  static func isMissing(_ data: Data) -> Bool {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return png(bytes) }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg(bytes) }
    if bytes.starts(with: "BM".utf8) { return bmp(bytes) }
    if bytes.starts(with: [0, 0, 1, 0]) || bytes.starts(with: [0, 0, 2, 0]) { return icon(bytes) }
    if bytes.count > 2, bytes[0] == UInt8(ascii: "P"), (0x31...0x36).contains(bytes[1]) {
      return portableMap(bytes)
    }
    return false
  }

  /// A number of so many bytes, the lowest or the highest first; nil beyond the end.
  private static func number(
    _ bytes: [UInt8],
    _ place: Int,
    _ count: Int,
    isBig: Bool = false
  ) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    let part = bytes[place..<place + count]
    return (isBig ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Chunks with their lengths, of which the last is empty and has a name of its own.
  private static func png(_ bytes: [UInt8]) -> Bool {
    var place = 8
    while let length = number(bytes, place, 4, isBig: true) {
      let end = place + 12 + length
      guard end <= bytes.count else { return true }
      if bytes[place + 4..<place + 8].elementsEqual("IEND".utf8) { return false }
      place = end
    }
    return true
  }

  /// Segments with their lengths, and scans that go on to the next mark.
  private static func jpeg(_ bytes: [UInt8]) -> Bool {
    var place = 2
    while place + 1 < bytes.count {
      guard bytes[place] == 0xFF, bytes[place + 1] != 0, !(0xD0...0xD7).contains(bytes[place + 1])
      else {
        place += 1
        continue
      }
      let mark = bytes[place + 1]
      if mark == 0xD9 { return false }
      if mark == 0xFF {
        place += 1
      } else {
        place += 2 + (number(bytes, place + 2, 2, isBig: true) ?? 0)
      }
    }
    return true
  }

  private static func bmp(_ bytes: [UInt8]) -> Bool {
    guard let start = number(bytes, 10, 4), let header = number(bytes, 14, 4) else { return true }
    guard header >= 40 else { return false }
    guard let width = number(bytes, 18, 4), let height = number(bytes, 22, 4),
      let depth = number(bytes, 28, 2), let compression = number(bytes, 30, 4)
    else { return true }
    // Rows are compressed, or numbered from above by a height below zero.
    guard compression == 0 || compression == 3, width < 1 << 16 else { return false }
    let rows = abs(Int(Int32(truncatingIfNeeded: height)))
    guard rows < 1 << 16 else { return false }
    return start + (width * depth + 31) / 32 * 4 * rows > bytes.count
  }

  /// Pictures with their places and lengths.
  private static func icon(_ bytes: [UInt8]) -> Bool {
    guard let count = number(bytes, 4, 2) else { return true }
    return (0..<count).contains { index in
      guard let length = number(bytes, 6 + 16 * index + 8, 4),
        let start = number(bytes, 6 + 16 * index + 12, 4)
      else { return true }
      return start + length > bytes.count
    }
  }

  /// Numbers as text, and then samples as text or as bytes.
  private static func portableMap(_ bytes: [UInt8]) -> Bool {
    let kind = Int(bytes[1]) - 0x30
    let isMask = kind == 1 || kind == 4
    var place = 2
    /// The next number, after blanks and comments.
    func next() -> Int? {
      while place < bytes.count, !(0x30...0x39).contains(bytes[place]) {
        if bytes[place] == UInt8(ascii: "#") {
          while place < bytes.count, bytes[place] != 0x0A { place += 1 }
        } else {
          place += 1
        }
      }
      var number: Int?
      while place < bytes.count, (0x30...0x39).contains(bytes[place]), (number ?? 0) < 1 << 24 {
        number = (number ?? 0) * 10 + Int(bytes[place]) - 0x30
        place += 1
      }
      return number
    }
    guard let width = next(), let height = next(), let most = isMask ? 1 : next(),
      width < 1 << 16, height < 1 << 16
    else { return place >= bytes.count }
    let channels = kind == 3 || kind == 6 ? 3 : 1
    if kind == 4 { return place + 1 + (width + 7) / 8 * height > bytes.count }
    if kind > 4 {
      return place + 1 + width * height * channels * (most > 255 ? 2 : 1) > bytes.count
    }
    // The signs of a mask need no blanks between them.
    if isMask { return bytes[place...].count { $0 == 0x30 || $0 == 0x31 } < width * height }
    var samples = 0
    while next() != nil { samples += 1 }
    return samples < width * height * channels
  }
}

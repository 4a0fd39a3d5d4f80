import Foundation

/// What the beginning of a PNG or JPEG file tells, where all of the file is as it should be.
///
/// Files that are in any way unusual have none: they are decoded at once, so that what is wrong with them
/// is told at once.
struct PictureHeader: Hashable {
  /// Smaller pictures are decoded sooner than all of the file is looked through.
  static let leastPixels = 1 << 20

  private(set) var width = 0
  private(set) var height = 0
  /// The EXIF orientation, 1 to 8.
  private(set) var orientation = 1

  init?(_ data: Data) {
    let isRight = data.withUnsafeBytes { bytes in
      let reader = ByteReader(bytes: bytes)
      return readPNG(reader) || readJPEG(reader)
    }
    guard isRight, isLarge, !PictureEnd.isMissing(data) else { return nil }
  }

  private var isLarge: Bool {
    width > 0 && height > 0
      && width.multipliedReportingOverflow(by: height).partialValue
        >= Self.leastPixels
  }

  /// Numbers in bytes, the highest first.
  private struct ByteReader {
    let bytes: UnsafeRawBufferPointer

    subscript(place: Int) -> Int { place < bytes.count ? Int(bytes[place]) : -1 }

    /// A number of two bytes; negative beyond the end.
    func short(_ place: Int) -> Int {
      place + 2 <= bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : -1
    }

    func long(_ place: Int) -> Int {
      place + 4 <= bytes.count ? short(place) << 16 | short(place + 2) : -1
    }

    func isText(_ text: StaticString, at place: Int) -> Bool {
      let count = text.utf8CodeUnitCount
      guard place + count <= bytes.count else { return false }
      return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }
  }

  // MARK: PNG

  private mutating func readPNG(_ reader: ByteReader) -> Bool {
    guard reader.long(0) == 0x8950_4E47, reader.long(4) == 0x0D0A_1A0A, reader.long(8) == 13,
      reader.isText("IHDR", at: 12)
    else { return false }
    (width, height) = (reader.long(16), reader.long(20))
    guard isLarge else { return false }
    var place = 8
    while true {
      let length = reader.long(place)
      guard length >= 0, place + 12 + length <= reader.bytes.count else { return false }
      // A picture that moves, or that is to be turned.
      if reader.isText("acTL", at: place + 4) || reader.isText("eXIf", at: place + 4) {
        return false
      }
      let body = UnsafeRawBufferPointer(rebasing: reader.bytes[place + 4..<place + 8 + length])
      guard Checksum.crc32(body) == reader.long(place + 8 + length) else { return false }
      if reader.isText("IEND", at: place + 4) { return true }
      place += 12 + length
    }
  }

  // MARK: JPEG

  private mutating func readJPEG(_ reader: ByteReader) -> Bool {
    guard reader.short(0) == 0xFFD8 else { return false }
    var place = 2
    while true {
      guard reader[place] == 0xFF else { return false }
      let (mark, length) = (reader[place + 1], reader.short(place + 2))
      guard length >= 2 else { return false }
      switch mark {
      case 0xDA: return width > 0
      case 0xC0...0xC2:
        // Eight bits, and grey or colours.
        guard width == 0, reader[place + 4] == 8, [1, 3].contains(reader[place + 9]) else {
          return false
        }
        (height, width) = (reader.short(place + 5), reader.short(place + 7))
      case 0xE1 where reader.isText("Exif", at: place + 4):
        guard let turned = orientation(reader, place + 10, place + 2 + length) else { return false }
        orientation = turned
      case 0xC4, 0xDB, 0xDD, 0xE0...0xEF, 0xFE: break
      default: return false
      }
      place += 2 + length
    }
  }

  /// The orientation in the first directory of EXIF data; nil where it cannot be read.
  private func orientation(_ reader: ByteReader, _ start: Int, _ end: Int) -> Int? {
    guard end <= reader.bytes.count, start + 8 <= end else { return nil }
    let isBig = reader.isText("MM", at: start)
    guard isBig || reader.isText("II", at: start) else { return nil }
    func short(_ place: Int) -> Int {
      guard place >= 0, place + 2 <= end else { return -1 }
      return isBig ? reader.short(place) : reader[place] | (reader[place + 1] << 8)
    }
    func long(_ place: Int) -> Int {
      let (high, low) = isBig ? (place, place + 2) : (place + 2, place)
      return (short(high) << 16) | short(low)
    }
    guard short(start + 2) == 42 else { return nil }
    let directory = start + long(start + 4)
    guard directory >= start + 8, directory + 2 <= end else { return nil }
    for index in 0..<max(0, short(directory)) {
      let entry = directory + 2 + index * 12
      guard entry + 12 <= end else { return nil }
      guard short(entry) == 0x0112 else { continue }
      let value = short(entry + 8)
      return short(entry + 2) == 3 && (1...8).contains(value) ? value : nil
    }
    return 1
  }
}

/// The checksum of PNG's chunks.
private enum Checksum {
  /// For each byte what it does, four times as far along each.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = []
    for byte in 0..<UInt32(256) {
      var value = byte
      for _ in 0..<8 {
        let isOdd = value & 1 == 1
        value >>= 1
        if isOdd { value ^= 0xEDB8_8320 }
      }
      tables.append(value)
    }
    for index in 256..<1024 {
      let last = tables[index - 256]
      tables.append((last >> 8) ^ tables[Int(last & 255)])
    }
    return tables
  }()

  static func crc32(_ bytes: UnsafeRawBufferPointer) -> Int {
    tables.withUnsafeBufferPointer { tables in
      var value = ~UInt32(0)
      var place = 0
      while place + 4 <= bytes.count {
        value ^= UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
        let first = tables[768 + Int(value & 255)] ^ tables[512 + Int((value >> 8) & 255)]
        let second = tables[256 + Int((value >> 16) & 255)] ^ tables[Int(value >> 24)]
        value = first ^ second
        place += 4
      }
      while place < bytes.count {
        let index = (value ^ UInt32(bytes[place])) & 255
        value = (value >> 8) ^ tables[Int(index)]
        place += 1
      }
      return Int(~value)
    }
  }
}

import Foundation
import Synchronization

/// The halved versions of an image that drawing it small has asked for.
final class ImageReductions: Sendable {
  /// How many times each side is halved.
  struct Level: Hashable {
    var x: Int
    var y: Int

    static let full = Level(x: 0, y: 0)
  }

  private struct Made: Sendable {
    var level = Level.full
    var bitmap: Bitmap?
  }

  private let made = Mutex(Made())

  /// The image with its sides halved as often as the level says.
  ///
  /// The last answer is kept: an image is mostly drawn at one size.
  func bitmap(of full: Bitmap, at level: Level) -> Bitmap {
    if level == .full { return full }
    if let found = made.withLock({ $0.level == level ? $0.bitmap : nil }) { return found }
    var result = full
    var left = level
    while left != .full {
      guard let next = result.halved(x: left.x > 0, y: left.y > 0) else { return full }
      result = next
      left = Level(x: max(0, left.x - 1), y: max(0, left.y - 1))
    }
    made.withLock { $0 = Made(level: level, bitmap: result) }
    return result
  }
}

extension Bitmap {
  /// The bitmap with every two neighbours averaged, along either side or both.
  ///
  /// A last pixel without a neighbour is averaged with itself.
  func halved(x: Bool, y: Bool) -> Bitmap? {
    let target = Bitmap(
      width: x ? (width + 1) / 2 : width,
      height: y ? (height + 1) / 2 : height,
      format: format
    )
    guard let target else { return nil }
    target.isOpaque = isOpaque
    for row in 0..<target.height {
      let top = data + (y ? row * 2 : row) * bytesPerRow
      let bottom = data + (y ? min(row * 2 + 1, height - 1) : row) * bytesPerRow
      let output = target.data + row * target.bytesPerRow
      switch format {
      case .color: averageColors(top, bottom, x: x, into: output, count: target.width)
      case .alpha: averageCoverage(top, bottom, x: x, into: output, count: target.width)
      }
    }
    return target
  }

  private func averageColors(
    _ top: UnsafeMutableRawPointer,
    _ bottom: UnsafeMutableRawPointer,
    x: Bool,
    into output: UnsafeMutableRawPointer,
    count: Int
  ) {
    let top = top.assumingMemoryBound(to: UInt32.self)
    let bottom = bottom.assumingMemoryBound(to: UInt32.self)
    let output = output.assumingMemoryBound(to: UInt32.self)
    // Two channels at a time, with room above each for the sum of four.
    let mask: UInt32 = 0x00FF_00FF
    let half: UInt32 = 0x0002_0002
    for index in 0..<count {
      let left = x ? index &* 2 : index
      let right = x ? min(left &+ 1, width &- 1) : left
      let (a, b, c, d) = (top[left], top[right], bottom[left], bottom[right])
      let low = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ half
      let high =
        (a &>> 8 & mask) &+ (b &>> 8 & mask) &+ (c &>> 8 & mask) &+ (d &>> 8 & mask) &+ half
      output[index] = (low &>> 2 & mask) | (high &>> 2 & mask) &<< 8
    }
  }

  private func averageCoverage(
    _ top: UnsafeMutableRawPointer,
    _ bottom: UnsafeMutableRawPointer,
    x: Bool,
    into output: UnsafeMutableRawPointer,
    count: Int
  ) {
    for index in 0..<count {
      let left = x ? index * 2 : index
      let right = x ? min(left + 1, width - 1) : left
      let sum =
        UInt32(top.load(fromByteOffset: left, as: UInt8.self))
        + UInt32(top.load(fromByteOffset: right, as: UInt8.self))
        + UInt32(bottom.load(fromByteOffset: left, as: UInt8.self))
        + UInt32(bottom.load(fromByteOffset: right, as: UInt8.self))
      output.storeBytes(of: UInt8((sum + 2) / 4), toByteOffset: index, as: UInt8.self)
    }
  }
}

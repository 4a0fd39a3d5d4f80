import CoreGraphics
import Foundation
import ImageIO
import TestSupport
import Testing

/// Moving GIFs put together block by block, as GIF89a describes them.
@Suite struct `Blocks of a GIF` {
  private struct Frame {
    var delay: Int?
    var hasOwnColors = false
    var comment: String?
  }

  private func text(_ label: UInt8, _ parts: [[UInt8]]) -> [UInt8] {
    [0x21, label] + parts.flatMap { [UInt8($0.count)] + $0 } + [0]
  }

  private func file(_ frames: [Frame], loops: Int?, hasColors: Bool = true) -> Data {
    var bytes = Array("GIF89a".utf8) + [2, 0, 1, 0, hasColors ? 0x80 : 0, 0, 0]
    if hasColors { bytes += [0, 0, 0, 255, 0, 0] }
    if let loops {
      let count = [1, UInt8(loops & 255), UInt8(loops >> 8)]
      bytes += text(0xFF, [Array("NETSCAPE2.0".utf8), count])
    }
    for frame in frames {
      if let comment = frame.comment { bytes += text(0xFE, [Array(comment.utf8)]) }
      if let delay = frame.delay {
        bytes += text(0xF9, [[4, UInt8(delay & 255), UInt8(delay >> 8), 0]])
      }
      let ownsColors = frame.hasOwnColors || !hasColors
      bytes += [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, ownsColors ? 0x81 : 0]
      if ownsColors { bytes += [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255] }
      // Codes of three bits: begin, a red pixel, begin, a red pixel, the end.
      let codes: [UInt32] = [4, 1, 4, 1, 5]
      let bits = codes.enumerated().reduce(UInt32(0)) { $0 | $1.element << UInt32(3 * $1.offset) }
      bytes += [2, 2, UInt8(bits & 0xFF), UInt8(bits >> 8), 0]
    }
    return Data(bytes + [0x3B])
  }

  private func values(_ source: CGImageSource, _ index: Int) -> [String: Any]? {
    CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyGIFDictionary]
      as? [String: Any]
  }

  @Test(arguments: 0..<24) func `are frames with their delays, whatever lies between them`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 12_100 + seed)
    let frames = (0..<random.int(2...6)).map { _ in
      Frame(
        delay: random.once(in: 4) ? nil : random.int(0...700),
        hasOwnColors: random.once(in: 3),
        comment: random.once(in: 3) ? random.pick(["x", "GIF89a", "!,;"]) : nil
      )
    }
    let hasColors = !random.once(in: 3)
    let data = file(frames, loops: nil, hasColors: hasColors)
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == frames.count)
    for (index, frame) in frames.enumerated() {
      let found = try #require(values(source, index))
      let delay = Double(frame.delay ?? 0) / 100
      #expect(found[kCGImagePropertyGIFUnclampedDelayTime] as? Double == delay)
      // Never less than 100 ms, as the documentation of the key says.
      #expect(found[kCGImagePropertyGIFDelayTime] as? Double == max(0.1, delay))
      #expect(CGImageSourceCreateImageAtIndex(source, index, nil)?.letters(0) == "RR")
    }
    let whole = CGImageSourceCopyProperties(source, nil)
    let known = whole?[kCGImagePropertyGIFDictionary] as? [String: Any]
    #expect(known?[kCGImagePropertyGIFHasGlobalColorMap] as? Bool == hasColors)
    #expect(whole?[kCGImagePropertyFileSize] as? Int == data.count)
  }

  @Test(arguments: [0, 1, 255, 256, 65_535]) func `say how often they move`(_ loops: Int) throws {
    let data = file([Frame(delay: 10), Frame(delay: 10)], loops: loops)
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let known = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary]
    #expect((known as? [String: Any])?[kCGImagePropertyGIFLoopCount] as? Int == loops)
  }

  @Test func `that another program wrote do not say how often`() throws {
    var bytes = [UInt8](file([Frame(delay: 10), Frame(delay: 10)], loops: 3))
    let name = try #require(bytes.indices.first { bytes[$0...].starts(with: "NETSCAPE".utf8) })
    bytes[name] = UInt8(ascii: "X")
    let source = try #require(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
    let known = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary]
    #expect((known as? [String: Any])?[kCGImagePropertyGIFLoopCount] == nil)
    #expect(CGImageSourceGetCount(source) == 2)
  }
}

import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

@Suite struct PictureEndTests {
  private static func bitmap() throws -> Bitmap {
    let bitmap = try #require(Bitmap(width: 24, height: 24))
    var random = SplitMix64(seed: 3)
    for index in 0..<24 * 24 {
      let color = UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
      bitmap.data.storeBytes(
        of: color,
        toByteOffset: index / 24 * bitmap.bytesPerRow + index % 24 * 4,
        as: UInt32.self
      )
    }
    return bitmap
  }

  private static func bmp() -> Data {
    var data = Data("BM".utf8)
    func add(_ number: UInt32) {
      withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
    add(54 + 12 * 4)
    add(0)
    add(54)
    add(40)
    add(4)
    add(4)
    add(1 | 24 << 16)
    for _ in 0..<6 { add(0) }
    data.append(contentsOf: (0..<48).map { UInt8($0) })
    return data
  }

  private static func files() throws -> [(String, Data)] {
    let bitmap = try bitmap()
    let samples = Data((0..<300).map { UInt8($0 % 251) })
    return [
      ("png", try #require(ImageEncoder.png(bitmap))),
      ("jpeg", try #require(ImageEncoder.jpeg(bitmap, quality: 0.8))), ("bmp", bmp()),
      ("ppm", Data("P6\n# made by hand\n10 10 255\n".utf8) + samples),
      ("pgm", Data("P2 2 2 9 1 2 3 4\n".utf8)), ("pbm", Data("P1 4 2\n0101\n1010\n".utf8)),
    ]
  }

  @Test func `whole files have their end`() throws {
    for (format, data) in try Self.files() {
      #expect(!PictureEnd.isMissing(data), "\(format)")
      #expect(!PictureEnd.isMissing(data + Data([0, 1, 2])), "\(format) with a rest")
      let findings = UIKitDiagnostics.recording {
        #expect(ImageDecoder.decode(data, name: format) != nil, "\(format)")
      }
      #expect(findings.isEmpty, "\(format)")
    }
  }

  @Test func `files that end too early are told wherever they end`() throws {
    for (format, data) in try Self.files() {
      for share in [30, 60, 90] {
        let part = data.prefix(data.count * share / 100)
        let findings = UIKitDiagnostics.recording { _ = ImageDecoder.decode(part, name: format) }
        #expect(findings.map(\.code) == ["TSK-IMAGE"], "\(format), \(share) %")
      }
    }
  }

  @Test func `every beginning of a file is looked at without harm`() throws {
    for (_, data) in try Self.files() {
      for count in 0..<min(data.count, 400) { _ = PictureEnd.isMissing(data.prefix(count)) }
    }
    #expect(PictureEnd.isMissing(Data([0, 0, 1, 0, 1, 0, 16, 16])))
    #expect(!PictureEnd.isMissing(Data("GIF89a".utf8)))
  }

  @Test func `a small file that claims many pixels is refused before there is memory for them`() {
    var header = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    header += Data("IHDR".utf8) + Data([0, 0, 0x40, 0, 0, 0, 0x20, 0, 1, 0, 0, 0, 0])
    // The check sum of these 17 bytes.
    header += Data([0x0A, 0x05, 0x61, 0xCC])
    let findings = UIKitDiagnostics.recording {
      #expect(ImageDecoder.decode(header + Data(count: 16_000), name: "bomb.png") == nil)
    }
    #expect(findings.map(\.code) == ["TSK-IMAGE"])
  }
}

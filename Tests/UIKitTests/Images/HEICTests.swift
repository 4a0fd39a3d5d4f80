import CoreGraphics
import Diagnostics
import Foundation
import Testing

@testable import UIKit

@Suite struct HEICTests {
  /// Pictures of 64 by 32 pixels, red on the left and blue on the right.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Fixtures/Images").standardizedFileURL.path

  /// The colours at a place, rounded, since the format is lossy.
  private func color(_ image: UIImage?, _ x: Int, _ y: Int) -> [Int] {
    guard let bitmap = image?.cgImage?.bitmap else { return [] }
    let pixel = bitmap[x, y].argb
    return [24, 16, 8, 0].map { shift in
      Int((Double(pixel >> shift & 0xFF) / 51).rounded()) * 51
    }
  }

  @Test func `a file is decoded`() {
    let image = UIImage(contentsOfFile: Self.folder + "/plain.heic")
    #expect(image?.size == CGSize(width: 64, height: 32))
    #expect(image?.imageOrientation == .up)
    #expect(color(image, 8, 16) == [255, 255, 0, 0])
    #expect(color(image, 56, 16) == [255, 0, 0, 255])
  }

  @Test func `what is clear stays clear`() {
    let image = UIImage(contentsOfFile: Self.folder + "/alpha.heic")
    #expect(color(image, 8, 16) == [255, 255, 0, 0])
    // Half of blue, premultiplied.
    let half = image?.cgImage?.bitmap[56, 8].argb ?? 0
    #expect(abs(Int(half >> 24) - 128) < 5)
    #expect(abs(Int(half & 0xFF) - 128) < 10)
    #expect(color(image, 56, 26) == [0, 0, 0, 0])
  }

  @Test func `a picture that is stored turned is decoded upright`() {
    let image = UIImage(contentsOfFile: Self.folder + "/turned.heic")
    #expect(image?.size == CGSize(width: 32, height: 64))
    #expect(image?.imageOrientation == .up)
    #expect(color(image, 16, 8) == [255, 255, 0, 0])
    #expect(color(image, 16, 56) == [255, 0, 0, 255])
  }

  @Test func `catalogs and names find it`() throws {
    let folder = try TemporaryFolder()
    let data = try #require(FileManager.default.contents(atPath: Self.folder + "/plain.heic"))
    try folder.write(data, "loose@2x.heic")
    try folder.write(data, "A.xcassets/photo.imageset/p.heic")
    try folder.write(
      "{\"images\": [{\"filename\": \"p.heic\", \"idiom\": \"universal\", \"scale\": \"2x\"}]}",
      "A.xcassets/photo.imageset/Contents.json"
    )
    let traits = UITraitCollection { $0.displayScale = 2 }
    for name in ["loose", "loose.heic", "photo"] {
      let image = UIImage(named: name, in: folder.bundle, compatibleWith: traits)
      #expect(image?.size == CGSize(width: 32, height: 16), "\(name)")
    }
    #expect(UIImage(data: data)?.size == CGSize(width: 64, height: 32))
  }

  @Test func `a torn file is told`() throws {
    let data = try #require(FileManager.default.contents(atPath: Self.folder + "/plain.heic"))
    let findings = UIKitDiagnostics.recording {
      #expect(UIImage(data: data.prefix(200)) == nil)
    }
    #expect(findings.map(\.code) == ["TSK-IMAGE"])
  }
}

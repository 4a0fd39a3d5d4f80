import CoreGraphics
import Diagnostics
import Foundation
import Testing

@testable import UIKit

@Suite struct ImageFileTests {
  private func png(_ rows: [String]) throws -> Data {
    try #require(UIImage(cgImage: Picture.make(rows)).pngData())
  }

  private func traits(
    _ scale: CGFloat,
    _ idiom: UIUserInterfaceIdiom = .phone
  )
    -> UITraitCollection
  {
    UITraitCollection {
      $0.displayScale = scale
      $0.userInterfaceIdiom = idiom
    }
  }

  @Test func `files are found by scale and device`() throws {
    let folder = try TemporaryFolder()
    try folder.write(png(["R"]), "sign.png")
    try folder.write(png(["GG"]), "sign@2x.png")
    try folder.write(png(["BBB"]), "sign@3x.png")
    try folder.write(png(["WWWW"]), "sign@2x~ipad.png")
    try folder.write(png(["KK"]), "Nested/only@2x.png")
    func letters(_ name: String, _ traits: UITraitCollection) -> [String] {
      let image = UIImage(named: name, in: folder.bundle, compatibleWith: traits)
      return Picture.letters(image?.cgImage)
    }
    #expect(letters("sign", traits(1)) == ["R"])
    #expect(letters("sign", traits(2)) == ["GG"])
    #expect(letters("sign.png", traits(3)) == ["BBB"])
    #expect(letters("sign", traits(2, .pad)) == ["WWWW"])
    #expect(letters("Nested/only", traits(3)) == ["KK"])
    let image = UIImage(named: "sign", in: folder.bundle, compatibleWith: traits(3))
    #expect(image?.scale == CGFloat(3))
    #expect(image?.size == CGSize(width: 1, height: 1.0 / 3))
  }

  @Test func `the same name gives equal images`() throws {
    let folder = try TemporaryFolder()
    try folder.write(png(["R"]), "sign.png")
    let a = UIImage(named: "sign", in: folder.bundle, compatibleWith: nil)
    let b = UIImage(named: "sign", in: folder.bundle, compatibleWith: nil)
    #expect(a != nil)
    #expect(a == b)
  }

  @Test func `a path's name tells the scale`() throws {
    let folder = try TemporaryFolder()
    try folder.write(png(["RG", "BW"]), "photo@2x.png")
    let exact = UIImage(contentsOfFile: folder.path + "/photo@2x.png")
    #expect(exact?.size == CGSize(width: 1, height: 1))
    let found = UIImage(contentsOfFile: folder.path + "/photo.png")
    #expect(found?.size == CGSize(width: 1, height: 1))
    let findings = UIKitDiagnostics.recording {
      #expect(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
      #expect(UIImage(contentsOfFile: "") == nil)
    }
    #expect(findings.isEmpty)
  }

  @Test func `drawings are drawn at the scale`() throws {
    let folder = try TemporaryFolder()
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='2'>"
      + "<rect width='4' height='2' fill='#f00'/></svg>"
    try folder.write(svg, "plate.svg")
    let image = UIImage(named: "plate", in: folder.bundle, compatibleWith: traits(3))
    #expect(image?.size == CGSize(width: 4, height: 2))
    #expect(image?.cgImage?.width == 12)
    #expect(Picture.letters(image?.cgImage).first == "RRRRRRRRRRRR")
  }

  @Test func `data has the scale it is given`() throws {
    let data = try png(["RG", "BW"])
    #expect(UIImage(data: data)?.size == CGSize(width: 2, height: 2))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 1, height: 1))
    let jpeg = try #require(UIImage(data: data)?.jpegData(compressionQuality: 1))
    #expect(jpeg.starts(with: [0xFF, 0xD8, 0xFF]))
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 2, height: 2))
  }

  @Test func `damaged files are named and nil`() throws {
    let folder = try TemporaryFolder()
    let good = try png(["RGBW", "RGBW"])
    try folder.write(good.prefix(good.count / 2), "torn.png")
    try folder.write("no picture at all", "text.png")
    try folder.write(Data(), "empty.png")
    // A header that claims 30000 × 30000 pixels.
    var lying = good
    lying.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    try folder.write(lying, "lying.png")
    try folder.write("<svg xmlns='http://www.w3.org/2000/svg'><rect", "torn.svg")
    for name in ["torn.png", "text.png", "empty.png", "lying.png", "torn.svg"] {
      let findings = UIKitDiagnostics.recording {
        #expect(UIImage(contentsOfFile: "\(folder.path)/\(name)") == nil)
      }
      #expect(findings.first?.code == "TSK-IMAGE")
      #expect(findings.first?.place.hasSuffix(name) == true)
    }
  }

  @Test func `a name that means nothing is nil and named`() throws {
    let folder = try TemporaryFolder()
    let findings = UIKitDiagnostics.recording {
      #expect(UIImage(named: "nowhere", in: folder.bundle, compatibleWith: nil) == nil)
      #expect(UIImage(named: "", in: folder.bundle, compatibleWith: nil) == nil)
    }
    #expect(findings.map(\.code) == ["TSK-IMAGE-NAME", "TSK-IMAGE-NAME"])
    #expect(findings.first?.place.contains("nowhere") == true)
  }
}

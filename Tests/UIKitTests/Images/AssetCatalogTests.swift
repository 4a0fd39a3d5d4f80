import CoreGraphics
import Diagnostics
import Foundation
import Testing

@testable import UIKit

@Suite struct AssetCatalogTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    func png(_ rows: [String]) -> Data? { UIImage(cgImage: Picture.make(rows)).pngData() }
    let set = "Assets.xcassets/Signs/flag.imageset"
    try folder.write(png(["W"]), "\(set)/light.png")
    try folder.write(png(["RR", "RR"]), "\(set)/light@2x.png")
    try folder.write(png(["KK", "KK"]), "\(set)/dark@2x.png")
    try folder.write(
      """
      {"images": [
        {"filename": "light.png", "idiom": "universal", "scale": "1x"},
        {"filename": "light@2x.png", "idiom": "universal", "scale": "2x"},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "filename": "dark@2x.png", "idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"}
      ], "info": {"author": "xcode", "version": 1},
      "properties": {"template-rendering-intent": "template"}}
      """,
      "\(set)/Contents.json"
    )
    try folder.write(png(["RGBRGB"]), "Assets.xcassets/bubble.imageset/b@2x.png")
    try folder.write(
      """
      {"images": [{"filename": "b@2x.png", "idiom": "universal", "scale": "2x",
        "resizing": {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 1},
          "cap-insets": {"left": 2, "right": 2}}}]}
      """,
      "Assets.xcassets/bubble.imageset/Contents.json"
    )
    try folder.write(
      "{\"properties\": {\"provides-namespace\": true}}",
      "Assets.xcassets/Deep/Contents.json"
    )
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1.000", "green": "0", "blue": "0xFF", "alpha": "0.5"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb",
          "components": {"red": "0", "green": "255", "blue": "0", "alpha": "1.000"}}}
      ]}
      """,
      "Assets.xcassets/Deep/brand.colorset/Contents.json"
    )
    try folder.write(
      """
      {"colors": [{"idiom": "universal",
        "color": {"platform": "ios", "reference": "systemBlueColor"}}]}
      """,
      "Assets.xcassets/link.colorset/Contents.json"
    )
    try folder.write("{ broken", "Assets.xcassets/broken.colorset/Contents.json")
  }

  private func traits(_ scale: CGFloat, _ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection {
      $0.displayScale = scale
      $0.userInterfaceStyle = style
    }
  }

  private func image(_ name: String, _ scale: CGFloat, _ style: UIUserInterfaceStyle) -> UIImage? {
    UIImage(named: name, in: folder.bundle, compatibleWith: traits(scale, style))
  }

  @Test func `variants are chosen by scale and style`() throws {
    _ = UIKitDiagnostics.recording {
      #expect(Picture.letters(image("flag", 1, .light)?.cgImage) == ["W"])
      #expect(Picture.letters(image("flag", 2, .light)?.cgImage) == ["RR", "RR"])
      #expect(Picture.letters(image("flag", 3, .light)?.cgImage) == ["RR", "RR"])
      #expect(Picture.letters(image("flag", 2, .dark)?.cgImage) == ["KK", "KK"])
      #expect(Picture.letters(image("flag", 1, .dark)?.cgImage) == ["KK", "KK"])
      #expect(image("flag", 2, .light)?.size == CGSize(width: 1, height: 1))
      #expect(image("flag", 2, .light)?.renderingMode == .alwaysTemplate)
      #expect(image("flag", 2, .light)?.imageAsset != nil)
      #expect(Picture.letters(image("flag.pdf", 2, .light)?.cgImage) == ["RR", "RR"])
    }
  }

  @Test func `an image's asset gives its other variants`() {
    _ = UIKitDiagnostics.recording {
      let light = image("flag", 2, .light)
      let dark = light?.imageAsset?.image(with: traits(2, .dark))
      #expect(Picture.letters(dark?.cgImage) == ["KK", "KK"])
      #expect(dark?.imageAsset === light?.imageAsset)
    }
  }

  @Test func `slices are in pixels of the file`() {
    _ = UIKitDiagnostics.recording {
      let bubble = image("bubble", 2, .light)
      #expect(bubble?.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
      #expect(bubble?.resizingMode == .stretch)
    }
  }

  @Test func `colours follow the style`() throws {
    _ = try UIKitDiagnostics.recording {
      let color = try #require(UIColor(named: "Deep/brand", in: folder.bundle, compatibleWith: nil))
      let light = color.fixed(under: traits(2, .light))
      #expect(light == CGColor(red: 1, green: 0, blue: 1, alpha: 0.5))
      #expect(color.fixed(under: traits(2, .dark)) == CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      let fixed = UIColor(
        named: "Deep/brand",
        in: folder.bundle,
        compatibleWith: traits(2, .dark)
      )
      #expect(fixed?.isFixed == true)
      #expect(UIColor(named: "link", in: folder.bundle, compatibleWith: nil) == .systemBlue)
    }
  }

  @Test func `what is damaged or missing is named`() {
    let findings = UIKitDiagnostics.recording {
      #expect(UIColor(named: "broken", in: folder.bundle, compatibleWith: nil) == nil)
      #expect(UIColor(named: "brand", in: folder.bundle, compatibleWith: nil) == nil)
    }
    #expect(findings.map(\.code) == ["TSK-ASSET", "TSK-COLOR-NAME", "TSK-COLOR-NAME"])
    #expect(findings.first?.place.hasSuffix("broken.colorset/Contents.json") == true)
  }
}

import CoreGraphics
import Diagnostics
import Foundation
import InterfaceFiles
import Testing

@testable import UIKit

/// What Apple's Asset Catalog Format Reference says of each key.
@Suite struct CatalogFormatTests {
  private func png(_ rows: [String]) -> Data? { UIImage(cgImage: Picture.make(rows)).pngData() }

  private func traits(
    _ scale: CGFloat = 1,
    _ change: (inout any UIMutableTraits) -> Void = { _ in }
  ) -> UITraitCollection {
    UITraitCollection {
      $0.displayScale = scale
      $0.userInterfaceIdiom = .phone
      $0.userInterfaceStyle = .light
      $0.layoutDirection = .leftToRight
      $0.accessibilityContrast = .normal
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      change(&$0)
    }
  }

  /// A catalog with the set `sign`, whose files are one pixel of the letter they are called.
  private func folder(_ entries: [String], _ properties: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for letter in ["R", "G", "B", "W", "K"] {
      try folder.write(png([letter]), "A.xcassets/sign.imageset/\(letter).png")
    }
    try folder.write(
      "{\"images\": [\(entries.joined(separator: ","))], \"properties\": {\(properties)}}",
      "A.xcassets/sign.imageset/Contents.json"
    )
    return folder
  }

  private func entry(_ letter: String, _ rest: String = "") -> String {
    "{\"filename\": \"\(letter).png\", \"scale\": \"1x\"\(rest.isEmpty ? "" : ", \(rest)")}"
  }

  private func letter(_ folder: TemporaryFolder, _ traits: UITraitCollection) -> String? {
    let image = UIImage(named: "sign", in: folder.bundle, compatibleWith: traits)
    return Picture.letters(image?.cgImage).first
  }

  // MARK: Which file

  @Test func `devices have their own files, and none of watches and shops`() throws {
    let folder = try folder([
      entry("R", "\"idiom\": \"universal\""), entry("G", "\"idiom\": \"ipad\""),
      entry("B", "\"idiom\": \"watch\", \"screen-width\": \"<=145\""),
      entry("W", "\"idiom\": \"ios-marketing\""),
      entry("K", "\"idiom\": \"ipad\", \"subtype\": \"mac-catalyst\""),
    ])
    #expect(letter(folder, traits()) == "R")
    #expect(letter(folder, traits { $0.userInterfaceIdiom = .pad }) == "G")
  }

  @Test func `a kind of screen does not replace the plain file`() throws {
    let folder = try folder([
      entry("R", "\"idiom\": \"iphone\""),
      entry("G", "\"idiom\": \"iphone\", \"subtype\": \"retina4\""),
    ])
    #expect(letter(folder, traits()) == "R")
  }

  @Test func `wide gamut is for other screens, whatever the order`() throws {
    for entries in [
      [entry("R", "\"display-gamut\": \"sRGB\""), entry("G", "\"display-gamut\": \"display-P3\"")],
      [entry("G", "\"display-gamut\": \"display-P3\""), entry("R", "\"display-gamut\": \"sRGB\"")],
    ] {
      #expect(letter(try folder(entries), traits()) == "R")
    }
    let wide = try folder([entry("G", "\"display-gamut\": \"display-P3\"")])
    #expect(letter(wide, traits()) == "G")
  }

  @Test func `the ablest device's file is taken`() throws {
    let folder = try folder([
      entry("G", "\"memory\": \"4GB\""), entry("R"), entry("B", "\"memory\": \"1GB\""),
    ])
    #expect(letter(folder, traits()) == "G")
  }

  @Test func `appearances are luminosity and contrast`() throws {
    func looks(_ pairs: [(String, String)]) -> String {
      let list = pairs.map { "{\"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\"}" }
      return "\"appearances\": [\(list.joined(separator: ","))]"
    }
    let folder = try folder([
      entry("R"), entry("K", looks([("luminosity", "dark")])),
      entry("W", looks([("contrast", "high")])),
      entry("B", looks([("luminosity", "light"), ("contrast", "high")])),
    ])
    #expect(letter(folder, traits()) == "R")
    #expect(letter(folder, traits { $0.userInterfaceStyle = .dark }) == "K")
    #expect(letter(folder, traits { $0.accessibilityContrast = .high }) == "B")
    let both = traits {
      $0.accessibilityContrast = .high
      $0.userInterfaceStyle = .dark
    }
    #expect(letter(folder, both) == "K")
  }

  @Test func `size classes decide`() throws {
    let folder = try folder([
      entry("R"), entry("G", "\"width-class\": \"regular\""),
      entry("B", "\"height-class\": \"compact\""),
    ])
    #expect(letter(folder, traits()) == "R")
    #expect(letter(folder, traits { $0.horizontalSizeClass = .regular }) == "G")
    #expect(letter(folder, traits { $0.verticalSizeClass = .compact }) == "B")
  }

  @Test func `languages have their own files`() throws {
    let entries = [entry("G", "\"locale\": \"de\""), entry("R"), entry("B", "\"locale\": \"ja\"")]
    let text = "{\"images\": [\(entries.joined(separator: ","))]}"
    let asset = try DescriptionMistake.decode(ImageDescription.self, Data(text.utf8))
    let files = try folder([])
    let folder = files.path + "/A.xcassets/sign.imageset"
    func shown(_ languages: [String]) -> String? {
      let image = asset.asset(in: folder, languages: languages).variant(for: traits())
      return Picture.letters(image?.cgImage).first
    }
    #expect(shown(["fr", "en"]) == "R")
    #expect(shown(["ja", "de"]) == "B")
    #expect(shown(["de"]) == "G")
  }

  // MARK: Direction

  private func directed(_ entries: [(String, String?)]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(png(["RG"]), "A.xcassets/sign.imageset/a.png")
    try folder.write(png(["BW"]), "A.xcassets/sign.imageset/b.png")
    let list = entries.map { name, direction in
      "{\"filename\": \"\(name).png\", \"scale\": \"1x\""
        + (direction.map { ", \"language-direction\": \"\($0)\"" } ?? "") + "}"
    }
    try folder.write(
      "{\"images\": [\(list.joined(separator: ","))]}",
      "A.xcassets/sign.imageset/Contents.json"
    )
    return folder
  }

  @Test(
    "Files for a direction are mirrored in the other, where it has none",
    arguments: [
      ([("a", nil)], "RG", "RG"), ([("a", "left-to-right")], "RG", "GR"),
      ([("a", "right-to-left")], "GR", "RG"),
      ([("a", "left-to-right"), ("b", "right-to-left")], "RG", "BW"),
    ] as [([(String, String?)], String, String)]
  )
  func direction(_ entries: [(String, String?)], _ left: String, _ right: String) throws {
    let folder = try directed(entries)
    for (isRight, expected) in [(false, left), (true, right)] {
      let traits = traits { $0.layoutDirection = isRight ? .rightToLeft : .leftToRight }
      let image = UIImage(named: "sign", in: folder.bundle, compatibleWith: traits)
      let shown = image?.reading(isRight).pixels(under: traits)
      #expect(Picture.letters(shown) == [expected])
    }
  }

  // MARK: How it is shown

  @Test(arguments: [("template", 2), ("original", 1), ("", 0)])
  func `the rendering intent is the mode`(_ intent: String, _ mode: Int) throws {
    let words = intent.isEmpty ? "" : "\"template-rendering-intent\": \"\(intent)\""
    let folder = try folder([entry("R")], words)
    let image = UIImage(named: "sign", in: folder.bundle, compatibleWith: traits())
    #expect(image?.renderingMode.rawValue == mode)
  }

  @Test func `images that are called templates are some`() throws {
    let folder = try TemporaryFolder()
    for name in ["starTemplate", "star"] {
      try folder.write(png(["R"]), "A.xcassets/\(name).imageset/R.png")
      try folder.write(
        "{\"images\": [\(entry("R"))]}",
        "A.xcassets/\(name).imageset/Contents.json"
      )
    }
    let image = UIImage(named: "starTemplate", in: folder.bundle, compatibleWith: traits())
    #expect(image?.renderingMode == .alwaysTemplate)
    let plain = UIImage(named: "star", in: folder.bundle, compatibleWith: traits())
    #expect(plain?.renderingMode == .automatic)
  }

  private func sliced(_ resizing: String) throws -> UIImage {
    let folder = try TemporaryFolder()
    try folder.write(png(["RGBWK.", "RGBWK.", "RRBBKK", "RGBWK."]), "A.xcassets/s.imageset/a.png")
    try folder.write(
      "{\"images\": [{\"filename\": \"a.png\", \"scale\": \"1x\", \"resizing\": \(resizing)}]}",
      "A.xcassets/s.imageset/Contents.json"
    )
    return try #require(UIImage(named: "s", in: folder.bundle, compatibleWith: traits()))
  }

  @Test func `a picture in three parts leaves out what is behind its middle`() throws {
    let image = try sliced(
      """
      {"mode": "3-part-horizontal", "center": {"mode": "tile", "width": 2},
       "cap-insets": {"left": 1, "right": 1, "top": 3}}
      """
    )
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    #expect(image.resizingMode == .tile)
    #expect(Picture.letters(image.cgImage) == ["RGB.", "RGB.", "RRBK", "RGB."])
  }

  @Test func `a picture in nine parts stretches, also with the old spelling`() throws {
    let image = try sliced(
      """
      {"mode": "9-part", "center": {"mode": "fill", "width": 1, "height": 1},
       "capInsets": {"left": 1, "right": 2, "top": 1, "bottom": 1}}
      """
    )
    #expect(image.capInsets == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 2))
    #expect(image.resizingMode == .stretch)
    #expect(Picture.letters(image.cgImage) == ["RGK.", "RGK.", "RGK."])
    let drawn = Picture.drawn(6, 3) { image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 3)) }
    #expect(drawn == ["RGGGK.", "RGGGK.", "RGGGK."])
  }

  @Test func `a picture in three parts one above the other`() throws {
    let image = try sliced(
      """
      {"mode": "3-part-vertical", "center": {"mode": "stretch", "height": 1},
       "cap-insets": {"top": 1, "bottom": 1}}
      """
    )
    #expect(image.capInsets == UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0))
    #expect(Picture.letters(image.cgImage).count == 3)
    #expect(image.size.width == CGFloat(6))
  }

  // MARK: Folders

  @Test func `groups, atlases and names with folders`() throws {
    let folder = try TemporaryFolder()
    func put(_ path: String, _ letter: String) throws {
      try folder.write(png([letter]), "A.xcassets/\(path).imageset/\(letter).png")
      try folder.write(
        "{\"images\": [\(entry(letter))]}",
        "A.xcassets/\(path).imageset/Contents.json"
      )
    }
    let spaced = "{\"properties\": {\"provides-namespace\": true}}"
    try put("Plain/one", "R")
    try put("Spaced/two", "G")
    try put("Spaced/Inner/three", "B")
    try put("Walk.spriteatlas/four", "W")
    try put("Run.spriteatlas/five", "K")
    try folder.write(spaced, "A.xcassets/Spaced/Contents.json")
    try folder.write(spaced, "A.xcassets/Spaced/Inner/Contents.json")
    try folder.write(spaced, "A.xcassets/Run.spriteatlas/Contents.json")
    let names = [
      "one": "R", "Spaced/two": "G", "Spaced/Inner/three": "B", "four": "W", "Run/five": "K",
    ]
    for (name, expected) in names {
      let image = UIImage(named: name, in: folder.bundle, compatibleWith: traits())
      #expect(Picture.letters(image?.cgImage) == [expected], "\(name)")
    }
  }

  // MARK: Icons, data, colours

  @Test func `the app's icon is found by its name`() throws {
    let folder = try TemporaryFolder()
    let set = "A.xcassets/AppIcon.appiconset"
    try folder.write(png(["RR", "RR"]), "\(set)/home.png")
    try folder.write(png(["G"]), "\(set)/small.png")
    try folder.write(
      """
      {"images": [
        {"size": "29x29", "idiom": "iphone", "filename": "small.png", "scale": "1x"},
        {"size": "60x60", "idiom": "iphone", "filename": "home.png", "scale": "2x"},
        {"size": "1024x1024", "idiom": "ios-marketing", "scale": "1x"}]}
      """,
      "\(set)/Contents.json"
    )
    for name in ["AppIcon", "AppIcon60x60"] {
      let image = UIImage(named: name, in: folder.bundle, compatibleWith: traits(2))
      #expect(image?.size == CGSize(width: 1, height: 1), "\(name)")
    }
    let small = UIImage(named: "AppIcon29x29", in: folder.bundle, compatibleWith: traits(1))
    #expect(Picture.letters(small?.cgImage) == ["G"])
  }

  @Test func `an icon of one large picture is as large as on the home screen`() throws {
    let folder = try TemporaryFolder()
    let large = Bitmap(width: 1024, height: 1024).map { UIImage(cgImage: CGImage(bitmap: $0)) }
    try folder.write(large?.pngData(), "A.xcassets/AppIcon.appiconset/i.png")
    try folder.write(
      """
      {"images": [{"size": "1024x1024", "idiom": "universal", "platform": "ios",
        "filename": "i.png"}]}
      """,
      "A.xcassets/AppIcon.appiconset/Contents.json"
    )
    let image = UIImage(named: "AppIcon", in: folder.bundle, compatibleWith: traits(2))
    #expect(abs(Double(image?.size.width ?? 0) - 60) < 1e-9)
  }

  @Test func `data is for devices and has the type of its ending`() throws {
    let folder = try TemporaryFolder()
    let set = "A.xcassets/facts.dataset"
    for name in ["all.json", "phone.json", "watch.json"] {
      try folder.write(name, "\(set)/\(name)")
    }
    try folder.write(
      """
      {"data": [{"filename": "watch.json", "idiom": "watch"},
        {"filename": "phone.json", "idiom": "iphone"},
        {"filename": "all.json", "idiom": "universal"}]}
      """,
      "\(set)/Contents.json"
    )
    let bundle = try #require(folder.bundle)
    let asset = try #require(NSDataAsset(name: "facts", bundle: bundle))
    #expect(asset.typeIdentifier == "public.json")
    #expect(String(decoding: asset.data, as: UTF8.self).hasSuffix(".json"))
    #expect(String(decoding: asset.data, as: UTF8.self) != "watch.json")
  }

  @Test func `colours are for screens of sRGB, and an opacity of one is whole`() throws {
    func color(_ gamut: String, _ red: String) -> String {
      """
      {"idiom": "universal", "display-gamut": "\(gamut)", "color": {"color-space": "srgb",
        "components": {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1"}}}
      """
    }
    let folder = try TemporaryFolder()
    try folder.write(
      "{\"colors\": [\(color("display-P3", "0.25")), \(color("sRGB", "255"))]}",
      "A.xcassets/c.colorset/Contents.json"
    )
    let found = try #require(UIColor(named: "c", in: folder.bundle, compatibleWith: traits()))
    #expect(found.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `resources are images and colours`() throws {
    let folder = try folder([entry("R")])
    try folder.write(
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"components\": {\"white\": \"1.0\"}}}]}",
      "A.xcassets/c.colorset/Contents.json"
    )
    let bundle = try #require(folder.bundle)
    let resource = ImageResource(name: "sign", bundle: bundle)
    #expect(resource == ImageResource(name: "sign", bundle: bundle))
    #expect(Picture.letters(UIImage(resource: resource).cgImage) == ["R"])
    let color = UIColor(resource: ColorResource(name: "c", bundle: bundle))
    #expect(color.cgColor.components?.first == CGFloat(1))
    let findings = UIKitDiagnostics.recording {
      #expect(UIImage(resource: ImageResource(name: "none", bundle: bundle)).cgImage == nil)
      #expect(UIColor(resource: ColorResource(name: "none", bundle: bundle)).cgColor.alpha == 0)
    }
    #expect(findings.map(\.code) == ["TSK-IMAGE-NAME", "TSK-COLOR-NAME"])
  }

  // MARK: Mistakes

  @Test func `a file that is not there is told, and another one shown`() throws {
    let folder = try folder([entry("R"), entry("X", "\"idiom\": \"iphone\"")])
    var shown: [String?] = []
    let findings = UIKitDiagnostics.recording {
      for _ in 0..<2 { shown.append(letter(folder, traits())) }
    }
    #expect(shown == ["R", "R"])
    let finding = try #require(findings.first)
    #expect(findings.map(\.code) == ["TSK-ASSET-FILE"])
    #expect(finding.place.hasSuffix("sign.imageset/Contents.json"))
    #expect(finding.saw.hasPrefix("no X.png; there: B.png, G.png"))
    #expect(finding.remedy.contains("Put the file there"))
  }

  @Test func `files of data and symbols that are not there are told`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{\"data\": [{\"filename\": \"a.txt\"}]}",
      "A.xcassets/d.dataset/Contents.json"
    )
    try folder.write(
      "{\"symbols\": [{\"filename\": \"a.svg\"}]}",
      "A.xcassets/s.symbolset/Contents.json"
    )
    let bundle = try #require(folder.bundle)
    let findings = UIKitDiagnostics.recording {
      #expect(NSDataAsset(name: "d", bundle: bundle) == nil)
      #expect(UIImage(named: "s", in: bundle, compatibleWith: nil) == nil)
    }
    #expect(
      findings.map(\.code) == [
        "TSK-ASSET-FILE", "TSK-DATA-NAME", "TSK-ASSET-FILE", "TSK-IMAGE-NAME",
      ]
    )
  }

  @Test func `sets without a description or a file that suits are told`() throws {
    let folder = try folder([entry("R", "\"idiom\": \"ipad\"")])
    try folder.write(png(["R"]), "A.xcassets/bare.imageset/a.png")
    let findings = UIKitDiagnostics.recording {
      #expect(letter(folder, traits()) == nil)
      let bare = UIImage(named: "bare", in: folder.bundle, compatibleWith: nil)
      #expect(bare == nil)
    }
    #expect(findings.map(\.code) == ["TSK-ASSET", "TSK-IMAGE-NAME", "TSK-IMAGE-NAME"])
    #expect(findings[0].place.hasSuffix("bare.imageset/Contents.json"))
    #expect(findings[1].what == "The image of this name has no file for this screen.")
  }

  @Test func `a name that is nearly right is guessed`() throws {
    let folder = try folder([entry("R")])
    let findings = UIKitDiagnostics.recording {
      #expect(UIImage(named: "sing", in: folder.bundle, compatibleWith: nil) == nil)
    }
    #expect(findings.first?.remedy.hasPrefix("Did you mean \"sign\"? ") == true)
  }

  @Test func `a picture that lies about itself is told and not shown`() throws {
    let folder = try folder([entry("R")])
    var lying = try #require(png(["R"]))
    lying.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    try folder.write(lying, "A.xcassets/sign.imageset/R.png")
    let findings = UIKitDiagnostics.recording { #expect(letter(folder, traits()) == nil) }
    #expect(findings.map(\.code) == ["TSK-IMAGE", "TSK-IMAGE-NAME"])
    #expect(findings.first?.place.hasSuffix("R.png") == true)
  }
}

import Foundation
import Testing

@testable import tsumiki_translate

@Suite struct AssetSymbolsTests {
  @Test(
    "Names in Swift are those that Xcode gives",
    arguments: [
      ("BGColorOne", "Color", "bgColorOne"), ("AccentColor", "Color", "accent"),
      ("tabbarBackgroundColor", "Color", "tabbarBackground"),
      ("color_FF453A", "Color", "colorFF453A"),
      ("color_24292B", "Color", "color24292B"), ("Wardrobe White", "Color", "wardrobeWhite"),
      ("AppIconImage", "Image", "appIcon"), ("AliceGPT", "Image", "aliceGPT"),
      ("Basket-Filled", "Image", "basketFilled"), ("station-4play", "Image", "station4Play"),
      ("AM-AI-iOS-ClearDark-1024x1024", "Image", "amAIIOSClearDark1024X1024"),
      ("0b3b21ff", "Image", "_0B3B21Ff"), ("1+e2", "Image", "_1E2"), ("images", "Image", "images"),
      ("image_back_icon", "Image", "imageBackIcon"), ("default", "Image", "`default`"),
      ("Image", "Image", "image"),
    ]
  )
  func names(_ name: String, _ kind: String, _ symbol: String) {
    #expect(AssetSymbols.symbol(name, kind: kind) == symbol)
  }

  @Test(arguments: [
    ("#if swift(>=5.9)\na\n#elseif swift(>=5.8)\nb\n#else\nc\n#endif\nd", "a\nd"),
    ("#if swift(<5.9) // old\na\n#else\nb\n#endif", "b"),
    ("#if compiler(>=7)\na\n#endif\nb", "b"),
    ("#if swift(>=5.9) && DEBUG\na\n#else\nb\n#endif", "a\nb"),
    ("#if os(iOS)\n#if swift(<4)\na\n#endif\nb\n#endif", "b"), ("a", "a"),
  ])
  func `code for other versions of Swift does not count`(source: String, rest: String) {
    #expect(SourceWords.withoutOldVersions(source) == rest)
  }

  private func catalog() throws -> URL {
    let catalog = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString)/A.xcassets")
    for path in [
      "pin.imageset", "Signs/my sign.symbolset", "Deep/two.imageset", "brand.colorset",
      "red.colorset", "Brand.colorset",
    ] {
      try FileManager.default.createDirectory(
        at: catalog.appendingPathComponent(path),
        withIntermediateDirectories: true
      )
    }
    try Data("{\"properties\": {\"provides-namespace\": true}}".utf8)
      .write(to: catalog.appendingPathComponent("Deep/Contents.json"))
    return catalog
  }

  @Test func `code that asks for resources gets all of them`() throws {
    let catalog = try catalog()
    defer { try? FileManager.default.removeItem(at: catalog.deletingLastPathComponent()) }
    let symbols = AssetSymbols(catalogs: [catalog])
    let code = try #require(
      symbols.code(
        for: ["let a = UIImage(resource: .pin)", "view.tintColor = .brand; x = .red"],
        bundle: "Bundle.main",
        hasExtensions: true
      )
    )
    for line in [
      "extension ImageResource { static let pin = ImageResource(name: \"pin\", bundle: Bundle.main) }",
      "extension ImageResource { static let mySign = ImageResource(name: \"my sign\", bundle: Bundle.main) }",
      "extension ImageResource { enum Deep {} }",
      "extension ImageResource.Deep { static let two = ImageResource(name: \"Deep/two\", bundle: Bundle.main) }",
      "extension UIColor { static var brand: UIColor { UIColor(resource: ColorResource.brand) } }",
    ] { #expect(code.contains(line), "\(code)") }
    // UIColor has a red, the second brand the name of the first.
    #expect(!code.contains("static var red"))
    #expect(code.components(separatedBy: "static let brand").count == 2)
  }

  @Test func `code that uses nothing of it gets nothing`() throws {
    let catalog = try catalog()
    defer { try? FileManager.default.removeItem(at: catalog.deletingLastPathComponent()) }
    let symbols = AssetSymbols(catalogs: [catalog])
    func code(_ source: String, _ hasExtensions: Bool = true) -> String? {
      symbols.code(for: [source], bundle: "Bundle.main", hasExtensions: hasExtensions)
    }
    #expect(code("let a = UIImage(named: \"pin\")") == nil)
    #expect(code("extension UIImage { static let pin = UIImage() }; let a = UIImage.pin") == nil)
    #expect(code("let a = UIImage.pin", false) == nil)
    #expect(code("let a = UIImage.pin")?.contains("static var pin: UIImage") == true)
  }
}

import CoreGraphics
import Diagnostics
import Foundation
import Testing

@testable import UIKit

@Suite struct SymbolTests {
  private static func traits(_ scale: CGFloat) -> UITraitCollection {
    UITraitCollection { $0.displayScale = scale }
  }

  @Test func `every symbol of the map has a drawing`() {
    #expect(SymbolMap.drawings.count >= 200)
    for (name, drawing) in SymbolMap.drawings {
      #expect(SymbolLibrary.text(of: drawing) != nil, "\(name): \(drawing)")
    }
  }

  @Test func `the page of symbols lists the map`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("../../../Docs/Symbols.md"),
      encoding: .utf8
    )
    var listed: [String: String] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let words = line.split(separator: "`")
      listed[String(words[1])] = String(words[3])
    }
    #expect(listed == SymbolMap.drawings)
  }

  @Test func `a full symbol of 17 points is 20 wide and high`() throws {
    let image = try #require(
      UIImage(systemName: "circle.fill", compatibleWith: Self.traits(3))
    )
    #expect(image.isSymbolImage)
    #expect(image.scale == CGFloat(3))
    #expect(image.size == CGSize(width: 20, height: 20))
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 60)
    #expect(pixels.height == 60)
  }

  @Test func `circles are as wide as the type, with room around them`() throws {
    for name in ["plus.circle", "plus.circle.fill", "info.circle"] {
      let image = try #require(
        UIImage(systemName: name, compatibleWith: Self.traits(3))?
          .applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))
      )
      let ink = try #require(Self.ink(of: image))
      // 21.67 wide in a bar, ending 2 before the margin (picture metrics).
      #expect(abs(CGFloat(ink.width) / 3 - 21.67) < 0.67, "\(name)")
      #expect(abs(image.size.width - CGFloat(ink.maxX) / 3 - 2) < 0.67, "\(name)")
    }
  }

  private static func ink(of image: UIImage) -> PixelRect? {
    guard let bitmap = image.cgImage?.bitmap else { return nil }
    var box: PixelRect?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].argb >> 24 > 127 {
        let pixel = PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }

  @Test(arguments: ["rectangle.on.rectangle", "photo", "car", "flame", "leaf"])
  func `outlines are not filled`(name: String) throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .regular)
    let image = try #require(UIImage(systemName: name, withConfiguration: configuration)?.cgImage)
    #expect(try Double(ink(name, .regular)) < 0.46 * Double(image.width * image.height))
    for other in ["figure.walk", "faceid", "wineglass"] {
      #expect(UIImage(systemName: other) != nil)
    }
  }

  @Test func `sizes follow points and scale`() throws {
    func width(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
      let image = UIImage(systemName: "circle.fill", withConfiguration: configuration)
      return try #require(image).size.width
    }
    let small = try width(.init(pointSize: 17, weight: .regular, scale: .small))
    let medium = try width(.init(pointSize: 17, weight: .regular, scale: .medium))
    let large = try width(.init(pointSize: 17, weight: .regular, scale: .large))
    #expect(small < medium && medium < large)
    #expect(try width(.init(pointSize: 34)) == CGFloat(40))
    #expect(try width(.init(textStyle: .body)) == medium)
    #expect(try width(.init(font: .systemFont(ofSize: 34))) == CGFloat(40))
  }

  @Test func `the middle of a symbol lies in the middle of the capitals`() throws {
    let image = try #require(
      UIImage(systemName: "circle.fill", compatibleWith: Self.traits(2))
    )
    let offset = try #require(image.baselineOffsetFromBottom)
    let capHeight: CGFloat = 17 * 1443 / 2048
    #expect(abs(offset + capHeight / 2 - 10) < 1e-9)
    #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    #expect(image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == CGFloat(3))
  }

  /// How many pixels a symbol covers, in all.
  private func ink(_ name: String, _ weight: UIImage.SymbolWeight) throws -> Int {
    let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
    let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
    let bitmap = try #require(image.cgImage).bitmap
    var total = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { total += Int(bitmap[x, y].alpha) }
    }
    return total / 255
  }

  @Test(
    arguments: [
      "heart", "gearshape", "square.and.arrow.up", "star.circle", "leaf", "leaf.fill",
      "info.circle",
      "lock.fill",
    ]
  )
  func `heavier symbols cover more`(name: String) throws {
    var last = 0
    for weight in [UIImage.SymbolWeight.ultraLight, .light, .regular, .semibold, .black] {
      let ink = try ink(name, weight)
      #expect(ink > last)
      last = ink
    }
  }

  @Test func `symbols are templates until they are given colours`() throws {
    let plain = try #require(UIImage(systemName: "star.fill"))
    #expect(plain.content.isTemplate)
    #expect(!plain.withRenderingMode(.alwaysOriginal).content.isTemplate)
    let red = plain.applyingSymbolConfiguration(.init(hierarchicalColor: .red))
    #expect(red?.content.isTemplate == false)
    let own = plain.applyingSymbolConfiguration(.preferringMulticolor())
    #expect(own?.content.isTemplate == true)
    #expect(UIImage(cgImage: Picture.make(["R"])).applyingSymbolConfiguration(.unspecified) == nil)
  }

  @Test func `a palette colours the sign and what encloses it`() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 68)
      .applying(UIImage.SymbolConfiguration(paletteColors: [.white, .red]))
    let image = try #require(
      UIImage(systemName: "plus.circle.fill", withConfiguration: configuration)
    )
    let shown = try #require(image.shown)
    let letters = Picture.letters(shown)
    let middle = Array(letters[shown.height / 2])
    #expect(middle[shown.width / 2] == "W")
    #expect(middle[shown.width / 8] == "R")
    #expect(letters[0].hasPrefix("."))
  }

  @Test func `signs that are drawn in no circle are put into one`() throws {
    let image = try #require(UIImage(systemName: "paperplane.circle.fill"))
    #expect(image.size == UIImage(systemName: "circle.fill")?.size)
    #expect(SymbolLibrary.drawingName(of: "wifi.square") == "wifi@square")
  }

  @Test func `a missing symbol is nil and named once`() {
    let findings = UIKitDiagnostics.recording {
      #expect(UIImage(systemName: "no.such.symbol") == nil)
      #expect(UIImage(systemName: "../../etc/passwd") == nil)
      #expect(UIImage(systemName: "") == nil)
    }
    #expect(findings.map(\.code) == ["TSK-SYMBOL", "TSK-SYMBOL", "TSK-SYMBOL"])
    #expect(findings.first?.place.contains("no.such.symbol") == true)
  }

  @Test func `symbols that follow the reading direction are mirrored`() throws {
    #expect(UIImage(systemName: "chevron.forward")?.flipsForRightToLeftLayoutDirection == true)
    #expect(UIImage(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection == false)
  }

  @Test func `configurations are put together`() {
    let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    let merged = base.applying(UIImage.SymbolConfiguration(textStyle: .body))
    #expect(merged.values.pointSize == nil)
    #expect(merged.values.weight == .bold)
    #expect(
      merged
        == UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        .applying(UIImage.SymbolConfiguration(weight: .bold))
    )
    let bare = base.configurationWithoutScale().configurationWithoutPointSizeAndWeight()
    #expect(bare == .unspecified)
    let wide = UITraitCollection { $0.horizontalSizeClass = .regular }
    let plain = UIImage.Configuration(traitCollection: wide).applying(base)
    #expect(plain.traitCollection == wide)
    #expect((plain as? UIImage.SymbolConfiguration)?.values == base.values)
  }

  @Test func `weights of fonts and symbols go together`() {
    for weight in [UIImage.SymbolWeight.ultraLight, .thin, .light, .regular, .medium, .black] {
      #expect(weight.fontWeight().symbolWeight() == weight)
    }
    #expect(UIFont.Weight(0.37).symbolWeight() == .bold)
  }
}

import CoreGraphics
import Diagnostics
import Foundation
import Testing

@testable import UIKit

@Suite struct SymbolTemplateTests {
  private func traits(_ scale: CGFloat) -> UITraitCollection {
    UITraitCollection { $0.displayScale = scale }
  }

  /// The symbol at 100 points on a screen of one pixel a point, where a unit is a pixel.
  private func image(
    _ folder: TemporaryFolder,
    _ weight: UIImage.SymbolWeight = .regular,
    _ scale: UIImage.SymbolScale = .small
  ) throws -> UIImage {
    let configuration = UIImage.SymbolConfiguration(pointSize: 100, weight: weight, scale: scale)
      .applying(UIImage.Configuration(traitCollection: traits(1)))
    return try #require(UIImage(named: "app.bar", in: folder.bundle, with: configuration))
  }

  /// The box around what is covered, in pixels of the image.
  private func ink(_ image: UIImage) -> CGRect {
    guard let bitmap = image.cgImage?.bitmap else { return .null }
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 127 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func `a symbol of the catalog is one like the system's`() throws {
    let folder = try SymbolSheet().bundle()
    let image = try #require(
      UIImage(named: "app.bar", in: folder.bundle, compatibleWith: traits(2))
    )
    #expect(image.isSymbolImage)
    #expect(image.content.isTemplate)
    #expect(image.scale == CGFloat(2))
    #expect(image.symbolConfiguration != nil)
    #expect(image.renderingMode == .automatic)
    // 30 units wide and 70 high with its margins, at 17 points and the medium scale.
    let width = 30.0 / 0.783 * 0.17
    #expect(abs(Double(image.size.width) - width) <= 0.5)
    let large = image.applyingSymbolConfiguration(.init(pointSize: 34, weight: .black))
    #expect((large?.size.width ?? 0) > image.size.width * 2)
  }

  @Test func `a design that is drawn is taken as it is`() throws {
    let folder = try SymbolSheet().bundle()
    for (weight, width) in [(UIImage.SymbolWeight.ultraLight, 10), (.regular, 20), (.black, 40)] {
      let image = try image(folder, weight)
      #expect(image.size == CGSize(width: width + 10, height: 70))
      #expect(ink(image) == CGRect(x: 5, y: 0, width: width, height: 70))
      #expect(abs((image.baselineOffsetFromBottom ?? -1)) < 1e-2)
      #expect(image.alignmentRectInsets == .zero)
    }
  }

  @Test func `weights between are drawn between`() throws {
    let folder = try SymbolSheet().bundle()
    let widths = try [
      UIImage.SymbolWeight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy,
      .black,
    ]
    .map { try image(folder, $0).size.width }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
    // Bold lies half way from regular to black.
    #expect(abs(Double(widths[6]) - 40) <= 1)
  }

  @Test func `designs of another build are not mixed`() throws {
    let folder = try SymbolSheet(isUneven: true).bundle()
    #expect(try image(folder, .thin).size.width < 30)
    #expect(try image(folder, .medium).size.width == CGFloat(30))
    #expect(try image(folder, .heavy).size.width == CGFloat(50))
  }

  @Test func `a scale that is not drawn is another one enlarged about the capitals' middle`() throws
  {
    let folder = try SymbolSheet().bundle()
    let small = try image(folder, .regular, .small)
    let medium = try image(folder, .regular, .medium)
    let large = try image(folder, .regular, .large)
    #expect(abs(Double(ink(medium).height) - 70 / 0.783) <= 1)
    #expect(abs(Double(ink(large).height) - 70 * 1.29 / 0.783) <= 1)
    let middle = 70.459 / 2
    for image in [small, medium, large] {
      // The drawing reaches from the baseline to 70, whose middle is nearly that of the capitals.
      let center = Double(image.size.height) / 2 - Double(image.baselineOffsetFromBottom ?? 0)
      #expect(abs(center - middle) < 1)
    }
    #expect((large.baselineOffsetFromBottom ?? 0) > (medium.baselineOffsetFromBottom ?? 0))
  }

  @Test func `a design of the scale goes before one that is enlarged`() throws {
    let folder = try SymbolSheet(designs: ["Regular-S", "Regular-M"]).bundle()
    #expect(try image(folder, .regular, .medium).size == CGSize(width: 30, height: 70))
    // The nearest weight there is.
    #expect(try image(folder, .black, .medium).size == CGSize(width: 30, height: 70))
  }

  @Test func `what reaches over a margin is not aligned`() throws {
    let folder = try SymbolSheet(rightMargin: -8).bundle()
    let image = try image(folder)
    #expect(image.size.width == CGFloat(25))
    #expect(abs(Double(image.alignmentRectInsets.right) - 8) < 1e-2)
    #expect(image.alignmentRectInsets.left == CGFloat(0))
    #expect(image.withAlignmentRectInsets(.zero).alignmentRectInsets == .zero)
    let mirrored = image.withHorizontallyFlippedOrientation()
    #expect(mirrored.alignmentRectInsets.left == image.alignmentRectInsets.right)
  }

  @Test func `without margins the ink is aligned`() throws {
    let folder = try SymbolSheet(hasMargins: false).bundle()
    #expect(try image(folder).size == CGSize(width: 20, height: 70))
  }

  @Test func `levels take the colours of a configuration`() throws {
    let sheet = SymbolSheet(classes: ("hierarchical-0:secondary", "hierarchical-1:primary"))
    let folder = try sheet.bundle()
    let image = try image(folder)
    let palette = try #require(
      image.applyingSymbolConfiguration(.init(paletteColors: [.red, .blue]))
    )
    let pixels = Picture.letters(palette.pixels(under: traits(1)))
    #expect(pixels[5].hasPrefix(".....RRRRRRRRRR."))
    #expect(pixels[30] == ".....BBBBBBBBBBBBBBBBBBBB.....")
    let shades = try #require(
      image.applyingSymbolConfiguration(.init(hierarchicalColor: .black))
    ).pixels(under: traits(1))
    #expect(shades?.bitmap[10, 5].alpha == 255)
    #expect(shades?.bitmap[10, 30].alpha == 127 || shades?.bitmap[10, 30].alpha == 128)
  }

  @Test func `colours of its own are shown where they are preferred`() throws {
    let sheet = SymbolSheet(
      classes: ("multicolor-0:custom", "multicolor-1:systemRedColor"),
      style: ".multicolor-0:custom {fill:#00FF00;opacity:1.0}"
    )
    let image = try image(try sheet.bundle())
    #expect(image.content.isTemplate)
    let coloured = try #require(image.applyingSymbolConfiguration(.preferringMulticolor()))
    #expect(!coloured.content.isTemplate)
    let pixels = try #require(coloured.pixels(under: traits(1)))
    #expect(pixels.bitmap[10, 30].argb == 0xFF00_FF00)
    #expect(pixels.bitmap[10, 5].argb >> 16 & 0xFF > 200)
  }

  @Test func `a layer that clears takes away what lies behind`() throws {
    let sheet = SymbolSheet(
      classes: ("monochrome-0", "monochrome-1"),
      style: ".monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}"
    )
    let image = try image(try sheet.bundle())
    #expect(ink(image) == CGRect(x: 5, y: 10, width: 20, height: 60))
  }

  @Test func `a symbol for one direction is mirrored in the other`() throws {
    let folder = try SymbolSheet().bundle(", \"language-direction\": \"left-to-right\"")
    #expect(try image(folder).flipsForRightToLeftLayoutDirection)
    #expect(try !image(try SymbolSheet().bundle()).flipsForRightToLeftLayoutDirection)
  }

  @Test(
    "Drawings of another form are told",
    arguments: [
      (SymbolSheet(hasGuides: false), "no guides Baseline-S"),
      (SymbolSheet(designs: ["Plain-S"]), "no group Regular-S"),
    ]
  )
  func mistakes(_ sheet: SymbolSheet, _ reason: String) throws {
    let folder = try sheet.bundle()
    let findings = UIKitDiagnostics.recording {
      #expect(UIImage(named: "app.bar", in: folder.bundle, compatibleWith: nil) == nil)
    }
    #expect(findings.map(\.code) == ["TSK-SYMBOL-TEMPLATE", "TSK-IMAGE-NAME"])
    #expect(findings.first?.saw.contains(reason) == true)
    #expect(findings.first?.place.contains("bar.svg:") == true)
  }

  @MainActor @Test(arguments: [true, false])
  func `an image view stands on the line of the text beside it`(_ isFirst: Bool) throws {
    let folder = try SymbolSheet().bundle()
    let icon = UIImageView(image: try image(folder))
    let label = UILabel()
    label.text = "Text"
    label.font = .systemFont(ofSize: 100)
    let row = UIStackView(arrangedSubviews: [icon, label])
    row.alignment = isFirst ? .firstBaseline : .lastBaseline
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      row.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(row)
      screen.step(2)
      // The drawing stands on the baseline.
      let baseline = Double(label.frame.minY + label.baselineOffsets.first)
      #expect(abs(Double(icon.frame.maxY) - baseline) < 1)
      #expect(icon.frame.height > 60)
    }
  }

  @Test func `numbers in texts lie between those of others`() {
    let a = NumberedText("M0,0L10-5Z")
    let b = NumberedText("M 2 4 L 20 -15 Z")
    #expect(a.numbers == [0, 0, 10, -5])
    #expect(a.mixed(with: b, 0.5)?.numbers == [1, 2, 15, -10])
    #expect(a.mixed(with: NumberedText("M0,0L10-5L1 1Z"), 0.5) == nil)
    #expect(NumberedText("a1 1 0 012 3").mixed(with: NumberedText("a2 2 0 014 5"), 0.5) == nil)
  }
}
